import { choose, confirm, draw, option, type Rule, reveal, type Seat, type Stream } from '@orrery/kernel'
import { cardOption, tell } from '../events.ts'
import { kindOf } from '../kinds.ts'
import { aboardOf, addTo, carrierOf, carry, controllerOf, developmentsOf, inPlay, isPaid } from '../marks.ts'
import { changeControl, leaveCombat } from '../rules/control.ts'
import { board, mayBePlaced } from '../rules/crew.ts'
import { keepValues, putAwayAll } from '../rules/leaving.ts'
import { lookAt } from '../rules/looking.ts'
import { dealDamage, destroy, freeSlots, remove, removeDead } from '../rules/ships.ts'
import { turnActive, turnDamaged, turnUsed } from '../rules/states.ts'
import { isLocked } from '../rules/weaponry.ts'
import { discardCard, drawCards, enterPlay, intoHeadquarters, leavePlace, millCards, nameOf, seatOf, without } from '../rules/zones.ts'
import { type CardId, NONE, newFighter, type State, ZONE } from '../state.ts'
import { choiceParams, mayStillJoin } from './announce.ts'
import { canPay, gain, isFixedBunker, lose, payCosts, spend } from './costs.ts'
import { setRunner } from './engine.ts'
import { begin } from './lasting.ts'
import { arrange, moveCards, search } from './piles.ts'
import { priceOf, spendUses } from './prices.ts'
import { ARMOUR, amountOf, type Context, cardFor, cardsOf, fighterOf, figure, hold, playersOf, selected, stackItemOf } from './reading.ts'
import { turnFaceUp } from './resolve.ts'
import { forbidden } from './restrictions.ts'
import { copyItem, retargetItem } from './stacked.ts'
import { keepText } from './texts.ts'
import { occur } from './triggers.ts'
import { type Amount, FIGURES, type Operation, type OperationOf } from './vocabulary.ts'

/** Carries out operations one after the other. */
export function* runOperations(g: State, ctx: Context, operations: readonly Operation[]): Rule {
  for (const operation of operations) yield* runOne(g, ctx, operation)
  if (ctx.together === undefined) yield* removeDead(g)
}

setRunner(runOperations)

