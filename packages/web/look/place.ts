const GAP = 12

/** Puts something fixed beside an element: above it where there is room, else below; `--tip` points at it. */
export function placeBeside(popover: HTMLElement, anchor: Element): void {
  const to = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = popover
  const left = Math.min(Math.max(GAP, to.left + to.width / 2 - width / 2), innerWidth - width - GAP)
  const above = to.top - height - GAP
  const below = Math.min(to.bottom + GAP, innerHeight - height - GAP)
  const top = above >= GAP ? above : below
  popover.dataset.side = above >= GAP ? 'above' : 'below'
  popover.style.left = `${left}px`
  popover.style.top = `${Math.max(GAP, top)}px`
  popover.style.setProperty('--tip', `${to.left + to.width / 2 - left}px`)
}
