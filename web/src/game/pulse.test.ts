import { beforeEach, expect, test, vi } from 'vitest'

import { Pulse } from './pulse'

const line = {
  playing: vi.fn(() => false),
  waiting: vi.fn(() => false),
  ask: vi.fn(() => true),
  dead: vi.fn(),
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  for (const one of Object.values(line)) one.mockClear()
  line.playing.mockReturnValue(false)
  line.waiting.mockReturnValue(false)
})

/** The server answers at once. */
function answered(pulse: Pulse) {
  line.ask.mockImplementation(() => {
    queueMicrotask(() => pulse.heard())
    return true
  })
}

test('whoever only watches asks seldom, and promises nothing', async () => {
  const pulse = new Pulse(line)
  answered(pulse)
  pulse.beat()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(line.ask.mock.calls.length).toBeLessThanOrEqual(5)
  expect(line.ask).toHaveBeenLastCalledWith(null)
  expect(line.dead).not.toHaveBeenCalled()
  pulse.stop()
})

test('whoever others wait for asks often, from the moment it is known', async () => {
  const pulse = new Pulse(line)
  answered(pulse)
  pulse.beat()
  line.playing.mockReturnValue(true)
  pulse.renew()
  expect(line.ask).toHaveBeenLastCalledWith(4)
  pulse.renew()
  expect(line.ask).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(12_000)
  expect(line.ask.mock.calls.length).toBeGreaterThanOrEqual(5)
  pulse.stop()
})

test('a line is dead 3 seconds after a command, and within 20 without one', async () => {
  const pulse = new Pulse(line)
  line.ask.mockReturnValue(true)
  pulse.sent()
  await vi.advanceTimersByTimeAsync(2_999)
  expect(line.dead).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(line.dead).toHaveBeenCalledTimes(1)

  answered(pulse)
  pulse.beat()
  await vi.advanceTimersByTimeAsync(100)
  line.ask.mockImplementation(() => true)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(line.dead).toHaveBeenCalledTimes(2)
  pulse.stop()
})

test('what is not answered yet is waited for beside other news', async () => {
  const pulse = new Pulse(line)
  line.waiting.mockReturnValue(true)
  pulse.sent()
  await vi.advanceTimersByTimeAsync(2_000)
  pulse.heard()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(line.dead).toHaveBeenCalledTimes(1)
  pulse.stop()
})
