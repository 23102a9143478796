import type { CardIdOf } from '../content/cards.ts'
import { shipType } from '../content/ships.ts'
import { distance, INCH } from '../geometry/place.ts'
import { numberAt } from '../rules/at.ts'
import { currentMv } from '../rules/move/manoeuvre.ts'
import { shipsOfSide, sideOf } from '../rules/ships.ts'
import { poseOf } from '../rules/stands.ts'
import { PLACE, type ShipId, type State } from '../state.ts'

/** The dice that a side's ships have in the given range bands (from 0) which an enemy could be in this turn. */
function diceBeyond(g: State, side: number, bands: readonly number[]): number {
  let sum = 0
  for (const ship of shipsOfSide(g, side)) {
    const { weapons } = shipType(numberAt(g.ships.type, ship))
    const near = nearest(g, ship) - 2 * currentMv(g, ship)
    for (const { ad } of weapons) for (const band of bands) if (near < (band + 1) * 8 * INCH) sum += ad[band] ?? 0
  }
  return sum
}

function nearest(g: State, ship: ShipId): number {
  const pose = poseOf(g, ship)
  return Math.min(...shipsOfSide(g, 1 - (numberAt(g.ships.owner, ship) & 1)).map((foe) => distance(poseOf(g, foe), pose)))
}

function shieldsOf(g: State, side: number): number {
  return shipsOfSide(g, side).filter((ship) => shipType(numberAt(g.ships.type, ship)).stats.sh > 0).length
}

function wingsOf(g: State, seat: number): number {
  const { owner, place } = g.wings
  return owner.filter((one, wing) => one === seat && (place[wing] === PLACE.table || place[wing] === PLACE.away)).length
}

/** By how much a figure of the enemy's side exceeds the same figure of the seat's side. */
type Surplus = (of: (side: number) => number) => number

/** The worth of a card that helps only its seat, or helps equally at any table. */
const usual = (): number => 0.5

/** The worth of each T card to a seat. */
const GAINS: { readonly [id in CardIdOf<'T'>]: (g: State, seat: number, more: Surplus) => number } = {
  T01: usual,
  T02: usual,
  T03: (g, _, more) => more((side) => diceBeyond(g, side, [3])) / 10,
  T04: (g, _, more) => more((side) => shieldsOf(g, side)) / 4,
  T05: usual,
  T06: usual,
  T07: (g, seat) => wingsOf(g, seat) / 4,
  T08: (g, seat) => (shipsOfSide(g, sideOf(seat)).some((ship) => hasTorpedoes(g, ship)) ? 1 : 0),
  T09: usual,
  T10: usual,
  T11: (g, _, more) => more((side) => diceBeyond(g, side, [2, 3])) / 20,
}

/**
 * The worth of a T card to a seat, above 0 if it helps the seat more than the enemy. Cards that forbid or hinder fire apply to both sides,
 * so a side that outranges the enemy does not play them.
 */
export function gainOfTurnCard(g: State, seat: number, id: CardIdOf<'T'>): number {
  const side = sideOf(seat)
  return GAINS[id](g, seat, (of) => of(1 - side) - of(side))
}

function hasTorpedoes(g: State, ship: ShipId): boolean {
  return (
    shipType(numberAt(g.ships.type, ship)).weapons.some(({ kind }) => kind === 'torpedo') &&
    nearest(g, ship) - 2 * currentMv(g, ship) < 32 * INCH
  )
}
