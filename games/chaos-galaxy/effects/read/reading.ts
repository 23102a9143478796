import type { Seat } from '@orrery/kernel'
import { cardOf } from '../../content/cards.ts'
import { kindOf } from '../../kinds.ts'
import { aboardOf, carrierOf, developmentsOf, inPlay, isPaid, isUnpaid, keeperOf, lostBy, ownerOf, paidXOf, zoneOf } from '../../marks.ts'
import { opponentsOf } from '../../seats.ts'
import { type CardId, HAPPENED, NONE, type State, ZONE } from '../../state.ts'
import { type Context, contextOf, contextOfItem, contextOfLasting } from './context.ts'
import {
  amountHeld,
  carries,
  cut,
  fighterOf,
  happenedSince,
  inRole,
  inState,
  isDisabled,
  isDoomed,
  isNoCard,
  operationOf,
  placeType,
  stackItemOf,
  stackRef,
  targetsOne,
} from './standing.ts'

export {
  type Context,
  contextOf,
  contextOfItem,
  contextOfLasting,
  fighterOf,
  isDisabled,
  isNoCard,
  operationOf,
  placeType,
  stackItemOf,
  stackRef,
}

import { KEYWORD_CATALOGUE } from '../language/catalogues.ts'
import { keywordBits, type OperationSet, operationSet } from '../language/program.ts'
import {
  type Amount,
  type Condition,
  FIGURES,
  type Figure,
  KEYWORDS,
  type Keyword,
  type Operation,
  type OperationName,
  type OperationOf,
  type Place,
  type Player,
  type Ref,
  type Selector,
} from '../language/vocabulary.ts'

const NONE_AT_ALL: readonly CardId[] = []

/** The cards that a word stands for now. */
export function cardsOf(g: State, ctx: Context, ref: Ref): readonly CardId[] {
  if (typeof ref === 'object') return selected(g, ctx, ref.all)
  switch (ref) {
    case 'self':
      return ctx.copied === true ? NONE_AT_ALL : [ctx.self]
    case 'ship': {
      const carrier = carrierOf(g, ctx.self)
      const ship = carrier === NONE ? (ctx.ship ?? NONE) : carrier
      return ship === NONE ? NONE_AT_ALL : [ship]
    }
    case 'it':
      return ctx.it
    case 'other':
      return ctx.other === NONE ? NONE_AT_ALL : [ctx.other]
    case 'last':
      return ctx.last
    default:
      return ctx.targets[ref === 't1' ? 0 : ref === 't2' ? 1 : 2] ?? NONE_AT_ALL
  }
}

/** The first card that a word stands for, or `NONE`. */
export function cardFor(g: State, ctx: Context, ref: Ref): CardId {
  return cardsOf(g, ctx, ref)[0] ?? NONE
}

const NOBODY: Seat[] = []

/** The seats that a word stands for. */
export function playersOf(g: State, ctx: Context, player: Player): Seat[] {
  if (typeof player === 'object') {
    const card = cardFor(g, ctx, 'controllerOf' in player ? player.controllerOf : player.ownerOf)
    if (card === NONE) return []
    return ['controllerOf' in player ? keeperOf(g, card) : ownerOf(g, card)]
  }
  if (player === 'you') return [ctx.controller]
  if (player === 'opponent') return ctx.opponent === NONE ? NOBODY : [ctx.opponent]
  return [ctx.controller, ...opponentsOf(g, ctx.controller)]
}

/** The cards that match a selector with a zone, in the table's order. */
export function selected(g: State, ctx: Context, sel: Selector): CardId[] {
  const found: CardId[] = []
  if (typeof sel.zone === 'string') gatherPlace(g, ctx, sel, sel.zone, found)
  else for (const place of sel.zone ?? []) gatherPlace(g, ctx, sel, place, found)
  return found
}

function gatherPlace(g: State, ctx: Context, sel: Selector, place: Place, found: CardId[]): void {
  for (let seat = 0; seat < g.seats.length; seat++) {
    if (sel.player === 'you' ? seat !== ctx.controller : sel.player === 'opponent' && seat !== ctx.opponent) continue
    gather(g, ctx, sel, place, seat, found)
  }
}

