import type { CardId } from '../content/cards.ts'
import { shipType } from '../content/ships.ts'
import { distance, INCH } from '../geometry/place.ts'
import { at, numberAt } from '../rules/at.ts'
import { shipsOf, shipsOfSide, sideOf } from '../rules/ships.ts'
import { currentMv } from '../rules/speed.ts'
import { poseOf } from '../rules/stands.ts'
import type { ShipId, SquadronId, State } from '../state.ts'

/** How near a squadron is to the enemy, and what either could do about it in its next activation. */
interface Situation {
  readonly ships: readonly ShipId[]
  /** From the nearest ship of the squadron to the nearest enemy. */
  readonly away: number
  readonly mv: number
  /** How far the squadron's weapons reach, and the enemy's farthest. */
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

/** How near ships must be to board. // FA-BOARD-6 */
const BOARDING = 4 * INCH

/** The worth of an S card on a squadron, roughly in hull points; 0 if its effect cannot occur, less if it hinders. */
export function gainOfSquadronCard(g: State, squadron: SquadronId, id: CardId): number {
  const { ships, away, mv, primary, torpedo, theirs, theirMv } = situationOf(g, squadron)
  const fires = away <= mv + Math.max(primary, torpedo)
  const isFiredAt = away <= mv + theirs + theirMv
  const effects = ships.filter((ship) => g.ships.effects[ship] !== 0).length
  switch (id) {
    case 'S01':
      return ships.length > 1 && fires ? 0.5 : 0
    case 'S02':
      return away > primary ? 0.4 : 0.2
    case 'S03':
      return away <= mv + primary ? 0.8 : 0
    case 'S04':
      return away <= mv + torpedo ? 0.7 : 0
    case 'S05':
      return isFiredAt ? 0.3 * ships.length : 0
    case 'S06':
      return isFiredAt ? 0.25 * ships.length : 0
    case 'S07':
      return isFiredAt ? 0.1 : 0
    case 'S08':
      return 0.15
    case 'S09':
      return away <= mv + BOARDING ? 0.6 : 0
    case 'S10':
      return 0.4 * effects
    case 'S11':
      return fires ? -1 : isFiredAt ? 0.25 * ships.length : 0
    default:
      return away <= 3 * mv ? 0.2 : 0
  }
}