function* runOne(g: State, ctx: Context, operation: Operation): Rule {
  switch (operation.op) {
    case 'damage': {
      const amount = amountOf(g, ctx, operation.n)
      const damages = cardsOf(g, ctx, operation.to).map((to) => ({ to, amount, by: NONE }))
      if (ctx.together === undefined) return yield* dealDamage(g, damages)
      ctx.together.damages.push(...damages)
      return
    }
    case 'destroy': {
      const doomed = cardsOf(g, ctx, operation.who).map((card) => ({ card, by: NONE }))
      if (ctx.together === undefined) return yield* destroy(g, doomed)
      ctx.together.doomed.push(...doomed)
      return
    }
    case 'modify':
    case 'grant':
    case 'removeKeywords':
    case 'disable':
    case 'permit':
    case 'setStat':
    case 'preventDamage':
    case 'redirectDamage':
      return holdForCards(g, ctx, operation)
    case 'preventBombing':
    case 'modifyCost':
    case 'taxAttack':
      for (const seat of playersOf(g, ctx, operation.player)) holdForSeat(g, ctx, operation, seat)
      return
    case 'rule':
      return holdRule(g, ctx, operation)
    case 'restrict':
      return holdRestriction(g, ctx, operation)
    case 'delayed':
      // Without a duration it waits for as long as it takes.
      return begin(g, ctx, operation, operation.until ?? 'permanent', {
        cards: ctx.targets.flat(),
        amounts: ctx.targets.flatMap((cards, slot) => cards.map(() => slot)),
        left: ctx.targets.flat().length,
      })
    case 'gainControl':
      return takeControl(g, ctx, operation)
    case 'removeFromCombat':
      for (const card of cardsOf(g, ctx, operation.who)) leaveCombat(g, card)
      if (g.combat !== null && g.combat.step !== 'window' && !g.combat.fighters.some((fighter) => fighter.in && fighter.attacking))
        g.combat.ended = true
      return
    case 'joinCombat':
      for (const card of cardsOf(g, ctx, operation.who)) joinCombat(g, card)
      return
    case 'endCombat':
      if (g.combat !== null) g.combat.ended = true
      return
    case 'changeAttackTarget': {
      const card = cardFor(g, ctx, operation.who)
      // A target that was lost stays lost: there is nothing left to change.
      if (g.combat === null || g.combat.target === 'gone' || g.combat.defender !== ctx.controller) return
      if (card === NONE || !inPlay(g, card)) return
      g.combat.target = g.zones[card] === ZONE.surface ? 'base' : 'crew'
      g.combat.aim = g.combat.target
      g.combat.targetCard = card
      tell(g, { type: 'target-changed', rule: 'CG-ATK-9', card })
      return
    }
    case 'sacrificeCard':
      for (const seat of playersOf(g, ctx, operation.player)) yield* giveUp(g, ctx, operation, seat)
      return
    case 'ready':
      for (const card of cardsOf(g, ctx, operation.who)) if (inPlay(g, card)) turnActive(g, card, 'CG-STATE-1')
      return
    case 'turn':
      for (const card of cardsOf(g, ctx, operation.who)) {
        if (!inPlay(g, card)) continue
        if (operation.to === 'used') turnUsed(g, card, 'CG-STATE-4')
        else turnDamaged(g, card, 'CG-STATE-6')
      }
      return
    case 'returnToHeadquarters':
      return yield* returnCards(g, cardsOf(g, ctx, operation.who))
    case 'attach': {
      const ship = cardFor(g, ctx, operation.to)
      for (const card of cardsOf(g, ctx, operation.who)) attach(g, card, ship, operation.free === true)
      return
    }
    case 'placeCrew': {
      const ship = cardFor(g, ctx, operation.to)
      for (const card of cardsOf(g, ctx, operation.who)) if (mayBePlaced(g, card, ship)) board(g, card, ship)
      return
    }
    case 'putIntoPlay':
      for (const card of cardsOf(g, ctx, operation.who)) yield* putIntoPlay(g, ctx, card, operation.paid)
      return
    case 'payFor':
      for (const card of cardsOf(g, ctx, operation.who)) yield* payFor(g, ctx, operation, card)
      return
    case 'toVoid':
      for (const card of cardsOf(g, ctx, operation.who)) yield* toVoid(g, card)
      return
    case 'unpay':
      for (const card of cardsOf(g, ctx, operation.who)) {
        if (!inPlay(g, card) || g.zones[card] === ZONE.hangar) continue
        g.paid[card] = 0
        keepText(g, card)
        // Everybody saw what it is.
        g.seen[card] = (1 << g.seats.length) - 1
        tell(g, { type: 'unpaid', rule: 'CG-PAY-5', card })
      }
      return
    case 'addCounters':
      for (const card of cardsOf(g, ctx, operation.who)) if (inPlay(g, card)) addTo(g, 'counters', card, amountOf(g, ctx, operation.n))
      return
    case 'draw':
      for (const seat of playersOf(g, ctx, operation.player)) drawCards(g, seat, amountOf(g, ctx, operation.n))
      return
    case 'mill':
      for (const seat of playersOf(g, ctx, operation.player)) {
        const milled = millCards(g, seat, amountOf(g, ctx, operation.n))
        if (milled.length > 0) occur(g, { name: 'milled', player: seat, it: milled })
      }
      return
    case 'discard':
      for (const seat of playersOf(g, ctx, operation.player)) yield* discard(g, ctx, operation, seat)
      return
    case 'search':
      for (const seat of playersOf(g, ctx, operation.player)) yield* search(g, ctx, operation, seat)
      return
    case 'arrange':
      for (const seat of playersOf(g, ctx, operation.player)) yield* arrange(g, ctx, operation, seat)
      return
    case 'move':
      for (const seat of playersOf(g, ctx, operation.player)) yield* moveCards(g, ctx, operation, seat)
      return
    case 'look':
      for (const seat of playersOf(g, ctx, operation.player)) lookAt(g, seat, cardsOf(g, ctx, operation.who), 'CG-INFO-9')
      return
    case 'lookHeadquarters':
      for (const seat of playersOf(g, ctx, operation.player)) lookAt(g, ctx.controller, seatOf(g, seat).headquarters, 'CG-INFO-9')
      return
    case 'gainCredits':
      for (const seat of playersOf(g, ctx, operation.player)) gain(g, seat, amountOf(g, ctx, operation.n), 'CG-EVT-5')
      return
    case 'loseCredits':
      for (const seat of playersOf(g, ctx, operation.player)) lose(g, seat, amountOf(g, ctx, operation.n), 'CG-PAY-12')
      return
    case 'stealCredits':
      for (const seat of playersOf(g, ctx, operation.from)) {
        if (!forbidden(g, seat, 'beStolenFrom'))
          gain(g, ctx.controller, lose(g, seat, amountOf(g, ctx, operation.n), 'CG-PAY-12'), 'CG-EVT-5')
      }
      return
    case 'develop':
      for (const card of cardsOf(g, ctx, operation.who)) changeDevelopments(g, card, amountOf(g, ctx, operation.n))
      return
    case 'undevelop':
      for (const card of cardsOf(g, ctx, operation.who)) changeDevelopments(g, card, -amountOf(g, ctx, operation.n))
      return
    case 'neutralise':
      for (const ref of cardsOf(g, ctx, operation.who)) {
        const item = stackItemOf(g, ref)
        if (item !== undefined) item.neutralised = true
      }
      return
    case 'retarget':
      for (const card of cardsOf(g, ctx, operation.who)) yield* retargetItem(g, ctx, stackItemOf(g, card))
      return
    case 'copy':
      for (const card of cardsOf(g, ctx, operation.who)) yield* copyItem(g, ctx, stackItemOf(g, card))
      return
    case 'choose':
      return yield* chooseOptions(g, ctx, operation)
    case 'if':
      return yield* runOperations(g, ctx, hold(g, ctx, operation.if) ? operation.do : (operation.else ?? []))
    case 'may': {
      const cost = operation.cost ?? []
      if (!canPay(g, ctx, cost)) return
      if (!(yield* confirm(ctx.controller, { rule: 'CG-GOAL-5', message: 'effect-may', on: `card:${ctx.self}` }))) return
      yield* payCosts(g, ctx, cost)
      return yield* runOperations(g, ctx, operation.do)
    }
    case 'unless': {
      const [seat] = playersOf(g, ctx, operation.player)
      if (seat !== undefined) {
        const payer: Context = { ...ctx, controller: seat }
        const pays =
          canPay(g, payer, operation.cost) &&
          (yield* confirm(seat, { rule: 'CG-GOAL-5', message: 'effect-unless', on: `card:${ctx.self}` }))
        if (pays) return yield* payCosts(g, payer, operation.cost)
      }
      return yield* runOperations(g, ctx, operation.do)
    }
  }
}

