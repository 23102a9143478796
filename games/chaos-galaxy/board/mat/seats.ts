import type { Piece, Seat } from '@orrery/kernel'
import type { SeatView, View } from '../../view.ts'

/** How seats are shown on the mat: at the lower edge, large on the other side, and small above them. */
export interface Sides {
  readonly near: Seat
  /** The neighbours, left one first; in a duel the other player. */
  readonly large: readonly SeatView[]
  /** Everybody else; seats that are out come last. */
  readonly small: readonly SeatView[]
}

/** The seats from the viewer's position; a spectator, or a seat that is out, sees the table from its first player. */
export function sidesOf(view: View): Sides {
  const own = typeof view.viewer === 'number' && view.order.includes(view.viewer)
  const near =
    view.seats.length === 2 ? (typeof view.viewer === 'number' ? view.viewer : 0) : own ? Number(view.viewer) : (view.order[0] ?? 0)
  if (view.seats.length === 2) return { near, large: view.seats.filter(({ seat }) => seat !== near), small: [] }
  const at = view.order.indexOf(near)
  const clockwise = [...view.order.slice(at + 1), ...view.order.slice(0, at)].flatMap((seat) => view.seats[seat] ?? [])
  const isLarge = (_: SeatView, place: number) => place === 0 || place === clockwise.length - 1
  return {
    near,
    large: clockwise.filter(isLarge),
    small: [
      ...clockwise.filter((held, place) => !isLarge(held, place)),
      ...view.fallen.flatMap(({ seat }) => (seat === near ? [] : (view.seats[seat] ?? []))),
    ],
  }
}

/** A seat's pieces that may be chosen on the mat. */
export function piecesOfSeat(held: SeatView): readonly Piece[] {
  const inPlay = [...held.hangar, ...held.surface, ...held.cantina].flatMap((card) => [card, ...card.aboard])
  const { seat } = held
  return [
    ...inPlay.map(({ id }): Piece => `card:${id}`),
    ...(['colony', 'credits', 'headquarters', 'trash', 'wasteland'] as const).map((pile): Piece => `${pile}:${seat}`),
  ]
}