function gather(g: State, ctx: Context, sel: Selector, place: Place, seat: Seat, found: CardId[]): void {
  const held = g.seats[seat]
  if (held === undefined) return
  switch (place) {
    case 'cantina':
      addCrew(g, ctx, sel, held.cantina, found)
      break
    case 'aboard':
      addAboard(g, ctx, sel, held.hangar, found)
      break
    case 'inPlay':
      add(g, ctx, sel, held.hangar, found)
      addCrew(g, ctx, sel, held.cantina, found)
      addAboard(g, ctx, sel, held.hangar, found)
      add(g, ctx, sel, held.surface, found)
      break
    case 'stack':
      addStacked(g, ctx, sel, seat, found)
      break
    case 'void':
      break
    default:
      add(g, ctx, sel, held[place], found)
  }
}

function add(g: State, ctx: Context, sel: Selector, cards: readonly CardId[], found: CardId[]): void {
  for (const card of cards) if (matches(g, ctx, card, sel)) found.push(card)
}

function addCrew(g: State, ctx: Context, sel: Selector, cantina: readonly CardId[], found: CardId[]): void {
  for (const card of cantina) if (g.zones[card] === ZONE.cantina && matches(g, ctx, card, sel)) found.push(card)
}

function addAboard(g: State, ctx: Context, sel: Selector, hangar: readonly CardId[], found: CardId[]): void {
  for (const ship of hangar) add(g, ctx, sel, aboardOf(g, ship), found)
}

function addStacked(g: State, ctx: Context, sel: Selector, seat: Seat, found: CardId[]): void {
  for (const item of g.stack) {
    if (item.controller !== seat || item.card === NONE || item.kind === 'action') continue
    const kind = item.kind === 'trigger' ? 'ability' : item.kind
    if (sel.stackKind !== undefined && sel.stackKind !== kind) continue
    if (sel.targetsOne !== undefined && targetsOne(g, item) !== sel.targetsOne) continue
    if (matches(g, ctx, item.card, sel)) found.push(stackRef(g, item))
  }
}

/** Whether a card matches a selector used as a filter; `selected` tests zone, player and what only stack items have. */
export function matches(g: State, ctx: Context, card: CardId, sel: Selector): boolean {
  const unpaid = isUnpaid(g, card)
  const hidden = unpaid && g.controllers[card] !== ctx.controller
  const kind = kindOf(g, card)
  if (sel.paid !== undefined && (sel.paid ? !isPaid(g, card) : !unpaid)) return false
  if (sel.type !== undefined) {
    // CG-BLUFF-3: the place of an unpaid card decides its type.
    const type = unpaid ? placeType(zoneOf(g, card)) : kind.type
    if (typeof sel.type === 'string' ? sel.type !== type : !sel.type.includes(type)) return false
  }
  if (sel.subtype !== undefined) {
    if (hidden) return false
    if (typeof sel.subtype === 'string' ? sel.subtype !== kind.subtype : !sel.subtype.includes(kind.subtype)) return false
  }
  if (sel.race !== undefined && (hidden || sel.race !== kind.race)) return false
  if (sel.notNamed !== undefined && !unpaid && kind.id === sel.notNamed) return false
  if (sel.minSize !== undefined && kind.size < sel.minSize) return false
  if (sel.maxSize !== undefined && kind.size > sel.maxSize) return false
  if (sel.maxCost !== undefined && (hidden || costOf(g, card) > sel.maxCost)) return false
  if (sel.minDevs !== undefined && (!inPlay(g, card) || developmentsOf(g, card) < sel.minDevs)) return false
  if (sel.state !== undefined && !inState(g, card, sel.state)) return false
  if (sel.not !== undefined && cardsOf(g, ctx, sel.not).includes(card)) return false
  if (sel.carrier !== undefined && (!inPlay(g, card) || carrierOf(g, card) !== cardFor(g, ctx, sel.carrier))) return false
  if (sel.role !== undefined && !inRole(g, card, sel.role)) return false
  if (sel.keyword !== undefined && !hasKeyword(g, card, sel.keyword)) return false
  if (sel.damagedThisCombat !== undefined && (fighterOf(g, card)?.hit ?? false) !== sel.damagedThisCombat) return false
  if (sel.hasCrew !== undefined && carries(g, card, ZONE.boarded) !== sel.hasCrew) return false
  return sel.hasWeaponry === undefined || carries(g, card, ZONE.mounted) === sel.hasWeaponry
}

/** CG-VAL-6: the credit cost of a card: the printed one, or the X paid while it waits on the stack. */
export function costOf(g: State, card: CardId): number {
  if (isNoCard(g, card)) {
    const item = stackItemOf(g, card)
    return item === undefined ? 0 : cardOf(item.print).cost === 'X' ? item.x : cardOf(item.print).price
  }
  const kind = kindOf(g, card)
  if (kind.cost !== 'X') return kind.price
  return g.stack.find((item) => item.card === card && item.kind === 'card')?.x ?? 0
}