type ForCards = OperationOf<'modify' | 'grant' | 'removeKeywords' | 'disable' | 'permit' | 'setStat' | 'preventDamage' | 'redirectDamage'>

/** The operation holds for cards; what it counts is counted now. */
function holdForCards(g: State, ctx: Context, operation: ForCards): void {
  const ref = operation.op === 'preventDamage' ? operation.to : operation.op === 'redirectDamage' ? operation.from : operation.who
  const cards = cardsOf(g, ctx, ref).filter((card) => inPlay(g, card))
  if (cards.length === 0) return
  const count = (amount: Amount | undefined): number => (amount === undefined ? 0 : amountOf(g, ctx, amount))
  switch (operation.op) {
    case 'modify':
      begin(g, ctx, operation, operation.until, { cards, amounts: FIGURES.map((name) => count(operation[name])) })
      return
    case 'setStat':
      if (operation.stat === 'armour') {
        // The armour left becomes so much, not above the maximum.
        for (const card of cards) g.lost[card] = Math.max(0, figure(g, card, ARMOUR) - count(operation.to))
        return
      }
      begin(g, ctx, operation, operation.until, { cards, amounts: [count(operation.to)] })
      return
    case 'preventDamage': {
      // Each card has a shield of its own.
      for (const card of cards)
        begin(g, ctx, operation, operation.until, { cards: [card], left: operation.n === 'all' ? NONE : count(operation.n) })
      return
    }
    case 'redirectDamage':
      begin(g, ctx, operation, operation.until, {
        cards,
        amounts: [0, cardFor(g, ctx, operation.to)],
        left: operation.n === 'all' ? NONE : count(operation.n),
      })
      return
    default:
      begin(g, ctx, operation, operation.until, { cards })
  }
}

