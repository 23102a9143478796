import { choose, option, type Rule, reveal, type Seat } from '@orrery/kernel'
import { cardOption, tell } from '../../../events.ts'
import { chooseStaying } from '../../../gone.ts'
import { kindOf, nameOf } from '../../../kinds.ts'
import { addTo, carrierOf, carry, controllerOf, developmentsOf, inPlay, isPaid, ownerOf } from '../../../marks.ts'
import { seatOf } from '../../../seats.ts'
import { type CardId, NONE, type State, ZONE } from '../../../state.ts'
import { command } from '../../../table/control.ts'
import { spend } from '../../../table/credits.ts'
import { board, mayBePlaced } from '../../../table/crew.ts'
import { countBase, mayPayBase } from '../../../table/settlement.ts'
import { freeSlots } from '../../../table/ships.ts'
import { keepSpeaking } from '../../../table/speaking.ts'
import { turnActive, turnDamaged, turnUsed } from '../../../table/states.ts'
import { isLocked } from '../../../table/weaponry.ts'
import { enterPlay } from '../../../table/zones.ts'
import type { OperationOf } from '../../language/vocabulary.ts'
import { isFixedBunker } from '../../read/costs.ts'
import { priceOf } from '../../read/prices.ts'
import { amountOf, type Context, cardFor, cardsOf, playersOf, selected } from '../../read/reading.ts'
import { convert, nameAbility } from '../conversion.ts'
import { remove } from '../destroying.ts'
import { aim } from '../opponent.ts'
import { spendUses } from '../paying.ts'
import { turnFaceUp } from '../resolve.ts'
import type { Runner } from '../runner.ts'
import { occur } from '../triggers.ts'
import type { Handlers } from './handler.ts'
import { takeFromPile } from './take.ts'

/** Operations on cards in play. */
export const CARDS: Handlers<
  'sacrificeCard' | 'ready' | 'turn' | 'attach' | 'placeCrew' | 'putIntoPlay' | 'payFor' | 'unpay' | 'addCounters' | 'develop' | 'undevelop'
> = {
  *sacrificeCard(g, ctx, operation, run) {
    for (const seat of playersOf(g, ctx, operation.player)) yield* sacrificeOwn(g, ctx, operation, seat, run)
  },
  ready(g, ctx, operation) {
    for (const card of cardsOf(g, ctx, operation.who)) if (inPlay(g, card)) turnActive(g, card, 'CG-STATE-1')
  },
  turn(g, ctx, operation) {
    for (const card of cardsOf(g, ctx, operation.who)) {
      if (!inPlay(g, card)) continue
      if (operation.to === 'used') turnUsed(g, card, 'CG-STATE-4')
      else turnDamaged(g, card, 'CG-STATE-6')
    }
  },
  attach(g, ctx, operation) {
    const ship = cardFor(g, ctx, operation.to)
    for (const card of cardsOf(g, ctx, operation.who)) mount(g, card, ship, operation.free === true)
  },
  placeCrew(g, ctx, operation) {
    const ship = cardFor(g, ctx, operation.to)
    for (const card of cardsOf(g, ctx, operation.who)) if (mayBePlaced(g, card, ship)) board(g, card, ship)
  },
  *putIntoPlay(g, ctx, operation) {
    for (const card of cardsOf(g, ctx, operation.who)) yield* bringIn(g, ctx, card, operation.paid)
  },
  *payFor(g, ctx, operation, run) {
    for (const card of cardsOf(g, ctx, operation.who)) yield* offerPayment(g, ctx, operation, card, run)
  },
  unpay(g, ctx, operation) {
    for (const card of cardsOf(g, ctx, operation.who)) {
      if (!inPlay(g, card) || g.zones[card] === ZONE.hangar) continue
      g.paid[card] = 0
      keepSpeaking(g, card)
      // All players saw the card.
      g.seen[card] = (1 << g.seats.length) - 1
      tell(g, { type: 'unpaid', rule: 'CG-PAY-5', card })
    }
  },
  addCounters(g, ctx, operation) {
    for (const card of cardsOf(g, ctx, operation.who)) if (inPlay(g, card)) addTo(g, 'counters', card, amountOf(g, ctx, operation.n))
  },
  develop(g, ctx, operation) {
    for (const card of cardsOf(g, ctx, operation.who)) changeDevelopments(g, card, amountOf(g, ctx, operation.n))
  },
  undevelop(g, ctx, operation) {
    for (const card of cardsOf(g, ctx, operation.who)) changeDevelopments(g, card, -amountOf(g, ctx, operation.n))
  },
}

/** CG-BASE-11: a player chooses cards of their own and sacrifices them; paid bunkers stay. */
function* sacrificeOwn(g: State, ctx: Context, operation: OperationOf<'sacrificeCard'>, seat: Seat, run: Runner): Rule {
  for (let left = amountOf(g, ctx, operation.n); left > 0; left--) {
    const own = selected(g, { ...ctx, controller: seat }, { ...operation.sel, player: 'you' }).filter((card) => !isFixedBunker(g, card))
    if (own.length === 0) return
    const card = yield* chooseStaying(
      g,
      seat,
      { rule: 'CG-BASE-11', message: 'effect-give-up', on: `card:${ctx.self}` },
      own.map((one) => cardOption(g, `give:${one}`, one, 'CG-BASE-11', one, seat)),
    )
    if (card === null) return
    ctx.last = [card]
    yield* remove(g, [card], run, ctx.gathered)
  }
}