/** The value of an amount now; a counted amount is at least 0. */
export function amountOf(g: State, ctx: Context, amount: Amount): number {
  if (typeof amount === 'number') return amount
  if (amount === 'bombingTotal') return bombingTotal(g)
  if ('count' in amount) return cut(counted(g, ctx, amount.count, amount.distinct), amount.div, amount.max)
  if ('stat' in amount) {
    const card = cardFor(g, ctx, amount.of)
    if (card === NONE) return 0
    const kind = kindOf(g, card)
    if (amount.stat === 'size') return kind.size
    const at = FIGURES.indexOf(amount.stat)
    if (amount.base === true) return kind.values[at] as number
    const last = inHangar(g, card) ? undefined : g.lastKnown.find((known) => known.card === card)
    return inHangar(g, card) ? figure(g, card, at) : ((last?.values ?? kind.values)[at] as number)
  }
  if ('paidDevs' in amount) {
    const card = cardFor(g, ctx, amount.paidDevs)
    const held = inPlay(g, card) ? Math.max(0, paidDevelopments(g, card)) : ctx.x
    return cut(held, amount.div, amount.max)
  }
  if ('credits' in amount) {
    const [seat] = playersOf(g, ctx, amount.credits)
    return cut(seat === undefined ? 0 : (g.seats[seat]?.credits ?? 0), amount.div, amount.max)
  }
  if ('costOf' in amount) {
    const card = cardFor(g, ctx, amount.costOf)
    return card === NONE ? 0 : Math.max(0, cut(costOf(g, card), amount.div, undefined) + (amount.plus ?? 0))
  }
  if ('counters' in amount) return g.counters[cardFor(g, ctx, amount.counters)] ?? 0
  const ship = cardFor(g, ctx, amount.attachments)
  if (!inPlay(g, ship)) return 0
  const filter: Selector = {
    paid: true,
    ...(amount.type === undefined ? {} : { type: amount.type }),
    ...(amount.subtype === undefined ? {} : { subtype: amount.subtype }),
  }
  return cut(aboardOf(g, ship).filter((card) => matches(g, ctx, card, filter)).length, undefined, amount.max)
}

function counted(g: State, ctx: Context, sel: Selector, distinct: 'type' | 'subtype' | 'race' | undefined): number {
  const cards = selected(g, ctx, sel)
  if (distinct === undefined) return cards.length
  const values: string[] = []
  for (const card of cards) {
    const value = kindOf(g, card)[distinct]
    if (!values.includes(value)) values.push(value)
  }
  return values.length
}

function inHangar(g: State, card: CardId): boolean {
  return g.zones[card] === ZONE.hangar
}

/** CG-BOMB-2, CG-BOMB-12: the sum of the designated bombers' bombing, or the fixed total. */
export function bombingTotal(g: State): number {
  const combat = g.combat
  if (combat === null) return 0
  if (combat.total !== NONE) return combat.total
  let total = 0
  for (const fighter of combat.fighters) if (fighter.bombs && fighter.in) total += figure(g, fighter.ship, BOMBING)
  return total
}

/** CG-BASE-7: the developments of a base that count as X: those it had when it was paid, or those it has now if the table is set so. */
function paidDevelopments(g: State, base: CardId): number {
  return g.settings.xBaseDynamic ? developmentsOf(g, base) : paidXOf(g, base)
}

/** Whether all conditions hold. */
export function hold(g: State, ctx: Context, conditions: readonly Condition[] | undefined): boolean {
  if (conditions === undefined) return true
  for (const condition of conditions) if (!holds(g, ctx, condition)) return false
  return true
}

const COMPARED: Record<'>' | '>=' | '<' | '<=' | '=', (a: number, b: number) => boolean> = {
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
}

