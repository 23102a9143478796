import {
  type Amount,
  type Bound,
  chooseSomeStill,
  chooseStill,
  type Option,
  option,
  type Rule,
  type Seat,
  type Several,
} from '@orrery/kernel'
import { removeDead } from '../effects/do/destroying.ts'
import { run } from '../effects/do/operations.ts'
import { occur } from '../effects/do/triggers.ts'
import { fighterOf } from '../effects/read/reading.ts'
import { hasEquipAbility } from '../effects/read/usable.ts'
import { cardOption, tell } from '../events.ts'
import { isGoing } from '../gone.ts'
import { kindOf } from '../kinds.ts'
import { aboardOf, carry, controllerOf, isActive, isPaid } from '../marks.ts'
import { seatOf } from '../seats.ts'
import { type CardId, type Combat, NONE, newFighter, type State, ZONE } from '../state.ts'
import { board, couldBoard, isCaptain, mayBoard } from '../table/crew.ts'
import { freeCrewSlots, freeSlots } from '../table/ships.ts'
import { playNow } from './playing.ts'
import { type Answer, action, addAnswers, announced, settle } from './stack.ts'

/** CG-EQUIP-1 to CG-EQUIP-7: the equip step: attackers, their crew, defenders, their crew. */
export function* equip(g: State): Rule {
  const combat = g.combat as Combat
  const manning = yield* designate(g, combat.attacker, true)
  if (combat.fighters.length === 0) {
    combat.step = 'unequip' // CG-EQUIP-7
    return
  }
  yield* outfit(g, combat.attacker, manning)
  const guarding = yield* designate(g, combat.defender, false)
  yield* outfit(g, combat.defender, guarding)
  if (!combat.ended) {
    for (const fighter of combat.fighters)
      if (fighter.in) occur(g, { name: 'joinsCombat', who: fighter.ship, player: controllerOf(g, fighter.ship) })
    yield* settle(g)
  }
  combat.step = combat.ended ? 'unequip' : 'payment'
}

/** A ship that is named, or crew to board a ship, which names that ship too. */
interface Named {
  readonly ship: CardId
  readonly crew: CardId
}

/**
 * CG-EQUIP-1 to CG-EQUIP-4, CG-EQUIP-8: a side names its ships and the crew to board them, all at once. That is final and may be answered.
 * Returns the crew that boards; null if it must be chosen anew after an answer.
 */
function* designate(g: State, seat: Seat, attacking: boolean): Rule<readonly Named[] | null> {
  const combat = g.combat as Combat
  const rule = attacking ? 'CG-EQUIP-1' : 'CG-EQUIP-3'
  const message = attacking ? 'equip-attackers' : 'equip-defenders'
  // CG-INFO-5, CG-CREW-9: asked whenever everybody can see that someone might board: not being asked would reveal a hidden captain.
  const always = shipsToName(g, seat).some((ship) => couldBoard(g, ship).length > 0)
  const named = yield* chooseSomeStill(seat, { rule, message, always }, () => designations(g, seat, attacking))
  if (named === null) return null
  const sent = shipsToName(g, seat).filter((one) => named.some(({ ship }) => ship === one))
  for (const ship of sent) {
    combat.fighters.push(newFighter(ship, attacking))
    tell(g, { type: attacking ? 'attacks-with' : 'defends-with', rule, seat, card: ship })
  }
  // CG-CPAY-7: it stays so if they are gone before the firing step.
  if (!attacking && sent.length > 0) combat.defended = true
  // CG-STACK-17: the designation is announced.
  const item = action(g, seat, 'designate', NONE, sent)
  const before = g.made
  if (sent.length > 0) yield* announced(g, item, () => undefined)
  return g.made === before ? named.filter(({ crew }) => crew !== NONE) : null
}

/** CG-EQUIP-1, CG-EQUIP-3, CG-MULTI-15: the ships that the seat may name: active ones that do not leave with their owner. */
function shipsToName(g: State, seat: Seat): CardId[] {
  return seatOf(g, seat).hangar.filter((ship) => isActive(g, ship) && fighterOf(g, ship) === null && !isGoing(g, ship))
}

