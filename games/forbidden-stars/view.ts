import type { Seat, Viewer } from '@orrery/kernel'
import { factionOf } from './content/factions.ts'
import { TILE_SIDES } from './content/tiles.ts'
import { unitKindsOf } from './content/units.ts'
import { printed } from './rules/areas.ts'
import { at } from './rules/at.ts'
import { presence } from './rules/control.ts'
import { deploymentLimit } from './rules/deploy.ts'
import { hasLeft } from './rules/leaving.ts'
import { areaTerm } from './rules/names.ts'
import { incomes } from './rules/refresh.ts'
import { factionOfObjective } from './rules/setup-objectives.ts'
import { isRevealed, seatOfToken, typeOf } from './rules/stacks.ts'
import { commandLevel, controlTokensLeft, structureKindOf } from './rules/structures.ts'
import { basicKind, endOfUnits, FIRST_TOKEN, firstUnitOf, PIECES, plasticKind } from './rules/units.ts'
import { friendlyWorlds, unitCounts } from './rules/winning.ts'
import { type Combat, type Combatant, LATER, NONE, type State, type Strike } from './state.ts'

export interface ViewUnit {
  readonly id: number
  /** Its index in `UNIT_KINDS`. */
  readonly kind: number
  readonly seat: Seat
  readonly routed: boolean
  /** Damage suffered in this execution round. */
  readonly damage: number
  /** Whether it is a reinforcement token. */
  readonly token: boolean
}

export interface ViewStructure {
  readonly id: number
  /** Factory 0, city 1, bastion 2. */
  readonly kind: number
  readonly seat: Seat
  readonly damage: number
}

export interface ViewObjective {
  readonly id: number
  readonly faction: number
}

export interface ViewArea {
  readonly id: number
  /** The message that names it. */
  readonly term: string
  readonly world: boolean
  readonly capacity: number
  readonly materiel: number
  /** Forge 0, cache 1, reinforcement 2, affluence 3. */
  readonly assets: readonly number[]
  readonly objectiveSpace: boolean
  readonly objective: ViewObjective | null
  /** Seats with units or structures there. */
  readonly seats: readonly Seat[]
  readonly units: readonly ViewUnit[]
  readonly structures: readonly ViewStructure[]
}

/** An order token; its type is null if the viewer may not see it. */
export interface ViewOrder {
  readonly seat: Seat
  readonly type: number | null
}

export interface ViewSystem {
  readonly id: number
  /** Its index in `TILE_SIDES`, and the code printed there. */
  readonly side: number
  readonly code: string
  /** Quarter turns clockwise. */
  readonly rotation: number
  /** Squares to the east and to the south of the first tile. */
  readonly x: number
  readonly y: number
  /** From the bottom to the top. */
  readonly stack: readonly ViewOrder[]
  /** Clockwise from the north-west of the tile as placed. */
  readonly areas: readonly ViewArea[]
}

export interface ViewPlayer {
  readonly seat: Seat
  /** NONE (-1) until it is chosen. */
  readonly faction: number
  /** The message that names the faction; '' until it is chosen. */
  readonly term: string
  readonly eliminated: boolean
  readonly gaveUp: boolean
  readonly materiel: number
  /** Forge, cache, reinforcement tokens. */
  readonly assets: readonly number[]
  readonly commandLevel: number
  readonly controlTokens: number
  /** The materiel that the next refresh phase would bring. */
  readonly income: number
  readonly worlds: number
  readonly unitsOnBoard: number
  /** How many of each of the six kinds are left, in the order of the kinds. */
  readonly supply: readonly number[]
  readonly orders: readonly ViewOrder[]
  readonly eventOrders: readonly ViewOrder[]
  readonly eventDeck: number
  /** Event cards drawn; null for everyone but their owner. */
  readonly drawn: readonly number[] | null
  readonly drawnCount: number
  /** The event card being resolved, or -1. */
  readonly resolving: number
  /** The scheme in play, or NONE. */
  readonly scheme: number
  readonly combatDeck: number
  /** The five kinds of the combat deck. */
  readonly kinds: readonly number[]
  readonly upgrades: readonly { readonly id: number; readonly used: boolean }[]
  /** Tiles held in setup; null for everyone but their owner. */
  readonly tiles: readonly number[] | null
  readonly tileCount: number
  /** Starting units not placed yet. */
  readonly force: readonly number[]
  readonly factory: boolean
  /** Enemy objective tokens held in setup; own ones collected. */
  readonly objectives: readonly ViewObjective[]
  readonly collected: readonly ViewObjective[]
}

