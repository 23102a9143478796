import { useBeforePaint } from '@orrery/board'
import type { GameEvent } from '@orrery/kernel'
import type { RefObject } from 'preact'
import { useRef } from 'preact/hooks'
import { backPicture } from '../art/picture.ts'

const SLOW = 300
const FALL = 320
/** So many cards are seen to leave a colony at once. */
const MOST_SEEN = 6
const EASE = 'cubic-bezier(.2,.8,.2,1)'

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
 * Moves what has moved: after each view, every piece glides from where it was to where it is, and the events' shots,
 * hits, bombs, draws and mills are shown once. Nothing moves when motion is off.
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
    // What stays in its row moves along it only; that the whole table is laid out anew is no move.
    if (was?.part === part && Math.abs(dx) < box.width / 3) continue
    if (Math.abs(dx) + Math.abs(dy) < 4) continue
    const scale = box.width === 0 ? 1 : Math.max(0.3, Math.min(2, from.width / box.width))
    element.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: 'none' }], { duration: SLOW, easing: EASE })
  }
}

function show(table: HTMLElement, event: GameEvent, before: Places, now: Places): void {
  const place = (piece: string) => (before.get(piece) ?? now.get(piece))?.box
  // Piles stay; when the combat is over they are where the mat shows them.
  const pile = (piece: string) => (now.get(piece) ?? before.get(piece))?.box
  if (event.type === 'fires') bolt(table, place(`card:${event.card}`), place(`card:${event.target}`))
  else if (event.type === 'damaged') flash(table, place(`card:${event.card}`), 'hit')
  else if (event.type === 'destroyed' || event.type === 'sacrificed') flash(table, place(`card:${event.card}`), 'gone')
  else if (event.type === 'bombed') {
    const single = typeof event.card === 'number' && event.card >= 0
    const target = pile(single ? `card:${event.card}` : `${event.target}:${event.defender}`)
    const bombers = [...before].filter(([piece]) => piece.startsWith('bomber:')).map(([, { box }]) => box)
    for (const bomber of bombers) drop(table, bomber, target)
    flash(table, target, 'bomb', bombers.length > 0 ? FALL * 0.8 : 0)
  } else if (event.type === 'milled' || event.type === 'milled-hidden') {
    const colony = pile(`colony:${event.seat}`)
    const cards = Math.min(MOST_SEEN, Number(event.count ?? 1))
    for (let card = 0; card < cards; card++) fly(table, colony, pile(`wasteland:${event.seat}`) ?? aside(colony, card), card * 70)
  } else if (event.type === 'drew-hidden') fly(table, pile(`colony:${event.seat}`), pile(`headquarters:${event.seat}`))
}

/** Something drawn over the table that takes itself away. */
function over(
  table: HTMLElement,
  kind: string,
  frames: Keyframe[],
  duration: number,
  place: { left: number; top: number; width: number; height: number },
  delay = 0,
): HTMLElement {
  const origin = table.getBoundingClientRect()
  const shown = document.createElement('div')
  shown.className = `cgm-fx ${kind}`
  shown.setAttribute('aria-hidden', 'true')
  Object.assign(shown.style, {
    left: `${place.left - origin.left + table.scrollLeft}px`,
    top: `${place.top - origin.top + table.scrollTop}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
  })
  table.append(shown)
  shown.animate(frames, { duration, delay, easing: EASE, fill: 'both' }).finished.then(
    () => shown.remove(),
    () => shown.remove(),
  )
  return shown
}

function bolt(table: HTMLElement, from: DOMRect | undefined, to: DOMRect | undefined): void {
  if (from === undefined || to === undefined) return
  const x = from.left + from.width / 2
  const y = from.top + from.height / 2
  const dx = to.left + to.width / 2 - x
  const dy = to.top + to.height / 2 - y
  const turn = Math.atan2(dy, dx)
  const frame = (start: number, end: number, opacity: number): Keyframe => ({
    transform: `rotate(${turn}rad) translateX(${start * Math.hypot(dx, dy)}px) scaleX(${end - start})`,
    opacity,
  })
  over(table, 'bolt', [frame(0, 0.05, 1), frame(0.3, 0.9, 1), frame(0.9, 1, 0)], 420, {
    left: x,
    top: y - 2,
    width: Math.hypot(dx, dy),
    height: 4,
  })
}

function flash(table: HTMLElement, at: DOMRect | undefined, kind: string, delay = 0): void {
  if (at === undefined) return
  over(
    table,
    kind,
    [
      { opacity: 0, transform: 'scale(.8)' },
      { opacity: 1, transform: 'scale(1.02)', offset: 0.25 },
      { opacity: 0, transform: 'scale(1.15)' },
    ],
    480,
    at,
    delay,
  )
}

/** A bomb falls from a ship to what it is dropped on. */
function drop(table: HTMLElement, from: DOMRect, to: DOMRect | undefined): void {
  if (to === undefined) return
  const x = from.left + from.width / 2
  const y = from.top + from.height / 2
  const way = `translate(${to.left + to.width / 2 - x}px, ${to.top + to.height / 2 - y}px)`
  const frames = [
    { transform: 'none', opacity: 0 },
    { transform: 'none', opacity: 1, offset: 0.15 },
    { transform: `${way} scale(.5)`, opacity: 1 },
  ]
  over(table, 'falling', frames, FALL, { left: x - 6, top: y - 6, width: 12, height: 12 })
}

/** Where cards of a colony go that has no wasteland beside it: off the planet, a little apart from each other. */
function aside(colony: DOMRect | undefined, nth: number): DOMRect | undefined {
  if (colony === undefined) return undefined
  return new DOMRect(colony.left - 70 + nth * 34, colony.top - 56, colony.width, colony.height)
}

function fly(table: HTMLElement, from: DOMRect | undefined, to: DOMRect | undefined, delay = 0): void {
  if (from === undefined || to === undefined) return
  const dx = to.left - from.left
  const dy = to.top - from.top
  const card = over(
    table,
    'flying',
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${dx}px, ${dy}px)`, opacity: 0.9, offset: 0.85 },
      { transform: `translate(${dx}px, ${dy}px)`, opacity: 0 },
    ],
    320,
    {
      left: from.left,
      top: from.top,
      width: Math.min(42, from.width),
      height: Math.min(52, from.height),
    },
    delay,
  )
  card.style.backgroundImage = `url("${backPicture()}")`
}
