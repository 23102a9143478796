import { choose, type Option, option, type Rule, reveal, type Seat } from '@orrery/kernel'
import { cardOption, tell, tellOnly } from '../../events.ts'
import { chooseStaying } from '../../gone.ts'
import { remember } from '../../information.ts'
import { kindOf, nameOf } from '../../kinds.ts'
import { seatOf } from '../../seats.ts'
import { type CardId, NONE, type State, ZONE } from '../../state.ts'
import { inOwnersOrder } from '../../table/leaving.ts'
import { learn, showOnce } from '../../table/looking.ts'
import { discardCard, intoHeadquarters, shuffleColony, takeIntoHand, without } from '../../table/zones.ts'
import { isOpen } from '../language/selectors.ts'
import type { OperationOf, Place } from '../language/vocabulary.ts'
import { amountOf, type Context, matches } from '../read/reading.ts'

/**
 * A player looks at the top cards of its own colony and may take some; the rest is shuffled in or goes to the bottom. Taken cards are shown
 * if the card says so or restricts which cards may be taken.
 */
export function* search(g: State, ctx: Context, operation: OperationOf<'search'>, seat: Seat): Rule {
  const held = seatOf(g, seat)
  const depth = operation.top === 'all' ? held.colony.length : amountOf(g, ctx, operation.top)
  const top = held.colony.slice(-depth || held.colony.length).reverse()
  if (depth <= 0 || top.length === 0) return
  const filtered = !isOpen(operation.filter)
  const shown = operation.reveal === true || filtered
  learn(g, seat, top, 'CG-INFO-9')
  // CG-INFO-10: what may be taken is shown with the choice, and so is the rest.
  const names = top.map((card) => nameOf(g, card))
  const among = top.some((card) => !matches(g, ctx, card, operation.filter)) ? { message: 'effect-search-among', params: { names } } : {}
  const prompt = { rule: 'CG-ZONE-17', name: 'effect-search', message: 'effect-search', on: `card:${ctx.self}`, always: true, ...among }
  const taken: CardId[] = []
  for (let left = amountOf(g, ctx, operation.n); left > 0; left--) {
    const options: Option<CardId>[] = []
    for (const card of top) {
      if (taken.includes(card) || !matches(g, ctx, card, operation.filter)) continue
      if (operation.distinct !== undefined && taken.some((other) => sameIn(g, other, card, operation.distinct))) continue
      options.push(cardOption(g, `take:${card}`, card, 'CG-ZONE-17', card))
    }
    options.push(option('done', NONE, 'CG-ZONE-17'))
    const card = yield* choose(seat, prompt, options)
    if (card === NONE) break
    taken.push(card)
  }
  for (const card of taken) without(held.colony, card)
  const inHand = takeIntoHand(g, seat, taken)
  for (const card of inHand) {
    const took = { rule: 'CG-ZONE-17', seat }
    if (shown) {
      reveal(g)
      for (let other = 0; other < g.seats.length; other++) remember(g, other, card)
      tell(g, { type: 'took-shown', ...took, name: nameOf(g, card) })
    } else tellOnly(g, [seat], { type: 'took', ...took, card, name: nameOf(g, card) }, { type: 'took-hidden', ...took })
  }
  ctx.last = inHand.slice()
  if (operation.rest === 'shuffle') return shuffleColony(g, seat)
  const rest = top.filter((card) => !taken.includes(card))
  for (const card of yield* inOrder(g, seat, rest)) {
    without(held.colony, card)
    held.colony.unshift(card)
  }
}

/** A player looks at the top cards of a colony and puts them back in any order, some at the bottom where allowed. */
export function* arrange(g: State, ctx: Context, operation: OperationOf<'arrange'>, seat: Seat): Rule {
  const held = seatOf(g, seat)
  const looker = ctx.controller
  const count = Math.min(held.colony.length, amountOf(g, ctx, operation.n))
  if (count === 0) return
  const top = held.colony.slice(-count).reverse()
  learn(g, looker, top, 'CG-INFO-9')
  // Several are shown with the choice of their order.
  if (count === 1 && operation.mayBottom !== true) yield* showOnce(g, looker, top, 'CG-INFO-9')
  if (operation.mayBottom === true) {
    for (;;) {
      const options: Option<CardId>[] = top.map((card) => cardOption(g, `bottom:${card}`, card, 'CG-ZONE-3', card))
      options.push(option('done', NONE, 'CG-ZONE-3'))
      const prompt = { rule: 'CG-ZONE-3', message: 'effect-bottom', on: `card:${ctx.self}`, always: true }
      const card = yield* chooseStaying(g, looker, prompt, options)
      if (card === null || card === NONE) break
      without(top, card)
      without(held.colony, card)
      held.colony.unshift(card)
      if (top.length === 0) return
    }
  }
  const order = yield* inOrder(g, looker, top)
  for (const card of order.reverse()) {
    without(held.colony, card)
    held.colony.push(card)
  }
}

