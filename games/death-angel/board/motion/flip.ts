import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** The pieces that move; everything else stays in its place. */
const MOVING = /^(marine|genestealer|terrain):/

const MOVE = 280
const EASE = 'cubic-bezier(.2, .8, .2, 1)'

interface Stood {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly element: HTMLElement
}

/**
 * Moves every piece from where it was to where it is, lets new ones come in, and fades what is gone where it stood
 * (flashing once when it was slain). Transforms only; nothing happens while `motion` is off.
 */
export function useMotion(field: RefObject<HTMLDivElement | null>, version: number, motion: boolean): void {
  const before = useRef<Map<string, Stood>>(new Map())
  useLayoutEffect(() => {
    const root = field.current
    if (root === null) return
    const frame = root.getBoundingClientRect()
    const now = new Map<string, Stood>()
    for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
      if (!MOVING.test(element.dataset.piece ?? '')) continue
      const { left, top, width, height } = element.getBoundingClientRect()
      if (width > 0) now.set(element.dataset.piece ?? '', { x: left - frame.left, y: top - frame.top, width, height, element })
    }
    if (motion && before.current.size > 0) {
      for (const [piece, stands] of now) {
        const stood = before.current.get(piece)
        if (stood === undefined) appear(stands, piece.startsWith('genestealer:') ? pileAt(root, frame, stands) : null)
        else glide(stands.element, stood.x - stands.x, stood.y - stands.y)
      }
      for (const [piece, stood] of before.current) if (!now.has(piece)) vanish(root, piece, stood)
    }
    before.current = now
  }, [field, version, motion])
}

function glide(element: HTMLElement, x: number, y: number): void {
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return
  element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], { duration: MOVE, easing: EASE })
}

interface Spot {
  readonly x: number
  readonly y: number
}

/** The middle of the blip pile on the piece's side: where genestealers come from. */
function pileAt(root: HTMLElement, frame: DOMRect, stands: Stood): Spot | null {
  const side = stands.x + stands.width / 2 < frame.width / 2 ? 'left' : 'right'
  const pile = root.querySelector(`[data-piece="pile:${side}"] .da-pile`)?.getBoundingClientRect()
  return pile === undefined ? null : { x: pile.left + pile.width / 2 - frame.left, y: pile.top + pile.height / 2 - frame.top }
}

function appear(stands: Stood, from: Spot | null): void {
  const x = from === null ? 0 : from.x - stands.x - stands.width / 2
  const y = from === null ? 0 : from.y - stands.y - stands.height / 2
  stands.element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(.6)`, opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: MOVE, easing: EASE },
  )
}

/** Which pieces flash as slain when they leave; others just fade. */
const MORTAL = /^(marine|genestealer):/

function vanish(root: HTMLElement, piece: string, stood: Stood): void {
  const layer = root.querySelector('.da-ghosts')
  if (layer === null || !MORTAL.test(piece)) return
  const ghost = stood.element.cloneNode(true) as HTMLElement
  ghost.removeAttribute('data-piece')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.setAttribute('inert', '')
  ghost.classList.add('da-ghost')
  Object.assign(ghost.style, { left: `${stood.x}px`, top: `${stood.y}px`, width: `${stood.width}px`, height: `${stood.height}px` })
  layer.append(ghost)
  ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: 'scale(1.06)', opacity: 1, offset: 0.35 },
      { transform: 'scale(.82)', opacity: 0 },
    ],
    { duration: 420, easing: 'ease-out' },
  ).onfinish = () => ghost.remove()
}