/** What a side may name: ships, and crew to board them; nothing once the combat is over (CG-MULTI-12). */
function designations(g: State, seat: Seat, attacking: boolean): Several<Named> {
  const rule = attacking ? 'CG-EQUIP-1' : 'CG-EQUIP-3'
  const verb = attacking ? 'attack-with' : 'defend-with'
  const ships = (g.combat as Combat).ended ? [] : shipsToName(g, seat)
  const options = ships.map((ship): Option<Named> => cardOption(g, `${verb}:${ship}`, { ship, crew: NONE }, rule, ship))
  const amount = addCrew(g, seat, ships, options)
  return { options, amount: { ...amount, least: attacking ? 1 : 0 } }
}

/**
 * CG-EQUIP-2, CG-EQUIP-4, CG-CREW-4, CG-CREW-9: adds which crew may board which ship: each crew once, as many as a ship has slots for, and
 * at most one captain.
 */
function addCrew(g: State, seat: Seat, ships: readonly CardId[], options: Option<Named>[]): Omit<Amount, 'least'> {
  const bounds: Bound[] = []
  const boards: { readonly id: string; readonly crew: CardId }[] = []
  let room = 0
  for (const ship of ships) {
    const here: { readonly id: string; readonly crew: CardId }[] = []
    for (const crew of couldBoard(g, ship)) {
      if (!mayBoard(g, crew, ship)) continue
      const id = `board:${crew}:${ship}`
      here.push({ id, crew })
      options.push({ ...cardOption<Named>(g, id, { ship, crew }, 'CG-CREW-4', crew, seat), to: `card:${ship}` })
    }
    const slots = freeCrewSlots(g, ship)
    room += Math.min(slots, here.length)
    if (here.length > slots) bounds.push({ rule: 'CG-SHIP-2', of: here.map(({ id }) => id), most: slots })
    const captains = here.filter(({ crew }) => isCaptain(g, crew))
    if (captains.length > 1 && g.settings.ruleset === 'revised')
      bounds.push({ rule: 'CG-CREW-9', of: captains.map(({ id }) => id), most: 1 })
    boards.push(...here)
  }
  const crews = boards.map(({ crew }) => crew).filter((crew, at, all) => all.indexOf(crew) === at)
  for (const one of crews) {
    const of = boards.filter(({ crew }) => crew === one).map(({ id }) => id)
    if (of.length > 1) bounds.push({ rule: 'CG-CREW-4', of, most: 1 })
  }
  const most = ships.length + Math.min(room, crews.length)
  return bounds.length === 0 ? { most } : { most, bounds }
}

type Outfit =
  | Answer
  | { readonly do: 'board'; readonly card: CardId; readonly ship: CardId }
  | { readonly do: 'move-item'; readonly card: CardId; readonly ship: CardId }
  | { readonly do: 'done' }

/**
 * CG-EQUIP-2, CG-EQUIP-4, CG-WEAP-7, CG-WEAP-8: a side boards crew and moves items; abilities of the step may be used. The crew was named
 * with the ships (`boarding`) if nobody answered; otherwise it is asked again.
 */
function* outfit(g: State, seat: Seat, boarding: readonly Named[] | null): Rule {
  const attacking = seat === (g.combat as Combat).attacker
  const rule = attacking ? 'CG-EQUIP-2' : 'CG-EQUIP-4'
  const silent = yield* boardAll(g, seat, boarding ?? [])
  let said = boarding !== null && silent
  for (;;) {
    const isNamed = said
    const chosen = yield* chooseStill(seat, { rule, message: 'equip-outfit', always: true }, () => outfits(g, seat, attacking, isNamed))
    if (chosen === null || chosen.do === 'done') return
    if (chosen.do === 'board') yield* boardAll(g, seat, [{ crew: chosen.card, ship: chosen.ship }])
    else if (chosen.do === 'move-item') yield* moveItem(g, seat, chosen)
    else {
      said = false
      yield* playNow(g, seat, chosen)
    }
  }
}

/**
 * CG-EQUIP-2, CG-EQUIP-4, CG-STACK-17: crew is announced to board, all that was named at once; then, unless an answer made it impossible
 * (CG-STACK-11), it boards. Returns whether nobody answered.
 */
