import { draw, type Rule, reveal, type Seat } from '@orrery/kernel'
import { cardOption, FACE_DOWN, publicName, tell } from '../../../events.ts'
import { chooseStaying } from '../../../gone.ts'
import { remember } from '../../../information.ts'
import { nameOf } from '../../../kinds.ts'
import { aboardOf, controllerOf, inPlay, ownerOf } from '../../../marks.ts'
import { seatOf } from '../../../seats.ts'
import { type CardId, NONE, type State, ZONE } from '../../../state.ts'
import { keepValues, putAwayAll } from '../../../table/leaving.ts'
import { learn, lookAt, showOnce } from '../../../table/looking.ts'
import { discardCard, drawCards, intoHeadquarters, leavePlace, millCards, mixHeadquarters } from '../../../table/zones.ts'
import type { OperationOf } from '../../language/vocabulary.ts'
import { isFixedBunker } from '../../read/costs.ts'
import { amountOf, type Context, cardsOf, playersOf } from '../../read/reading.ts'
import { arrange, moveCards, search } from '../piles.ts'
import { occur } from '../triggers.ts'
import type { Handlers } from './handler.ts'
import { takeFromPile } from './take.ts'

/** Operations on hands and piles. */
export const PILES: Handlers<
  'returnToHeadquarters' | 'toVoid' | 'draw' | 'mill' | 'discard' | 'search' | 'arrange' | 'move' | 'look' | 'lookHeadquarters'
> = {
  *returnToHeadquarters(g, ctx, operation) {
    return yield* returnCards(g, cardsOf(g, ctx, operation.who))
  },
  *toVoid(g, ctx, operation) {
    for (const card of cardsOf(g, ctx, operation.who)) yield* banish(g, card)
  },
  draw(g, ctx, operation) {
    for (const seat of playersOf(g, ctx, operation.player)) drawCards(g, seat, amountOf(g, ctx, operation.n))
  },
  mill(g, ctx, operation) {
    for (const seat of playersOf(g, ctx, operation.player)) {
      const milled = millCards(g, seat, amountOf(g, ctx, operation.n))
      if (milled.length > 0) occur(g, { name: 'milled', player: seat, it: milled })
    }
  },
  *discard(g, ctx, operation) {
    for (const seat of playersOf(g, ctx, operation.player)) {
      yield* discardSome(g, ctx, operation, seat)
      if (operation.chooser === 'you' && seat !== ctx.controller) mixHeadquarters(g, seat)
    }
  },
  *search(g, ctx, operation) {
    for (const seat of playersOf(g, ctx, operation.player)) yield* search(g, ctx, operation, seat)
  },
  *arrange(g, ctx, operation) {
    for (const seat of playersOf(g, ctx, operation.player)) yield* arrange(g, ctx, operation, seat)
  },
  *move(g, ctx, operation) {
    for (const seat of playersOf(g, ctx, operation.player)) yield* moveCards(g, ctx, operation, seat)
  },
  *look(g, ctx, operation) {
    for (const seat of playersOf(g, ctx, operation.player)) yield* lookAt(g, seat, cardsOf(g, ctx, operation.who), 'CG-INFO-9')
  },
  *lookHeadquarters(g, ctx, operation) {
    for (const seat of playersOf(g, ctx, operation.player)) {
      yield* lookAt(g, ctx.controller, seatOf(g, seat).headquarters.slice(), 'CG-INFO-9')
      if (seat !== ctx.controller) mixHeadquarters(g, seat)
    }
  },
}

/** Cards in play or in a pile return to their owners' headquarters; the cards they carry are destroyed. */
function* returnCards(g: State, cards: readonly CardId[]): Rule {
  for (const card of cards) {
    const name = publicName(g, card)
    const keeper = inPlay(g, card) ? controllerOf(g, card) : NONE
    if (keeper !== NONE) {
      if (isFixedBunker(g, card)) continue
      keepValues(g, card)
      yield* putAwayAll(g, aboardOf(g, card))
      leavePlace(g, card)
    } else if (!takeFromPile(g, card)) continue
    if (name !== FACE_DOWN) g.seen[card] = (1 << g.seats.length) - 1
    else if (keeper !== NONE) remember(g, keeper, card)
    tell(g, { type: 'returned', rule: 'CG-ZONE-13', seat: ownerOf(g, card), card, name })
    intoHeadquarters(g, card)
  }
}

function* banish(g: State, card: CardId): Rule {
  if (inPlay(g, card)) {
    if (isFixedBunker(g, card)) return
    keepValues(g, card)
    yield* putAwayAll(g, aboardOf(g, card))
    leavePlace(g, card)
  } else if (!takeFromPile(g, card)) return
  g.zones[card] = ZONE.void
  tell(g, { type: 'to-void', rule: 'CG-GOAL-5', card, name: nameOf(g, card) })
}

/** Discards cards of a headquarters, at random or as the effect's controller chooses after looking at them. */
function* discardSome(g: State, ctx: Context, operation: OperationOf<'discard'>, seat: Seat): Rule {
  const hand = seatOf(g, seat).headquarters
  const count = Math.min(hand.length, amountOf(g, ctx, operation.n))
  if (operation.chooser === 'you' && seat !== ctx.controller && hand.length > 0) {
    learn(g, ctx.controller, hand, 'CG-INFO-9')
    // Who chooses among several is shown them in doing so.
    if (hand.length === 1 || count === 0) yield* showOnce(g, ctx.controller, hand, 'CG-INFO-9')
  }
  for (let left = count; left > 0; left--) {
    if (operation.chooser === 'random') {
      discardCard(g, hand[atRandom(g, hand.length)] as CardId)
      continue
    }
    const card = yield* chooseStaying(
      g,
      ctx.controller,
      { rule: 'CG-ZONE-7', message: 'effect-discard', on: `card:${ctx.self}` },
      hand.map((one) => cardOption(g, `discard:${one}`, one, 'CG-ZONE-7', one)),
    )
    if (card === null) return
    discardCard(g, card)
  }
}

/** A random place, drawn from the stream of random choices. */
function atRandom(g: State, below: number): number {
  reveal(g)
  return draw(g.random.choices, below)
}
