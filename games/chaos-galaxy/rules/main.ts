import { choose, no, type Option, option, type Rule, reveal, type Seat, type Verdict, yes } from '@orrery/kernel'
import { announceCard } from '../effects/do/announce.ts'
import { convert, nameAbility } from '../effects/do/conversion.ts'
import { remove } from '../effects/do/destroying.ts'
import { run } from '../effects/do/operations.ts'
import { aim } from '../effects/do/opponent.ts'
import { spendUses } from '../effects/do/paying.ts'
import { occur } from '../effects/do/triggers.ts'
import { canPlay } from '../effects/read/playable.ts'
import { priceOf } from '../effects/read/prices.ts'
import { ruleNumber } from '../effects/read/reading.ts'
import { cardOption, tell, tellOnly } from '../events.ts'
import { loseTrack } from '../information.ts'
import { kindOf, nameOf } from '../kinds.ts'
import { aboardOf, inPlay } from '../marks.ts'
import { cardOffer, memoized, pairOffer } from '../offers.ts'
import { isMono, seatOf } from '../seats.ts'
import { type CardId, NONE, type State, ZONE } from '../state.ts'
import { gain, spend } from '../table/credits.ts'
import { learn } from '../table/looking.ts'
import { freeSlots } from '../table/ships.ts'
import { maySellWeapon, sellPrice } from '../table/weaponry.ts'
import { drawCards, enterPlay, fromHeadquarters, salvage, shuffleColony, takeIntoHand, without } from '../table/zones.ts'
import { type AttackTarget, addAttacks, declareAttack } from './attack.ts'
import {
  buyDevelopment,
  develop,
  developmentsATurn,
  givesDevelopments,
  maySellBuilding,
  mayUndevelop,
  takesDevelopment,
  undevelopTwo,
} from './bases.ts'
import { affords, PICK_DEPTH, SALVAGE_COLONY } from './limits.ts'
import { addBonuses, type Bonus, payBonus, takeBonus } from './mono.ts'
import { playNow } from './playing.ts'
import { type Answer, action, addAnswers, announced, answered, somethingHappened } from './stack.ts'

/** What the active player may do in the main phase, as the value of an option. */
export type MainAction =
  | Answer
  | Bonus
  | { readonly do: 'surface' | 'cantina' | 'launch' | 'event' | 'develop' | 'sell'; readonly card: CardId }
  | { readonly do: 'mount'; readonly card: CardId; readonly ship: CardId }
  | { readonly do: 'attack'; readonly target: AttackTarget }
  | { readonly do: 'undevelop'; readonly first: CardId; readonly second: CardId }
  | { readonly do: 'draw' | 'pick' | 'salvage' | 'end' }

/** CG-MAIN-1: one action of the main phase: chosen, announced, answered, carried out. */
export function* mainAction(g: State): Rule {
  const seat = g.active
  const chosen: MainAction = yield* choose<MainAction>(
    seat,
    { rule: 'CG-MAIN-1', message: 'main-action', always: true },
    mainOptions(g, seat),
  )
  const rule = actionRule(g, seat, chosen)
  if (rule !== undefined) yield* rule
}

