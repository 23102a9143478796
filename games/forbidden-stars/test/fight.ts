import type { Json } from '@orrery/kernel'
import type { Play } from '@orrery/kernel/testing'
import { COMBAT_CARDS } from '../content/combat-cards.ts'
import { at } from '../rules/at.ts'
import { placeToken } from '../rules/units.ts'
import { type Combatant, NONE, type State } from '../state.ts'
import { areaNamed, begin, type Given, unitIds } from './given.ts'

/** A running combat for a test, before the cards of a round are chosen. Seat 0 attacks seat 1. */
export interface Duel extends Given {
  /** Pieces of both seats in the combat: units, `~` for routed ones, `token`, `bastion`. Seat 0 first. */
  readonly units: readonly [string, string]
  /** Dice of both seats: attack, defence, morale. Default none. */
  readonly dice?: readonly [string, string]
  /** Cards in the hands, by key. */
  readonly hands?: readonly [string, string]
  /** Cards face up from earlier rounds. */
  readonly faceUp?: readonly [string, string]
  /** Where it is; default a world (`10A.nw`). */
  readonly area?: string
  /** The area from which all attacking plastic units came by the order; default none. */
  readonly from?: string
  /** The next execution round; default 1. */
  readonly combatRound?: number
  /** The next results of dice: `a` attack, `d` defence, `m` morale. */
  readonly rolls?: string
  readonly notOfOrder?: boolean
}

export const WORLD = '10A.nw'
export const VOID = '10A.se'

/** Deals seat 1 another hand that seat 0 cannot distinguish: its first card is swapped with one of the deck. */
export function dealOtherwise(g: State): void {
  const hand = g.combat?.sides[1]?.hand ?? []
  const deck = g.players[1]?.combatDeck ?? []
  ;[hand[0], deck[0]] = [deck[0] ?? 0, hand[0] ?? 0]
}

/** Starts a combat from a precise state. */
export function duel(given: Duel): Play<State> {
  const area = given.area ?? WORLD
  const pieces = {
    // Both seats hold a world elsewhere, so that nobody is eliminated.
    '3A.ne': '1 factory',
    '3A.sw': '0 factory',
    ...given.pieces,
    [area]: given.units
      .map((line, seat) => withoutTokens(seat, line))
      .filter((line) => line !== '')
      .join(', '),
  }
  const [code = ''] = area.split('.')
  const kinds = given.players ?? []
  const { units: _units, dice, hands, faceUp, area: _area, from, combatRound, rolls, notOfOrder, ...table } = given
  return begin({
    order: `0 advance ${code}`,
    orders: { '1A': '1 deploy' },
    ...table,
    players: [0, 1].map((seat) => ({ ...kindsOf(given, seat), ...at(kinds, seat) })).concat(kinds.slice(2)),
    pieces,
    step: given.step ?? 'fight',
    more: (g) => {
      arrangeDuel(g, given, area)
      given.more?.(g)
    },
  })
}

function withoutTokens(seat: number, line: string): string {
  const names = line.split(' ').filter((name) => name !== '' && !name.startsWith('token'))
  return names.length === 0 ? '' : [seat, ...names].join(' ')
}

/** The kinds of a deck: first those of the hands and face-up cards, then starting ones. */
function kindsOf(given: Duel, seat: number): { kinds?: string } {
  const named = [...words(given.hands?.[seat]), ...words(given.faceUp?.[seat])]
  if (named.length === 0) return {}
  const kinds = named.filter((key, place) => named.indexOf(key) === place)
  const faction = at(COMBAT_CARDS, cardNamed(at(kinds, 0))).faction
  for (const card of COMBAT_CARDS) {
    if (kinds.length < 5 && card.faction === faction && card.starting && !kinds.includes(card.key)) kinds.push(card.key)
  }
  return { kinds: kinds.join(' ') }
}

