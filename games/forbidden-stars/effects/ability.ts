import { choose, type Option, option, type Prompt, type Rule } from '@orrery/kernel'
import { tell } from '../events.ts'
import { cardPiece, cardTerm } from '../rules/combat/deck.ts'
import { otherSide, type Side, sideOf } from '../rules/combat/sides.ts'
import type { CombatCardId, State } from '../state.ts'

/** The ability of a combat card that is being resolved. */
export interface Context {
  readonly g: State
  /** The card's side. */
  readonly side: Side
  readonly card: CombatCardId
  /** FS-CARD-2: whether its owner may still decline it, because nothing of it has been done yet. */
  open: boolean
  /** Whether it was declined. */
  declined: boolean
}

/** Words that both texts of an effect must have. */
export const WORDS = [
  'attack',
  'defence',
  'morale',
  'die',
  'token',
  'lose',
  'spend',
  'reroll',
  'convert',
  'rout',
  'rally',
  'retreat',
  'destroy',
  'discard',
  'attacker',
  'defender',
  'must',
  'opponent',
] as const
export type Word = (typeof WORDS)[number]

/** A part of an ability. */
export interface Effect {
  /** Its figures and words, for comparison with the card's texts. */
  readonly numbers: readonly number[]
  readonly words: readonly Word[]
  /** Whether it could do anything now; if not, it is skipped without asking. */
  possible(context: Context): boolean
  /** Whether earlier parts of the same ability may make it possible. */
  soon?(context: Context): boolean
  /** Whether nobody would decline it, so that its owner need not be asked. */
  harmless(context: Context): boolean
  /** Carries it out, unless the ability is declined. */
  resolve(context: Context): Rule
}

/** The card's owner. */
export function ownerOf({ g, side }: Context): number {
  return sideOf(g, side).seat
}

/** The seat on the other side. */
export function opponentOf({ g, side }: Context): number {
  return sideOf(g, otherSide(side)).seat
}

/** The prompt of a question about the card that is being resolved. */
export function asked(context: Context, name: string, rule: string, params: { readonly [name: string]: string | number } = {}): Prompt {
  return {
    name: `combat.${name}`,
    rule,
    message: `combat-${name}`,
    on: cardPiece(context.card),
    params: { card: cardTerm(context.card), ...params },
  }
}

/** The option not to use an ability. */
export const DECLINE = option('decline', null, 'FS-CARD-2')

/** FS-CARD-2: asks the owner whether to use the ability, if that is not decided yet. Returns whether it continues. */
export function* commit(context: Context): Rule<boolean> {
  if (context.declined) return false
  if (!context.open) return true
  const use = option('use', true, 'FS-CARD-2', cardPiece(context.card))
  context.declined = (yield* choose(ownerOf(context), asked(context, 'ability', 'FS-CARD-2'), [use, DECLINE])) === null
  context.open = false
  return !context.declined
}

/**
 * The owner chooses one of the options, or declines: the whole ability while that is possible, or only this choice if it is `optional`.
 * Returns null if declined.
 */
export function* ask<T>(context: Context, prompt: Prompt, options: readonly Option<T>[], optional = false): Rule<T | null> {
  if (context.declined || options.length === 0) return null
  const mayDecline = context.open || optional
  const chosen = yield* choose<T | null>(ownerOf(context), prompt, mayDecline ? [...options, DECLINE] : options)
  if (chosen === null) context.declined = context.open
  context.open = false
  return chosen
}

/** Tells whether an ability was used, declined, or closed. */
export function tellAbility({ g, side, card }: Context, type: 'ability-used' | 'ability-declined' | 'ability-closed', rule: string): void {
  tell(g, { type, rule, on: cardPiece(card), seat: sideOf(g, side).seat, card: cardTerm(card) })
}
