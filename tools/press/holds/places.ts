/** What must hold of where things lie. These functions run in the page; each returns what is wrong. */

/** The page does not scroll sideways, and a table does not scroll at all. */
export function scrollsNow(): string[] {
  const { scrollWidth, scrollHeight } = document.documentElement
  const isTable = document.querySelector('.frame') !== null
  return [
    ...(scrollWidth > innerWidth + 1 ? [`the page scrolls sideways: it is ${scrollWidth} px wide`] : []),
    ...(isTable && scrollHeight > innerHeight + 1 ? [`the table scrolls down: it is ${scrollHeight} px high`] : []),
  ]
}

/** The map is in sight, and it and the board are large enough. */
export function boardNow(): string[] {
  const [world, board] = ['.kit-world', '.board-place'].map((selector) => document.querySelector(selector)?.getBoundingClientRect())
  if (board === undefined) return []
  const wrong: string[] = []
  if (board.height < 0.2 * innerHeight || board.width < 0.3 * innerWidth)
    wrong.push(`the board is too small: ${Math.round(board.width)} x ${Math.round(board.height)}`)
  if (world === undefined) return wrong
  if (world.width < 150) wrong.push(`the map is too small: ${Math.round(world.width)} x ${Math.round(world.height)}`)
  const isNear =
    world.right > board.left + 40 && world.left < board.right - 40 && world.bottom > board.top + 40 && world.top < board.bottom - 40
  if (!isNear) wrong.push('the map is out of sight')
  return wrong
}

/** The gold button is on the screen. */
export function goldNow(): string[] {
  return window.eyes.shown('.question [data-primary]').flatMap((gold) => {
    const { width, left, right, bottom } = gold.getBoundingClientRect()
    const isBeyond = width > 0 && (bottom > innerHeight + 1 || right > innerWidth + 1 || left < -1)
    return isBeyond ? [`the gold button is beyond the screen: ${window.eyes.describe(gold)}`] : []
  })
}

/**
 * Nothing lies over what is asked. What the reader opened (the log, a card) may lie over it, and what is scrolled may still be under a button
 * that stays in its place, as long as it can be scrolled out.
 */
export function coveredNow(): string[] {
  const asked = window.eyes.shown('.question :is([data-primary], .option, [data-tick], input, select, [data-all-options])')
  const scrolls = (one: Element): boolean => {
    for (let around = one.parentElement; around !== null; around = around.parentElement)
      if (around.scrollTop + around.clientHeight < around.scrollHeight - 1 && getComputedStyle(around).overflowY !== 'visible') return true
    return false
  }
  const isPinned = (hit: Element): boolean => {
    for (let around: Element | null = hit; around !== null; around = around.parentElement)
      if (getComputedStyle(around).position === 'sticky') return true
    return false
  }
  return asked.flatMap((one) => {
    const box = one.getBoundingClientRect()
    const seen = window.eyes.seenPart(box, one)
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    if (box.width < 2 || x <= seen.left || x >= seen.right || y <= seen.top || y >= seen.bottom) return []
    const hit = document.elementFromPoint(x, y)
    const own = hit === null || one.contains(hit) || hit.contains(one) || hit.closest('label')?.contains(one)
    if (own || hit.closest('.side, .inspector, .why') !== null || (isPinned(hit) && scrolls(one))) return []
    return [`${window.eyes.describe(one)} is covered by ${window.eyes.describe(hit)}`]
  })
}
