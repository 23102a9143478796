import { choose, no, type Option, option, type Rule, reveal, type Seat, type Verdict } from '@orrery/kernel'
import { announceCard, canPlay } from '../effects/announce.ts'
import { gain, spend } from '../effects/costs.ts'
import { priceOf, spendUses } from '../effects/prices.ts'
import { ruleNumber } from '../effects/reading.ts'
import { occur } from '../effects/triggers.ts'
import { cardOption, tell, tellOnly } from '../events.ts'
import { aboardOf, inPlay } from '../marks.ts'
import { type CardId, NONE, type State, ZONE } from '../state.ts'
import { type AttackTarget, addAttacks, declareAttack } from './attack.ts'
import { buyDevelopment, develop, isMono, mayDevelop, maySellBuilding, undevelopPairs, undevelopTwo } from './bases.ts'
import { loseTrack } from './information.ts'
import { affords, PICK_DEPTH, SALVAGE_COLONY } from './limits.ts'
import { addBonuses, type Bonus, takeBonus } from './mono.ts'
import { freeSlots, remove } from './ships.ts'
import { type Answer, action, addAnswers, announced, answered, answerWith, somethingHappened } from './stack.ts'
import { maySellWeapon, sellPrice } from './weaponry.ts'
import { drawCards, enterPlay, fromHeadquarters, kindOf, nameOf, salvage, seatOf, shuffleColony, without } from './zones.ts'

/** What the active player may do in the main phase, as the value of an option. */
export type MainAction =
  | Answer
  | Bonus
  | { readonly do: 'surface' | 'cantina' | 'launch' | 'event' | 'develop' | 'sell'; readonly card: CardId }
  | { readonly do: 'mount'; readonly card: CardId; readonly ship: CardId }
  | { readonly do: 'attack'; readonly target: AttackTarget }
  | { readonly do: 'undevelop'; readonly first: CardId; readonly second: CardId }
  | { readonly do: 'draw' | 'pick' | 'salvage' | 'end' }

/** One action of the main phase: chosen, announced, answered, done. // CG-MAIN-1 */
export function* mainAction(g: State): Rule {
  const seat = g.active
  const chosen: MainAction = yield* choose<MainAction>(
    seat,
    { rule: 'CG-MAIN-1', message: 'main-action', always: true },
    mainOptions(g, seat),
  )
  switch (chosen.do) {
    case 'play':
    case 'use':
    case 'pay':
      return yield* answered(g, yield* answerWith(g, seat, chosen))
    case 'event': {
      const item = yield* announceCard(g, seat, chosen.card)
      somethingHappened(g, seat)
      return yield* answered(g, item)
    }
    case 'launch':
      return yield* launch(g, seat, chosen.card)
    case 'surface':
    case 'cantina':
      return yield* lay(g, seat, chosen.card, chosen.do === 'surface' ? ZONE.surface : ZONE.cantina, NONE)
    case 'mount':
      return yield* lay(g, seat, chosen.card, ZONE.mounted, chosen.ship)
    case 'attack':
      return declareAttack(g, seat, chosen.target)
    case 'develop':
      buyDevelopment(g, seat, chosen.card)
      return yield* plainly(g, seat, 'develop', chosen.card, () => {
        if (inPlay(g, chosen.card)) develop(g, chosen.card, 1)
      })
    case 'undevelop':
      return yield* plainly(g, seat, 'undevelop', chosen.first, () => {
        if (undevelopPairs(g, seat).some(([first, second]) => first === chosen.first && second === chosen.second))
          undevelopTwo(g, seat, chosen.first, chosen.second)
      })
    case 'draw':
      spend(g, seat, 1, 'CG-MAIN-8')
      return yield* plainly(g, seat, 'draw', NONE, () => {
        drawCards(g, seat, 1)
      })
    case 'pick':
      spend(g, seat, 2, 'CG-MAIN-9')
      return yield* plainly(g, seat, 'pick', NONE, () => pick(g, seat))
    case 'salvage':
      spend(g, seat, 2, 'CG-MAIN-12')
      return yield* plainly(g, seat, 'salvage', NONE, () => {
        if (seatOf(g, seat).wasteland.length > 0) salvage(g, seat)
      })
    case 'sell':
      return yield* plainly(g, seat, 'sell', chosen.card, () => sell(g, seat, chosen.card))
    case 'end':
      return yield* endMain(g, seat)
    case 'sell-ship':
    case 'peek':
    case 'transfer':
      return yield* plainly(g, seat, chosen.do, chosen.card, () => takeBonus(g, seat, chosen))
  }
}

/** A plain action is announced, may be answered, and happens. // CG-STACK-17 */
function* plainly(g: State, seat: Seat, verb: string, card: CardId, effect: () => Rule | undefined): Rule {
  yield* announced(g, action(g, seat, verb, card), effect)
}

