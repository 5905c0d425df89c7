"""What holds on every screen of every size: nothing sticks out, is cut off, lies over another
thing, or is smaller than a finger.
"""

from playwright.sync_api import Page

LEAST = 44
"""CSS pixels that a finger needs, in both directions."""
STICKING_OUT = """() => {
  const shown = document.querySelector('dialog[open]') ?? document.body
  const parts =
    '[data-action], [data-board], [data-phase], [data-stock], [data-stock] *, ' +
    'button, select, input, label, h1, h2, p, table'
  const scrolls = (it) => {
    for (let up = it.parentElement; up && up !== shown; up = up.parentElement)
      if (/auto|scroll/.test(getComputedStyle(up).overflowX)) return true
    return /auto|scroll/.test(getComputedStyle(it).overflowX)
  }
  const found = [...shown.querySelectorAll(parts)]
    .filter((it) => {
      const { left, right, width, height } = it.getBoundingClientRect()
      const seen = width > 1 && height > 1 && it.checkVisibility()
      const cut = it.matches('.button, .segments > label') && it.scrollWidth > it.clientWidth + 1
      return seen && (left < -1 || right > innerWidth + 1 || cut) && !scrolls(it)
    })
    .map((it) => `${it.tagName} ${it.className} ${it.textContent.trim().slice(0, 40)}`)
  const wide = document.documentElement.scrollWidth - innerWidth
  return wide > 0 ? [`the page, by ${wide}`, ...found] : found
}"""
"""What does not fit on the screen, or into its own button; what scrolls by itself may be wider."""
DEALT = """() => [...document.querySelectorAll('[data-board="site"] .tile')]
  .map((it) => getComputedStyle(it).animationName)"""
"""How the tiles of the site come: by which movement, or simply by being there."""
OVER_EACH_OTHER = """() => {
  // At its end the page lies as it is laid out: nothing that stays in sight is before anything.
  scrollTo(0, document.documentElement.scrollHeight)
  // Where something is seen: what scrolls shows a part of what is in it.
  const place = (it) => {
    let { left, right, top, bottom } = it.getBoundingClientRect()
    for (let up = it.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflowY === 'visible') continue
      const room = up.getBoundingClientRect()
      ;[left, right] = [Math.max(left, room.left), Math.min(right, room.right)]
      ;[top, bottom] = [Math.max(top, room.top), Math.min(bottom, room.bottom)]
    }
    return { left, right, top, bottom }
  }
  const name = (it) => {
    const { square, spot, architect, action } = it.dataset
    return square ?? spot ?? architect ?? action ?? it.getAttribute('class') ?? it.tagName
  }
  // What is pointed at may rise a little.
  const slack = 2.5
  const found = []
  for (const kind of [
    'main button, main a[href], main input, main select',
    '.strip, .around, .site, .mat, .mine > .architects, .stock, .actions, .words > *',
  ]) {
    const all = [...document.querySelectorAll(kind)]
      .filter((it) => it.checkVisibility({ visibilityProperty: true }))
      .map((it) => [it, place(it)])
    all.forEach(([one, a], at) => {
      for (const [other, b] of all.slice(at + 1)) {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (across > slack && down > slack && !one.contains(other) && !other.contains(one))
          found.push(`${name(one)} and ${name(other)}: ${across} x ${down}`)
      }
    })
  }
  scrollTo(0, 0)
  return found
}"""
"""Controls, or parts of the table, that share a place on the screen."""
TOO_SMALL = """least => {
  const shown = document.querySelector('dialog[open]') ?? document.body
  const found = []
  // What scrolls by itself may show half of something at its edge.
  const scrolls = (it) => {
    for (let up = it.parentElement; up && up !== shown; up = up.parentElement)
      if (/auto|scroll/.test(getComputedStyle(up).overflowY)) return true
    return false
  }
  for (const it of shown.querySelectorAll('button, a[href], input, select, summary')) {
    let { x, y, width, height } = it.getBoundingClientRect()
    if (!it.checkVisibility({ visibilityProperty: true }) || width <= 1 || height <= 1) continue
    if (y < 0 || y + height > innerHeight || scrolls(it)) {
      it.scrollIntoView({ block: 'center' })
      ;({ x, y } = it.getBoundingClientRect())
    }
    const meets = (right, down) => {
      const at = document.elementFromPoint(x + width / 2 + right, y + height / 2 + down)
      return at !== null && it.contains(at)
    }
    // Mostly it is as large in all directions; edges lie between the pixels one can ask for.
    const far = least / 2 - 1
    if (meets(-far, 0) && meets(far, 0) && meets(0, -far) && meets(0, far)) continue
    // From the middle outwards, beginning shortly before the edge of what is drawn.
    const reach = (right, down) => {
      const drawn = right ? width / 2 : height / 2
      for (let far = Math.max(0, drawn - 4); ; far += 0.5)
        if (!meets(right * far, down * far)) return far
    }
    const across = Math.round(reach(-1, 0) + reach(1, 0))
    const down = Math.round(reach(0, -1) + reach(0, 1))
    const { square, spot, architect, action } = it.dataset
    const name = square ?? spot ?? architect ?? action ?? it.textContent.trim()
    if (Math.min(across, down) < least - 1) found.push(`${name}: ${across} x ${down}`)
  }
  scrollTo(0, 0)
  return found
}"""
"""Whatever a finger meets less than so many pixels of, around its middle."""
BOARDS = """() => [...document.querySelectorAll('[data-board]')].map((it) =>
  Object.values(it.getBoundingClientRect().toJSON()).map(Math.round).join())"""
"""Where they lie, and how large they are."""
OUT_OF_SIGHT = """whole => {
  const out = (selector) => {
    const it = document.querySelector(selector)
    if (!it) return false
    const { top, bottom } = it.getBoundingClientRect()
    return top < -1 || bottom > innerHeight + 1
  }
  // What is in hand and what goes on with it are seen everywhere.
  const boards = ['[data-board="site"]', '.own [data-board="city"]']
  const parts = ['[data-phase]', ...(whole ? boards : [])]
  const high = document.documentElement.scrollHeight - innerHeight
  return parts.filter(out).concat(whole && high > 0 ? [`the page, by ${high}`] : [])
}"""
"""The parts of a turn that one would have to scroll to; `whole` if there is room for all."""

BROKEN_WORDS = """part => {
  const found = []
  for (const it of document.querySelectorAll(part)) {
    const texts = document.createTreeWalker(it, NodeFilter.SHOW_TEXT)
    while (texts.nextNode())
      for (const { 0: word, index } of texts.currentNode.data.matchAll(/\\S+/g)) {
        const range = new Range()
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(word)
      }
  }
  return found
}"""
"""Words of which one line has the beginning and the next one the rest."""


def fits(page: Page) -> None:
    """Nothing is wider than the screen."""
    found = page.evaluate(STICKING_OUT)
    assert found == [], found


def lies_there(page: Page) -> None:
    """The site that came into sight was laid out before: nothing is dealt to whoever looks."""
    page.locator('[data-board="site"] .tile').first.wait_for()
    assert set(page.evaluate(DEALT)) == {"none"}
