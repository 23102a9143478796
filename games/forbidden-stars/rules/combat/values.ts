import { ATTACK, combatCard, DEFENCE, MORALE } from '../../content/combat-cards.ts'
import { BASTION, structureKind } from '../../content/structures.ts'
import { NONE, type State } from '../../state.ts'
import { figuresOf, isUnrouted } from '../units.ts'
import { kindOfCard } from './lasting.ts'
import { bastionsOfSide, type Side, sideOf, unitsOfSide } from './sides.ts'

/** The icons of a side's face-up cards. */
export function cardIcons(g: State, side: Side, icon: number): number {
  let sum = 0
  for (const card of sideOf(g, side).faceUp) sum += combatCard(kindOfCard(card)).icons[icon] as number
  return sum
}

function value(g: State, side: Side, icon: number): number {
  const { dice, tokens, borrowed } = sideOf(g, side)
  const lent = borrowed === NONE ? 0 : (combatCard(kindOfCard(borrowed)).icons[icon] as number)
  return (dice[icon] as number) + (tokens[icon] as number) + cardIcons(g, side, icon) + lent
}

/** FS-COMBAT-15 */
export function attackValue(g: State, side: Side): number {
  return value(g, side, ATTACK)
}

/** FS-COMBAT-16 */
export function defenceValue(g: State, side: Side): number {
  return value(g, side, DEFENCE)
}

/** FS-RES-1, FS-ROUT-5 */
export function moraleValue(g: State, side: Side): number {
  let sum = (sideOf(g, side).dice[MORALE] as number) + cardIcons(g, side, MORALE)
  for (const unit of unitsOfSide(g, side)) if (isUnrouted(g, unit)) sum += figuresOf(g, unit).morale
  return sum + bastionsOfSide(g, side) * structureKind(BASTION).morale
}

/** FS-COMBAT-6, FS-ROUT-3: the dice that a side rolls, before the limit. */
export function combatValue(g: State, side: Side): number {
  let sum = 0
  for (const unit of unitsOfSide(g, side)) if (isUnrouted(g, unit)) sum += figuresOf(g, unit).dice
  return sum + bastionsOfSide(g, side) * structureKind(BASTION).dice
}