/** A player chooses the order of cards one by one: the first chosen leaves the pile first (or goes to the bottom first). */
function* inOrder(g: State, asked: Seat, cards: readonly CardId[]): Rule<CardId[]> {
  const left = cards.slice()
  const order: CardId[] = []
  while (left.length > 1) {
    const card = yield* chooseStaying(
      g,
      asked,
      { rule: 'CG-ZONE-3', message: 'effect-order' },
      left.map((one) => cardOption(g, `next:${one}`, one, 'CG-ZONE-3', one)),
    )
    if (card === null) break
    without(left, card)
    order.push(card)
  }
  return [...order, ...left]
}

function sameIn(g: State, one: CardId, other: CardId, key: 'type' | 'subtype' | 'race' | undefined): boolean {
  return key !== undefined && kindOf(g, one)[key] === kindOf(g, other)[key]
}

/** Cards move between the piles of one player. */
export function* moveCards(g: State, ctx: Context, operation: OperationOf<'move'>, seat: Seat): Rule {
  const from = typeof operation.from === 'string' ? [operation.from] : operation.from
  const cards = (): CardId[] => from.flatMap((place) => pile(g, seat, place).filter((card) => matches(g, ctx, card, operation.sel ?? {})))
  const most = operation.n === 'all' ? cards().length : Math.min(cards().length, amountOf(g, ctx, operation.n))
  const moved: CardId[] = []
  for (let left = most; left > 0; left--) {
    const open = cards().filter((card) => !moved.includes(card))
    if (open.length === 0) break
    let card = open[0] as CardId
    if (operation.pick === 'choose') {
      const options: Option<CardId>[] = open.map((one) => cardOption(g, `move:${one}`, one, 'CG-GOAL-5', one))
      if (operation.upTo === true) options.push(option('done', NONE, 'CG-GOAL-5'))
      const prompt = { rule: 'CG-GOAL-5', message: 'effect-move', on: `card:${ctx.self}` }
      card = (yield* chooseStaying(g, ctx.controller, prompt, options)) ?? NONE
      if (card === NONE) break
    }
    moved.push(card)
  }
  const shown = operation.reveal === true || !isOpen(operation.sel ?? {})
  // CG-ZONE-16: chosen cards arrive in the order of choice; of all cards at once the owner chooses the order.
  const arriving = operation.pick === 'all' && operation.to === 'wasteland' ? yield* inOwnersOrder(g, seat, moved) : moved
  for (const card of arriving) moveOne(g, seat, card, operation.to, operation.position === 'bottom', shown)
  ctx.last = moved
}

function pile(g: State, seat: Seat, place: Place): CardId[] {
  const held = seatOf(g, seat)
  if (place === 'trash') return held.trash
  if (place === 'wasteland') return held.wasteland
  if (place === 'headquarters') return held.headquarters
  return place === 'colony' ? held.colony : []
}

function moveOne(g: State, seat: Seat, card: CardId, to: Place, bottom: boolean, shown: boolean): void {
  const isPublic = shown || g.zones[card] === ZONE.trash
  const fromHand = g.zones[card] === ZONE.headquarters
  if (fromHand && to === 'wasteland') {
    discardCard(g, card)
    return
  }
  for (const place of ['trash', 'wasteland', 'headquarters', 'colony'] as const) without(pile(g, seat, place), card)
  const moved = { rule: 'CG-GOAL-5', seat, to }
  if (isPublic) {
    reveal(g)
    tell(g, { type: 'moved', ...moved, name: nameOf(g, card) })
  } else tellOnly(g, [seat], { type: 'moved', ...moved, name: nameOf(g, card) }, { type: 'moved-hidden', ...moved })
  if (isPublic) for (let other = 0; other < g.seats.length; other++) remember(g, other, card)
  if (to === 'headquarters') {
    intoHeadquarters(g, card)
    return
  }
  const target = pile(g, seat, to)
  if (bottom) target.unshift(card)
  else target.push(card)
  g.zones[card] = to === 'trash' ? ZONE.trash : to === 'wasteland' ? ZONE.wasteland : to === 'colony' ? ZONE.colony : ZONE.void
}
