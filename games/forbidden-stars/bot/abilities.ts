import type { MultiSelectQuestion, Option, OptionsQuestion } from '@orrery/kernel'
import {
  ATTACK,
  COMBAT_CARDS,
  DEFENCE,
  KHORNES_RAGE,
  MARK_OF_KHORNE,
  MARK_OF_NURGLE,
  MORALE,
  SWOOPING_HAWKS,
} from '../content/combat-cards.ts'
import { otherSide, routedOf, type Side, sideOfSeat, unitsOfSide } from '../rules/combat/sides.ts'
import { figuresOf, isToken, kindOf } from '../rules/units.ts'
import type { State, UnitId } from '../state.ts'
import { changeWorth, dieWorth, faces, rolledWorth, tokensOf } from './scales.ts'
import { type Outlook, priceOf } from './worth.ts'

/** How much an option of a card's ability is worth to the side that chooses; passing is worth 0. */
type Ability = (g: State, side: Side, option: Option, question: OptionsQuestion) => number

const FACES = ['attack', 'defence', 'morale']

const faceIn = (term: unknown): number => FACES.indexOf(String(term).replace('@face-', ''))

/** The card whose ability asks. */
function cardOf({ params }: OptionsQuestion): number {
  return COMBAT_CARDS.findIndex(({ term }) => term === params?.card)
}

/** The worth of a unit in a fight: what it can still do, and its price. */
function unitWorth(g: State, unit: UnitId): number {
  return isToken(unit) ? 1 : priceOf(kindOf(g, unit))
}

/** What routing an unrouted unit costs its side: its morale, and that it is destroyed earlier. */
function routCost(g: State, side: Side, unit: UnitId): number {
  const { morale, health } = figuresOf(g, unit)
  return -changeWorth(g, side, { morale: -morale }) + 0.2 * health
}

function rallyWorth(g: State, side: Side, unit: UnitId): number {
  return changeWorth(g, side, { morale: figuresOf(g, unit).morale }) + 0.2 * figuresOf(g, unit).health
}

/** The worth of the effect that a die pays for, by card. */
function bought(g: State, side: Side, card: number): number {
  const routed = routedOf(g, side)
  switch (card) {
    case KHORNES_RAGE:
    case MARK_OF_KHORNE:
      return changeWorth(g, side, { tokens: faces(ATTACK, 3) })
    case MARK_OF_NURGLE:
      return changeWorth(g, side, { tokens: faces(DEFENCE, 3) })
    case SWOOPING_HAWKS:
      return changeWorth(g, side, { tokens: faces(ATTACK, 2) })
    default:
      return routed.length > 0 ? 1.2 : 0.8
  }
}

/** Whether a side does better to leave, because it would soon be beaten. */
function isLost(g: State, side: Side): number {
  const other = otherSide(side)
  const strength = (one: Side) => unitsOfSide(g, one).reduce((sum, unit) => sum + unitWorth(g, unit), 0)
  return strength(side) < 0.5 * strength(other) ? 1 : -1
}

const BY_VERB: { readonly [verb: string]: (g: State, side: Side, count: number) => number } = {
  'attack-tokens': (g, side, count) => changeWorth(g, side, { tokens: faces(ATTACK, count) }),
  'defence-tokens': (g, side, count) => changeWorth(g, side, { tokens: faces(DEFENCE, count) }),
  'attack-die': (g, side, count) => dieWorth(g, side, ATTACK, count),
  'defence-die': (g, side, count) => dieWorth(g, side, DEFENCE, count),
  'morale-die': (g, side, count) => dieWorth(g, side, MORALE, count),
  die: (g, side) => rolledWorth(g, side),
  'lose-defence-die': (g, side, count) => changeWorth(g, side, { theirDice: faces(DEFENCE, -count) }),
  'lose-morale-die': (g, side, count) => changeWorth(g, side, { theirDice: faces(MORALE, -count) }),
  'lose-defence-tokens': (g, side, count) =>
    changeWorth(g, side, { theirTokens: faces(DEFENCE, -Math.min(count, tokensOf(g, otherSide(side), DEFENCE))) }),
  'rally-one': (g, side) => Math.max(0, ...routedOf(g, side).map((unit) => rallyWorth(g, side, unit))),
}

