import { choose, freshTable, type Option, option, type Rule, roll, type Seed, shuffleIn } from '@orrery/kernel'
import { copiesOf, startingKindsOf } from '../content/combat-cards.ts'
import { eventsOf } from '../content/events.ts'
import { FACTION_CATALOGUE, FACTIONS, type FactionId, factionOf, STARTING_MATERIEL } from '../content/factions.ts'
import { homeTileOf, neutralTilesOf, REINFORCEMENT } from '../content/tiles.ts'
import { UNIT_CATALOGUE, UNIT_KINDS } from '../content/units.ts'
import { tell } from '../events.ts'
import { ADVANCE, DEPLOY, DOMINATE, LATER, NONE, type Player, STRATEGIZE, type State } from '../state.ts'
import { at } from './at.ts'
import type { Options } from './options.ts'
import { STRUCTURE_PIECES } from './structures.ts'
import { endOfUnits, firstUnitOf, inSupply, PIECES, plasticKind } from './units.ts'

const OBJECTIVES_EACH = 6

const column = (length: number): number[] => new Array<number>(length).fill(NONE)
const zeros = (length: number): number[] => new Array<number>(length).fill(0)

function newPlayer(): Player {
  return {
    faction: NONE,
    eliminated: false,
    gaveUp: false,
    // FS-SETUP-4
    materiel: STARTING_MATERIEL,
    assets: [0, 0, 0],
    // FS-COMP-3
    orders: [ADVANCE, ADVANCE, DEPLOY, DEPLOY, STRATEGIZE, STRATEGIZE, DOMINATE, DOMINATE],
    eventOrders: [],
    eventDeck: [],
    drawn: [],
    resolving: NONE,
    scheme: NONE,
    combatDeck: [],
    kinds: [],
    upgrades: [],
    used: [],
    tiles: [],
    force: [],
    factory: false,
    objectives: [],
    collected: [],
  }
}

/** FS-SETUP-28, FS-SETUP-29: the state before factions are chosen. */
export function setUp(options: Options, seats: number, seed: Seed): State {
  return {
    ...freshTable(seed, 'setup', 'shuffles', 'dice'),
    seats,
    settings: {
      quickSetup: options.quickSetup,
      randomFactions: options.randomFactions,
      fixedTileSides: options.fixedTileSides,
      strategizeStructures: options.strategizeStructures,
      pathsBeforeShips: options.pathsBeforeShips,
    },
    edition: { factions: '', events: '', combatCards: '', tiles: '', upgrades: '', units: '' },
    round: 0,
    phase: 'setup',
    step: 'factions',
    first: 0,
    active: 0,
    done: 0,
    end: 'none',
    winners: [],
    players: Array.from({ length: seats }, newPlayer),
    systems: [],
    neighbours: [],
    storms: [],
    stacks: [],
    objectives: [],
    units: { area: column(PIECES), routed: zeros(PIECES), damage: zeros(PIECES), from: column(PIECES), seat: column(PIECES) },
    structures: { area: column(STRUCTURE_PIECES), seat: column(STRUCTURE_PIECES), damage: zeros(STRUCTURE_PIECES) },
    laying: NONE,
    attacker: NONE,
    order: noOrder(),
    combat: null,
    strike: null,
  }
}

/** No order under way. */
export function noOrder(): State['order'] {
  return {
    seat: NONE,
    system: NONE,
    type: NONE,
    token: NONE,
    source: NONE,
    target: NONE,
    warpShips: false,
    warpGround: false,
    roks: NONE,
    upgrades: [],
    built: false,
    bought: 0,
    friendlyBefore: [],
  }
}

const PICK: readonly Option<FactionId>[] = FACTIONS.map(({ id, term }) => ({
  ...option(`pick:${id}`, id, 'FS-SETUP-2', `faction:${id}`),
  params: { faction: term },
}))

/** FS-SETUP-1, FS-SETUP-2, FS-OPT-3: the players take their factions; then tiles and objective tokens are dealt. */
export function* chooseFactions(g: State): Rule {
  const begins = roll(g, 'setup', g.seats)
  const factions = FACTION_CATALOGUE.edition(g.edition.factions)
  const dealt = factions.slice()
  if (g.settings.randomFactions) shuffleIn(g, 'setup', dealt)
  for (let turn = 0; turn < g.seats; turn++) {
    const seat = (begins + turn) % g.seats
    g.active = seat
    const free = factions.filter((id) => g.players.every(({ faction }) => faction !== id)).map((id) => at(PICK, id))
    const prompt = { name: 'setup.faction', rule: 'FS-SETUP-2', message: 'setup-faction' }
    takeFaction(g, seat, g.settings.randomFactions ? (dealt[turn] as number) : yield* choose(seat, prompt, free))
  }
  // FS-SETUP-6
  g.first = roll(g, 'setup', g.seats)
  g.active = g.first
  tell(g, { type: 'first-player', rule: 'FS-SETUP-6', on: `player:${g.first}`, seat: g.first })
  dealTiles(g)
  dealObjectives(g)
  g.done = 0
  g.step = g.settings.quickSetup ? 'quick-map' : 'tile'
}

/** FS-SETUP-1, FS-SETUP-3: a seat takes a faction and everything that belongs to it. */
export function takeFaction(g: State, seat: number, id: FactionId): void {
  const player = at(g.players, seat)
  const faction = factionOf(id)
  player.faction = id
  player.assets[REINFORCEMENT] = faction.reinforcements
  player.factory = true
  const kinds = UNIT_CATALOGUE.edition(g.edition.units)
  for (let unit = firstUnitOf(id); unit < endOfUnits(id); unit++) {
    if (g.units.seat[unit] !== LATER && kinds.includes(plasticKind(unit))) g.units.seat[unit] = seat
  }
  for (const { id: kind, key } of UNIT_KINDS) {
    const first = inSupply(g, kind)
    for (let i = 0; i < (faction.forces[key] ?? 0); i++) player.force.push(first + i)
  }
  player.eventDeck.push(...eventsOf(id, g.edition.events))
  for (const kind of startingKindsOf(id, g.edition.combatCards)) {
    player.kinds.push(kind)
    player.combatDeck.push(...copiesOf(kind))
  }
  // FS-SETUP-26, FS-SETUP-27
  shuffleIn(g, 'shuffles', player.eventDeck)
  shuffleIn(g, 'shuffles', player.combatDeck)
  tell(g, { type: 'faction-taken', rule: 'FS-SETUP-1', on: `player:${seat}`, seat, faction: faction.term })
}

/** FS-SETUP-7: deals each player their own tile and two neutral ones; the other tiles are not used. */
function dealTiles(g: State): void {
  const neutral = [...neutralTilesOf(g.edition.tiles)]
  shuffleIn(g, 'setup', neutral)
  for (const player of g.players) player.tiles = [homeTileOf(player.faction), neutral[0] as number, neutral.splice(0, 2)[1] as number]
}

/** FS-SETUP-9, FS-SETUP-30: each player draws two random objective tokens of every other player. */
function dealObjectives(g: State): void {
  for (let seat = 0; seat < g.seats; seat++) {
    const { faction } = at(g.players, seat)
    const tokens = Array.from({ length: OBJECTIVES_EACH }, (_, token) => OBJECTIVES_EACH * faction + token)
    shuffleIn(g, 'setup', tokens)
    for (let step = 1; step < g.seats; step++) at(g.players, (seat + step) % g.seats).objectives.push(...tokens.splice(0, 2))
  }
}
