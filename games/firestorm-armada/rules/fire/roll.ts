import type { Rule } from '@orrery/kernel'
import { tell } from '../../events.ts'
import { INCH, isWithin } from '../../geometry/place.ts'
import { PLACE, type ShipId, type State } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { type Acting, actionCard } from '../cards/action.ts'
import { commandDistance } from '../command.ts'
import { d6, extraWaves, hitsOf, wave, waveParams } from '../dice.ts'
import { fleetOfShipHas, sideOfShip } from '../ships.ts'
import { poseOf } from '../stands.ts'
import { tellRoll } from '../tell-roll.ts'
import { type Attack, allHave, focusOf, isCloseToAll, isTorpedoes } from './declared.ts'
import { attackParams, useCard } from './dice.ts'
import { STEALTH, typeOfShip, weaponOf } from './shots.ts'
import { isCloaked } from './sight.ts'

/** FA-SMALL-1, 2, 5: the lowest number that hits. // FA-TRAIT/scatter */
export function needOf(g: State, attack: Attack): number {
  const { ship } = focusOf(attack)
  if (!typeOfShip(g, ship).capital) return 4
  if (allHave(g, attack, 'scatter') && isCloseToAll(g, attack, 16 * INCH)) return 4
  return typeOfShip(g, attack.target).smallTarget
}

/** A wave while its dice may still be rolled again, each of them once. // FA-FIRE-10, FA-FIRE-12 */
interface Wave {
  readonly faces: number[]
  readonly again: boolean[]
}

/** FA-FIRE-1 to 5, FA-FIRE-12, FA-CARD-14: rolls the dice of an attack; returns the hits. */
export function* rollAttack(g: State, attack: Attack, dice: number, acting: Acting | null): Rule<number> {
  const need = needOf(g, attack)
  const faces = wave(g, dice)
  const first: Wave = { faces, again: faces.map(() => false) }
  const on = `ship:${attack.target}`
  tell(g, { type: 'first-wave', rule: 'FA-FIRE-5', on, need, dice: faces.slice() })
  if (isStealthy(g, attack)) rollAgain(g, first, faces.length, (face) => face >= need, 'FA-TRAIT/stealthSystems', on)
  const missed = (face: number) => face < need
  if (allHave(g, attack, 'beam') && isCloseToAll(g, attack, 8 * INCH)) {
    rollAgain(g, first, faces.length, (face) => face === 1, 'FA-TRAIT/beam', on)
  }
  if (g.ships.fullStop[attack.target] === 1) rollAgain(g, first, 1, missed, 'FA-MOVE-16', on)
  if (isBold(g, attack, acting)) rollAgain(g, first, 1, missed, 'FA-TRAIT/boldAdvance', on)
  if (acting !== null && !isTorpedoes(g, attack) && mayMissAgain(first, need) && (yield* useCard(g, attack, 'S03'))) {
    rollAgain(g, first, 3, missed, 'FA-CARD-7', on)
  }
  if (
    mayMissAgain(first, need) &&
    (yield* actionCard(g, acting, 'dice', ['A01'], { ...waveParams(faces, need), ...attackParams(g, attack) })) !== null
  ) {
    rollAgain(g, first, 1, missed, 'FA-CARD-7', on)
  }
  const waves = [faces, ...extraWaves(g, faces)]
  const hits = hitsOf(waves.flat(), need)
  tellRoll(g, { rule: 'FA-FIRE-3', on, purpose: 'attack', need, waves, hits })
  return hits
}

function mayMissAgain({ faces, again }: Wave, need: number): boolean {
  return faces.some((face, i) => face < need && again[i] === false)
}

/** Rerolls up to this many matching dice that were not rerolled before. */
function rollAgain(g: State, { faces, again }: Wave, most: number, wanted: (face: number) => boolean, rule: string, on: string): void {
  let left = most
  for (let i = 0; i < faces.length && left > 0; i++) {
    if (again[i] === true || !wanted(at(faces, i))) continue
    faces[i] = d6(g)
    again[i] = true
    left--
  }
  if (left < most) tell(g, { type: 'rerolled', rule, on, dice: faces.slice() })
}

/** FA-TRAIT/stealthSystems, FA-TRAIT/systemNetwork: whether the target is hard to hit from where some weapon fires. */
function isStealthy(g: State, { guns, target }: Attack): boolean {
  if (guns.every(({ ship }) => isWithin(poseOf(g, ship), poseOf(g, target), STEALTH))) return false
  const { traits } = typeOfShip(g, target)
  return traits.includes('stealthSystems') || (traits.includes('systemNetwork') && isNetworked(g, target))
}

function isNetworked(g: State, ship: ShipId): boolean {
  const reach = commandDistance(g, numberAt(g.ships.squadron, ship))
  for (let other = 0; other < g.ships.type.length; other++) {
    if (other === ship || g.ships.place[other] !== PLACE.table || sideOfShip(g, other) !== sideOfShip(g, ship)) continue
    if (!isCloaked(g, other) || !typeOfShip(g, other).traits.includes('systemNetwork')) continue
    if (isWithin(poseOf(g, ship), poseOf(g, other), reach)) return true
  }
  return false
}

/** FA-TRAIT/boldAdvance: a ship that has not turned leads with a fixed fore weapon. */
function isBold(g: State, attack: Attack, acting: Acting | null): boolean {
  const { ship, weapon } = focusOf(attack)
  if (acting === null || g.ships.turned[ship] === 1 || !weaponOf(g, ship, weapon).arcs.includes('fixedFore')) return false
  return fleetOfShipHas(g, ship, 'boldAdvance')
}