function holdForSeat(g: State, ctx: Context, operation: OperationOf<'preventBombing' | 'modifyCost' | 'taxAttack'>, seat: Seat): void {
  const amount = operation.n === 'all' ? 0 : amountOf(g, ctx, operation.n)
  const left = operation.op === 'modifyCost' ? (operation.uses ?? NONE) : NONE
  begin(g, ctx, operation, operation.until, { seat, amounts: [amount], left })
}

function holdRule(g: State, ctx: Context, operation: OperationOf<'rule'>): void {
  const amounts = [amountOf(g, ctx, operation.delta)]
  if (operation.who !== undefined) begin(g, ctx, operation, operation.until, { cards: cardsOf(g, ctx, operation.who), amounts })
  for (const seat of operation.player === undefined ? [] : playersOf(g, ctx, operation.player))
    begin(g, ctx, operation, operation.until, { seat, amounts })
}

function holdRestriction(g: State, ctx: Context, operation: OperationOf<'restrict'>): void {
  if (operation.who !== undefined) begin(g, ctx, operation, operation.until, { cards: cardsOf(g, ctx, operation.who) })
  else if (operation.player === undefined) begin(g, ctx, operation, operation.until, {})
  for (const seat of operation.player === undefined ? [] : playersOf(g, ctx, operation.player))
    begin(g, ctx, operation, operation.until, { seat })
}

/** A player commands cards; what they were is kept so that they can go back. */
function takeControl(g: State, ctx: Context, operation: OperationOf<'gainControl'>): void {
  const [seat] = operation.player === undefined ? [ctx.controller] : playersOf(g, ctx, operation.player)
  const cards = cardsOf(g, ctx, operation.who).filter((card) => inPlay(g, card) && controllerOf(g, card) !== seat)
  if (seat === undefined || cards.length === 0) return
  const before = cards.map((card) => controllerOf(g, card))
  for (const card of cards) changeControl(g, card, seat)
  begin(g, ctx, operation, operation.until, { cards, amounts: before })
}

/** A ship comes into the running combat on its controller's side. */
function joinCombat(g: State, ship: CardId): void {
  const combat = g.combat
  if (combat === null || !mayStillJoin(g) || !inPlay(g, ship) || g.zones[ship] !== ZONE.hangar || fighterOf(g, ship) !== null) return
  const attacking = controllerOf(g, ship) === combat.attacker
  combat.fighters.push(newFighter(ship, attacking))
  if (!attacking) combat.defended = true
  tell(g, { type: 'joined-combat', rule: 'CG-GOAL-5', card: ship })
  // In the equip step all ships are said to join at its end.
  if (combat.step !== 'equip') occur(g, { name: 'joinsCombat', who: ship, player: controllerOf(g, ship) })
}

/** A player chooses cards of its own and puts them away; paid bunkers stay. // CG-BASE-11 */
function* giveUp(g: State, ctx: Context, operation: OperationOf<'sacrificeCard'>, seat: Seat): Rule {
  for (let left = amountOf(g, ctx, operation.n); left > 0; left--) {
    const own = selected(g, { ...ctx, controller: seat }, { ...operation.sel, player: 'you' }).filter((card) => !isFixedBunker(g, card))
    if (own.length === 0) return
    const card: CardId = yield* choose(
      seat,
      { rule: 'CG-BASE-11', message: 'effect-give-up', on: `card:${ctx.self}` },
      own.map((one) => cardOption(g, `give:${one}`, one, 'CG-BASE-11', one, seat)),
    )
    ctx.last = [card]
    yield* remove(g, [card])
  }
}

