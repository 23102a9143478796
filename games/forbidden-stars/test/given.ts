import { type Json, seedOf } from '@orrery/kernel'
import { type Play, play } from '@orrery/kernel/testing'
import { COMBAT_CARDS } from '../content/combat-cards.ts'
import { EVENTS } from '../content/events.ts'
import { FACTIONS } from '../content/factions.ts'
import { STRUCTURES } from '../content/structures.ts'
import { TILE_SIDES } from '../content/tiles.ts'
import { UNIT_KINDS } from '../content/units.ts'
import { UPGRADES } from '../content/upgrades.ts'
import { forbiddenStars } from '../index.ts'
import { edgeOf } from '../rules/areas.ts'
import { at } from '../rules/at.ts'
import { noOrder, takeFaction } from '../rules/setup.ts'
import { stackToken } from '../rules/stacks.ts'
import { placeStructure, structureInSupply, structureKindOf } from '../rules/structures.ts'
import { layTile } from '../rules/tiles.ts'
import { inSupply, kindOf, PIECES, placeUnit } from '../rules/units.ts'
import { type AreaId, NONE, type OrderType, type State, type Step, type SystemId } from '../state.ts'

const CORNERS = ['nw', 'ne', 'se', 'sw']
const DIRECTIONS = ['north', 'east', 'south', 'west']
const ORDERS = ['advance', 'deploy', 'strategize', 'dominate']
const KEYS = ['space-marines', 'orks', 'eldar', 'chaos']

/** What a seat has, besides what its faction gives it. Decks keep what is not named, behind what is. */
export interface GivenPlayer {
  readonly materiel?: number
  /** Forge, cache, reinforcement tokens. */
  readonly assets?: readonly [number, number, number]
  /** Order upgrades by key, those already used with a `*`. */
  readonly upgrades?: string
  readonly scheme?: string
  /** How many of its own objective tokens it has collected. */
  readonly collected?: number
  /** Kinds of its combat deck by key: the five of them, instead of the starting ones. */
  readonly kinds?: string
  /** Kinds of cards on top of its combat deck, one copy each, from the top. */
  readonly deck?: string
  /** Event cards on top of its event deck, from the top. */
  readonly events?: string
  /** Order tokens on its event deck: `strategize advance`. They and those on the board are not in its play area. */
  readonly eventOrders?: string
}

/** A precise state for a test. Whatever is left out is empty. */
export interface Given {
  /** Default 2. */
  readonly seats?: number
  /** Factions of the seats; default: space-marines, orks, eldar, chaos. */
  readonly factions?: readonly string[]
  /** `10A 0 0` or `10A 0 0 turned 1`: side, square to the east and the south, quarter turns. Default: `MAP`. */
  readonly tiles?: readonly string[]
  /** Pieces by area (`10A.nw`, as it lies): `0 scout scout~ factory, 1 nob`. A routed unit has a `~`. */
  readonly pieces?: Readonly<Record<string, string>>
  /** Stacks by system, from the bottom: `0 advance, 1 deploy`. */
  readonly orders?: Readonly<Record<string, string>>
  /** `10A east`. */
  readonly storms?: readonly string[]
  /** Objective tokens by area: the faction. */
  readonly objectives?: Readonly<Record<string, string>>
  readonly players?: readonly GivenPlayer[]
  /** Default 1. */
  readonly round?: number
  /** The seat with the first player token. Default 0. */
  readonly first?: number
  /** The active seat. Default 0. */
  readonly active?: number
  /** What comes next. Default `turn`, in the operations phase. */
  readonly step?: Step
  /** The order under way: `0 advance 10A`. */
  readonly order?: string
  readonly options?: Json
  readonly seed?: number
  /** Anything else. */
  readonly more?: (g: State) => void
}

/** Two rows of three systems: worlds and voids as printed, nothing turned. */
export const MAP: readonly string[] = ['10A 0 0', '1A 1 0', '11A 2 0', '2A 0 1', '3A 1 1', '5A 2 1']