function holds(g: State, ctx: Context, condition: Condition): boolean {
  switch (condition.cond) {
    case 'count': {
      const number = counted(g, ctx, condition.sel, condition.distinct)
      return number >= (condition.min ?? 0) && number <= (condition.max ?? Number.MAX_SAFE_INTEGER)
    }
    case 'compare': {
      const a = amountOf(g, ctx, condition.a)
      const b = amountOf(g, ctx, condition.b)
      return COMPARED[condition.op](a, b)
    }
    case 'role': {
      const card = cardFor(g, ctx, condition.who)
      return card !== NONE && inRole(g, card, condition.is)
    }
    case 'matches': {
      const card = cardFor(g, ctx, condition.who)
      return card !== NONE && matches(g, ctx, card, condition.sel)
    }
    case 'attackTarget':
      return g.combat !== null && g.combat.aim === condition.is
    case 'undefended':
      return g.combat !== null && !g.combat.defended
    case 'happened': {
      const [seat] = playersOf(g, ctx, condition.player)
      const held = g.seats[seat ?? NONE]
      if (held === undefined) return false
      const bits = condition.since === 'thisTurn' ? held.thisTurn : happenedSince(g, ctx.controller, seat as Seat)
      return (bits & HAPPENED[condition.event]) !== 0
    }
    case 'turnOf':
      return playersOf(g, ctx, condition.player).includes(g.active)
    case 'inCombat':
      return g.combat !== null
    case 'devsAtLeast': {
      const card = cardFor(g, ctx, condition.who)
      return inPlay(g, card) && paidDevelopments(g, card) >= condition.n
    }
  }
}

export const SPEED = 0
export const FIREPOWER = 1
export const ARMOUR = 2
export const BOMBING = 3

export const FIGURE_OPERATIONS = operationSet('modify', 'setStat')
export const KEYWORD_OPERATIONS = operationSet('grant', 'removeKeywords')
export const RULE_OPERATIONS = operationSet('rule')

/**
 * CG-VAL-1 to CG-VAL-3: a value of a ship or base now, by its place in `FIGURES` (its armour is the maximum): the printed number or what an
 * effect sets it to, plus everything that adds and subtracts, at least 0.
 */
export function figure(g: State, card: CardId, at: number, spoken = said(g, FIGURE_OPERATIONS)): number {
  const kind = kindOf(g, card)
  let value = kind.values[at] as number
  if (!inPlay(g, card)) return value
  let added = 0
  const name = FIGURES[at] as Figure
  for (const lasting of g.lasting) {
    if (!lasting.cards.includes(card)) continue
    const operation = operationOf(lasting)
    if (operation.op === 'setStat' && operation.stat === name && at !== ARMOUR) value = amountHeld(lasting)
    else if (lasting.holds.what === 'figures') added += lasting.holds.added[at] as number
  }
  for (const carried of g.aboard) {
    if (g.carriers[carried] !== card) continue
    // CG-CARD-5: cards add to their ship once paid; CG-CREW-12: a passenger aboard adds nothing.
    if (!isPaid(g, carried) || isDisabled(g, carried)) continue
    const aboard = kindOf(g, carried)
    if (aboard.subtype !== 'passenger') added += aboard.values[at] as number
  }
  const fighter = g.combat === null || carrierOf(g, card) !== NONE ? null : fighterOf(g, card)
  if (fighter !== null) added += at === FIREPOWER ? fighter.firepower : at === BOMBING ? fighter.bombing : 0
  for (const { ctx, operation } of spoken) {
    if (operation.op === 'modify' && operation[name] !== undefined && applies(g, ctx, operation.who, card))
      added += amountOf(g, ctx, operation[name] as Amount)
    else if (operation.op === 'setStat' && operation.stat === name && applies(g, ctx, operation.who, card))
      value = amountOf(g, ctx, operation.to)
  }
  return Math.max(0, value + added)
}

/** All values of a ship or base now, in the order of `FIGURES`. */
export function figures(g: State, card: CardId, spoken = said(g, FIGURE_OPERATIONS)): number[] {
  return FIGURES.map((_, at) => figure(g, card, at, spoken))
}

/** CG-VAL-4: the armour that a ship or base has left. */
export function armourLeft(g: State, card: CardId): number {
  return isDoomed(g, card) ? 0 : Math.max(0, figure(g, card, ARMOUR) - lostBy(g, card))
}

/** CG-ABIL-35: whether a ship has an ability now. */
export function hasKeyword(g: State, card: CardId, keyword: Keyword): boolean {
  return abilitiesAmong(g, card, 1 << KEYWORD_CATALOGUE.kind(keyword)) !== 0
}

/** CG-ABIL-35: the abilities that a ship has now. */
export function keywordsOf(g: State, card: CardId, spoken?: readonly Said<'grant' | 'removeKeywords'>[]): Keyword[] {
  const bits = abilitiesAmong(g, card, ALL_KEYWORDS, spoken)
  return KEYWORDS.filter((keyword) => (bits & (1 << KEYWORD_CATALOGUE.kind(keyword))) !== 0)
}

const ALL_KEYWORDS = keywordBits(KEYWORDS)
const RAPID_FIRE = keywordBits(['rapidFire'])

