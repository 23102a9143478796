import { ATTACK, DEFENCE, FIRE_DRAGONS_VENGEANCE, WEIRDBOYZ } from '../../content/combat-cards.ts'
import { tell } from '../../events.ts'
import type { State } from '../../state.ts'
import { lastingOf } from './lasting.ts'
import { otherSide, type Side, sideOf } from './sides.ts'

/** FS-DICE-6: a side gains combat tokens; each Weirdboyz of the other side gains that side as many (FS-CARD-19). */
export function gainTokens(g: State, side: Side, attack: number, defence: number): void {
  const [a, d] = take(g, side, attack, defence)
  const copies = lastingOf(g, otherSide(side), WEIRDBOYZ)
  for (let copy = 0; copy < copies; copy++) take(g, otherSide(side), a, d)
}

/** Whether a side may gain defence tokens in this round, which Fire Dragon's Vengeance of the other side prevents. */
export function mayGainDefence(g: State, side: Side): boolean {
  return lastingOf(g, otherSide(side), FIRE_DRAGONS_VENGEANCE) === 0
}

function take(g: State, side: Side, attack: number, defence: number): readonly [number, number] {
  const gained = [attack, mayGainDefence(g, side) ? defence : 0] as const
  const { seat, tokens } = sideOf(g, side)
  if (gained[0] + gained[1] === 0) return gained
  tokens[ATTACK] = (tokens[ATTACK] as number) + gained[0]
  tokens[DEFENCE] = (tokens[DEFENCE] as number) + gained[1]
  tell(g, { type: 'tokens-gained', rule: 'FS-DICE-6', on: `player:${seat}`, seat, attack: gained[0], defence: gained[1] })
  return gained
}

/** FS-DICE-5: a side loses combat tokens of one kind, as many as it has. */
export function loseTokens(g: State, side: Side, kind: number, count: number): void {
  const { seat, tokens } = sideOf(g, side)
  const lost = Math.min(count, tokens[kind] as number)
  if (lost === 0) return
  tokens[kind] = (tokens[kind] as number) - lost
  const attack = kind === ATTACK ? lost : 0
  tell(g, { type: 'tokens-lost', rule: 'FS-DICE-5', on: `player:${seat}`, seat, attack, defence: lost - attack })
}
