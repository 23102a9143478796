import { type OptionsQuestion, verbOf } from '@orrery/kernel'
import type { Operation, Target } from '../effects/language/vocabulary.ts'
import { type Context, contextOf } from '../effects/read/reading.ts'
import { kindOf } from '../kinds.ts'
import { keeperOf } from '../marks.ts'
import { seatOf } from '../seats.ts'
import { type CardId, NONE, type State } from '../state.ts'
import { answerWorth, piecesOf } from './combat.ts'
import { cardIn, costsWorth, operationsWorth } from './operations.ts'
import { currentShot, ownInShot } from './play.ts'
import { cardWorth, handWorth } from './worth.ts'

/** What passing all windows until something happens is worth: less than passing one, because a later one may offer more. */
const UNTIL = -0.1

/** In a window: answers if that is worth more than keeping the card. */
export function judgeWindow(g: State, { options, seat }: OptionsQuestion): number[] {
  return options.map(({ id }) => (id === 'pass-until' ? UNTIL : answerWorth(g, seat, id)))
}

/** Targets: first those that decide the running shot, otherwise by what the effect does to each. */
export function judgeTargets(g: State, question: OptionsQuestion): number[] {
  const self = cardIn(question.on)
  const shot = currentShot(g)
  const engaged = shot === null ? NONE : ownInShot(g, question.seat, shot)
  const effects = self === NONE ? [] : targeting(g, self)
  return question.options.map(({ id }) => {
    const card = piecesOf(id)[0]
    if (card === undefined || g.prints[card] === undefined) return 0
    if (card === engaged) return 50
    let best = Number.NEGATIVE_INFINITY
    for (const { targets, operations } of effects) {
      for (let at = 0; at < targets.length; at++) {
        const ctx: Context = {
          ...contextOf(g, self),
          controller: question.seat,
          targets: targets.map((_, other) => (other === at ? [card] : [])),
        }
        best = Math.max(best, operationsWorth(g, ctx, operations))
      }
    }
    if (best > 0.01 || best < -0.01) return Number.isFinite(best) ? best : 0
    const own = keeperOf(g, card) === question.seat
    return 0.02 * cardWorth(g, card) + (own ? 0 : 0.2)
  })
}

function targeting(g: State, self: CardId): { targets: readonly Target[]; operations: readonly Operation[] }[] {
  const found: { targets: readonly Target[]; operations: readonly Operation[] }[] = []
  for (const effect of kindOf(g, self).program.effects) {
    if (effect.kind === 'static' || effect.kind === 'replace') continue
    if (effect.targets !== undefined) found.push({ targets: effect.targets, operations: effect.do })
  }
  return found
}

/** An option of a card: by what its operations are worth. */
export function judgeChoice(g: State, question: OptionsQuestion): number[] {
  const self = cardIn(question.on)
  if (self === NONE) return question.options.map(() => 0)
  const choice = kindOf(g, self).program.operations.find((operation) => operation.op === 'choose')
  const ctx: Context = { ...contextOf(g, self), controller: question.seat }
  return question.options.map(({ id }) => {
    const option = choice?.op === 'choose' ? choice.options[(piecesOf(id)[0] ?? 1) - 1] : undefined
    return option === undefined ? 0 : operationsWorth(g, ctx, option.do)
  })
}

/** A card of the seat's own to suffer, chosen for the opponent's effect or a cost: the least valuable. */
export function judgeGiving(g: State, question: OptionsQuestion): number[] {
  return question.options.map(({ id }) => {
    const card = piecesOf(id)[0]
    return card === undefined ? 0 : -cardWorth(g, card)
  })
}

/** Discards the worst of its own cards, and the best of another's hand. */
export function judgeDiscard(g: State, question: OptionsQuestion): number[] {
  return question.options.map(({ id }) => {
    const card = piecesOf(id)[0]
    if (card === undefined) return 0
    const worth = handWorth(g, question.seat, card)
    return g.owners[card] === question.seat ? -worth : worth
  })
}

/** Takes the best card. */
export function judgeTaking(g: State, question: OptionsQuestion): number[] {
  return question.options.map(({ id }) => {
    const card = piecesOf(id)[0]
    return card === undefined ? 0 : handWorth(g, question.seat, card)
  })
}

/** Keeps a hand with a ship that it can pay for soon. */
export function judgeMulligan(g: State, question: OptionsQuestion): number[] {
  const early = seatOf(g, question.seat).headquarters.some((card) => kindOf(g, card).type === 'ship' && kindOf(g, card).price <= 7)
  return question.options.map(({ id }) => (id === 'mulligan' ? (early ? -1 : 1) : 0))
}

/** Accepts an optional effect with a cost if it is worth more than it costs. */
export function judgeMay(g: State, question: OptionsQuestion): number[] {
  const self = cardIn(question.on)
  if (self === NONE) return judgeYes(g, question)
  const ctx: Context = { ...contextOf(g, self), controller: question.seat }
  const { triggered, operations } = kindOf(g, self).program
  let worth = 0
  for (const { effect } of triggered)
    if (effect.cost !== undefined) worth += operationsWorth(g, ctx, effect.do) - costsWorth(g, ctx, effect.cost)
  for (const operation of operations)
    if (operation.op === 'may' && operation.cost !== undefined)
      worth += operationsWorth(g, ctx, operation.do) - costsWorth(g, ctx, operation.cost)
  // An effect is accepted if it costs nothing, or if its worth is unknown.
  return question.options.map(({ id }) => (id === 'yes' ? (worth < 0 ? -1 : 1) : 0))
}

/** Accepts everything: offers that cost more than they bring come from the other side, and rarely. */
export function judgeYes(_g: State, question: OptionsQuestion): number[] {
  return question.options.map(({ id }) => (id === 'yes' || id === 'no-trap' ? (id === 'yes' ? 1 : 0) : verbOf(id) === 'trap' ? 2 : 0))
}
