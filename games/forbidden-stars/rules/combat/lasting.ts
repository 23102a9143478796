import { type CombatKind, WEIRDBOYZ } from '../../content/combat-cards.ts'
import type { CombatCardId, State } from '../../state.ts'
import { type Side, sideOf } from './sides.ts'

/** The kind of a combat card. */
export function kindOfCard(card: CombatCardId): CombatKind {
  return card >> 1
}

/** FS-CARD-7, FS-CARD-19: how many copies of a kind have a lasting effect in force for a side. */
export function lastingOf(g: State, side: Side, kind: CombatKind): number {
  let copies = 0
  for (const card of sideOf(g, side).lasting) if (card >> 1 === kind) copies++
  return copies
}

/** Puts the lasting effect of a card in force. */
export function letLast(g: State, side: Side, card: CombatCardId): void {
  const { lasting } = sideOf(g, side)
  if (!lasting.includes(card)) lasting.push(card)
}

/** Ends effects that last for an execution round; those that last for the combat stay in force. */
export function endLasting(g: State, side: Side): void {
  const held = sideOf(g, side)
  held.lasting = held.lasting.filter((card) => kindOfCard(card) === WEIRDBOYZ)
  held.borrowed = -1
}