/** Which of the given abilities (as bits) a ship has now. */
function abilitiesAmong(g: State, card: CardId, bits: number, spoken = said(g, KEYWORD_OPERATIONS)): number {
  const asked = g.settings.simplifiedCombat ? bits & ~RAPID_FIRE : bits // CG-SIMC-7
  let has = kindOf(g, card).keywordBits & asked
  if (!inPlay(g, card)) return has
  if (has !== 0 && isDisabled(g, card)) has = 0
  // CG-CONV-1: the ability chosen when the ship came into play.
  for (const one of g.converted) if (one.card === card) has |= 1 << one.keyword
  for (const carried of g.aboard) {
    const { keywordBits: adds, subtype } = kindOf(g, carried)
    if (g.carriers[carried] !== card || (adds & asked & ~has) === 0) continue
    if (isPaid(g, carried) && subtype !== 'passenger' && !isDisabled(g, carried)) has |= adds
  }
  let removed = 0
  for (const lasting of g.lasting) {
    const operation = operationOf(lasting)
    if (!lasting.cards.includes(card)) continue
    if (operation.op === 'grant') has |= keywordBits(operation.keywords)
    else if (operation.op === 'removeKeywords') removed |= keywordBits(operation.keywords)
  }
  for (const { ctx, operation } of spoken) {
    const named = keywordBits(operation.keywords) & asked & ~removed
    if (named === 0 || !applies(g, ctx, operation.who, card)) continue
    if (operation.op === 'grant') has |= named
    else removed |= named
  }
  return has & asked & ~removed
}

function applies(g: State, ctx: Context, who: Ref, card: CardId): boolean {
  return cardsOf(g, ctx, who).includes(card)
}

/** An operation in force, and the context of its card. */
export interface Said<Name extends OperationName> {
  readonly ctx: Context
  readonly operation: OperationOf<Name>
}

const NOTHING_SAID: readonly never[] = []

/**
 * Every operation with one of these names whose card's text is in force and whose conditions hold. Conditions of other operations are not
 * evaluated: they may ask for the very value that is being read.
 */
export function said<Name extends OperationName>(g: State, { names, bits }: OperationSet<Name>): readonly Said<Name>[] {
  if ((g.says & bits) === 0) return NOTHING_SAID
  let found: Said<Name>[] | undefined
  for (const card of g.speaking) {
    const program = kindOf(g, card).program
    if ((program.says & bits) === 0 || !works(g, card)) continue
    const ctx = contextOf(g, card)
    for (const effect of program.statics) {
      let held: boolean | undefined
      for (const operation of effect.do) {
        if (!isNamed(operation, names)) continue
        held ??= hold(g, ctx, effect.if)
        if (!held) continue
        found ??= []
        found.push({ ctx, operation })
      }
    }
  }
  return found ?? NOTHING_SAID
}

function isNamed<Name extends OperationName>(operation: Operation, names: readonly Name[]): operation is OperationOf<Name> {
  return (names as readonly OperationName[]).includes(operation.op)
}

/**
 * CG-PAY-5, CG-CARD-8, CG-CREW-3, CG-CREW-11, CG-CREW-12: whether the card's text is in force: it is paid, in its proper place (crew
 * aboard, passengers in the cantina, weaponry on a ship) and not disabled.
 */
export function works(g: State, card: CardId): boolean {
  if (!isPaid(g, card)) return false
  const zone = g.zones[card]
  const kind = kindOf(g, card)
  if (kind.type === 'crew' && (kind.subtype === 'passenger') !== (zone === ZONE.cantina)) return false
  return !isDisabled(g, card)
}

/** A rule's number for a seat or a card, including what cards add to it, at least 0. */
export function ruleNumber(g: State, param: string, base: number, seat: Seat, card = NONE, spoken = said(g, RULE_OPERATIONS)): number {
  let value = base
  for (const lasting of g.lasting) {
    const operation = operationOf(lasting)
    if (operation.op !== 'rule' || operation.param !== param) continue
    if (card === NONE ? lasting.seat === seat : lasting.cards.includes(card)) value += amountHeld(lasting)
  }
  for (const { ctx, operation } of spoken) {
    if (operation.param !== param) continue
    const forThis =
      card === NONE
        ? operation.player !== undefined && playersOf(g, ctx, operation.player).includes(seat)
        : operation.who !== undefined && applies(g, ctx, operation.who, card)
    if (forThis) value += amountOf(g, ctx, operation.delta)
  }
  return Math.max(0, value)
}