export interface ViewCombatant {
  readonly seat: Seat
  /** Attack, defence, morale. */
  readonly dice: readonly number[]
  /** Attack, defence. */
  readonly tokens: readonly number[]
  /** Kinds of cards in hand; null for everyone but their owner. */
  readonly hand: readonly number[] | null
  readonly handCount: number
  /** Whether a card was chosen, and its kind; null if the viewer may not see it. */
  readonly hasChosen: boolean
  readonly chosen: number | null
  /** Kinds of the face-up cards, in the order of playing. */
  readonly faceUp: readonly number[]
  /** Kinds of cards whose effects last. */
  readonly lasting: readonly number[]
  /** The kind of the card whose icons are borrowed, or NONE. */
  readonly borrowed: number
}

export interface ViewCombat {
  readonly area: number
  readonly round: number
  readonly step: Combat['step']
  /** The areas from which attacking units came. */
  readonly origins: readonly number[]
  /** Attacker and defender. */
  readonly sides: readonly ViewCombatant[]
}

/** What a viewer may see of a table of Forbidden Stars. */
export interface View {
  readonly seats: number
  readonly settings: State['settings']
  readonly round: number
  readonly phase: State['phase']
  readonly step: State['step']
  readonly first: Seat
  readonly active: Seat
  readonly end: State['end']
  readonly winners: readonly Seat[]
  /** The tile shown and about to be placed, or NONE. */
  readonly laying: number
  readonly players: readonly ViewPlayer[]
  readonly systems: readonly ViewSystem[]
  readonly storms: readonly { readonly edge: number; readonly moved: boolean }[]
  /** FS-STACK-5: the viewer's own orders on the board, including buried ones. */
  readonly record: readonly { readonly system: number; readonly type: number }[]
  /** Factories, cities and bastions in the supply. */
  readonly structuresLeft: readonly number[]
  /** The order under way, or null. */
  readonly order: ViewUnderWay | null
  readonly combat: ViewCombat | null
  readonly strike: Strike | null
}

/** The order under way, and how many units may be bought in it. What is absent is as in an order that has just begun. */
export interface ViewUnderWay extends Pick<State['order'], 'seat' | 'system' | 'type' | 'source' | 'target' | 'bought'> {
  readonly limit: number
  /** The type of its token, if it is another one. */
  readonly token?: number
  readonly warpShips?: boolean
  readonly warpGround?: boolean
  readonly roks?: number
  readonly upgrades?: readonly number[]
  readonly built?: boolean
  /** FS-OPT-2: only where it matters. */
  readonly friendlyBefore?: readonly number[]
}

/** What a viewer may see: the common view, and what only this seat knows. */
export function view(g: State, viewer: Viewer, common = commonView(g)): View {
  // FS-ELIM-3, FS-ELIM-11: players who have left are spectators.
  if (viewer === 'spectator' || hasLeft(g, viewer)) return common
  return {
    ...common,
    players: seenPlayers(g, common.players, viewer),
    systems: seenSystems(g, common.systems, viewer),
    record: recordOf(g, viewer),
    combat: g.combat === null || common.combat === null ? null : seenCombat(g.combat, common.combat, viewer),
  }
}

/** What everybody sees. It is built field by field, so that nothing secret slips in. */
export function commonView(g: State): View {
  const { order } = g
  const found = presence(g)
  const underWay = g.phase === 'operations' && g.step !== 'turn' && order.seat !== NONE
  return {
    seats: g.seats,
    settings: { ...g.settings },
    round: g.round,
    phase: g.phase,
    step: g.step,
    first: g.first,
    active: g.active,
    end: g.end,
    winners: g.winners.slice(),
    laying: g.laying,
    players: viewPlayers(g, found),
    systems: viewSystems(g, found),
    storms: g.storms.map(({ edge, moved }) => ({ edge, moved })),
    record: [],
    structuresLeft: structuresLeft(g),
    order: underWay ? viewUnderWay(g) : null,
    combat: g.combat === null ? null : viewCombat(g.combat),
    strike: g.strike === null ? null : { ...g.strike, dice: g.strike.dice.slice(), upgrades: g.strike.upgrades.slice() },
  }
}

