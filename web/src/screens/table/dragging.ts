/** Dragging tiles to squares and architects to spots, with mouse, finger or pen alike. */

export interface Dragged {
  what: 'tile' | 'architect'
  /** The square of the site, or the architect's number. */
  name: string
}

export interface Target {
  what: 'square' | 'spot' | 'discard'
  name: string
}

export interface Drag {
  start: (dragged: Dragged) => boolean
  /** Where it is, for the picture under the finger; and what is below. */
  move: (x: number, y: number, over: Target | null) => void
  drop: (over: Target | null) => void
  end: () => void
}

/** Less than this is a touch. */
const FAR_PX = 8

/** What can be dragged from an element. */
export function draggedFrom(element: Element | null): Dragged | null {
  const architect = element?.closest<HTMLElement>('[data-architect][data-can]')?.dataset.architect
  if (architect) return { what: 'architect', name: architect }
  const square = element?.closest<HTMLElement>('[data-board="site"] [data-square][data-can]')?.dataset.square
  return square ? { what: 'tile', name: square } : null
}

/** What something can be dropped on. */
export function targetAt(element: Element | null): Target | null {
  const spot = element?.closest<HTMLElement>('[data-spot]')?.dataset.spot
  if (spot) return { what: 'spot', name: spot }
  const square = element?.closest<HTMLElement>('[data-board="city"] button[data-square]')?.dataset.square
  if (square) return { what: 'square', name: square }
  return element?.closest('[data-action="discard"]') ? { what: 'discard', name: '-' } : null
}

/** Listen on an element for drags of what is in it. */
export function draggable(drag: Drag): (element: HTMLElement) => () => void {
  return (element) => {
    let from: { dragged: Dragged; x: number; y: number; id: number } | null = null
    let going = false

    function stop() {
      if (going) drag.end()
      from = null
      going = false
      removeEventListener('pointermove', moved)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', stop)
    }

    function down(event: PointerEvent) {
      if (event.button !== 0 || from) return
      const dragged = draggedFrom(event.target as Element)
      if (!dragged) return
      from = { dragged, x: event.clientX, y: event.clientY, id: event.pointerId }
      addEventListener('pointermove', moved)
      addEventListener('pointerup', up)
      addEventListener('pointercancel', stop)
    }

    function moved(event: PointerEvent) {
      if (event.pointerId !== from?.id) return
      if (!going) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR_PX) return
        if (!drag.start(from.dragged)) {
          stop()
          return
        }
        going = true
      }
      event.preventDefault()
      drag.move(
        event.clientX,
        event.clientY,
        targetAt(document.elementFromPoint(event.clientX, event.clientY)),
      )
    }

    function up(event: PointerEvent) {
      if (event.pointerId !== from?.id) return
      if (going) {
        // The click that follows belongs to the drag.
        addEventListener('click', swallow, { capture: true, once: true })
        setTimeout(() => removeEventListener('click', swallow, { capture: true }))
        drag.drop(targetAt(document.elementFromPoint(event.clientX, event.clientY)))
      }
      stop()
    }

    element.addEventListener('pointerdown', down)
    return () => {
      element.removeEventListener('pointerdown', down)
      stop()
    }
  }
}

function swallow(event: Event) {
  event.stopPropagation()
  event.preventDefault()
}
