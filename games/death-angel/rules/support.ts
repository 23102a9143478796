import { choose, type Option, option, type Rule, roll } from '@orrery/kernel'
import { FACES, isSkull } from '../content/dice.ts'
import { MARINES, type MarineId, marineTerm } from '../content/marines.ts'
import { tell } from '../events.ts'
import type { State } from '../state.ts'
import { DONE } from './brood.ts'
import { at, giveTokens, takeTokens } from './components.ts'
import { controller } from './formation.ts'

const SUPPORT: readonly Option<MarineId>[] = MARINES.map(({ id, term }) => ({
  ...option(`support:${id}`, id, 'DA-SUP-1', `marine:${id}`),
  params: { marine: term },
}))
/** The option to decline something that a card leaves optional (DA-RESOLVE-10). */
export const DECLINE: Option<number> = { ...DONE, id: 'decline' }

/** DA-SUP-1, DA-SUP-3: the options to name any marine for a token. */
export function supportOptions(g: State): Option<number>[] {
  const options: Option<number>[] = []
  for (const marine of g.formation) options.push(at(SUPPORT, marine))
  return options
}

/** DA-SUP-1, DA-SUP-2: the seat places a token on any marine if the supply has one. Returns the marine, or -1. */
export function* placeToken(g: State, seat: number, rule: string): Rule<MarineId> {
  if (g.supply === 0) return -1
  const marine = yield* choose(seat, { rule, message: 'support' }, supportOptions(g))
  giveTokens(g, marine, 1, rule)
  return marine
}

/** Like `placeToken`, but the seat may decline. */
export function* mayPlaceToken(g: State, seat: number, rule: string): Rule<MarineId> {
  if (g.supply === 0) return -1
  const marine = yield* choose(seat, { rule, message: 'support' }, [...supportOptions(g), DECLINE])
  if (marine >= 0) giveTokens(g, marine, 1, rule)
  return marine
}

/** DA-SUP-8: rolls for a card, terrain or location; there is no reroll. */
export function rollForCard(g: State, card: string, rule: string): number {
  const face = roll(g, 'dice', FACES)
  g.lastRoll = face
  g.lastRollFor = 'card'
  tell(g, { type: 'card-rolled', rule, card, face, skull: isSkull(face) })
  return face
}

const REROLL: readonly Option<number>[] = MARINES.map(({ id, term }) => ({
  ...option<number>(`reroll:${id}`, 1, 'DA-SUP-4', `marine:${id}`),
  cost: 1,
  params: { marine: term },
}))
const KEEP: Option<number> = option<number>('keep', 0, 'DA-SUP-12')
const REROLL_OR_KEEP = REROLL.map((again) => [KEEP, again])
const REROLL_PROMPTS = MARINES.map(({ id, term }) =>
  [0, 1, 2, 3, 4, 5].map((face) => ({ rule: 'DA-SUP-4', message: 'reroll', params: { marine: term, face }, on: `marine:${id}` })),
)

/** The result of an attack or defence roll. */
export interface Rolled {
  readonly face: number
  /** Whether the last roll was paid for with a token. */
  readonly rerolled: boolean
}

/**
 * DA-SUP-4 to DA-SUP-7, DA-SUP-9, DA-SUP-11, DA-SUP-12: rolls for a marine and lets his player reroll for tokens as
 * long as he faces the swarm and has one. With `enough` a reroll of 1 or more is final.
 */
export function* combatRoll(g: State, marine: MarineId, purpose: 'attack' | 'defence', faces: boolean, enough: boolean): Rule<Rolled> {
  let face = rollFor(g, marine, purpose)
  let rerolled = false
  while (faces && at(g.marines, marine).tokens > 0 && !(enough && rerolled && face > 0)) {
    const prompt = at(at(REROLL_PROMPTS, marine), face)
    if ((yield* choose(controller(g, marine), prompt, at(REROLL_OR_KEEP, marine))) === 0) break
    takeTokens(g, marine, 1, 'DA-SUP-4')
    rerolled = true
    face = rollFor(g, marine, purpose)
  }
  return { face, rerolled }
}

function rollFor(g: State, marine: MarineId, purpose: 'attack' | 'defence'): number {
  const face = roll(g, 'dice', FACES)
  g.lastRoll = face
  g.lastRollFor = purpose
  const rule = purpose === 'attack' ? 'DA-ATK-2' : 'DA-GATK-4'
  tell(g, {
    type: 'rolled',
    rule,
    on: `marine:${marine}`,
    marine: marineTerm(marine),
    face,
    skull: isSkull(face),
    purpose: purpose === 'attack' ? '@roll-attack' : '@roll-defence',
  })
  return face
}
