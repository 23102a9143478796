import { cardOf } from '../../content/cards.ts'
import { isGoing } from '../../gone.ts'
import { inPlay } from '../../marks.ts'
import { isOut } from '../../seats.ts'
import { type CardId, type State, ZONE } from '../../state.ts'
import type { Program } from '../language/program.ts'
import type { Target } from '../language/vocabulary.ts'
import { type Context, hasKeyword, isNoCard, selected, stackItemOf } from './reading.ts'
import { cardForbidden } from './restrictions.ts'

/** Whether there is a legal set of targets, from number `at` on, for an effect whose targets are chosen on announcement. */
export function hasTargets(g: State, ctx: Context, targets: readonly Target[] | undefined, at = 0): boolean {
  const target = targets?.[at]
  if (target === undefined) return true
  const needed = target.chooser === 'opponent' || target.upTo === true ? 0 : (target.n ?? 1)
  const legal = needed === 0 ? [] : legalTargets(g, ctx, target)
  if (legal.length < needed) return false
  if (at + 1 === targets?.length) return true
  const further = (cards: readonly CardId[]): boolean =>
    hasTargets(g, { ...ctx, targets: [...ctx.targets.slice(0, at), cards] }, targets, at + 1)
  return needed === 1 ? legal.some((card) => further([card])) : further(legal.slice(0, needed))
}

/** Whether an effect with a choice on announcement has an option with legal targets; true without such a choice. */
export function hasOption(g: State, ctx: Context, program: Program, at: number): boolean {
  const choice = program.choices[at] ?? null
  return choice === null || choice.names.some((named) => mayName(g, ctx, targetsOf(program, at), named))
}

/** Whether each of these targets of an effect can be chosen. */
export function mayName(g: State, ctx: Context, targets: readonly Target[], named: readonly number[]): boolean {
  for (const at of named) if (legalTargets(g, ctx, targets[at] as Target).length < (targets[at]?.n ?? 1)) return false
  return true
}

/** The targets of an effect, which is given by its number. */
export function targetsOf(program: Program, at: number): readonly Target[] {
  const effect = program.effects[at]
  return effect !== undefined && 'targets' in effect ? (effect.targets ?? []) : []
}

/** CG-ABIL-4: the cards that may be chosen as a target: no cloaked ones, and none that an effect protects. */
export function legalTargets(g: State, ctx: Context, target: Target): CardId[] {
  return selected(g, ctx, target.sel).filter((card) => mayTarget(g, ctx, card))
}

/** Whether the context's controller may target the card or stack item. */
export function mayTarget(g: State, ctx: Context, card: CardId): boolean {
  const item = isNoCard(g, card) || g.zones[card] === ZONE.stack ? stackItemOf(g, card) : undefined
  // CG-MULTI-15: what leaves with its player is no longer a target.
  if (g.leaving.length > 0 && (item === undefined ? isGoing(g, card) : isOut(g, item.controller))) return false
  // An effect that copies cannot copy another one that does.
  if (item !== undefined) return !(copies(ctx.print) && copies(item.print))
  if (g.zones[card] === ZONE.hangar && hasKeyword(g, card, 'cloak')) return false
  if (!inPlay(g, card) || g.controllers[card] === ctx.controller) return true
  return !cardForbidden(g, card, 'beTargetedByOpponent', ctx.controller)
}

function copies(type: number): boolean {
  return cardOf(type).program.operations.some((operation) => operation.op === 'copy')
}
