import type { OptionsQuestion, Seat } from '@orrery/kernel'
import type { Operation, Target } from '../effects/language/vocabulary.ts'
import { possibleContexts, unaimed } from '../effects/read/opponents.ts'
import { priceOf } from '../effects/read/prices.ts'
import { armourLeft, type Context, FIREPOWER, figure } from '../effects/read/reading.ts'
import { legalTargets } from '../effects/read/targets.ts'
import { kindOf } from '../kinds.ts'
import { inPlay } from '../marks.ts'
import { type CardId, NONE, type StackItem, type State } from '../state.ts'
import { costsWorth, operationsWorth } from './operations.ts'
import { cardWorth, handWorth } from './worth.ts'

/** What playing an event or interrupt from the hand is worth, minus its price. */
export function playWorth(g: State, seat: Seat, card: CardId): number {
  const kind = kindOf(g, card)
  const effect = kind.program.resolve
  if (effect === null) return -5
  const worth = best(possibleContexts(g, unaimed(g, card, seat), kind.opposes), (ctx) => effectWorth(g, ctx, effect.targets, effect.do))
  const own = kind.type === 'interrupt' ? 0.6 : 0.3
  return worth - priceOf(g, seat, card) - own * Math.min(1, handWorth(g, seat, card))
}

/** What using an ability is worth, minus its costs. */
export function abilityWorth(g: State, seat: Seat, card: CardId, at: number): number {
  const { program } = kindOf(g, card)
  const effect = program.effects[at]
  if (effect?.kind !== 'activated') return -5
  const contexts = possibleContexts(g, unaimed(g, card, seat), program.opposes[at] === true)
  return best(contexts, (ctx) => effectWorth(g, ctx, effect.targets, effect.do) - costsWorth(g, ctx, effect.cost) - 0.05)
}

/** The worth of an effect against the opponent for whom it is highest. */
function best(contexts: readonly Context[], worth: (ctx: Context) => number): number {
  let most = Number.NEGATIVE_INFINITY
  for (const ctx of contexts) most = Math.max(most, worth(ctx))
  return most
}

/** CG-MULTI-13: the worth of choosing each neighbour as the opponent. */
export function judgeOpponents(g: State, question: OptionsQuestion): number[] {
  const card = Number(question.on?.slice('card:'.length) ?? NONE)
  const { program } = kindOf(g, card)
  return question.options.map(({ value }) => {
    const ctx: Context = { ...unaimed(g, card, question.seat), opponent: value as Seat }
    let worth = 0
    for (const effect of program.effects) {
      if (effect.kind === 'replace') continue
      worth += effectWorth(g, ctx, 'targets' in effect ? effect.targets : undefined, effect.do)
    }
    return worth
  })
}

/** What an effect is worth with the best targets that it can have now. */
export function effectWorth(g: State, ctx: Context, targets: readonly Target[] | undefined, operations: readonly Operation[]): number {
  const shot = currentShot(g)
  if (shot !== null && turnsShot(operations)) return decisiveWorth(g, ctx, operations, shot)
  if (g.combat !== null && g.combat.step === 'firing' && onlyTurnsShots(operations)) return 0
  if (targets === undefined || targets.length === 0) return operationsWorth(g, ctx, operations)
  const chosen: CardId[][] = []
  for (let at = 0; at < targets.length; at++) {
    const target = targets[at] as Target
    chosen.push([])
    if (operations.some((operation) => operation.op === 'neutralise')) return answerWorth(g, ctx)
    let best = NONE
    let most = Number.NEGATIVE_INFINITY
    for (const card of legalTargets(g, { ...ctx, targets: chosen }, target)) {
      chosen[at] = [card]
      const worth = operationsWorth(g, { ...ctx, targets: chosen }, operations)
      if (worth > most) {
        most = worth
        best = card
      }
    }
    chosen[at] = best === NONE ? [] : [best]
  }
  return operationsWorth(g, { ...ctx, targets: chosen }, operations)
}

/** What neutralising the opponent's last card is worth. */
function answerWorth(g: State, ctx: Context): number {
  const top = g.stack.at(-1)
  if (top === undefined || top.controller === ctx.controller || top.neutralised || top.card === NONE) return -5
  return top.kind === 'card' ? 2.2 + 0.6 * top.x : 1.2
}

/** The shot on top of the stack that is waiting to deal its damage. */
export function currentShot(g: State): StackItem | null {
  const top = g.stack.at(-1)
  return top?.kind === 'action' && top.verb === 'shot' ? top : null
}

const SHOT_OPERATIONS: readonly string[] = ['modify', 'preventDamage', 'redirectDamage']

function turnsShot(operations: readonly Operation[]): boolean {
  return operations.some((operation) => SHOT_OPERATIONS.includes(operation.op) || (operation.op === 'if' && turnsShot(operation.do)))
}

function onlyTurnsShots(operations: readonly Operation[]): boolean {
  return operations.every((operation) => operation.op === 'mill' || operation.op === 'draw' || turnsShot([operation]))
}

/** The worth of making a shot kill that otherwise would not, or of stopping one that would. */
function decisiveWorth(g: State, ctx: Context, operations: readonly Operation[], shot: StackItem): number {
  const own = ownInShot(g, ctx.controller, shot)
  if (own === NONE) return -1
  const enemy = own === shot.card ? (shot.targets[0]?.[0] ?? NONE) : shot.card
  if (!inPlay(g, own) || enemy === NONE || !inPlay(g, enemy)) return -1
  const named: Context = { ...ctx, targets: [[own], [own]] }
  let firepower = 0
  let armour = 0
  let rest = 0
  const read = (list: readonly Operation[]): void => {
    for (const operation of list) {
      if (operation.op === 'modify') {
        const helps = operation.firepower !== undefined && typeof operation.firepower === 'number' ? operation.firepower : 1
        if (operation.firepower !== undefined) firepower += helps
        if (typeof operation.armour === 'number') armour += operation.armour
      } else if (operation.op === 'preventDamage') armour += typeof operation.n === 'number' ? operation.n : 2
      else if (operation.op === 'redirectDamage') armour += typeof operation.n === 'number' ? operation.n : 2
      else if (operation.op === 'if') read(operation.do)
      else rest += operationsWorth(g, named, [operation])
    }
  }
  read(operations)
  const ownFires = own === shot.card || (g.combat?.returning.includes(own) ?? false)
  const enemyFires = enemy === shot.card || (g.combat?.returning.includes(enemy) ?? false)
  let worth = rest
  const ownShot = ownFires ? figure(g, own, FIREPOWER) : 0
  const wall = armourLeft(g, enemy)
  if (ownFires && firepower !== 0 && ownShot < wall && ownShot + firepower >= wall) worth += cardWorth(g, enemy) * 0.7
  const enemyShot = enemyFires ? figure(g, enemy, FIREPOWER) : 0
  const shell = armourLeft(g, own)
  if (enemyFires && armour > 0 && enemyShot >= shell && enemyShot < shell + armour) worth += cardWorth(g, own) * 0.7
  if (enemyFires && armour < 0 && enemyShot < shell && enemyShot >= shell + armour) worth -= cardWorth(g, own)
  return worth
}

/** The seat's ship in the shot, or `NONE`. */
export function ownInShot(g: State, seat: Seat, shot: StackItem): CardId {
  const target = shot.targets[0]?.[0] ?? NONE
  for (const card of [shot.card, target]) if (card !== NONE && inPlay(g, card) && g.controllers[card] === seat) return card
  return NONE
}