/** Starts a table from a precise state. */
export function begin(given: Given): Play<State> {
  const seats = given.seats ?? 2
  return play(forbiddenStars, {
    seats,
    seed: seedOf(given.seed ?? 1),
    options: given.options ?? {},
    given: (g) => arrange(g, given, seats),
  })
}

function arrange(g: State, given: Given, seats: number): void {
  const factions = given.factions ?? KEYS
  for (let seat = 0; seat < seats; seat++) takeFaction(g, seat, factionNamed(at(factions, seat)))
  for (const player of g.players) {
    player.force = []
    player.factory = false
    player.assets = [0, 0, 0]
  }
  for (const line of given.tiles ?? MAP) layGiven(g, line)
  for (const [name, line] of Object.entries(given.pieces ?? {})) placeGiven(g, areaNamed(g, name), line)
  for (const line of given.storms ?? []) {
    const [code = '', direction = ''] = line.split(' ')
    g.storms.push({ edge: edgeOf(g, systemNamed(g, code), DIRECTIONS.indexOf(direction)), moved: false })
  }
  for (const [name, faction] of Object.entries(given.objectives ?? {})) {
    const id = factionNamed(faction)
    let token = 6 * id
    while (g.objectives.includes(token)) token++
    g.objectives[areaNamed(g, name)] = token
  }
  g.round = given.round ?? 1
  g.first = given.first ?? 0
  g.active = given.active ?? 0
  g.step = given.step ?? 'turn'
  g.phase = phaseOf(g.step)
  g.done = 0
  ordersGiven(g, given)
  for (const [seat, player] of (given.players ?? []).entries()) playerGiven(g, seat, player)
  if (given.order !== undefined) {
    const [seat = '0', type = '', code = ''] = given.order.split(' ')
    const order = ORDERS.indexOf(type)
    g.order = { ...noOrder(), seat: Number(seat), system: systemNamed(g, code), type: order, token: order }
    take(at(g.players, Number(seat)).orders, order)
    g.active = Number(seat)
  }
  given.more?.(g)
}

function phaseOf(step: Step): State['phase'] {
  if (['factions', 'tile', 'lay', 'storm', 'quick-map'].includes(step)) return 'setup'
  if (step === 'plan' || step === 'plan-end') return 'planning'
  return ['objectives', 'event', 'event-fight', 'event-end', 'round-end'].includes(step) ? 'refresh' : 'operations'
}

function layGiven(g: State, line: string): void {
  const [code, x, y, , turns = '0'] = line.split(' ')
  const side = TILE_SIDES.findIndex((one) => one.code === code)
  at(g.players, 0).tiles.push(side >> 1)
  layTile(g, 0, side, Number(turns), { x: Number(x), y: Number(y) })
}

function placeGiven(g: State, area: AreaId, line: string): void {
  for (const part of line.split(', ')) {
    const [seat = '0', ...names] = part.split(' ')
    for (const name of names) {
      const key = name.replace('~', '')
      const structure = STRUCTURES.find((one) => one.key === key)
      if (structure !== undefined) placeStructure(g, structureInSupply(g, structure.id), Number(seat), area)
      else {
        const unit = inSupply(g, unitNamed(key))
        placeUnit(g, unit, area)
        if (name.endsWith('~')) g.units.routed[unit] = 1
      }
    }
  }
}

function ordersGiven(g: State, given: Given): void {
  for (const [code, line] of Object.entries(given.orders ?? {})) {
    for (const part of line.split(', ')) {
      const [seat = '0', order = ''] = part.split(' ')
      const type = ORDERS.indexOf(order) as OrderType
      at(g.stacks, systemNamed(g, code)).push(stackToken(Number(seat), type))
      take(at(g.players, Number(seat)).orders, type)
    }
  }
}

function take(tokens: number[], type: number): void {
  const place = tokens.indexOf(type)
  if (place >= 0) tokens.splice(place, 1)
}