/** CG-WEAP-6: moves weaponry to a ship with a free slot, from another ship, a pile or a hand. */
function mount(g: State, card: CardId, ship: CardId, free: boolean): void {
  if (ship === NONE || !inPlay(g, ship) || freeSlots(g, ship) <= 0) return
  if (inPlay(g, card)) {
    if (g.zones[card] !== ZONE.mounted || carrierOf(g, card) === ship || isLocked(g, card)) return
    carry(g, card, ship)
    command(g, card, controllerOf(g, ship))
  } else {
    if (kindOf(g, card).type !== 'weaponry' || !takeFromPile(g, card)) return
    enterPlay(g, card, ZONE.mounted, controllerOf(g, ship), false, ship)
  }
  if (free) {
    g.paid[card] = 1
    keepSpeaking(g, card)
  }
  tell(g, { type: 'moved-weaponry', rule: 'CG-WEAP-12', seat: controllerOf(g, ship), card, ship })
}

/** A card comes into play in its owner's zone for its type, without being played; weaponry goes onto a ship with a free slot. */
function* bringIn(g: State, ctx: Context, card: CardId, paid: boolean): Rule {
  const kind = kindOf(g, card)
  if (inPlay(g, card) || kind.type === 'event' || kind.type === 'interrupt') return
  const owner = ownerOf(g, card)
  let ship: CardId = NONE
  if (kind.type === 'weaponry') {
    const roomy = seatOf(g, owner).hangar.filter((one) => freeSlots(g, one) > 0)
    if (roomy.length === 0) return
    const prompt = { rule: 'CG-SHIP-2', message: 'effect-ship', on: `card:${card}` }
    const ships = roomy.map((one) => cardOption(g, `ship:${one}`, one, 'CG-SHIP-2', one))
    ship = (yield* chooseStaying(g, ctx.controller, prompt, ships)) ?? NONE
    if (ship === NONE) return
  }
  const ability = kind.type === 'ship' ? yield* nameAbility(g, ctx.controller, card) : NONE
  if (!takeFromPile(g, card)) return
  enterPlay(g, card, PLACE_OF[kind.type], owner, paid || kind.type === 'ship', ship)
  const shown = isPaid(g, card)
  reveal(g)
  g.seen[card] = 0
  tell(g, { type: 'put-into-play', rule: 'CG-STATE-2', seat: owner, card, ...(shown ? { name: nameOf(g, card) } : {}) })
  convert(g, card, ability)
  if (kind.type === 'base' && paid) g.paidX[card] = 0
  if (shown) yield* aim(g, card)
  if (shown) occur(g, { name: 'paid', who: card, player: owner })
}

const PLACE_OF = { ship: ZONE.hangar, base: ZONE.surface, crew: ZONE.cantina, weaponry: ZONE.mounted } as const

/** The controller may pay for a card now, at a lower price and outside the usual times. */
function* offerPayment(g: State, ctx: Context, operation: OperationOf<'payFor'>, card: CardId, run: Runner): Rule {
  if (!inPlay(g, card) || isPaid(g, card)) return
  const kind = kindOf(g, card)
  const zone = g.zones[card]
  const belongs = zone === ZONE.surface ? kind.type === 'base' : zone === ZONE.mounted ? kind.type === 'weaponry' : kind.type === 'crew'
  const ignored = operation.ignoreLimit === undefined ? 0 : amountOf(g, ctx, operation.ignoreLimit)
  const price = operation.discount === 'all' ? 0 : Math.max(0, priceOf(g, ctx.controller, card) - amountOf(g, ctx, operation.discount))
  const allowed = zone !== ZONE.surface || mayPayBase(g, ctx.controller) === true
  const can =
    allowed &&
    belongs &&
    kind.subtype !== 'trap' &&
    seatOf(g, ctx.controller).credits >= price &&
    developmentsOf(g, card) + ignored >= kind.limit
  // Asked even if it cannot be paid: not being asked would reveal what the card is.
  const options = can ? [option('yes', true, 'CG-PAY-4'), option('no', false, 'CG-PAY-4')] : [option('no', false, 'CG-PAY-4')]
  if (!(yield* choose(ctx.controller, { rule: 'CG-PAY-4', message: 'effect-pay-for', on: `card:${card}`, always: true }, options))) return
  spend(g, ctx.controller, price, 'CG-PAY-4')
  spendUses(g, ctx.controller, card)
  countBase(g, ctx.controller, card)
  yield* turnFaceUp(g, card, run, ctx.gathered)
}

function changeDevelopments(g: State, card: CardId, change: number): void {
  if (!inPlay(g, card) || change === 0) return
  const before = developmentsOf(g, card)
  const after = Math.max(0, before + change)
  tell(g, { type: change > 0 ? 'developed' : 'undeveloped', rule: 'CG-BASE-4', card, count: Math.abs(after - before) })
  g.developments[card] = after
}
