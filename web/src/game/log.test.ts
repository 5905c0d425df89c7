import { beforeAll, describe, expect, it } from 'vitest'

import { speak } from '../text/text.svelte'
import type { LogEntry } from '../wire/types'
import { type Reader, sayLog, whereaboutsOf } from './log'

beforeAll(() => speak('en'))

const NAMES = ['Ann', 'Ben', 'Cleo']
const line = (code: string, given: Record<string, unknown> = {}) =>
  sayLog({ code, arguments: given } as LogEntry, NAMES, 'classic', { p1: 'Ann', p2: 'Ben' })

describe('the log in words', () => {
  it('tells a move', () => {
    const given = {
      seat: 1,
      architect: 3,
      spot: 'W4',
      square: 'c4',
      face: 'T1m',
      to: 'b2',
      floor: 1,
      mayor: true,
    }
    expect(line('log/moved/placed', given)).toBe(
      'Ben built a Tower Block on b2 with architect 3 and took the Mayor.',
    )
    expect(line('log/moved/placed', { ...given, face: 'T2', floor: 3, mayor: false })).toBe(
      'Ben built a Tower Block on b2, floor 3, with architect 3.',
    )
    expect(line('log/moved/placed', { ...given, face: 'O', mayor: false })).toBe(
      'Ben built an Office Tower on b2 with architect 3.',
    )
    expect(line('log/moved/discarded', { seat: 0, architect: 2, face: 'F1' })).toBe(
      'Ann took a Factory with architect 2 and discarded it.',
    )
    expect(line('log/moved/nothing', { seat: 2, architect: 1, spot: 'E5' })).toBe(
      'Cleo put architect 1 right of row 5 and found nothing to take.',
    )
  })

  it('tells whoever reads it what they did themselves', async () => {
    const entry = { code: 'log/moved/nothing', arguments: { seat: 2, architect: 1, spot: 'E5' } } as LogEntry
    const told = {
      en: 'You put',
      fr: 'Vous avez posé',
      nl: 'Jij legde',
      ru: 'Вы кладёте',
      'pt-BR': 'Você pôs',
    }
    for (const [language, beginning] of Object.entries(told)) {
      await speak(language)
      expect(
        sayLog(entry, NAMES, 'classic', {}, { seat: 2, person: 'p3' }).startsWith(beginning),
        language,
      ).toBe(true)
      expect(
        sayLog(entry, NAMES, 'classic', {}, { seat: 1, person: 'p2' }).startsWith('Cleo'),
        language,
      ).toBe(true)
    }
    await speak('en')
    const agreed = { code: 'log/undo_answered', arguments: { person: 'p2', agrees: true } } as LogEntry
    expect(sayLog(agreed, NAMES, 'classic', { p2: 'Ben' }, { seat: 1, person: 'p2' })).toBe(
      'You agreed to the take-back.',
    )
    expect(sayLog(agreed, NAMES, 'classic', { p2: 'Ben' }, { seat: 0, person: 'p1' })).toBe(
      'Ben agreed to the take-back.',
    )
  })

  it('speaks to whoever reads it', async () => {
    const told = (code: string, reader: Reader) =>
      sayLog(
        { code, arguments: { seat: 1, bot: 'casual' } } as unknown as LogEntry,
        NAMES,
        'classic',
        {},
        reader,
      )
    for (const language of ['fr', 'nl', 'pt-BR', 'ru', 'en']) {
      await speak(language)
      for (const code of ['log/resigned', 'log/given', 'log/returned', 'log/confirmed']) {
        expect(told(code, { seat: 0, person: 'p1' }), code).toContain('Ben')
        expect(told(code, { seat: 1, person: 'p2' }), code).not.toContain('Ben')
      }
    }
    expect(told('log/given', { seat: 1, person: 'p2' })).toMatch(/^A bot is playing for you for now: /)
    expect(told('log/returned', { seat: 1, person: 'p2' })).toBe('You are back.')
  })

  it('tells everything else', () => {
    expect(line('log/dealt', { round: 2 })).toBe('Round 2')
    expect(line('log/undone', { person: 'p2', moves: 2 })).toBe('Ben took back 2 moves.')
    expect(line('log/undo_asked', { person: 'gone', moves: 1 })).toBe('Somebody asked to take back a move.')
    expect(line('log/undo_answered', { person: 'p1', agrees: false })).toBe(
      'Ann did not agree to the take-back.',
    )
    expect(line('log/resigned', { seat: 0, bot: 'skilled' })).toBe('Ann gave up. A bot plays on: Otto.')
    expect(line('log/finished', { winners: [1], scores: [10, 31, 9] })).toBe('Ben won with 31 points.')
    expect(line('log/finished', { winners: [2], scores: [0, -3, 1] })).toBe('Cleo won with 1 point.')
    expect(line('log/finished', { winners: [0, 2], scores: [30, 1, 30] })).toBe(
      'Ann and Cleo shared the win with 30 points each.',
    )
    for (const code of [
      'created',
      'sat',
      'left',
      'bot_sat',
      'started',
      'given',
      'returned',
      'confirmed',
      'ended',
      'rematched',
    ]) {
      expect(line(`log/${code}`, { seat: 1, bot: 'casual', by: 'p1' })).toMatch(/\.$/)
    }
  })
})

it('points at the boards for moves, and nowhere for the rest', () => {
  expect(whereaboutsOf({ code: 'log/dealt', arguments: { round: 2 } })).toBeNull()
  expect(
    whereaboutsOf({
      code: 'log/moved/nothing',
      arguments: { seat: 1, architect: 2, spot: 'N3', square: 'c2' },
    }),
  ).toEqual({ square: 'c2', spot: 'N3', face: null, seat: 1, to: null })
})