/** Everything that the active player may start now. // CG-MAIN-2 to CG-MAIN-12 */
export function mainOptions(g: State, seat: Seat): Option<MainAction>[] {
  const options: Option<MainAction>[] = []
  const held = seatOf(g, seat)
  const roomy = held.hangar.filter((ship) => freeSlots(g, ship) > 0)
  for (const card of held.headquarters) addHandOptions(g, seat, card, roomy, options)
  addAnswers<MainAction>(g, seat, options)
  addAttacks(g, seat, options)
  for (const base of held.surface) {
    if (mayDevelop(g, seat, base) === true)
      options.push(cardOption(g, `develop:${base}`, { do: 'develop', card: base }, 'CG-MAIN-7', base, seat))
    if (maySellBuilding(g, seat, base) === true) options.push(cardOption(g, `sell:${base}`, { do: 'sell', card: base }, 'CG-BASE-10', base))
  }
  for (const [first, second] of undevelopPairs(g, seat))
    options.push({
      ...cardOption<MainAction>(g, `undevelop:${first}:${second}`, { do: 'undevelop', first, second }, 'CG-MAIN-4', first, seat),
      params: { card: nameOf(g, first), other: nameOf(g, second) },
    })
  for (const ship of held.hangar) {
    for (const card of aboardOf(g, ship))
      if (maySellWeapon(g, seat, card) === true) options.push(cardOption(g, `sell:${card}`, { do: 'sell', card }, 'CG-WEAP-5', card))
  }
  if (mayDraw(g, seat) === true) options.push(option('draw', { do: 'draw' }, 'CG-MAIN-8', `colony:${seat}`))
  if (mayPick(g, seat) === true) options.push(option('pick', { do: 'pick' }, 'CG-MAIN-9', `colony:${seat}`))
  if (maySalvage(g, seat) === true) options.push(option('salvage', { do: 'salvage' }, 'CG-MAIN-12', `wasteland:${seat}`))
  addBonuses<MainAction>(g, seat, options)
  options.push(option('end', { do: 'end' }, 'CG-MAIN-16'))
  return options
}

function addHandOptions(g: State, seat: Seat, card: CardId, roomy: readonly CardId[], options: Option<MainAction>[]): void {
  const kind = kindOf(g, card)
  if (kind.type === 'ship' && mayLaunch(g, seat, card) === true)
    options.push(cardOption<MainAction>(g, `launch:${card}`, { do: 'launch', card }, 'CG-MAIN-5', card))
  if (kind.type === 'event' && canPlay(g, seat, card))
    options.push(cardOption<MainAction>(g, `event:${card}`, { do: 'event', card }, 'CG-MAIN-5', card))
  // CG-BLUFF-1: any card may lie face down anywhere but in the hangar.
  options.push(layOption(g, 'surface', card), layOption(g, 'cantina', card))
  for (const ship of roomy) options.push(mountOption(g, card, ship))
}

const LAYING: { readonly surface: Option<MainAction>[]; readonly cantina: Option<MainAction>[] } = { surface: [], cantina: [] }
const MOUNTING: Option<MainAction>[] = []
/** More than the cards of a table: two decks of at most fifty. */
const MOST_CARDS = 128

/** The option to lay a hand card down, kept for the next time the number means the same card: it is asked for all the time. */
function layOption(g: State, verb: 'surface' | 'cantina', card: CardId): Option<MainAction> {
  const held = LAYING[verb][card]
  if (held !== undefined && held.params === kindOf(g, card).params) return held
  const made = cardOption<MainAction>(g, `${verb}:${card}`, { do: verb, card }, 'CG-MAIN-2', card)
  LAYING[verb][card] = made
  return made
}

/** The same for laying it on a ship. */
function mountOption(g: State, card: CardId, ship: CardId): Option<MainAction> {
  const held = MOUNTING[card * MOST_CARDS + ship]
  if (held?.params?.card === nameOf(g, card) && held.params.ship === nameOf(g, ship)) return held
  const plain = cardOption<MainAction>(g, `mount:${card}:${ship}`, { do: 'mount', card, ship }, 'CG-WEAP-1', card)
  const made = { ...plain, to: `card:${ship}`, params: { card: nameOf(g, card), ship: nameOf(g, ship) } }
  MOUNTING[card * MOST_CARDS + ship] = made
  return made
}

/** Whether the ship may be played. // CG-PAY-2, CG-SHIP-4 */
export function mayLaunch(g: State, seat: Seat, card: CardId): Verdict {
  return affords(g, seat, priceOf(g, seat, card), 'launch')
}

