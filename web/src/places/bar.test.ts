import { describe, expect, it } from 'vitest'

import { SERVED, SITE } from './bar'

const PATHS = ['/', '/pad', '/rules/harbor', '/table/k3m9x2ab/replay?ply=17', '/position?position=a%20%23']

describe.each([
  ['a server', SERVED, 'https://host.example/table/k3m9x2ab?lang=fr'],
  ['a static site', SITE, 'https://host.example/some/folder/?lang=fr#/table/k3m9x2ab'],
  ['a document in a folder', SITE, 'file:///home/someone/site/index.html#/'],
] as const)('the addresses of %s', (_, bar, here) => {
  it.each(PATHS)('%s is read as it was written', (path) => {
    const { path: read, query } = bar.read(bar.write(path, new URL(here)))
    expect([read, query.replace(/^\?/, '')]).toEqual([path.split('?')[0], path.split('?')[1] ?? ''])
  })

  it.each(PATHS)('%s as a link leads to the same', (path) => {
    expect(bar.read(new URL(bar.link(path), here))).toEqual(bar.read(bar.write(path, new URL(here))))
  })

  it('has room for what is handed over', () => {
    expect(bar.read(new URL(`${bar.write('/pad', new URL(here)).href}#c2=a#b`)).fragment).toBe('c2=a#b')
  })
})

it('a static site is one document, wherever it lies', () => {
  expect(SITE.write('/games', new URL('https://host.example/some/folder/?lang=fr#/pad')).href).toBe(
    'https://host.example/some/folder/#/games',
  )
})
