/** What the looks of `holds/`, which run in the page, share. */
export interface Eyes {
  /** The part of the page that can be used now: the topmost open dialog, or the whole page. */
  stage(): Element
  /** The elements of the stage that match, are drawn and not hidden. */
  shown(selector: string): HTMLElement[]
  /** The buttons, links and fields that can be used now. */
  usable(): HTMLElement[]
  /** The part of a box that no ancestor of an element, nor the edge of the screen, cuts off. */
  seenPart(box: DOMRect, on: Element): DOMRect
  /** What a reader hears of a button, link or field; empty if it has no name. */
  nameOf(element: Element): string
  /** An element in a few words, for reports. */
  describe(element: Element): string
}

declare global {
  interface Window {
    readonly eyes: Eyes
  }
}

/** Runs in the page before anything else. */
export function openEyes(): void {
  const USABLE =
    ':is(button, a[href], input, select, textarea, summary, [role="button"], [role="tab"], [role="switch"]):not(:disabled, [aria-disabled="true"], [type="hidden"])'
  const stage = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.documentElement
  const isShown = (element: Element): boolean =>
    element.closest('[inert]') === null && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const shown = (selector: string): HTMLElement[] => [...stage().querySelectorAll<HTMLElement>(selector)].filter(isShown)
  const textOf = (ids: string): string =>
    ids
      .split(' ')
      .flatMap((id) => document.getElementById(id)?.textContent ?? [])
      .join(' ')
  const nameOf = (element: Element): string => {
    const labelled = element.getAttribute('aria-labelledby')
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLLabelElement> | null) ?? [])] : []
    const own = element.matches('input, select, textarea') ? '' : element.textContent
    const pictures = [...element.querySelectorAll('[aria-label], img[alt], title')].map(
      (one) => one.getAttribute('aria-label') ?? one.getAttribute('alt') ?? one.textContent,
    )
    const names = [
      element.getAttribute('aria-label'),
      labelled === null ? null : textOf(labelled),
      ...labels.map((one) => one.textContent),
      own,
      ...pictures,
      element.getAttribute('title'),
      element.getAttribute('placeholder'),
    ]
    return (names.find((name) => name !== null && name.trim() !== '') ?? '').replaceAll(/\s+/g, ' ').trim()
  }
  const describe = (element: Element): string => {
    const marks = [...element.attributes]
      .filter(({ name }) => name.startsWith('data-'))
      .map(({ name, value }) => (value === '' ? `[${name}]` : `[${name}="${value.slice(0, 40)}"]`))
    const classes = typeof element.className === 'string' ? element.className.trim().replaceAll(/\s+/g, '.') : ''
    return `${element.tagName.toLowerCase()}${classes === '' ? '' : `.${classes}`}${marks.slice(0, 2).join('')} '${nameOf(element).slice(0, 40)}'`
  }
  const seenPart = (box: DOMRect, on: Element): DOMRect => {
    let [left, top, right, bottom] = [
      Math.max(0, box.left),
      Math.max(0, box.top),
      Math.min(innerWidth, box.right),
      Math.min(innerHeight, box.bottom),
    ]
    for (let around = on.parentElement; around !== null; around = around.parentElement) {
      const { overflow, position } = getComputedStyle(around)
      if (overflow !== 'visible' && around !== document.body && around !== document.documentElement) {
        const room = around.getBoundingClientRect()
        left = Math.max(left, room.left)
        top = Math.max(top, room.top)
        right = Math.min(right, room.right)
        bottom = Math.min(bottom, room.bottom)
      }
      if (position === 'fixed' || around.matches('dialog:modal')) break
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }
  const eyes: Eyes = { stage, shown, usable: () => shown(USABLE), seenPart, nameOf, describe }
  Object.assign(window, { eyes })
}
