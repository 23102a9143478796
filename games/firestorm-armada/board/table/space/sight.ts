import { type BoardProps, offeredBy, type View as SurfaceView, type WorldBox } from '@orrery/board'
import { type Piece, type PlanQuestion, planBounds } from '@orrery/kernel'
import { WINGS } from '../../../rules/wing/places.ts'
import type { View } from '../../../view.ts'
import { ableTargets } from '../../plan/divisions.ts'
import type { Facts } from '../facts.ts'
import { wingTargets } from '../stakes/wing-targets.ts'
import { isFire, pieceOf } from '../subject.ts'
import { PPI } from './world.ts'

/** Scrolls the table, if needed, so that a piece is in view. */
export function reveal(facts: Facts, surface: SurfaceView | null, piece: Piece): void {
  const box = boxOf(facts, piece)
  if (box !== null) surface?.reveal(box)
}

/**
 * Brings the question's subject into view: zooms in enough to draw a plan, and shows the whole table again afterwards. Returns whether the
 * table is zoomed in.
 */
export function bringIntoSight(
  facts: Facts,
  surface: SurfaceView | null,
  { seen, draft }: Pick<BoardProps<View>, 'seen' | 'draft'>,
  near: boolean,
  moving: number | null,
): boolean {
  const { question } = seen
  if (question === null || surface === null) return near
  const box = moving !== null ? boxOf(facts, `squadron:${moving}`) : question.on === undefined ? null : boxOf(facts, question.on)
  const aims = draft === null ? [] : aimsOf(facts, draft.question)
  const aimed = aims.length === 0 ? null : boxAround([box, ...aims.map((ship) => boxOf(facts, `ship:${ship}`))])
  if (aimed !== null) {
    surface.show(aimed, 0.85)
    return true
  }
  if ((draft !== null || moving !== null) && box !== null) {
    const room = PPI * (surface.inSight().width * surface.zoomed.peek().k < 800 ? 4 : 9)
    surface.show({ x: box.x - room, y: box.y - room, width: box.width + room * 2, height: box.height + room * 2 }, 0.9)
    return true
  }
  const fight =
    isFire(question) || /^(board\.|dogfight\.|wing\.(act|intercept|taking)$)/.test(question.name)
      ? boxAround([
          ...(isFire(question) ? [] : [box]),
          ...offeredBy(question)
            .flatMap(({ on, to }) => [on, to])
            .map((piece) => (piece === undefined ? null : boxOf(facts, piece))),
        ])
      : null
  if (fight !== null) {
    surface.show(fight, 0.75)
    return true
  }
  if (near && (question.on === undefined || (box === null && facts.view.turn === 0))) {
    surface.fit()
    return false
  }
  if (box !== null) surface.reveal(box)
  return near
}

/** The ships that dice are divided among, or that wings can fly to. */
function aimsOf(facts: Facts, question: PlanQuestion): readonly number[] {
  if (question.plan === 'split') return ableTargets(question)
  const flight = pieceOf(question.on)
  if (question.plan !== 'wings' || flight?.kind !== 'flight') return []
  const bounds = planBounds(question, WINGS)
  return bounds.flies ? wingTargets(facts.g, flight.id, bounds).map(({ ship }) => ship) : []
}

/** The box around a piece with some room; null if it is not on the table. */
function boxOf(facts: Facts, piece: Piece): WorldBox | null {
  const one = pieceOf(piece)
  if (one === null) return null
  const list =
    one.kind === 'squadron'
      ? facts.ships.filter(({ squadron }) => squadron === one.id)
      : one.kind === 'flight'
        ? facts.wings.filter(({ flight }) => flight === one.id)
        : one.kind === 'ship'
          ? facts.ships.filter(({ id }) => id === one.id)
          : one.kind === 'mine'
            ? facts.view.mines.slice(one.id, one.id + 1)
            : facts.wings.filter(({ id }) => id === one.id)
  if (list.length === 0) return null
  const xs = list.map(({ x }) => facts.world.x(x))
  const ys = list.map(({ y }) => facts.world.y(y))
  const room = PPI * 3
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room]
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y }
}

/** The box around all boxes; null if there is none. */
function boxAround(boxes: readonly (WorldBox | null)[]): WorldBox | null {
  const known = boxes.filter((box) => box !== null)
  if (known.length === 0) return null
  const x = Math.min(...known.map((box) => box.x))
  const y = Math.min(...known.map((box) => box.y))
  const right = Math.max(...known.map((box) => box.x + box.width))
  const bottom = Math.max(...known.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}