function* boardAll(g: State, seat: Seat, named: readonly Named[]): Rule<boolean> {
  const open = named.filter((one) => canBoard(g, one))
  if (open.length === 0) return true
  const crew = open.map((one) => one.crew)
  const item = action(g, seat, 'board', NONE, crew)
  const before = g.made
  let silent = true
  yield* announced(g, item, function* () {
    silent = g.made === before
    for (const one of open) {
      if (!canBoard(g, one)) continue
      board(g, one.crew, one.ship)
      yield* removeDead(g, run) // CG-VAL-5
    }
  })
  return silent
}

/** CG-CREW-4, CG-CREW-9, CG-MULTI-12: whether crew may board a ship that takes part. */
function canBoard(g: State, { ship, crew }: Named): boolean {
  if ((g.combat as Combat).ended || fighterOf(g, ship)?.in !== true) return false
  return couldBoard(g, ship).includes(crew) && mayBoard(g, crew, ship)
}

/** CG-WEAP-8, CG-STACK-17: an item is announced to move to another ship; then, unless an answer made it impossible, it moves. */
function* moveItem(g: State, seat: Seat, { card, ship }: Move): Rule {
  yield* announced(g, action(g, seat, 'move-item', card, [ship]), function* () {
    const combat = g.combat as Combat
    if (combat.ended || !itemMoves(g, seat).some((one) => one.card === card && one.ship === ship)) return
    carry(g, card, ship)
    combat.moved.push(card)
    tell(g, { type: 'moved-weaponry', rule: 'CG-WEAP-8', seat, card, ship })
    yield* removeDead(g, run) // CG-VAL-5
  })
}

/**
 * What a side may equip its ships with; empty if it is not asked at all, or no longer (CG-MULTI-12). It is asked whenever everybody can see
 * that someone might board: not being asked would reveal a hidden captain, CG-CREW-9.
 */
function outfits(g: State, seat: Seat, attacking: boolean, said: boolean): Option<Outfit>[] {
  const combat = g.combat as Combat
  const options: Option<Outfit>[] = []
  if (combat.ended) return options
  let could = false
  for (const fighter of combat.fighters) {
    if (fighter.attacking !== attacking || !fighter.in || isGoing(g, fighter.ship)) continue
    const ship = fighter.ship
    for (const card of couldBoard(g, ship)) {
      could = true
      if (mayBoard(g, card, ship))
        options.push({
          ...cardOption<Outfit>(g, `board:${card}:${ship}`, { do: 'board', card, ship }, 'CG-CREW-4', card, seat),
          to: `card:${ship}`,
        })
    }
  }
  const crewed = options.length
  for (const { card, ship } of itemMoves(g, seat)) {
    const move = cardOption<Outfit>(g, `move-item:${card}:${ship}`, { do: 'move-item', card, ship }, 'CG-WEAP-8', card)
    options.push({ ...move, to: `card:${ship}` })
  }
  const asks = said ? options.length > crewed : options.length > 0 || could
  if (!asks && !hasEquipAbility(g, seat)) return []
  addAnswers<Outfit>(g, seat, options)
  options.push(option('done', { do: 'done' }, attacking ? 'CG-EQUIP-2' : 'CG-EQUIP-4'))
  return options
}

/** An item that may move, and the ship that it may move to. */
interface Move {
  readonly card: CardId
  readonly ship: CardId
}

/** CG-WEAP-8, CG-OPT-1: where paid items may move, each once in a combat. */
function itemMoves(g: State, seat: Seat): Move[] {
  const moves: Move[] = []
  if (g.settings.ruleset !== 'revised') return moves
  const hangar = seatOf(g, seat).hangar.filter((ship) => !isGoing(g, ship))
  for (const from of hangar) {
    for (const card of aboardOf(g, from)) {
      if (isGoing(g, card) || g.zones[card] !== ZONE.mounted || !isPaid(g, card) || kindOf(g, card).subtype !== 'item') continue
      if ((g.combat as Combat).moved.includes(card)) continue
      for (const ship of hangar) if (ship !== from && freeSlots(g, ship) > 0) moves.push({ card, ship })
    }
  }
  return moves
}