/** Cards in play or in a pile go to their owners' headquarters; what lies on them is destroyed. */
function* returnCards(g: State, cards: readonly CardId[]): Rule {
  for (const card of cards) {
    if (inPlay(g, card)) {
      if (isFixedBunker(g, card)) continue
      keepValues(g, card)
      yield* putAwayAll(g, aboardOf(g, card))
      leavePlace(g, card)
    } else if (!takeFromPile(g, card)) continue
    g.seen[card] = (1 << g.seats.length) - 1
    tell(g, { type: 'returned', rule: 'CG-ZONE-13', seat: g.owners[card] as Seat, card })
    intoHeadquarters(g, card)
  }
}

/** Takes a card out of its pile, hand or the stack; false when it lies in none. */
function takeFromPile(g: State, card: CardId): boolean {
  const owner = seatOf(g, g.owners[card] as Seat)
  const zone = g.zones[card]
  if (zone === ZONE.trash) without(owner.trash, card)
  else if (zone === ZONE.wasteland) without(owner.wasteland, card)
  else if (zone === ZONE.headquarters) without(owner.headquarters, card)
  else if (zone === ZONE.colony) without(owner.colony, card)
  else return zone === ZONE.stack
  return true
}

/** Weaponry goes on a ship with a free slot, from another ship, a pile or a hand. // CG-WEAP-6 */
function attach(g: State, card: CardId, ship: CardId, free: boolean): void {
  if (ship === NONE || !inPlay(g, ship) || freeSlots(g, ship) <= 0) return
  if (inPlay(g, card)) {
    if (g.zones[card] !== ZONE.mounted || carrierOf(g, card) === ship || isLocked(g, card)) return
    carry(g, card, ship)
    g.controllers[card] = controllerOf(g, ship)
  } else {
    if (kindOf(g, card).type !== 'weaponry' || !takeFromPile(g, card)) return
    enterPlay(g, card, ZONE.mounted, controllerOf(g, ship), false, ship)
  }
  if (free) {
    g.paid[card] = 1
    keepText(g, card)
  }
  tell(g, { type: 'moved-weaponry', rule: 'CG-WEAP-12', seat: controllerOf(g, ship), card, ship })
}

/** A card comes into play in its owner's place for it, without being played; weaponry on a ship with a free slot. */
function* putIntoPlay(g: State, ctx: Context, card: CardId, paid: boolean): Rule {
  const kind = kindOf(g, card)
  if (inPlay(g, card) || kind.type === 'event' || kind.type === 'interrupt') return
  const owner = g.owners[card] as Seat
  let ship: CardId = NONE
  if (kind.type === 'weaponry') {
    const roomy = seatOf(g, owner).hangar.filter((one) => freeSlots(g, one) > 0)
    if (roomy.length === 0) return
    ship = yield* choose(
      ctx.controller,
      { rule: 'CG-SHIP-2', message: 'effect-ship', on: `card:${card}` },
      roomy.map((one) => cardOption(g, `ship:${one}`, one, 'CG-SHIP-2', one)),
    )
  }
  if (!takeFromPile(g, card)) return
  enterPlay(g, card, PLACE_OF[kind.type], owner, paid || kind.type === 'ship', ship)
  const shown = isPaid(g, card)
  reveal(g)
  g.seen[card] = 0
  tell(g, { type: 'put-into-play', rule: 'CG-STATE-2', seat: owner, card, ...(shown ? { name: nameOf(g, card) } : {}) })
  if (kind.type === 'base' && paid) g.paidX[card] = 0
  if (shown) occur(g, { name: 'paid', who: card, player: owner })
}

const PLACE_OF = { ship: ZONE.hangar, base: ZONE.surface, crew: ZONE.cantina, weaponry: ZONE.mounted } as const

