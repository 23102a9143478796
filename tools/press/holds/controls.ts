/** What must hold of buttons, links and fields. These functions run in the page; each returns what is wrong. */

/** Each has a name. */
export function namelessNow(): string[] {
  return window.eyes.usable().flatMap((one) => (window.eyes.nameOf(one) === '' ? [`without a name: ${one.outerHTML.slice(0, 160)}`] : []))
}

/**
 * Each is large enough: for a finger on a phone, for a pointer elsewhere. What can be scrolled may be cut off to no less than a pointer's size where the scrolled
 * part ends. These count as large enough: what a board enlarges itself (`useThumbs`), links within a sentence, and a field whose label is large enough.
 */
export function smallNow(): string[] {
  const POINTER = 24
  const isPhone = matchMedia('(pointer: coarse)').matches && Math.min(innerWidth, innerHeight) < 600
  const least = isPhone ? 44 : POINTER
  /** How far something is pressed in a direction from its middle, in pixels, and what lies after that. */
  const reach = (one: Element, x: number, y: number, across: number, down: number) => {
    for (let far = 1; far <= least; far++) {
      const hit = document.elementFromPoint(x + across * far, y + down * far)
      const own = hit !== null && (one.contains(hit) || hit.closest('label')?.contains(one))
      if (!own) return { far, after: hit }
    }
    return { far: least, after: one }
  }
  const isInText = (one: Element): boolean => {
    if (!getComputedStyle(one).display.startsWith('inline') || one.matches('.btn, .rule')) return false
    let around = one.parentElement
    while (around !== null && getComputedStyle(around).display.startsWith('inline')) around = around.parentElement
    return (around?.textContent ?? '').trim().length > (one.textContent ?? '').trim().length + 3
  }
  /** What scrolls something, or lets the page scroll it. */
  const scrolls = (one: Element): Element | null => {
    for (let around = one.parentElement; around !== null; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around)
      const down = around.scrollHeight > around.clientHeight + 1 && overflowY !== 'visible'
      if (down || (around.scrollWidth > around.clientWidth + 1 && overflowX !== 'visible')) return around
    }
    return document.documentElement.scrollHeight > innerHeight + 1 ? document.documentElement : null
  }
  /** Whether something lies over something else in its own place, as what stays while the rest scrolls, or what was opened. */
  const isPinned = (hit: Element, over: Element): boolean => {
    for (let around: Element | null = hit; around !== null && !around.contains(over); around = around.parentElement)
      if (['sticky', 'fixed'].includes(getComputedStyle(around).position)) return true
    return false
  }
  return window.eyes.usable().flatMap((one) => {
    const box = one.getBoundingClientRect()
    const seen = window.eyes.seenPart(box, one)
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const isWhole = seen.width > box.width - 1 && seen.height > box.height - 1
    if (box.width < 2 || !isWhole || isInText(one) || one.closest('[data-thumbs], .sr, .kit-sr, .skip') !== null) return []
    const middle = document.elementFromPoint(x, y)
    if (middle === null || !(one.contains(middle) || middle.closest('label')?.contains(one))) return []
    const scroller = scrolls(one)
    const [left, right, up, down] = [reach(one, x, y, -1, 0), reach(one, x, y, 1, 0), reach(one, x, y, 0, -1), reach(one, x, y, 0, 1)]
    const sizes = [[left, right] as const, [up, down] as const].map(([from, to]) => ({
      size: from.far + to.far - 1,
      isCut: [from.after, to.after].some((after) =>
        after === null ? scroller !== null : isPinned(after, one) || scroller?.contains(after) === false,
      ),
    }))
    const isSmall = sizes.some(({ size, isCut }) => size < (isCut ? POINTER : least) - 2)
    return isSmall ? [`${sizes.map(({ size }) => size).join(' x ')} px is too small: ${window.eyes.describe(one)}`] : []
  })
}
