import { ATTACK, DEFENCE, MORALE } from '../content/combat-cards.ts'
import { BASTION, structureKind } from '../content/structures.ts'
import { ATTACKER, bastionsOfSide, combatOf, otherSide, type Side, sideOf, unitsOfSide } from '../rules/combat/sides.ts'
import { attackValue, defenceValue, moraleValue } from '../rules/combat/values.ts'
import { figuresOf } from '../rules/units.ts'
import type { State } from '../state.ts'

/** What an ability changes for a side: its dice and tokens by face, what the opponent loses, the morale of units. */
export interface Change {
  readonly dice?: readonly number[]
  readonly tokens?: readonly number[]
  /** Dice and tokens of the opponent by face. */
  readonly theirDice?: readonly number[]
  readonly theirTokens?: readonly number[]
  readonly morale?: number
  readonly theirMorale?: number
}

/** A combat as one side sees it, in its last round or before it. */
interface Scales {
  readonly attack: number
  readonly defence: number
  readonly morale: number
  readonly theirAttack: number
  readonly theirDefence: number
  readonly theirMorale: number
  readonly health: number
  readonly theirHealth: number
  /** Rounds after this one. */
  readonly later: number
  /** Whether a tie of morale is enough. */
  readonly defends: boolean
}

function scalesOf(g: State, side: Side): Scales {
  const other = otherSide(side)
  return {
    attack: attackValue(g, side),
    defence: defenceValue(g, side),
    morale: moraleValue(g, side),
    theirAttack: attackValue(g, other),
    theirDefence: defenceValue(g, other),
    theirMorale: moraleValue(g, other),
    health: healthOf(g, side),
    theirHealth: healthOf(g, other),
    later: 3 - combatOf(g).round,
    defends: side !== ATTACKER,
  }
}

function healthOf(g: State, side: Side): number {
  let sum = bastionsOfSide(g, side) * structureKind(BASTION).health
  for (const unit of unitsOfSide(g, side)) sum += figuresOf(g, unit).health
  return sum
}

/** The expected damage of an attack against a defence, while cards can still change both. */
function damage(attack: number, defence: number, health: number): number {
  return Math.min(health, Math.log1p(Math.exp(attack - defence)))
}

/** A side's prospects: damage dealt and suffered in this round, by its dice also in later ones, and who has the higher morale. */
function balance(s: Scales): number {
  const now = damage(s.attack, s.theirDefence, s.theirHealth) - damage(s.theirAttack, s.defence, s.health)
  const gap = s.morale - s.theirMorale + (s.defends ? 0.5 : -0.5)
  const wins = 1 / (1 + Math.exp(-gap * (s.later === 0 ? 1.2 : 0.5)))
  return now + (s.later === 0 ? 6 : 3) * wins
}

/** How much a die counts in each later round, by face. */
const LATER = [0.35, 0.35, 0.1]

/** The worth of a change to a side of the running combat. */
export function changeWorth(g: State, side: Side, change: Change): number {
  const before = scalesOf(g, side)
  const of = (list: readonly number[] | undefined, face: number) => list?.[face] ?? 0
  const { dice, tokens, theirDice, theirTokens } = change
  const after: Scales = {
    ...before,
    attack: before.attack + of(dice, ATTACK) + of(tokens, ATTACK),
    defence: before.defence + of(dice, DEFENCE) + of(tokens, DEFENCE),
    morale: before.morale + of(dice, MORALE) + (change.morale ?? 0),
    theirAttack: before.theirAttack + of(theirDice, ATTACK) + of(theirTokens, ATTACK),
    theirDefence: before.theirDefence + of(theirDice, DEFENCE) + of(theirTokens, DEFENCE),
    theirMorale: before.theirMorale + of(theirDice, MORALE) + (change.theirMorale ?? 0),
  }
  let later = 0
  for (const [face, worth] of LATER.entries()) later += before.later * worth * (of(dice, face) - of(theirDice, face))
  return balance(after) - balance(before) + later
}

/** What a side loses or gains with one die of a face. */
export function dieWorth(g: State, side: Side, face: number, count = 1): number {
  return changeWorth(g, side, { dice: faces(face, count) })
}

/** `count` dice of one face. */
export function faces(face: number, count: number): number[] {
  const list = [0, 0, 0]
  list[face] = count
  return list
}

/** What a rolled die is worth on average: three sides show attack, two defence, one morale. */
export function rolledWorth(g: State, side: Side): number {
  return (3 * dieWorth(g, side, ATTACK) + 2 * dieWorth(g, side, DEFENCE) + dieWorth(g, side, MORALE)) / 6
}

/** How many tokens of a face a side has. */
export function tokensOf(g: State, side: Side, face: number): number {
  return sideOf(g, side).tokens[face] ?? 0
}
