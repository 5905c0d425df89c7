/** Which building or tile somebody wants to know about: rested at with the mouse, held, or focused. */

/** So long the mouse rests before the card comes, and a finger stays on a tile. */
const REST_MS = 450
const HOLD_MS = 500
/** A finger that moves farther means something else. */
const STILL_PX = 10
/** Every place of a board where something lies or stands: its faces, the lowest first. */
const TOLD = '[data-faces]'

interface Asked {
  faces: string[]
  mode: string
  over: DOMRect
}

class TileCards {
  asked = $state.raw<Asked | null>(null)
  #element: Element | null = null
  #waiting: ReturnType<typeof setTimeout> | undefined

  /** Tell about whatever stands there; false if nothing does. */
  show(element: Element | null): boolean {
    const place = element?.closest<HTMLElement>(TOLD) ?? null
    const faces = place?.dataset.faces?.split('+') ?? []
    if (!place || !faces.length) return false
    const mode = place.closest<HTMLElement>('[data-mode]')?.dataset.mode ?? 'classic'
    this.#element = place
    this.asked = { faces, mode, over: place.getBoundingClientRect() }
    return true
  }

  hide(): void {
    clearTimeout(this.#waiting)
    this.#element = null
    this.asked = null
  }

  /** Listen to the whole page; the answer ends it. */
  listen(): () => void {
    let held: { x: number; y: number } | null = null
    let spent = false
    let touched = false
    // A card that a finger asked for stays until the next touch, wherever the focus goes.
    let byFinger = false
    const under = (x: number, y: number) =>
      document.elementsFromPoint(x, y).find((one) => one.closest(TOLD)) ?? null

    const moved = ({ pointerType, clientX: x, clientY: y, buttons }: PointerEvent) => {
      if (pointerType !== 'mouse') {
        if (held && Math.hypot(x - held.x, y - held.y) > STILL_PX) clearTimeout(this.#waiting)
        return
      }
      clearTimeout(this.#waiting)
      if (this.asked && under(x, y)?.closest(TOLD) !== this.#element) this.hide()
      // While something is dragged, or a square is chosen, a card would lie in the way.
      if (buttons) return
      this.#waiting = setTimeout(() => {
        const place = under(x, y)?.closest(TOLD)
        if (place && !place.matches('[data-board="city"] [data-can]')) this.show(place)
      }, REST_MS)
    }
    const pressed = ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      this.hide()
      spent = byFinger = false
      touched = pointerType !== 'mouse'
      if (!touched) return
      held = { x, y }
      this.#waiting = setTimeout(() => (spent = byFinger = this.show(under(x, y))), HOLD_MS)
    }
    const lifted = () => {
      held = null
      if (!this.asked) clearTimeout(this.#waiting)
    }
    /** The touch that asked does nothing else. Where nothing can be pressed, it need not be held. */
    const clicked = (event: Event) => {
      const target = event.target as Element
      if (!spent) {
        if (touched && !target.closest('button, a')) this.show(target)
        return
      }
      spent = false
      event.stopPropagation()
      event.preventDefault()
    }
    const menu = (event: Event) => {
      if (this.asked && held) event.preventDefault()
    }
    // The focus also moves when the page itself takes away what had it: that is no time to change more.
    const focused = () =>
      queueMicrotask(() => {
        const target = document.activeElement
        if (target?.matches(`${TOLD}:focus-visible`)) this.show(target)
        else if (!byFinger) this.hide()
      })
    const key = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' || key === 'Enter' || key === ' ') this.hide()
    }
    const hide = () => this.hide()

    addEventListener('pointermove', moved, { passive: true })
    addEventListener('pointerdown', pressed, { capture: true, passive: true })
    addEventListener('pointerup', lifted)
    addEventListener('pointercancel', lifted)
    addEventListener('click', clicked, { capture: true })
    addEventListener('contextmenu', menu)
    addEventListener('keydown', key, { capture: true })
    addEventListener('scroll', hide, { capture: true, passive: true })
    addEventListener('popstate', hide)
    document.addEventListener('focusin', focused)
    document.addEventListener('focusout', focused)
    return () => {
      hide()
      removeEventListener('pointermove', moved)
      removeEventListener('pointerdown', pressed, { capture: true })
      removeEventListener('pointerup', lifted)
      removeEventListener('pointercancel', lifted)
      removeEventListener('click', clicked, { capture: true })
      removeEventListener('contextmenu', menu)
      removeEventListener('keydown', key, { capture: true })
      removeEventListener('scroll', hide, { capture: true })
      removeEventListener('popstate', hide)
      document.removeEventListener('focusin', focused)
      document.removeEventListener('focusout', focused)
    }
  }
}

export const tileCards = new TileCards()
