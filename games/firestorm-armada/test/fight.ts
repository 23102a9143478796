import { freshTable, type Game, type GameEvent, type Rule, schema, seedOf } from '@orrery/kernel'
import { type Play, play } from '@orrery/kernel/testing'
import { type CardId, cardNumber } from '../content/cards.ts'
import { RACE_IDS } from '../content/races.ts'
import { shipType, shipTypeById } from '../content/ships.ts'
import { WING_IDS, type WingId } from '../content/wings.ts'
import { plans } from '../plans.ts'
import { combat } from '../rules/fire/combat.ts'
import { DEEDS, LASTING, NONE, PLACE, type State, state, type Terrain } from '../state.ts'

/** A ship of a test: its place in inches, its heading in degrees, and its state. */
export interface GivenShip {
  readonly type: string
  readonly seat?: number
  /** The number of its squadron; a ship without one is a squadron of its own. */
  readonly squadron?: number
  readonly x: number
  readonly y: number
  readonly heading?: number
  readonly hull?: number
  readonly crew?: number
  readonly ap?: number
  readonly effects?: readonly (keyof typeof LASTING)[]
  readonly cloak?: boolean
  readonly fullStop?: boolean
}

export interface GivenWing {
  readonly type: WingId
  readonly seat: number
  readonly flight: number
  readonly x: number
  readonly y: number
}

/** The table of a test. By default seat 0 has activated squadron 0 and is in its combat segment. */
export interface GivenFight {
  readonly ships: readonly GivenShip[]
  readonly wings?: readonly GivenWing[]
  readonly terrain?: readonly (Partial<Terrain> & {
    readonly kind: Terrain['kind']
    readonly x: number
    readonly y: number
    readonly radius: number
  })[]
  readonly hands?: readonly (readonly CardId[])[]
  readonly dice?: readonly number[]
  /** The step of the combat segment with which it begins; 0 is point defence. */
  readonly fire?: number
  /** The active squadron. */
  readonly active?: number
  readonly order?: readonly number[]
  readonly settings?: Partial<State['settings']>
  readonly also?: ((g: State) => unknown) | undefined
}

/** A value that fits a schema: 0, false, the first of several values, empty lists. */
function blank<T>(of: schema.Schema<T>): T {
  const made = { value: undefined as unknown }
  for (;;) {
    const misfits = schema.misfitsOf(of, made.value)
    if (misfits.length === 0) return made.value as T
    for (const { path, expected } of misfits) put(made, path === '' ? 'value' : `value.${path}`, fitting(expected))
  }
}

function fitting(expected: string): unknown {
  if (expected === 'whole number' || expected.startsWith('number of one of ')) return 0
  if (expected === 'true or false') return false
  if (expected.startsWith('one of ')) return expected.slice(7).split(', ')[0]
  return expected.includes('list') ? [] : {}
}

function put(root: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split('.')
  let inside = root
  for (const key of keys.slice(0, -1)) inside = inside[key] as Record<string, unknown>
  inside[keys.at(-1) as string] = value
}

const inches = (length: number) => Math.round(length * 1000)

/** The state of the given table. */
export function fightState(given: GivenFight): State {
  const fresh = freshTable(seedOf(1), 'shuffles', 'dice', 'table')
  // The keys are in the order of the schema, as in a table sent through JSON.
  const g: State = { ...fresh, ...blank(state), ...fresh }
  g.seats = 2
  g.turn = 3
  g.order = [...(given.order ?? [0, 1])]
  g.lastOrder = [...g.order]
  const seats = [...g.order].sort()
  Object.assign(
    g.settings,
    { value: 800, width: 72_000, depth: 48_000, turns: 6, pdMinimumOne: true, ownSystemsLink: true },
    given.settings,
  )
  g.hands = seats.map((seat) => (given.hands?.[seat] ?? []).map(cardNumber))
  g.tactics = seats.map(() => 0)
  g.flagships = seats.map(() => NONE)
  g.faceDown = seats.map(() => NONE)
  g.extraCards = seats.map(() => 0)
  g.flagshipRepair = seats.map(() => 0)
  g.stubbornRepair = seats.map(() => 0)
  g.layeredShields = seats.map(() => 0)
  g.races = seats.map(() => RACE_IDS.indexOf('neutral'))
  g.agent = NONE
  g.extracted = NONE
  g.conceded = NONE
  g.attacker = NONE
  g.points = [0, 0]
  g.deeds = DEEDS.flatMap(() => [0, 0])
  for (const [id, ship] of given.ships.entries()) addShip(g, id, ship)
  for (const [id, wing] of (given.wings ?? []).entries()) addWing(g, id, wing)
  g.terrain = (given.terrain ?? []).map((piece) => ({
    kind: piece.kind,
    x: inches(piece.x),
    y: inches(piece.y),
    radius: inches(piece.radius),
    drifting: piece.drifting ?? false,
  }))
  const active = given.active ?? 0
  g.step = 'combat'
  Object.assign(g.activation, { kind: 'squadron', id: active, seat: g.squadrons[active]?.owner ?? 0, fire: given.fire ?? 1 })
  g.random.dice.preset.push(...(given.dice ?? []).map((face) => face - 1))
  given.also?.(g)
  return g
}