/** The controller may pay for a card now, cheaper and outside the normal times. */
function* payFor(g: State, ctx: Context, operation: OperationOf<'payFor'>, card: CardId): Rule {
  if (!inPlay(g, card) || isPaid(g, card)) return
  const kind = kindOf(g, card)
  const zone = g.zones[card]
  const belongs = zone === ZONE.surface ? kind.type === 'base' : zone === ZONE.mounted ? kind.type === 'weaponry' : kind.type === 'crew'
  const ignored = operation.ignoreLimit === undefined ? 0 : amountOf(g, ctx, operation.ignoreLimit)
  const price = operation.discount === 'all' ? 0 : Math.max(0, priceOf(g, ctx.controller, card) - amountOf(g, ctx, operation.discount))
  const can =
    belongs && kind.subtype !== 'trap' && seatOf(g, ctx.controller).credits >= price && developmentsOf(g, card) + ignored >= kind.limit
  // Asked even when it cannot be paid: not being asked would tell what the card is.
  const options = can ? [option('yes', true, 'CG-PAY-4'), option('no', false, 'CG-PAY-4')] : [option('no', false, 'CG-PAY-4')]
  if (!(yield* choose(ctx.controller, { rule: 'CG-PAY-4', message: 'effect-pay-for', on: `card:${card}`, always: true }, options))) return
  spend(g, ctx.controller, price, 'CG-PAY-4')
  spendUses(g, ctx.controller, card)
  yield* turnFaceUp(g, card)
}

function* toVoid(g: State, card: CardId): Rule {
  if (inPlay(g, card)) {
    if (isFixedBunker(g, card)) return
    keepValues(g, card)
    yield* putAwayAll(g, aboardOf(g, card))
    leavePlace(g, card)
  } else if (!takeFromPile(g, card)) return
  g.zones[card] = ZONE.void
  tell(g, { type: 'to-void', rule: 'CG-GOAL-5', card, name: nameOf(g, card) })
}

/** Cards of a headquarters are discarded at random, or by the effect's controller who looks at them first. */
function* discard(g: State, ctx: Context, operation: OperationOf<'discard'>, seat: Seat): Rule {
  const hand = seatOf(g, seat).headquarters
  if (operation.chooser === 'you' && seat !== ctx.controller) lookAt(g, ctx.controller, hand, 'CG-INFO-9')
  for (let left = Math.min(hand.length, amountOf(g, ctx, operation.n)); left > 0; left--) {
    if (operation.chooser === 'random') {
      discardCard(g, hand[atRandom(g, hand.length)] as CardId)
      continue
    }
    discardCard(
      g,
      yield* choose(
        ctx.controller,
        { rule: 'CG-ZONE-7', message: 'effect-discard', on: `card:${ctx.self}` },
        hand.map((one) => cardOption(g, `discard:${one}`, one, 'CG-ZONE-7', one)),
      ),
    )
  }
}

/** A place drawn from the stream of random choices. */
function atRandom(g: State, below: number): number {
  reveal(g)
  return draw(g.random.choices as Stream, below)
}

function changeDevelopments(g: State, card: CardId, change: number): void {
  if (!inPlay(g, card) || change === 0) return
  const before = developmentsOf(g, card)
  const after = Math.max(0, before + change)
  tell(g, { type: change > 0 ? 'developed' : 'undeveloped', rule: 'CG-BASE-4', card, count: Math.abs(after - before) })
  g.developments[card] = after
}

/** The controller chooses different options; they happen in the printed order. */
function* chooseOptions(g: State, ctx: Context, operation: OperationOf<'choose'>): Rule {
  const chosen: number[] = []
  for (let left = Math.min(operation.n, operation.options.length); left > 0; left--) {
    const picked: number = yield* choose(
      ctx.controller,
      { rule: 'CG-STACK-9', message: 'stack-choose', on: `card:${ctx.self}` },
      operation.options.flatMap((_one, at) =>
        chosen.includes(at) ? [] : [{ ...option(`choose:${at + 1}`, at, 'CG-STACK-9'), params: choiceParams(ctx.type, operation, at) }],
      ),
    )
    chosen.push(picked)
  }
  chosen.sort((a, b) => a - b)
  for (const at of chosen) yield* runOperations(g, ctx, operation.options[at]?.do ?? [])
}
