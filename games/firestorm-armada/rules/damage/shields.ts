import { confirm, type Rule } from '@orrery/kernel'
import { shipType } from '../../content/ships.ts'
import { tell } from '../../events.ts'
import { coverOf, OUTSIDE, QUARTERS } from '../../geometry/arc.ts'
import { isWithin } from '../../geometry/place.ts'
import { aimParams, shipParams } from '../../names.ts'
import { NONE, PLACE, type ShipId, type State } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { type Acting, actionCard } from '../cards/action.ts'
import { answerFor } from '../cards/reaction.ts'
import { extraWaves, hitsOf, wave } from '../dice.ts'
import { isInNebula } from '../fire/sight.ts'
import { holdsForShip, turnCardSum } from '../in-force.ts'
import { fleetHas, sideOfShip, suffers } from '../ships.ts'
import { poseOf } from '../stands.ts'
import { tellRoll } from '../tell-roll.ts'

/** The shield value of a ship whose systems work, before cards and traits. // FA-TERR-5 */
function shieldValue(g: State, ship: ShipId): number {
  return isInNebula(g, ship) ? 0 : shipType(numberAt(g.ships.type, ship)).stats.sh
}

/** FA-DEF-1: the shield dice of a ship against an attack led by a ship (NONE: by none), before cards played against the attack. */
export function shieldDice(g: State, ship: ShipId, focus: ShipId): number {
  if (suffers(g, ship, 'systemsOffline')) return 0
  const value = shieldValue(g, ship)
  let dice = value
  if (value > 0) {
    dice += turnCardSum(g, 'T04', 0, 'ally') + turnCardSum(g, 'T04', 0, 'enemy')
    if (holdsForShip(g, 'S06', ship)) dice += 1
  }
  return Math.max(dice, 0) + (isSectorShielded(g, ship, focus) ? 1 : 0)
}

/** FA-TRAIT/sectorShielding: whether the leading ship's centre is at least partly in the named arc. */
function isSectorShielded(g: State, ship: ShipId, focus: ShipId): boolean {
  const quarter = QUARTERS[numberAt(g.ships.sector, ship) - 1]
  if (quarter === undefined || focus === NONE || isInNebula(g, ship)) return false
  return coverOf(poseOf(g, ship), poseOf(g, focus), quarter) !== OUTSIDE
}

/** The lowest number that cancels: 4, or 3 near a shield projector. // FA-TRAIT/shieldProjector */
export function shieldNeed(g: State, ship: ShipId): number {
  const side = sideOfShip(g, ship)
  for (let other = 0; other < g.ships.type.length; other++) {
    if (g.ships.place[other] !== PLACE.table || sideOfShip(g, other) !== side) continue
    if (!shipType(numberAt(g.ships.type, other)).traits.includes('shieldProjector') || suffers(g, other, 'systemsOffline')) continue
    if (isWithin(poseOf(g, other), poseOf(g, ship), PROJECTION)) return 3
  }
  return 4
}

const PROJECTION = 6000

/** FA-DEF-1, FA-DEF-3, FA-CARD-14: shield dice against an attack; returns the hits left. */
export function* shieldsAgainst(g: State, ship: ShipId, hits: number, focus: ShipId, acting: Acting | null): Rule<number> {
  let dice = shieldDice(g, ship, focus)
  if (dice > 0 && (yield* actionCard(g, acting, 'shields-less', ['A07'], { dice, hits, ...aimParams(g, ship) })) !== null) dice -= 2
  if (
    !suffers(g, ship, 'systemsOffline') &&
    (yield* answerFor(g, ship, 'shields-more', ['R02'], { dice: Math.max(dice, 0), hits })) !== null
  )
    dice += 2
  if (dice <= 0) return hits
  const need = shieldNeed(g, ship)
  let first = wave(g, dice)
  tell(g, { type: 'first-wave', rule: 'FA-DEF-1', on: `ship:${ship}`, need, dice: first })
  if (yield* mayRollAgain(g, ship, first, need)) {
    first = first.map((face) => (face >= need ? face : at(wave(g, 1), 0)))
    tell(g, { type: 'rerolled', rule: 'FA-TRAIT/layeredShields', on: `ship:${ship}`, dice: first })
  }
  const waves = [first, ...extraWaves(g, first)]
  const cancelled = hitsOf(waves.flat(), need)
  tellRoll(g, { rule: 'FA-DEF-1', on: `ship:${ship}`, purpose: 'shields', need, waves, hits: cancelled })
  return Math.max(hits - cancelled, 0)
}

/** FA-TRAIT/layeredShields: once a turn the owner may roll all dice again that failed. */
function* mayRollAgain(g: State, ship: ShipId, first: readonly number[], need: number): Rule<boolean> {
  const owner = numberAt(g.ships.owner, ship)
  const failed = first.filter((face) => face < need).length
  if (failed === 0 || g.layeredShields[owner] === g.turn || !fleetHas(g, owner, 'layeredShields')) return false
  const prompt = {
    name: 'shields.again',
    rule: 'FA-TRAIT/layeredShields',
    message: 'shields-again',
    on: `ship:${ship}` as const,
    params: { failed, dice: first.length, ...shipParams(g, ship) },
  }
  if (!(yield* confirm(owner, prompt))) return false
  g.layeredShields[owner] = g.turn
  return true
}