function addShip(g: State, id: number, given: GivenShip): void {
  const type = shipTypeById(given.type)
  if (type === undefined) throw new RangeError(`there is no ship type '${given.type}'`)
  const seat = given.seat ?? 0
  const squadron = given.squadron ?? g.squadrons.length
  while (g.squadrons.length <= squadron) {
    g.squadrons.push({
      ...g.squadrons[0],
      owner: seat,
      type: type.number,
      acted: 0,
      arrival: 'zone',
      free: false,
      sCard: 0,
      aCard: 0,
      torpedoes: 0,
      disordered: false,
      strength: 1,
    })
  }
  for (const list of Object.values(g.ships)) list.push(0)
  let effects = 0
  for (const effect of given.effects ?? []) effects |= LASTING[effect]
  const values: Partial<Record<keyof State['ships'], number>> = {
    type: type.number,
    owner: seat,
    squadron,
    place: PLACE.table,
    x: inches(given.x),
    y: inches(given.y),
    heading: (given.heading ?? 0) * 100,
    hull: given.hull ?? 0,
    crew: given.crew ?? 0,
    ap: given.ap ?? type.stats.ap,
    effects,
    cloak: given.cloak === true ? 1 : 0,
    fullStop: given.fullStop === true ? 1 : 0,
    named: 0,
    turned: 1,
  }
  for (const [key, value] of Object.entries(values)) g.ships[key as keyof State['ships']][id] = value
  g.races[seat] = RACE_IDS.indexOf(type.race)
}

function addWing(g: State, id: number, given: GivenWing): void {
  const type = WING_IDS.indexOf(given.type)
  while (g.flights.length <= given.flight) g.flights.push({ ...g.flights[0], owner: given.seat, type, acted: 0 })
  for (const list of Object.values(g.wings)) list.push(0)
  const values: Partial<Record<keyof State['wings'], number>> = {
    type,
    owner: given.seat,
    flight: given.flight,
    squadron: NONE,
    place: PLACE.table,
    x: inches(given.x),
    y: inches(given.y),
  }
  for (const [key, value] of Object.entries(values)) g.wings[key as keyof State['wings']][id] = value
}

/** A game that repeats one rule until the rule reports its end. */
function gameOf(given: GivenFight, rule: (g: State) => Rule<boolean>): Game<State, unknown, unknown> {
  return {
    id: 'firestorm-armada',
    version: 1,
    seats: { min: 2, max: 4 },
    cooperative: false,
    settings: [],
    options: () => ({}),
    state,
    setUp: () => fightState(given),
    next: (g) => (g.end === 'none' ? { activity: 'rule', args: null } : { result: { winners: [], rule: 'FA-VP-9', message: 'over' } }),
    activities: {
      *rule(g) {
        if (yield* rule(g)) g.end = 'turns'
      },
    },
    plans,
    view: (g) => g,
    explain: () => [],
    determinize: () => {},
    policy: () => ({ option: '' }),
    evaluate: () => 0,
  }
}

/** Plays the combat segment of the given table. */
export function fight(given: GivenFight): Play<State> {
  return play(gameOf(given, combat), { seats: given.order?.length ?? 2 })
}

/** Plays a rule that reports its end, step by step, on the given table. */
export function steps(given: GivenFight, rule: (g: State) => Rule<boolean>): Play<State> {
  return play(gameOf(given, rule), { seats: given.order?.length ?? 2 })
}

/** Plays a single rule on the given table. */
export function carryOut(given: GivenFight, rule: (g: State) => Rule<unknown>): Play<State> {
  return play(
    gameOf(given, function* (g) {
      yield* rule(g)
      return true
    }),
    { seats: given.order?.length ?? 2 },
  )
}

/** The last event of a type that everybody saw. */
export function last(p: Play<State>, type: string): GameEvent | undefined {
  return p.events('spectator', type).at(-1)
}

/** The hull points that a ship has left. */
export function hp(p: Play<State>, ship: number): number {
  return shipType(p.g.ships.type[ship] ?? 0).stats.hp - (p.g.ships.hull[ship] ?? 0)
}
