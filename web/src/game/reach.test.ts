import { expect, test } from 'vitest'

import { isOnlyHere, linkForOthers } from './reach'

const HERE = 'http://127.0.0.1:8765/table/k3m9x2ab?lang=fr'
const alone = { public_url: null, this_machine_only: true, addresses: [], push_key: null }
const home = { ...alone, this_machine_only: false, addresses: ['http://192.168.0.7:8765'] }
const known = { ...alone, public_url: 'https://play.example' }

test('others get an address that they can reach', () => {
  expect(linkForOthers(HERE, home)).toBe('http://192.168.0.7:8765/table/k3m9x2ab?lang=fr')
  expect(linkForOthers(HERE, known)).toBe('https://play.example/table/k3m9x2ab?lang=fr')
  expect(linkForOthers('https://elsewhere.example/table/a', home)).toBe('https://elsewhere.example/table/a')
  expect(linkForOthers(HERE, null)).toBe(HERE)
})

test('a server that listens to this machine alone is reached by nobody else', () => {
  expect(isOnlyHere(HERE, alone)).toBe(true)
  expect(isOnlyHere('http://localhost:1/table/a', alone)).toBe(true)
  expect(isOnlyHere(HERE, home)).toBe(false)
  expect(isOnlyHere(HERE, known)).toBe(false)
  // Through a proxy on the same machine: whoever asks is elsewhere.
  expect(isOnlyHere('https://play.example/table/a', alone)).toBe(false)
})
