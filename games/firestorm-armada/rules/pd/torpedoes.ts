import { choose, type Option, type Params, type Rule } from '@orrery/kernel'
import { shipType } from '../../content/ships.ts'
import { tell } from '../../events.ts'
import { isWithin } from '../../geometry/place.ts'
import { aimParams, shipParams, targetParams } from '../../names.ts'
import { PLACE, type ShipId, type State } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { type Acting, actionCard } from '../cards/action.ts'
import { answerFor, takesCards } from '../cards/reaction.ts'
import { extraWaves, hitsOf, wave } from '../dice.ts'
import { pointDefence } from '../fire/modifiers.ts'
import { sideOfShip } from '../ships.ts'
import { poseOf } from '../stands.ts'
import { tellRoll } from '../tell-roll.ts'

/** FA-PD-1: how far point defence reaches. */
export const PD_REACH = 4000

/** FA-PD-16, FA-BOARD-15: the escorts of a ship's side within 4 inches of it. */
export function escortsOf(g: State, ship: ShipId): ShipId[] {
  const found: ShipId[] = []
  for (let other = 0; other < g.ships.type.length; other++) {
    if (other === ship || g.ships.place[other] !== PLACE.table || sideOfShip(g, other) !== sideOfShip(g, ship)) continue
    if (shipType(numberAt(g.ships.type, other)).class !== 'escort') continue
    if (isWithin(poseOf(g, other), poseOf(g, ship), PD_REACH)) found.push(other)
  }
  return found
}

/** FA-PD-14: the dice that a ship has left against torpedoes in this activation. */
export function diceLeft(g: State, ship: ShipId): number {
  return Math.max(pointDefence(g, ship) - numberAt(g.ships.pdSpent, ship), 0)
}

/** FA-PD-13, FA-CARD-14: decoys, then the point defence of the target and of its escorts; returns the hits left. */
export function* torpedoDefence(g: State, target: ShipId, rolled: number, spook: boolean, acting: Acting | null): Rule<number> {
  let hits = rolled
  if ((yield* answerFor(g, target, 'torpedo-hits', ['R03'], { hits })) !== null) hits = Math.max(hits - 3, 0)
  if (hits === 0) return 0
  const firing: ShipId[] = []
  let dice = 0
  for (const ship of [target, ...escortsOf(g, target)]) {
    const used = yield* diceAgainst(g, ship, target, hits)
    if (used === 0) continue
    firing.push(ship)
    dice += used
    g.ships.pdSpent[ship] = numberAt(g.ships.pdSpent, ship) + used
  }
  if (dice === 0) return hits
  if ((yield* actionCard(g, acting, 'pd-less', ['A08'], { dice, hits, ...aimParams(g, target) })) !== null) dice = Math.max(dice - 2, 0)
  dice += yield* flakWall(g, firing, dice, { hits, ...aimParams(g, target) })
  let first = wave(g, dice)
  if (spook && hitsOf(first, 4) > 0) {
    // FA-TRAIT/torpedoSpook: what succeeded in the first wave must be rolled again once.
    first = first.map((face) => (face >= 4 ? at(wave(g, 1), 0) : face))
    tell(g, { type: 'rerolled', rule: 'FA-TRAIT/torpedoSpook', on: `ship:${target}`, dice: first })
  }
  const waves = [first, ...extraWaves(g, first)]
  const cancelled = hitsOf(waves.flat(), 4)
  tellRoll(g, { rule: 'FA-PD-13', on: `ship:${target}`, purpose: 'pd', need: 4, waves, hits: cancelled })
  return Math.max(hits - cancelled, 0)
}

/** FA-PD-14, FA-PD-19: how many dice a ship uses: its owner's choice, all at the top of the list. */
function* diceAgainst(g: State, ship: ShipId, target: ShipId, hits: number): Rule<number> {
  const left = diceLeft(g, ship)
  if (left === 0) return 0
  const rule = ship === target ? 'FA-PD-14' : 'FA-PD-16'
  const options: Option<number>[] = []
  for (let dice = left; dice >= 0; dice--) options.push(diceOption(ship, dice, rule))
  const params = { hits, dice: left, ...shipParams(g, ship), ...targetParams(g, target) }
  return yield* choose(
    numberAt(g.ships.owner, ship),
    { name: 'pd.torpedo', rule, message: 'pd-torpedo', on: `ship:${ship}`, params },
    options,
  )
}

function diceOption(ship: ShipId, dice: number, rule: string): Option<number> {
  return {
    id: `dice:${dice}`,
    value: dice,
    rule,
    on: `ship:${ship}`,
    to: undefined,
    cost: dice,
    message: 'pd-dice',
    params: { dice },
  }
}

/** Card R04: three more dice for one of the ships about to roll; `against` says what, for programs. */
export function* flakWall(g: State, firing: readonly ShipId[], dice: number, against: Params): Rule<number> {
  const ship = firing.find((one) => takesCards(g, one))
  return ship !== undefined && (yield* answerFor(g, ship, 'pd-more', ['R04'], { dice, ...against })) !== null ? 3 : 0
}
