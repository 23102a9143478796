import { type Box, EASE, effect, flash, fly, useBeforePaint } from '@orrery/board'
import type { GameEvent } from '@orrery/kernel'
import type { RefObject } from 'preact'
import { useRef } from 'preact/hooks'
import { backPicture } from '../art/picture.ts'

const SLOW = 300
const FALL = 320
/** The most cards seen leaving a colony at once. */
const MOST_SEEN = 6

/** Where a piece was, and in which part of the table. */
interface Place {
  readonly box: DOMRect
  readonly part: string
}

type Places = Map<string, Place>

function placesIn(root: HTMLElement): Places {
  const places: Places = new Map()
  for (const element of root.querySelectorAll<HTMLElement>('[data-spot]'))
    places.set(element.dataset.spot ?? '', { box: element.getBoundingClientRect(), part: '' })
  for (const element of root.querySelectorAll<HTMLElement>('[data-ship]:has(.bombs) .pic'))
    places.set(`bomber:${places.size}`, { box: element.getBoundingClientRect(), part: '' })
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const { piece } = element.dataset
    if (piece !== undefined && !element.classList.contains('kit-lifted'))
      places.set(piece, { box: element.getBoundingClientRect(), part: partOf(element) })
  }
  return places
}

function partOf(element: HTMLElement): string {
  return element.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? element.parentElement?.className.split(' ')[0] ?? ''
}

/**
 * Animates changes: after each view, every piece moves from its old place to its new one, and the events' shots, hits, bombs, draws and
 * mills are shown once. Nothing moves with motion off.
 */
export function useMotion(
  root: RefObject<HTMLElement | null>,
  version: number,
  events: readonly GameEvent[],
  motion: boolean,
  near: number,
): void {
  const before = useRef<Places>(new Map())
  useBeforePaint(() => {
    const table = root.current
    if (table === null) return
    const now = placesIn(table)
    if (motion && before.current.size > 0) {
      glide(table, before.current, now, near)
      for (const event of events) show(table, event, before.current, now)
    }
    before.current = now
  }, [version])
}

function glide(table: HTMLElement, before: Places, now: Places, near: number): void {
  const colony = now.get(`colony:${near}`)
  for (const [piece, { box, part }] of now) {
    if (!piece.startsWith('card:')) continue
    const element = table.querySelector<HTMLElement>(`[data-piece="${piece}"]`)
    if (element === null) continue
    const was = before.get(piece)
    const from = was?.box ?? (element.closest('.cgm-hand') === null ? undefined : colony?.box)
    if (from === undefined) {
      element.animate(
        [
          { opacity: 0, transform: 'scale(.86)' },
          { opacity: 1, transform: 'none' },
        ],
        { duration: SLOW, easing: EASE },
      )
      continue
    }
    const dx = from.left + from.width / 2 - box.left - box.width / 2
    const dy = from.top + from.height / 2 - box.top - box.height / 2
    // A piece that stays in its row moves along it only; a new layout of the whole table is no move.
    if (was?.part === part && Math.abs(dx) < box.width / 3) continue
    if (Math.abs(dx) + Math.abs(dy) < 4) continue
    const scale = box.width === 0 ? 1 : Math.max(0.3, Math.min(2, from.width / box.width))
    element.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: 'none' }], { duration: SLOW, easing: EASE })
  }
}

function show(table: HTMLElement, event: GameEvent, before: Places, now: Places): void {
  const place = (piece: string) => (before.get(piece) ?? now.get(piece))?.box
  // Piles stay where they are; after a combat they are where the mat shows them.
  const pile = (piece: string) => (now.get(piece) ?? before.get(piece))?.box
  if (event.type === 'fires') shoot(table, place(`card:${event.card}`), place(`card:${event.target}`))
  else if (event.type === 'damaged') flash(table, 'cgm-fx hit', place(`card:${event.card}`))
  else if (event.type === 'destroyed' || event.type === 'sacrificed') flash(table, 'cgm-fx gone', place(`card:${event.card}`))
  else if (event.type === 'bombed') {
    const single = typeof event.card === 'number' && event.card >= 0
    const target = pile(single ? `card:${event.card}` : `${event.target}:${event.defender}`)
    const bombers = [...before].filter(([piece]) => piece.startsWith('bomber:')).map(([, { box }]) => box)
    for (const bomber of bombers) drop(table, bomber, target)
    flash(table, 'cgm-fx bomb', target, bombers.length > 0 ? FALL * 0.8 : 0)
  } else if (event.type === 'milled' || event.type === 'milled-hidden') {
    const colony = pile(`colony:${event.seat}`)
    const cards = Math.min(MOST_SEEN, Number(event.count ?? 1))
    for (let card = 0; card < cards; card++) deal(table, colony, pile(`wasteland:${event.seat}`) ?? aside(colony, card), card * 70)
  } else if (event.type === 'drew-hidden') deal(table, pile(`colony:${event.seat}`), pile(`headquarters:${event.seat}`))
}

/** A shot flies from one ship to another. */
function shoot(table: HTMLElement, from: Box | undefined, to: Box | undefined): void {
  if (from === undefined || to === undefined) return
  const [x, y] = middleOf(from)
  const [goalX, goalY] = middleOf(to)
  const far = Math.hypot(goalX - x, goalY - y)
  const turn = Math.atan2(goalY - y, goalX - x)
  const frame = (start: number, end: number, opacity: number): Keyframe => ({
    transform: `rotate(${turn}rad) translateX(${start * far}px) scaleX(${end - start})`,
    opacity,
  })
  const frames = [frame(0, 0.05, 1), frame(0.3, 0.9, 1), frame(0.9, 1, 0)]
  effect(table, 'cgm-fx bolt', { left: x, top: y - 2, width: far, height: 4 }, frames, 420)
}

/** A bomb falls from a ship onto its target. */
function drop(table: HTMLElement, from: Box, to: Box | undefined): void {
  if (to === undefined) return
  const [x, y] = middleOf(from)
  const [goalX, goalY] = middleOf(to)
  const frames = [
    { transform: 'none', opacity: 0 },
    { transform: 'none', opacity: 1, offset: 0.15 },
    { transform: `translate(${goalX - x}px, ${goalY - y}px) scale(.5)`, opacity: 1 },
  ]
  effect(table, 'cgm-fx falling', { left: x - 6, top: y - 6, width: 12, height: 12 }, frames, FALL)
}

/** Where a colony's cards go if there is no wasteland beside it: off the planet, a little apart. */
function aside(colony: Box | undefined, nth: number): Box | undefined {
  if (colony === undefined) return undefined
  return { ...sizeOf(colony), left: colony.left - 70 + nth * 34, top: colony.top - 56 }
}

/** A face-down card moves from one pile to another. */
function deal(table: HTMLElement, from: Box | undefined, to: Box | undefined, delay = 0): void {
  if (from === undefined || to === undefined) return
  const size = { width: Math.min(42, from.width), height: Math.min(52, from.height) }
  const card = fly(table, 'cgm-fx flying', { left: from.left, top: from.top, ...size }, { left: to.left, top: to.top, ...size }, delay)
  if (card !== null) card.style.backgroundImage = `url("${backPicture()}")`
}

const middleOf = ({ left, top, width, height }: Box): readonly [number, number] => [left + width / 2, top + height / 2]
const sizeOf = ({ width, height }: Box) => ({ width, height })