/** Whether the seat may draw for a credit. // CG-MAIN-8, CG-MAIN-11 */
export function mayDraw(g: State, seat: Seat): Verdict {
  return seatOf(g, seat).colony.length > 0 ? affords(g, seat, 1, 'draw') : no('CG-MAIN-11', {}, 'draw')
}

/** Whether the seat may pick a card. // CG-MAIN-9, CG-MAIN-10 */
export function mayPick(g: State, seat: Seat): Verdict {
  return seatOf(g, seat).colony.length > 0 ? affords(g, seat, 2, 'pick') : no('CG-MAIN-10', {}, 'pick')
}

/** Whether the seat may take the bottom card of its wasteland. // CG-MAIN-12 */
export function maySalvage(g: State, seat: Seat): Verdict {
  const held = seatOf(g, seat)
  if (held.wasteland.length === 0) return no('CG-MAIN-12', { has: 0 }, 'salvage')
  if (held.colony.length > SALVAGE_COLONY) return no('CG-MAIN-12', { has: held.colony.length }, 'salvage')
  return affords(g, seat, 2, 'salvage')
}

/** A ship is played face up and paid at once. // CG-SHIP-4, CG-SHIP-5 */
function* launch(g: State, seat: Seat, card: CardId): Rule {
  const price = priceOf(g, seat, card)
  fromHeadquarters(g, card)
  g.zones[card] = ZONE.stack
  spend(g, seat, price, 'CG-PAY-2')
  spendUses(g, seat, card)
  somethingHappened(g, seat)
  reveal(g)
  tell(g, { type: 'launching', rule: 'CG-SHIP-4', seat, card, name: nameOf(g, card) })
  yield* announced(g, action(g, seat, 'launch', card), () => {
    enterPlay(g, card, ZONE.hangar, seat, true)
    g.seen[card] = 0
    tell(g, { type: 'launched', rule: 'CG-SHIP-4', seat, card, name: nameOf(g, card) })
    occur(g, { name: 'paid', who: card, player: seat })
  })
}

/** A card is laid face down, whatever it is. // CG-MAIN-2, CG-BASE-1, CG-CREW-1, CG-WEAP-1, CG-BLUFF-1 */
function* lay(g: State, seat: Seat, card: CardId, zone: (typeof ZONE)[keyof typeof ZONE], ship: CardId): Rule {
  loseTrack(g, seat)
  fromHeadquarters(g, card)
  enterPlay(g, card, zone, seat, false, ship)
  const place = zone === ZONE.surface ? 'surface' : zone === ZONE.cantina ? 'cantina' : 'ship'
  const laid = { rule: 'CG-MAIN-2', seat, card, place, ship }
  tellOnly(g, [seat], { type: 'laid', ...laid, name: nameOf(g, card) }, { type: 'laid-hidden', ...laid })
  yield* plainly(g, seat, 'lay', NONE, () => undefined)
}

/** One of the top cards comes to the headquarters, the colony is shuffled. // CG-MAIN-9, CG-MAIN-10, CG-MONO-6 */
function* pick(g: State, seat: Seat): Rule {
  const held = seatOf(g, seat)
  if (held.colony.length === 0) return
  const depth = ruleNumber(g, 'tutorDepth', isMono(g, seat, 'cerebrite') ? PICK_DEPTH + 1 : PICK_DEPTH, seat)
  const top = held.colony.slice(-depth).reverse()
  reveal(g)
  tellOnly(g, [seat], { type: 'looked', rule: 'CG-MAIN-9', seat, names: top.map((card) => nameOf(g, card)) })
  const card: CardId = yield* choose(
    seat,
    { rule: 'CG-MAIN-10', message: 'main-pick', always: true },
    top.map((one) => cardOption(g, `take:${one}`, one, 'CG-MAIN-10', one)),
  )
  without(held.colony, card)
  held.headquarters.push(card)
  g.zones[card] = ZONE.headquarters
  tellOnly(
    g,
    [seat],
    { type: 'took', rule: 'CG-MAIN-10', seat, card, name: nameOf(g, card) },
    { type: 'took-hidden', rule: 'CG-MAIN-10', seat },
  )
  shuffleColony(g, seat)
}

/** A building or a weapon is sold. // CG-BASE-10, CG-WEAP-5 */
function* sell(g: State, seat: Seat, card: CardId): Rule {
  if (!inPlay(g, card)) return
  const price = sellPrice(g, card)
  tell(g, {
    type: 'sold',
    rule: kindOf(g, card).type === 'base' ? 'CG-BASE-10' : 'CG-WEAP-5',
    seat,
    card,
    name: nameOf(g, card),
    credits: price,
  })
  yield* remove(g, [card])
  gain(g, seat, price, 'CG-BASE-10')
}

/** The end of the phase is announced; when it was answered with a card or ability, the phase goes on. // CG-MAIN-16 */
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
