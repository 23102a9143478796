/**
 * Scrolls the table, where it is longer than the screen, until a part of it is seen above what stays at its lower edge. Not by
 * scrollIntoView: that would move the place from which Tab goes on.
 */
export function bringInSight(part: Element | null | undefined): void {
  const table = part?.closest<HTMLElement>('.cgm')
  if (part == null || table == null || table.scrollHeight <= table.clientHeight) return
  const [at, whole] = [part.getBoundingClientRect(), table.getBoundingClientRect()]
  const plate = table.querySelector('.cgm-area.near > .cgm-plate')?.getBoundingClientRect()
  const bottom = Math.min(whole.bottom, plate !== undefined && plate.top > whole.top ? plate.top : whole.bottom)
  // Of what is higher than the screen the top is seen.
  if (at.top < whole.top) table.scrollTop += at.top - whole.top
  else if (at.bottom > bottom) table.scrollTop += Math.min(at.bottom - bottom, at.top - whole.top)
}