function arrangeDuel(g: State, given: Duel, area: string): void {
  const place = areaNamed(g, area)
  g.attacker = 0
  given.units.forEach((line, seat) => {
    for (const name of words(line).filter((one) => one.startsWith('token'))) {
      const token = placeToken(g, seat, place)
      if (name.endsWith('~')) g.units.routed[token] = 1
    }
  })
  if (given.notOfOrder === true) g.phase = 'refresh'
  const from = given.from === undefined ? NONE : areaNamed(g, given.from)
  for (let unit = 0; unit < 105; unit++) if (g.units.area[unit] === place && g.units.seat[unit] === 0) g.units.from[unit] = from
  g.order.target = place
  g.random.dice.preset.push(...rolled(given.rolls ?? ''))
  g.combat = {
    area: place,
    ofOrder: given.notOfOrder !== true,
    round: (given.combatRound ?? 1) - 1,
    step: 'choose',
    sides: [0, 1].map((seat) => sideGiven(g, given, seat)),
    origins: from === NONE ? [] : [from],
    further: NONE,
  }
}

function sideGiven(g: State, given: Duel, seat: number): Combatant {
  const deck = at(g.players, seat).combatDeck
  const take = (key: string): number => {
    const card = deck.find((one) => one >> 1 === cardNamed(key))
    if (card === undefined) throw new RangeError(`there is no '${key}' left`)
    deck.splice(deck.indexOf(card), 1)
    return card
  }
  return {
    seat,
    dice: words(given.dice?.[seat] ?? '0 0 0').map(Number),
    tokens: [0, 0],
    hand: words(given.hands?.[seat]).map(take),
    chosen: NONE,
    revealed: false,
    looked: false,
    faceUp: words(given.faceUp?.[seat]).map(take),
    lasting: [],
    borrowed: NONE,
  }
}

/** Results of dice. */
export function rolled(letters: string): number[] {
  return [...letters.replaceAll(' ', '')].map((letter) => ({ a: 0, d: 3, m: 5 })[letter] ?? NONE)
}

function words(line: string | undefined): string[] {
  return line === undefined || line === '' ? [] : line.split(' ')
}

function cardNamed(key: string): number {
  const id = COMBAT_CARDS.findIndex((card) => card.key === key)
  if (id < 0) throw new RangeError(`there is no card '${key}'`)
  return id
}

/** Both seats choose a card of their hands, by key; '' for a seat without cards. */
export function choose(p: Play<State>, attacker: string, defender: string): void {
  for (const [seat, key] of [attacker, defender].entries()) {
    if (key === '') continue
    const card = p.g.combat?.sides[seat]?.hand.find((one) => one >> 1 === cardNamed(key))
    const options = p.options(seat)
    const id = options.find((one) => one.startsWith('card:') && Number(one.slice(5)) >> 1 === (card ?? NONE) >> 1)
    if (id === undefined) throw new RangeError(`'${key}' is not among ${options.join(' ')}`)
    p.answer(id, seat)
  }
}

/** The id of an option that does something to a unit of a kind in an area: the first such unit. */
export function onUnit(p: Play<State>, verb: string, key: string, area: string = WORLD): string {
  return `${verb}:${at(unitIds(p.g, area, key), 0)}`
}

/** The assessments of damage on a seat's units: attack, defence and damage of each assessment. */
export function damages(p: Play<State>, seat: number): string[] {
  return p
    .events('spectator', 'damage-assessed')
    .filter((event) => event.seat === seat)
    .map(({ attack, defence, damage }) => `${attack}-${defence}=${damage}`)
}

/** All events of a type about a seat, each as the values of some fields. */
export function told(p: Play<State>, type: string, seat: number, ...fields: readonly string[]): string[] {
  return p
    .events('spectator', type)
    .filter((event) => event.seat === seat)
    .map((event) => fields.map((field) => String(event[field] as Json)).join(' '))
}

/** Dice of a seat in the combat. */
export function diceOf(p: Play<State>, seat: number): string {
  return (p.g.combat?.sides[seat]?.dice ?? []).join(' ')
}

/** Declines every question until cards are to be chosen or the combat is over; stops at one that cannot be declined. */
export function declineAll(p: Play<State>): void {
  for (let asked = 0; asked < 50; asked++) {
    if (p.g.combat === null || p.table.questions.length !== 1) return
    const question = p.question()
    if (question.kind === 'plan') return
    const ids = question.options.map(({ id }) => id)
    if (question.kind === 'multi-select' && question.least === 0) p.answer({ options: [] })
    else {
      const no = ids.find((id) => id === 'decline' || id === 'refuse')
      if (no === undefined) return
      p.answer(no)
    }
  }
}