function playerGiven(g: State, seat: number, given: GivenPlayer): void {
  const player = at(g.players, seat)
  player.materiel = given.materiel ?? player.materiel
  player.assets = [...(given.assets ?? player.assets)]
  for (const name of words(given.upgrades)) {
    const id = idOf(UPGRADES, name.replace('*', ''))
    player.upgrades.push(id)
    if (name.endsWith('*')) player.used.push(id)
  }
  if (given.scheme !== undefined) {
    player.scheme = idOf(EVENTS, given.scheme)
    take(player.eventDeck, player.scheme)
  }
  for (let token = 0; token < (given.collected ?? 0); token++) player.collected.push(6 * player.faction + 5 - token)
  if (given.kinds !== undefined) {
    player.kinds = words(given.kinds).map((key) => idOf(COMBAT_CARDS, key))
    player.combatDeck = player.kinds.flatMap((kind) => [2 * kind, 2 * kind + 1])
  }
  const top: number[] = []
  for (const key of words(given.deck)) {
    const kind = idOf(COMBAT_CARDS, key)
    const card = player.combatDeck.find((one) => one >> 1 === kind) ?? NONE
    take(player.combatDeck, card)
    top.push(card)
  }
  player.combatDeck.unshift(...top)
  const events = words(given.events).map((key) => idOf(EVENTS, key))
  for (const event of events) take(player.eventDeck, event)
  player.eventDeck.unshift(...events)
  for (const name of words(given.eventOrders)) {
    const type = ORDERS.indexOf(name)
    take(player.orders, type)
    player.eventOrders.push(type + 4)
  }
}

function words(line: string | undefined): string[] {
  return line === undefined || line === '' ? [] : line.split(' ')
}

function idOf(list: readonly { readonly key: string }[], key: string): number {
  const id = list.findIndex((one) => one.key === key)
  if (id < 0) throw new RangeError(`there is no '${key}'`)
  return id
}

function factionNamed(key: string): number {
  return idOf(FACTIONS, key)
}

/** The kind of units of that key. */
export function unitNamed(key: string): number {
  return idOf(UNIT_KINDS, key)
}

/** The system of a tile side. */
export function systemNamed(g: State, code: string): SystemId {
  const system = g.systems.findIndex(({ side }) => at(TILE_SIDES, side).code === code)
  if (system < 0) throw new RangeError(`there is no system '${code}'`)
  return system
}

/** The area at a corner of a system, as it lies: `10A.nw`. */
export function areaNamed(g: State, name: string): AreaId {
  const [code = '', corner = ''] = name.split('.')
  return 4 * systemNamed(g, code) + CORNERS.indexOf(corner)
}

/** What stands in an area: `0 scout, 0 scout~, 1 city`, units first. */
export function standing(g: State, name: string): string {
  const area = areaNamed(g, name)
  const found: string[] = []
  for (let unit = 0; unit < PIECES; unit++) {
    if (g.units.area[unit] !== area) continue
    found.push(`${g.units.seat[unit]} ${at(UNIT_KINDS, kindOf(g, unit)).key}${g.units.routed[unit] === 0 ? '' : '~'}`)
  }
  for (let structure = 0; structure < g.structures.area.length; structure++) {
    if (g.structures.area[structure] === area)
      found.push(`${g.structures.seat[structure]} ${at(STRUCTURES, structureKindOf(structure)).key}`)
  }
  return found.join(', ')
}

/** The ids of a seat's units of a kind in an area. */
export function unitIds(g: State, name: string, key: string): number[] {
  const area = areaNamed(g, name)
  const kind = unitNamed(key)
  return Array.from({ length: PIECES }, (_, unit) => unit).filter((unit) => g.units.area[unit] === area && kindOf(g, unit) === kind)
}

/** The option ids of a move of units of a kind from one area to another: as many as wanted. */
export function moves(g: State, key: string, from: string, to: string, count = 1): string[] {
  return unitIds(g, from, key)
    .slice(0, count)
    .map((unit) => `move:${unit}:${areaNamed(g, to)}`)
}

/** The name of the question that is asked, of a seat where several are. */
export function asked(p: Play<State>, seat?: number): string {
  return p.question(seat).name
}

/** The rule for which a set of options is refused. */
export function refusedFor(p: Play<State>, options: readonly string[]): unknown {
  return p.refused({ options }, p.question().seat).params?.rule
}
