import type { CardIdOf } from '../content/cards.ts'
import { shipType } from '../content/ships.ts'
import { distance, INCH } from '../geometry/place.ts'
import { at, numberAt } from '../rules/at.ts'
import { currentMv } from '../rules/move/manoeuvre.ts'
import { shipsOf, shipsOfSide, sideOf } from '../rules/ships.ts'
import { poseOf } from '../rules/stands.ts'
import type { ShipId, SquadronId, State } from '../state.ts'

/** How near a squadron is to the enemy, and how far either can move and fire. */
interface Situation {
  readonly ships: readonly ShipId[]
  /** The distance from the nearest ship of the squadron to the nearest enemy. */
  readonly away: number
  readonly mv: number
  /** The ranges of the squadron's weapons, and the enemy's longest. */
  readonly primary: number
  readonly torpedo: number
  readonly theirs: number
  readonly theirMv: number
}

function reachOf(g: State, ship: ShipId, kind: 'primary' | 'torpedo' | null): number {
  let reach = 0
  for (const weapon of shipType(numberAt(g.ships.type, ship)).weapons) {
    if (kind !== null && weapon.kind !== kind) continue
    for (const [band, ad] of weapon.ad.entries()) if (ad > 0) reach = Math.max(reach, (band + 1) * 8 * INCH)
  }
  return reach
}

function situationOf(g: State, squadron: SquadronId): Situation {
  const ships = shipsOf(g, squadron)
  const foes = shipsOfSide(g, 1 - sideOf(at(g.squadrons, squadron).owner))
  const most = (of: readonly ShipId[], value: (ship: ShipId) => number) => Math.max(0, ...of.map(value))
  return {
    ships,
    away: Math.min(...ships.flatMap((ship) => foes.map((foe) => distance(poseOf(g, ship), poseOf(g, foe))))),
    mv: most(ships, (ship) => currentMv(g, ship)),
    primary: most(ships, (ship) => reachOf(g, ship, 'primary')),
    torpedo: most(ships, (ship) => reachOf(g, ship, 'torpedo')),
    theirs: most(foes, (foe) => reachOf(g, foe, null)),
    theirMv: most(foes, (foe) => currentMv(g, foe)),
  }
}

/** FA-BOARD-6: the distance within which ships can board. */
const BOARDING = 4 * INCH

/** What the worth of an S card depends on: the situation, and what follows from it. */
interface Prospect extends Situation {
  readonly fires: boolean
  readonly isFiredAt: boolean
  /** The number of ships that suffer lasting effects. */
  readonly damaged: number
}

/** The worth of each S card on a squadron. */
const GAINS: { readonly [id in CardIdOf<'S'>]: (prospect: Prospect) => number } = {
  S01: ({ ships, fires }) => (ships.length > 1 && fires ? 0.5 : 0),
  S02: ({ away, primary }) => (away > primary ? 0.4 : 0.2),
  S03: ({ away, mv, primary }) => (away <= mv + primary ? 0.8 : 0),
  S04: ({ away, mv, torpedo }) => (away <= mv + torpedo ? 0.7 : 0),
  S05: ({ ships, isFiredAt }) => (isFiredAt ? 0.3 * ships.length : 0),
  S06: ({ ships, isFiredAt }) => (isFiredAt ? 0.25 * ships.length : 0),
  S07: ({ isFiredAt }) => (isFiredAt ? 0.1 : 0),
  S08: () => 0.15,
  S09: ({ away, mv }) => (away <= mv + BOARDING ? 0.6 : 0),
  S10: ({ damaged }) => 0.4 * damaged,
  S11: ({ ships, fires, isFiredAt }) => (fires ? -1 : isFiredAt ? 0.25 * ships.length : 0),
  S12: ({ away, mv }) => (away <= 3 * mv ? 0.2 : 0),
}

/** The worth of an S card on a squadron, roughly in hull points; 0 if it would have no effect, negative if it hinders. */
export function gainOfSquadronCard(g: State, squadron: SquadronId, id: CardIdOf<'S'>): number {
  const situation = situationOf(g, squadron)
  const { ships, away, mv, primary, torpedo, theirs, theirMv } = situation
  return GAINS[id]({
    ...situation,
    fires: away <= mv + Math.max(primary, torpedo),
    isFiredAt: away <= mv + theirs + theirMv,
    damaged: ships.filter((ship) => g.ships.effects[ship] !== 0).length,
  })
}
