/** A rectangle on the screen. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** The layer above a board in which things fly; created if missing. */
function layerOf(root: HTMLElement): HTMLElement {
  const found = root.querySelector<HTMLElement>(':scope > .kit-effects')
  if (found !== null) return found
  const layer = document.createElement('div')
  layer.className = 'kit-effects'
  layer.setAttribute('aria-hidden', 'true')
  root.append(layer)
  return layer
}

function placed(root: HTMLElement, element: HTMLElement, box: Box): void {
  const layer = layerOf(root)
  const origin = layer.getBoundingClientRect()
  Object.assign(element.style, {
    position: 'absolute',
    left: `${box.left - origin.left}px`,
    top: `${box.top - origin.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  })
  layer.append(element)
}

/** A copy of a removed piece's element, left where it stood. */
export function ghostOf(root: HTMLElement, element: HTMLElement, box: Box): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement
  ghost.removeAttribute('data-piece')
  ghost.inert = true
  ghost.classList.add('kit-ghost')
  placed(root, ghost, box)
  return ghost
}

/** Lays an animated drawing over a board; it removes itself. */
export function effect(root: HTMLElement, kind: string, box: Box, frames: Keyframe[], duration: number, delay = 0): HTMLElement {
  const shown = document.createElement('i')
  shown.className = `kit-effect ${kind}`
  placed(root, shown, box)
  shown.animate(frames, { duration, delay, easing: 'cubic-bezier(.2, .8, .2, 1)', fill: 'both' }).onfinish = () => shown.remove()
  return shown
}

/** Flashes once over a place. */
export function flash(root: HTMLElement, kind: string, box: Box | undefined, delay = 0): void {
  if (box === undefined) return
  effect(
    root,
    kind,
    box,
    [
      { opacity: 0, transform: 'scale(.8)' },
      { opacity: 1, transform: 'scale(1.02)', offset: 0.25 },
      { opacity: 0, transform: 'scale(1.15)' },
    ],
    480,
    delay,
  )
}

/** Draws a shot from one place to another. */
export function bolt(root: HTMLElement, kind: string, from: Box | undefined, to: Box | undefined, thick = 4): void {
  if (from === undefined || to === undefined) return
  const x = from.left + from.width / 2
  const y = from.top + from.height / 2
  const dx = to.left + to.width / 2 - x
  const dy = to.top + to.height / 2 - y
  const shot = effect(
    root,
    kind,
    { left: x, top: y - thick / 2, width: Math.hypot(dx, dy), height: thick },
    [
      { scale: '0 1', opacity: 1 },
      { scale: '1 1', opacity: 1, offset: 0.45 },
      { scale: '1 1', opacity: 0 },
    ],
    320,
  )
  shot.style.transformOrigin = '0 50%'
  shot.style.transform = `rotate(${Math.atan2(dy, dx)}rad)`
}

/** Moves something from one place to another: a card, a bomb, a token. */
export function fly(root: HTMLElement, kind: string, from: Box | undefined, to: Box | undefined, delay = 0): HTMLElement | null {
  if (from === undefined || to === undefined) return null
  const dx = to.left + to.width / 2 - from.left - from.width / 2
  const dy = to.top + to.height / 2 - from.top - from.height / 2
  const there = `translate(${dx}px, ${dy}px)`
  return effect(
    root,
    kind,
    from,
    [
      { transform: 'none', opacity: 0 },
      { transform: 'none', opacity: 1, offset: 0.12 },
      { transform: there, opacity: 0.9, offset: 0.88 },
      { transform: there, opacity: 0 },
    ],
    340,
    delay,
  )
}