/** The rule that carries an action out, or undefined if that happens at once; the cost is paid at once. */
function actionRule(g: State, seat: Seat, chosen: MainAction): Rule<unknown> | undefined {
  switch (chosen.do) {
    case 'play':
    case 'use':
    case 'pay':
      return playNow(g, seat, chosen)
    case 'event':
      return playEvent(g, seat, chosen.card)
    case 'launch':
      return launch(g, seat, chosen.card)
    case 'surface':
    case 'cantina':
      return lay(g, seat, chosen.card, chosen.do === 'surface' ? ZONE.surface : ZONE.cantina, NONE)
    case 'mount':
      return lay(g, seat, chosen.card, ZONE.mounted, chosen.ship)
    case 'attack':
      declareAttack(g, seat, chosen.target)
      return
    case 'develop':
      buyDevelopment(g, seat, chosen.card)
      return plainly(g, seat, 'develop', chosen.card, () => {
        if (g.controllers[chosen.card] === seat) develop(g, chosen.card, 1)
      })
    case 'undevelop':
      return plainly(g, seat, 'undevelop', chosen.first, () => {
        if (mayUndevelop(g, seat, chosen.first, chosen.second)) undevelopTwo(g, seat, chosen.first, chosen.second)
      })
    case 'draw':
      spend(g, seat, 1, 'CG-MAIN-8')
      return plainly(g, seat, 'draw', NONE, () => {
        drawCards(g, seat, 1)
      })
    case 'pick':
      spend(g, seat, 2, 'CG-MAIN-9')
      return plainly(g, seat, 'pick', NONE, () => pick(g, seat))
    case 'salvage':
      spend(g, seat, 2, 'CG-MAIN-12')
      return plainly(g, seat, 'salvage', NONE, () => {
        if (hasSalvage(g, seat) === true) salvage(g, seat)
      })
    case 'sell':
      return plainly(g, seat, 'sell', chosen.card, () => sell(g, seat, chosen.card))
    case 'end':
      return endMain(g, seat)
    case 'sell-ship':
    case 'peek':
    case 'transfer':
      payBonus(g, seat, chosen)
      return plainly(g, seat, chosen.do, chosen.card, () => takeBonus(g, seat, chosen))
    default: // Options of windows are not offered here.
      return
  }
}

/** CG-EVT-1: an event is announced, answered, and takes effect. */
function* playEvent(g: State, seat: Seat, card: CardId): Rule {
  const item = yield* announceCard(g, seat, card)
  somethingHappened(g, seat)
  yield* answered(g, item)
}

/** CG-STACK-17: a plain action is announced, may be answered, and happens. */
function plainly(g: State, seat: Seat, verb: string, card: CardId, effect: () => Rule | undefined): Rule<unknown> {
  return announced(g, action(g, seat, verb, card), effect)
}

/** CG-MAIN-2 to CG-MAIN-12: everything that the active player may start now. */
export function mainOptions(g: State, seat: Seat): Option<MainAction>[] {
  const options: Option<MainAction>[] = []
  const held = seatOf(g, seat)
  const roomy = held.hangar.filter((ship) => freeSlots(g, ship) > 0)
  for (const card of held.headquarters) addHandOptions(g, seat, card, roomy, options)
  addAnswers<MainAction>(g, seat, options)
  addAttacks(g, seat, options)
  addSurfaceOptions(g, seat, options)
  for (const ship of held.hangar) {
    for (const card of aboardOf(g, ship)) if (maySellWeapon(g, seat, card) === true) options.push(SELL_WEAPON(g, card))
  }
  if (mayDraw(g, seat) === true) options.push(DRAW(seat))
  if (mayPick(g, seat) === true) options.push(PICK(seat))
  if (maySalvage(g, seat) === true) options.push(SALVAGE(seat))
  addBonuses<MainAction>(g, seat, options)
  options.push(END)
  return options
}

function addHandOptions(g: State, seat: Seat, card: CardId, roomy: readonly CardId[], options: Option<MainAction>[]): void {
  const kind = kindOf(g, card)
  if (kind.type === 'ship' && mayLaunch(g, seat, card) === true) options.push(LAUNCH(g, card))
  if (kind.type === 'event' && canPlay(g, seat, card)) options.push(EVENT(g, card))
  // CG-BLUFF-1: any card may be laid face down anywhere except the hangar.
  options.push(SURFACE(g, card), CANTINA(g, card))
  for (const ship of roomy) options.push(MOUNT(card, kind.term, ship, nameOf(g, ship)))
}

/** Adds the options to buy developments, to take them off, and to sell buildings. */
function addSurfaceOptions(g: State, seat: Seat, options: Option<MainAction>[]): void {
  const { surface } = seatOf(g, seat)
  const most = developmentsATurn(g, seat)
  const builds = affords(g, seat, 1, 'develop') === true
  for (const base of surface) {
    if (builds && takesDevelopment(g, seat, base, most)) options.push(DEVELOP(g, base))
    if (maySellBuilding(g, seat, base) === true) options.push(SELL_BUILDING(g, base))
  }
  const developed: CardId[] = []
  for (const base of surface) if (givesDevelopments(g, seat, base, 1)) developed.push(base)
  for (let at = 0; at < developed.length; at++) {
    const first = developed[at] as CardId
    const name = nameOf(g, first)
    if (givesDevelopments(g, seat, first, 2)) options.push(UNDEVELOP(first, name, first, name))
    for (let other = at + 1; other < developed.length; other++) {
      const second = developed[other] as CardId
      options.push(UNDEVELOP(first, name, second, nameOf(g, second)))
    }
  }
}