/** The worth of options of questions within a combat, by the question's name. */
const ABILITIES: { readonly [name: string]: Ability } = {
  'combat.either': (g, side, { id, value }) => {
    const numbers = (value as { readonly numbers?: readonly number[] } | null)?.numbers
    return BY_VERB[id]?.(g, side, numbers?.[0] ?? 1) ?? 0.5
  },
  'combat.spend': (g, side, { value }, question) => bought(g, side, cardOf(question)) + dieWorth(g, side, value as number, -1),
  'combat.room': () => -1,
  'combat.convert': (g, side, { value, params }) => {
    const [one, two] = value as readonly [number, number]
    const dice = [0, 0, 0]
    const turn = (count: number, from: number, to: number) => {
      if (count === 0 || from < 0 || to < 0) return
      dice[from] = (dice[from] ?? 0) - count
      dice[to] = (dice[to] ?? 0) + count
    }
    turn(one, faceIn(params?.from), faceIn(params?.to))
    turn(two, faceIn(params?.from2), faceIn(params?.to2))
    return changeWorth(g, side, { dice })
  },
  'combat.reroll': (g, side, { value }) => (typeof value === 'number' ? rolledWorth(g, side) + dieWorth(g, side, value, -1) : 0.5),
  'combat.tokens': (g, side, { params }) =>
    changeWorth(g, side, { tokens: [Number(params?.attack ?? 0), Number(params?.defence ?? 0), 0] }),
  'combat.lose': (g, side, { value }) => dieWorth(g, side, value as number, -1),
  'combat.unless-die': (g, side, { value }, { params }) => (value === null ? 0 : 1.4 + dieWorth(g, side, faceIn(params?.face), -1)),
  'combat.unless-rout': (g, side, { value }) => (value === null ? 0 : 1.3 - routCost(g, side, value as UnitId)),
  'combat.unless-destroy': (g, _side, { value }) => (value === null ? 0 : 1.6 - unitWorth(g, value as UnitId)),
  'combat.must-rout': (g, side, { value }) => -routCost(g, side, value as UnitId),
  'combat.must-destroy': (g, _side, { value }) => -unitWorth(g, value as UnitId),
  'combat.rout': (g, side, { value }) => changeWorth(g, side, { theirMorale: -figuresOf(g, value as UnitId).morale }),
  'combat.destroy': (g, _side, { value }) => unitWorth(g, value as UnitId),
  'combat.rally': (g, side, { value }) => rallyWorth(g, side, value as UnitId),
  'combat.retreat-one': (g, side, { value }) => isLost(g, side) * unitWorth(g, value as UnitId),
  'combat.sacrifice': (g, _side, { value }) => 1.6 - unitWorth(g, value as UnitId),
  'combat.rout-own': (g, side, { value }) => 0.8 - routCost(g, side, value as UnitId),
  'combat.ambush': (g, side, { value, id }) => (value === true && id.startsWith('spend') ? 2 + dieWorth(g, side, MORALE, -1) : 0),
}

/** How good an answer about a card's ability is, or null for unknown questions. */
export function abilityWorth({ g, seat }: Outlook, option: Option, question: OptionsQuestion): number | null {
  const ability = ABILITIES[question.name]
  const side = sideOfSeat(g, seat)
  if (ability === undefined || side === null) return null
  if (option.value === null && !question.name.includes('unless')) return 0
  return ability(g, side, option, question)
}

/** Units that leave a combat for morale dice: all that may if it is lost, otherwise none. */
export function leavers(g: State, question: MultiSelectQuestion): string[] {
  const side = sideOfSeat(g, question.seat)
  if (side === null || isLost(g, side) < 0) return []
  return [...question.options]
    .sort((one, other) => unitWorth(g, other.value as UnitId) - unitWorth(g, one.value as UnitId))
    .map(({ id }) => id)
    .slice(0, question.most)
}
