import type { Piece } from '@orrery/kernel'
import type { RefObject } from 'preact'
import { useRef } from 'preact/hooks'
import { useBeforePaint } from './before-paint.ts'
import { ghostOf } from './effects.ts'

/** How long a piece moves, in milliseconds. */
export const GLIDE = 280
export const EASE = 'cubic-bezier(.2, .8, .2, 1)'

/** Where a piece was, in which part of the table, and its element. */
export interface Stood {
  readonly box: DOMRect
  readonly part: string
  readonly element: HTMLElement
}

/** How a board's pieces move. */
export interface Moves {
  /** Which pieces move; default: all. */
  moves?(piece: Piece): boolean
  /** Where a new piece comes from; null: it just appears. */
  from?(piece: Piece, stands: Stood): DOMRect | null
  /** How a removed piece leaves: struck out, faded, or without an effect. */
  leaves?(piece: Piece): 'struck' | 'fades' | null
  /** The part of the table that a piece is in. A piece that shifts a little within its part, because of layout, does not move visibly. */
  part?(element: HTMLElement): string
  /** The zoom of the surface that the pieces are on; default: 1. */
  zoom?(): number
}

/** Where every piece is now. */
export function standing(root: HTMLElement, { moves, part }: Moves = {}): Map<Piece, Stood> {
  const stands = new Map<Piece, Stood>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const { piece } = element.dataset
    if (piece === undefined || (moves !== undefined && !moves(piece))) continue
    const box = element.getBoundingClientRect()
    if (box.width > 0) stands.set(piece, { box, part: part?.(element) ?? '', element })
  }
  return stands
}

/**
 * Moves every piece from its old place to its new one, lets new pieces enter, and fades removed ones. Uses only transforms; does nothing
 * while `motion` is off. Returns the old places, for other effects.
 */
export function useMoves(root: RefObject<HTMLElement | null>, version: number, motion: boolean, how: Moves): void {
  const before = useRef<Map<Piece, Stood>>(new Map())
  useBeforePaint(() => {
    const field = root.current
    if (field === null) return
    const now = standing(field, how)
    if (motion && before.current.size > 0) {
      for (const [piece, stands] of now) {
        const stood = before.current.get(piece)
        if (stood === undefined) come(stands, how.from?.(piece, stands) ?? null, how.zoom?.() ?? 1)
        else glide(stood, stands, how.zoom?.() ?? 1)
      }
      for (const [piece, stood] of before.current) {
        const leaves = now.has(piece) ? null : (how.leaves?.(piece) ?? null)
        if (leaves !== null) leave(field, stood, leaves)
      }
    }
    before.current = now
  }, [root, version, motion])
}

function glide(stood: Stood, { box, part, element }: Stood, zoom: number): void {
  const x = stood.box.left + stood.box.width / 2 - box.left - box.width / 2
  const y = stood.box.top + stood.box.height / 2 - box.top - box.height / 2
  if (part !== '' && stood.part === part && Math.abs(x) < box.width / 3) return
  if (Math.abs(x) + Math.abs(y) < 3) return
  const scale = box.width === 0 ? 1 : Math.max(0.3, Math.min(2, stood.box.width / box.width))
  element.animate([{ transform: `translate(${x / zoom}px, ${y / zoom}px) scale(${scale})` }, { transform: 'none' }], {
    duration: GLIDE,
    easing: EASE,
  })
}

function come({ box, element }: Stood, from: DOMRect | null, zoom: number): void {
  const x = from === null ? 0 : (from.left + from.width / 2 - box.left - box.width / 2) / zoom
  const y = from === null ? 0 : (from.top + from.height / 2 - box.top - box.height / 2) / zoom
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${from === null ? 0.86 : 0.6})`, opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: GLIDE, easing: EASE },
  )
}

function leave(root: HTMLElement, { element, box }: Stood, how: 'struck' | 'fades'): void {
  const ghost = ghostOf(root, element, box)
  if (how === 'struck') ghost.classList.add('kit-struck')
  ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: how === 'struck' ? 'scale(1.06)' : 'none', opacity: how === 'struck' ? 1 : 0.6, offset: 0.35 },
      { transform: 'scale(.82)', opacity: 0 },
    ],
    { duration: how === 'struck' ? 420 : GLIDE, easing: 'ease-out' },
  ).onfinish = () => ghost.remove()
}