const LAUNCH = cardOffer<MainAction>('launch', 'CG-MAIN-5', (card) => ({ do: 'launch', card }))
const EVENT = cardOffer<MainAction>('event', 'CG-MAIN-5', (card) => ({ do: 'event', card }))
const SURFACE = cardOffer<MainAction>('surface', 'CG-MAIN-2', (card) => ({ do: 'surface', card }))
const CANTINA = cardOffer<MainAction>('cantina', 'CG-MAIN-2', (card) => ({ do: 'cantina', card }))
const MOUNT = pairOffer<MainAction>('mount', 'CG-WEAP-1', 'ship', (card, ship) => ({ do: 'mount', card, ship }))
const DEVELOP = cardOffer<MainAction>('develop', 'CG-MAIN-7', (card) => ({ do: 'develop', card }))
const UNDEVELOP = pairOffer<MainAction>('undevelop', 'CG-MAIN-4', 'other', (first, second) => ({ do: 'undevelop', first, second }))
const SELL_BUILDING = cardOffer<MainAction>('sell', 'CG-BASE-10', (card) => ({ do: 'sell', card }))
const SELL_WEAPON = cardOffer<MainAction>('sell', 'CG-WEAP-5', (card) => ({ do: 'sell', card }))
const DRAW = memoized((seat) => option<MainAction>('draw', { do: 'draw' }, 'CG-MAIN-8', `colony:${seat}`))
const PICK = memoized((seat) => option<MainAction>('pick', { do: 'pick' }, 'CG-MAIN-9', `colony:${seat}`))
const SALVAGE = memoized((seat) => option<MainAction>('salvage', { do: 'salvage' }, 'CG-MAIN-12', `wasteland:${seat}`))
const END = option<MainAction>('end', { do: 'end' }, 'CG-MAIN-16')

/** CG-PAY-2, CG-SHIP-4: whether the ship may be played. */
export function mayLaunch(g: State, seat: Seat, card: CardId): Verdict {
  return affords(g, seat, priceOf(g, seat, card), 'launch')
}

/** CG-MAIN-8, CG-MAIN-11: whether the seat may draw for a credit. */
export function mayDraw(g: State, seat: Seat): Verdict {
  return seatOf(g, seat).colony.length > 0 ? affords(g, seat, 1, 'draw') : no('CG-MAIN-11', {}, 'draw')
}

/** CG-MAIN-9, CG-MAIN-10: whether the seat may pick a card. */
export function mayPick(g: State, seat: Seat): Verdict {
  return seatOf(g, seat).colony.length > 0 ? affords(g, seat, 2, 'pick') : no('CG-MAIN-10', {}, 'pick')
}

/** CG-MAIN-12: whether the seat may take the bottom card of its wasteland. */
export function maySalvage(g: State, seat: Seat): Verdict {
  const has = hasSalvage(g, seat)
  return has === true ? affords(g, seat, 2, 'salvage') : has
}

/** CG-MAIN-12, CG-STACK-11: whether there is a card to take and the colony is small enough, apart from the cost. */
function hasSalvage(g: State, seat: Seat): Verdict {
  const { wasteland, colony } = seatOf(g, seat)
  if (wasteland.length === 0) return no('CG-MAIN-12', { has: 0 }, 'salvage')
  return colony.length > SALVAGE_COLONY ? no('CG-MAIN-12', { has: colony.length }, 'salvage') : yes
}

