/**
 * Scrolls a table that is longer than the screen until a part is visible above its fixed lower edge. Not by scrollIntoView, which would
 * move the starting point of Tab.
 */
function bringInSight(part: Element): void {
  const table = part.closest<HTMLElement>('.cgm')
  if (table === null || table.scrollHeight <= table.clientHeight) return
  const [at, whole] = [part.getBoundingClientRect(), table.getBoundingClientRect()]
  const plate = table.querySelector('.cgm-area.near > .cgm-plate')?.getBoundingClientRect()
  const bottom = Math.min(whole.bottom, plate !== undefined && plate.top > whole.top ? plate.top : whole.bottom)
  // Of a part taller than the screen the top is shown.
  if (at.top < whole.top) table.scrollTop += at.top - whole.top
  else if (at.bottom > bottom) table.scrollTop += Math.ceil(Math.min(at.bottom - bottom, at.top - whole.top))
}

/**
 * Brings parts in sight, the first of them if there is no room for all, now and whenever the table has another size: what is asked may take
 * more room a moment later. Returns a function that stops it.
 */
export function keepInSight(parts: readonly Element[]): () => void {
  const resized = new ResizeObserver(() => {
    for (const part of parts.toReversed()) bringInSight(part)
  })
  const table = parts[0]?.closest('.cgm')
  if (table != null) resized.observe(table)
  return () => resized.disconnect()
}