function viewUnderWay(g: State): ViewUnderWay {
  const { seat, system, type, token, source, target, bought, warpShips, warpGround, roks, upgrades, built, friendlyBefore } = g.order
  return {
    seat,
    system,
    type,
    source,
    target,
    bought,
    limit: system === NONE ? 0 : deploymentLimit(g),
    ...(token === type ? {} : { token }),
    ...(warpShips ? { warpShips } : {}),
    ...(warpGround ? { warpGround } : {}),
    ...(roks === NONE ? {} : { roks }),
    ...(upgrades.length === 0 ? {} : { upgrades: upgrades.slice() }),
    ...(built ? { built } : {}),
    ...(g.settings.pathsBeforeShips ? { friendlyBefore: friendlyBefore.slice() } : {}),
  }
}

function structuresLeft(g: State): number[] {
  const left = [0, 0, 0]
  const { area, seat } = g.structures
  for (let one = 0; one < area.length; one++) {
    const kind = structureKindOf(one)
    if (area[one] === NONE && seat[one] !== LATER) left[kind] = (left[kind] as number) + 1
  }
  return left
}

function viewObjective(id: number): ViewObjective {
  return { id, faction: factionOfObjective(id) }
}

function viewPlayers(g: State, found: readonly number[]): ViewPlayer[] {
  const income = incomes(g, found)
  const worlds = friendlyWorlds(g, found)
  const units = unitCounts(g)
  return g.players.map((player, seat) => {
    const { faction } = player
    return {
      seat,
      faction,
      term: faction === NONE ? '' : factionOf(faction).term,
      eliminated: player.eliminated,
      gaveUp: player.gaveUp,
      materiel: player.materiel,
      assets: player.assets.slice(),
      commandLevel: commandLevel(g, seat),
      controlTokens: controlTokensLeft(g, seat),
      income: income[seat] as number,
      worlds: worlds[seat] as number,
      unitsOnBoard: units[seat] as number,
      supply: faction === NONE ? [] : supplyOf(g, faction),
      orders: seenOrders(player.orders, seat, false),
      eventOrders: seenOrders(player.eventOrders, seat, false),
      eventDeck: player.eventDeck.length,
      drawn: null,
      drawnCount: player.drawn.length,
      resolving: player.resolving,
      scheme: player.scheme,
      combatDeck: player.combatDeck.length,
      kinds: player.kinds.slice(),
      upgrades: player.upgrades.map((id) => ({ id, used: player.used.includes(id) })),
      tiles: null,
      tileCount: player.tiles.length,
      force: player.force.slice(),
      factory: player.factory,
      objectives: player.objectives.map(viewObjective),
      collected: player.collected.map(viewObjective),
    }
  })
}

/** The players, with the viewer's own secrets. */
function seenPlayers(g: State, players: readonly ViewPlayer[], viewer: Seat): ViewPlayer[] {
  return players.map((seen, seat) => {
    if (seat !== viewer) return seen
    const { orders, eventOrders, drawn, tiles } = at(g.players, seat)
    return {
      ...seen,
      orders: seenOrders(orders, seat, true),
      eventOrders: seenOrders(eventOrders, seat, true),
      drawn: drawn.slice(),
      tiles: tiles.slice(),
    }
  })
}

/** Sorted, so that the sequence does not reveal which of them were kept. */
function seenOrders(tokens: readonly number[], seat: Seat, own: boolean): ViewOrder[] {
  const seen = tokens.map((token): ViewOrder => ({ seat, type: own || isRevealed(token) ? typeOf(token) : null }))
  return seen.sort((one, other) => (one.type ?? -1) - (other.type ?? -1))
}

/** How many units of each kind a faction has left in the supply. */
function supplyOf(g: State, faction: number): number[] {
  const kinds = unitKindsOf(faction)
  const left = new Array<number>(kinds.length).fill(0)
  const { area, seat } = g.units
  for (let unit = firstUnitOf(faction); unit < endOfUnits(faction); unit++) {
    if (area[unit] !== NONE || (seat[unit] as number) <= NONE) continue
    const kind = kinds.indexOf(plasticKind(unit))
    left[kind] = (left[kind] as number) + 1
  }
  return left
}