/** CG-SHIP-4, CG-SHIP-5: a ship is played face up and paid at once. */
function* launch(g: State, seat: Seat, card: CardId): Rule {
  const ability = yield* nameAbility(g, seat, card)
  const price = priceOf(g, seat, card)
  fromHeadquarters(g, card)
  g.zones[card] = ZONE.stack
  spend(g, seat, price, 'CG-PAY-2')
  spendUses(g, seat, card)
  somethingHappened(g, seat)
  reveal(g)
  tell(g, { type: 'launching', rule: 'CG-SHIP-4', seat, card, name: nameOf(g, card) })
  const item = action(g, seat, 'launch', card)
  if (ability !== NONE) item.choices = [ability]
  yield* announced(g, item, function* () {
    enterPlay(g, card, ZONE.hangar, seat, true)
    g.seen[card] = 0
    tell(g, { type: 'launched', rule: 'CG-SHIP-4', seat, card, name: nameOf(g, card) })
    convert(g, card, ability)
    yield* aim(g, card)
    occur(g, { name: 'paid', who: card, player: seat })
  })
}

/** CG-MAIN-2, CG-BASE-1, CG-CREW-1, CG-WEAP-1, CG-BLUFF-1: lays a card face down, whatever it is. */
function* lay(g: State, seat: Seat, card: CardId, zone: (typeof ZONE)[keyof typeof ZONE], ship: CardId): Rule {
  loseTrack(g, seat)
  fromHeadquarters(g, card)
  enterPlay(g, card, zone, seat, false, ship)
  const place = zone === ZONE.surface ? 'surface' : zone === ZONE.cantina ? 'cantina' : 'ship'
  const laid = { rule: 'CG-MAIN-2', seat, card, place, ship }
  tellOnly(g, [seat], { type: 'laid', ...laid, name: nameOf(g, card) }, { type: 'laid-hidden', ...laid })
  yield* plainly(g, seat, 'lay', NONE, () => undefined)
}

/** CG-MAIN-9, CG-MAIN-10, CG-MONO-6: one of the top cards goes to the headquarters, then the colony is shuffled. */
function* pick(g: State, seat: Seat): Rule {
  const held = seatOf(g, seat)
  if (held.colony.length === 0) return
  const depth = ruleNumber(g, 'tutorDepth', isMono(g, seat, 'cerebrite') ? PICK_DEPTH + 1 : PICK_DEPTH, seat)
  const top = held.colony.slice(-depth).reverse()
  learn(g, seat, top, 'CG-MAIN-9')
  const chosen: CardId = yield* choose(
    seat,
    { rule: 'CG-MAIN-10', message: 'main-pick', always: true },
    top.map((one) => cardOption(g, `take:${one}`, one, 'CG-MAIN-10', one)),
  )
  without(held.colony, chosen)
  const [card] = takeIntoHand(g, seat, [chosen]) as [CardId]
  tellOnly(
    g,
    [seat],
    { type: 'took', rule: 'CG-MAIN-10', seat, card, name: nameOf(g, card) },
    { type: 'took-hidden', rule: 'CG-MAIN-10', seat },
  )
  shuffleColony(g, seat)
}

/** CG-BASE-10, CG-WEAP-4: whether the seat may sell the card, a building or a weapon. */
function maySell(g: State, seat: Seat, card: CardId): Verdict {
  return g.zones[card] === ZONE.surface ? maySellBuilding(g, seat, card) : maySellWeapon(g, seat, card)
}

/** CG-BASE-10, CG-WEAP-5: a building or a weapon is sold. */
function* sell(g: State, seat: Seat, card: CardId): Rule {
  if (!inPlay(g, card) || maySell(g, seat, card) !== true) return // CG-STACK-11
  const price = sellPrice(g, card)
  const rule = kindOf(g, card).type === 'base' ? 'CG-BASE-10' : 'CG-WEAP-5'
  tell(g, { type: 'sold', rule, seat, card, name: nameOf(g, card), credits: price })
  yield* remove(g, [card], run)
  gain(g, seat, price, rule)
}

/** CG-MAIN-16: announces the end of the phase; if a card or ability answers it, the phase goes on. */
function* endMain(g: State, seat: Seat): Rule {
  const item = action(g, seat, 'end')
  const before = g.made
  let used = false
  yield* announced(g, item, () => {
    used = g.made !== before
    if (!used) g.phase = 'end'
  })
  if (!used) tell(g, { type: 'main-phase-over', rule: 'CG-MAIN-16', seat })
}
