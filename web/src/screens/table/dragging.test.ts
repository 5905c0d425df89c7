import { expect, it } from 'vitest'

import { draggedFrom, targetAt } from './dragging'

it('drags nothing from nowhere', () => {
  expect(draggedFrom(null)).toBeNull()
  expect(targetAt(null)).toBeNull()
})