function viewSystems(g: State, found: readonly number[]): ViewSystem[] {
  const units: ViewUnit[][] = found.map(() => [])
  const structures: ViewStructure[][] = found.map(() => [])
  for (let unit = 0; unit < PIECES; unit++) {
    const area = g.units.area[unit] as number
    if (area !== NONE) at(units, area).push(viewUnit(g, unit, area))
  }
  for (let id = 0; id < g.structures.area.length; id++) {
    const area = g.structures.area[id] as number
    if (area === NONE) continue
    at(structures, area).push({
      id,
      kind: structureKindOf(id),
      seat: g.structures.seat[id] as number,
      damage: g.structures.damage[id] as number,
    })
  }
  return g.systems.map(({ side, rotation, x, y }, id) => {
    const stack = at(g.stacks, id)
    return {
      id,
      side,
      code: at(TILE_SIDES, side).code,
      rotation,
      x,
      y,
      stack: stack.map((token) => ({ seat: seatOfToken(token), type: null })),
      areas: [0, 1, 2, 3].map((corner) => {
        const area = 4 * id + corner
        return viewArea(g, area, found[area] as number, at(units, area), at(structures, area))
      }),
    }
  })
}

/** The systems, with the viewer's own order where it is on top (FS-PLAN-8, FS-STACK-3). */
function seenSystems(g: State, systems: readonly ViewSystem[], viewer: Seat): readonly ViewSystem[] {
  let seen: ViewSystem[] | null = null
  for (const [id, stack] of g.stacks.entries()) {
    const top = stack.at(-1)
    if (top === undefined || seatOfToken(top) !== viewer) continue
    const system = at(systems, id)
    seen ??= systems.slice()
    seen[id] = { ...system, stack: [...system.stack.slice(0, -1), { seat: viewer, type: typeOf(top) }] }
  }
  return seen ?? systems
}

function viewUnit(g: State, unit: number, area: number): ViewUnit {
  const seat = g.units.seat[unit] as number
  const token = unit >= FIRST_TOKEN
  const kind = token ? basicKind(at(g.players, seat).faction, !printed(g, area).world) : plasticKind(unit)
  return { id: unit, kind, seat, routed: g.units.routed[unit] !== 0, damage: g.units.damage[unit] as number, token }
}

function viewArea(g: State, id: number, present: number, units: readonly ViewUnit[], structures: readonly ViewStructure[]): ViewArea {
  const { world, capacity, materiel, assets, objectiveSpace } = printed(g, id)
  const objective = g.objectives[id] as number
  const seats: Seat[] = []
  for (let seat = 0; seat < g.seats; seat++) if (present & (1 << seat)) seats.push(seat)
  return {
    id,
    term: areaTerm(g, id),
    world,
    capacity,
    materiel,
    assets: assets.slice(),
    objectiveSpace,
    objective: objective === NONE ? null : viewObjective(objective),
    seats,
    units,
    structures,
  }
}

function recordOf(g: State, viewer: Seat): { system: number; type: number }[] {
  return g.stacks.flatMap((stack, system) =>
    stack.filter((token) => seatOfToken(token) === viewer).map((token) => ({ system, type: typeOf(token) })),
  )
}

function viewCombat({ area, round, step, origins, sides }: Combat): ViewCombat {
  return { area, round, step, origins: origins.slice(), sides: sides.map(viewCombatant) }
}

/** The combat with what only the viewer knows: the cards in hand, and a chosen card that the viewer may look at. */
function seenCombat(combat: Combat, seen: ViewCombat, viewer: Seat): ViewCombat {
  if (combat.sides.every(({ seat }) => seat !== viewer)) return seen
  return { ...seen, sides: combat.sides.map((side, at) => seenCombatant(side, seen.sides[at] as ViewCombatant, side.seat === viewer)) }
}

function seenCombatant(side: Combatant, seen: ViewCombatant, own: boolean): ViewCombatant {
  const chosen = side.chosen !== NONE && (own || side.looked) ? side.chosen >> 1 : seen.chosen
  // Sorted, so that the order of drawing reveals nothing.
  return { ...seen, hand: own ? kinds(side.hand).sort((one, other) => one - other) : null, chosen }
}

const kinds = (cards: readonly number[]): number[] => cards.map((card) => card >> 1)

function viewCombatant(side: Combatant): ViewCombatant {
  return {
    seat: side.seat,
    dice: side.dice.slice(),
    tokens: side.tokens.slice(),
    hand: null,
    handCount: side.hand.length,
    hasChosen: side.chosen !== NONE,
    chosen: side.chosen !== NONE && side.revealed ? side.chosen >> 1 : null,
    faceUp: kinds(side.faceUp),
    lasting: kinds(side.lasting),
    borrowed: side.borrowed === NONE ? NONE : side.borrowed >> 1,
  }
}
