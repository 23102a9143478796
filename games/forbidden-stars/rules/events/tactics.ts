import { choose, type Option, option, type Rule } from '@orrery/kernel'
import {
  EMPEROR_PROTECTS,
  type EventId,
  EXODITE_COLONY,
  eventCard,
  HEROIC_INTERVENTION,
  HOW_WE_GETZ_HERE,
  LEGACY_OF_VAUL,
  LETZ_GET_FIGHTIN,
  LOOTIN_N_STEALIN,
  MOAR_BOYZ,
  OUTCASTS_RETURNED,
  PATH_OF_THE_WARRIOR,
  PROPHETS_AND_SIGNS,
  RITES_OF_BATTLE,
  SPOILS_OF_WAR,
  TOUCHED_BY_THE_WARP,
  WORK_OF_THE_RIGHTEOUS,
} from '../../content/events.ts'
import { ELDAR } from '../../content/factions.ts'
import { BASTION, CITY, type StructureKind } from '../../content/structures.ts'
import { FORGE, REINFORCEMENT } from '../../content/tiles.ts'
import { CULTIST, HELLEBORE_FRIGATE, NOB, ORK_BOYZ, SCOUT, SPACE_MARINE, type UnitKind, unitKind } from '../../content/units.ts'
import { tell } from '../../events.ts'
import { type AreaId, NONE, type State, type UnitId } from '../../state.ts'
import { isWorld, printed } from '../areas.ts'
import { gainAssets, gainMateriel, loseAsset, mayGainAsset, spendMateriel } from '../assets.ts'
import { at } from '../at.ts'
import { presence } from '../control.ts'
import { gainFromWorlds } from '../dominate.ts'
import { ASSET_TERMS, factionTerm, placeParams, structureTerm, unitTerm } from '../names.ts'
import { placeFree, relocateUnit } from '../placing.ts'
import { seatsInOrder } from '../seats.ts'
import { factionOfObjective } from '../setup-objectives.ts'
import { buyCard, buyUpgrade, cardOptions, upgradeOptions } from '../strategize.ts'
import { controlTokensLeft, placeStructure, structureInSupply, structureKindOf, structuresIn } from '../structures.ts'
import { inSupply, isShip, isUnrouted, plasticKind, unitsOnBoard } from '../units.ts'
import { touchedByTheWarp, touchedCultists } from './touched.ts'

/** What a tactic does for the seat that resolves it. */
export interface Tactic {
  /** FS-EVENT-17: whether it can do anything now. */
  possible(g: State, seat: number): boolean
  resolve(g: State, seat: number): Rule<unknown>
}

/** The worlds friendly to a seat. */
function friendlyWorlds(g: State, seat: number): AreaId[] {
  return presence(g).flatMap((here, area) => (here === 1 << seat && isWorld(g, area) ? [area] : []))
}

/** The uncontrolled worlds, or voids. */
function uncontrolled(g: State, world: boolean): AreaId[] {
  return presence(g).flatMap((here, area) => (here === 0 && isWorld(g, area) === world ? [area] : []))
}

function hasKind(g: State, seat: number, kind: UnitKind, area: AreaId): boolean {
  return unitsOnBoard(g, seat).some((unit) => g.units.area[unit] === area && plasticKind(unit) === kind)
}

function about(event: EventId, name: string, rule = 'FS-EVENT-7') {
  return { name: `event.${name}`, rule, message: `event-choice-${name}`, on: `event:${event}`, params: { card: eventCard(event).term } }
}

/** Free units of a kind that may be put into an area. */
interface Arrival {
  readonly kind: UnitKind
  readonly count: number
  readonly area: AreaId
}

/** A tactic that puts free units on the board; the owner chooses one of the arrivals. */
function arrivals(event: EventId, find: (g: State, seat: number) => Arrival[]): Tactic {
  const ready = (g: State, seat: number) => find(g, seat).filter(({ kind }) => inSupply(g, kind) !== NONE)
  return {
    possible: (g, seat) => ready(g, seat).length > 0,
    *resolve(g, seat) {
      const options = ready(g, seat).map((arrival) => {
        const { kind, count, area } = arrival
        const params = { unit: unitKind(kind).term, count, ...placeParams(g, area) }
        return { ...option(`arrive:${kind}:${count}:${area}`, arrival, 'FS-SIM-7', `area:${area}`), params }
      })
      const { kind, count, area } = yield* choose(seat, about(event, 'arrival'), options)
      placeFree(g, seat, kind, area, count)
    },
  }
}

/** A tactic that puts two units on a friendly world that fits, or one on any friendly world. */
function twoOrOne(event: EventId, kind: UnitKind, fits: (g: State, seat: number, area: AreaId) => boolean): Tactic {
  return arrivals(event, (g, seat) =>
    friendlyWorlds(g, seat).flatMap((area) => {
      const one: Arrival = { kind, count: 1, area }
      return fits(g, seat, area) ? [{ ...one, count: 2 }, one] : [one]
    }),
  )
}

/** A tactic that gives asset tokens. */
function gives(...kinds: readonly (readonly [kind: number, count: number])[]): Tactic {
  return {
    possible: (g, seat) => kinds.some(([kind]) => mayGainAsset(g, seat, kind) === true),
    *resolve(g, seat): Rule {
      for (const [kind, count] of kinds) gainAssets(g, seat, kind, count, 'FS-EVENT-7')
    },
  }
}

interface Relocation {
  readonly unit: UnitId
  readonly to: AreaId
}

/** The seat moves one of the units to one of the areas, or takes one of the further options. */
function* relocate(
  g: State,
  seat: number,
  event: EventId,
  units: readonly UnitId[],
  areas: readonly AreaId[],
  more: Option<Relocation>[],
): Rule {
  const options = units.flatMap((unit) =>
    areas.map((to): Option<Relocation> => {
      const params = { unit: unitTerm(unit), ...placeParams(g, to) }
      return { ...option(`relocate:${unit}:${to}`, { unit, to }, 'FS-EVENT-7', `unit:${unit}`), to: `area:${to}`, params }
    }),
  )
  const { unit, to } = yield* choose(seat, about(event, 'relocation'), [...more, ...options])
  if (unit === NONE) placeFree(g, seat, HELLEBORE_FRIGATE, to)
  else relocateUnit(g, seat, unit, to, 'FS-EVENT-7')
}

const onWorlds = (g: State, seat: number): UnitId[] => unitsOnBoard(g, seat).filter((unit) => !isShip(unit) && isUnrouted(g, unit))
const frigates = (g: State, seat: number): UnitId[] =>
  unitsOnBoard(g, seat).filter((unit) => plasticKind(unit) === HELLEBORE_FRIGATE && isUnrouted(g, unit))

/** How many structures of a kind the seat controls. */
function structuresOf(g: State, seat: number, kind: StructureKind): number {
  return g.structures.seat.filter((master, structure) => master === seat && structureKindOf(structure) === kind).length
}

/** FS-SIM-9: places a free structure on a world. */
function build(g: State, seat: number, kind: StructureKind, area: AreaId): void {
  const structure = structureInSupply(g, kind)
  placeStructure(g, structure, seat, area)
  const params = { structure: structureTerm(structure), ...placeParams(g, area) }
  tell(g, { type: 'structure-placed', rule: 'FS-SIM-9', on: `structure:${structure}`, to: `area:${area}`, seat, ...params })
}

function mayBuild(g: State, seat: number, kind: StructureKind): boolean {
  return structureInSupply(g, kind) !== NONE && controlTokensLeft(g, seat) > 0
}

/** The price of The Emperor Protects on a world with another structure. */
const PROTECTION_PRICE = 2

/** The worlds on which a bastion may be built, with the price on each. */
function bastionSites(g: State, seat: number): { area: AreaId; price: number }[] {
  if (!mayBuild(g, seat, BASTION)) return []
  return friendlyWorlds(g, seat).flatMap((area) => {
    const kinds = structuresIn(g, area).map(structureKindOf)
    const price = kinds.length === 0 ? 0 : PROTECTION_PRICE
    return kinds.includes(BASTION) || price > at(g.players, seat).materiel ? [] : [{ area, price }]
  })
}

const COLONY_PRICE = 1

/** FS-CLAR-7: the worlds on which an Exodite Colony may be built. */
function colonySites(g: State, seat: number): AreaId[] {
  if (!mayBuild(g, seat, CITY) || at(g.players, seat).materiel < COLONY_PRICE) return []
  return [...friendlyWorlds(g, seat), ...uncontrolled(g, true)].filter((area) => {
    const objective = g.objectives[area] as number
    return structuresIn(g, area).length === 0 && (objective === NONE || factionOfObjective(objective) !== ELDAR)
  })
}

function siteOptions<T extends { area: AreaId; price: number }>(g: State, sites: readonly T[]): Option<T>[] {
  return sites.map((site) => ({
    ...option(`site:${site.area}`, site, 'FS-EVENT-7', `area:${site.area}`),
    cost: site.price,
    params: { ...placeParams(g, site.area), materiel: site.price },
  }))
}

interface Yield {
  readonly area: AreaId
  readonly assets: boolean
}

/** The seat's friendly worlds, with what each can give. */
function yields(g: State, seat: number): Option<Yield>[] {
  return friendlyWorlds(g, seat).flatMap((area) => {
    const { assets, materiel } = printed(g, area)
    const params = { ...placeParams(g, area), materiel }
    const found: Option<Yield>[] = []
    if (assets.length > 0) found.push({ ...option(`assets:${area}`, { area, assets: true }, 'FS-EVENT-7', `area:${area}`), params })
    if (materiel > 0) found.push({ ...option(`materiel:${area}`, { area, assets: false }, 'FS-EVENT-7', `area:${area}`), params })
    return found
  })
}

const MATERIEL_LOOTED = 2

/** Lootin' 'n Stealin': gains materiel, and another player, which the seat chooses, loses an asset token of its choice if it has any. */
function* loot(g: State, seat: number): Rule {
  gainMateriel(g, seat, MATERIEL_LOOTED, 'FS-EVENT-7')
  const options = seatsInOrder(g)
    .filter((other) => other !== seat)
    .flatMap((other) => lootOf(g, other))
  if (options.every(({ value }) => value.kind === NONE)) return
  const { other, kind } = yield* choose(seat, about(LOOTIN_N_STEALIN, 'loot'), options)
  if (kind !== NONE) loseAsset(g, other, kind, 'FS-EVENT-7')
}

/** The tokens that a player may lose; one without any may be chosen, and loses nothing. */
function lootOf(g: State, other: number): Option<{ readonly other: number; readonly kind: number }>[] {
  const on = `player:${other}`
  const faction = factionTerm(g, other)
  const kinds = at(g.players, other).assets.flatMap((count, kind) => (count === 0 ? [] : [kind]))
  if (kinds.length === 0)
    return [{ ...option(`loot:${other}:none`, { other, kind: NONE }, 'FS-EVENT-7', on), message: 'loot-nothing', params: { faction } }]
  return kinds.map((kind) => ({
    ...option(`loot:${other}:${kind}`, { other, kind }, 'FS-EVENT-7', on),
    params: { faction, asset: at(ASSET_TERMS, kind) },
  }))
}

const TACTICS: { readonly [event: EventId]: Tactic } = {
  [HEROIC_INTERVENTION]: arrivals(HEROIC_INTERVENTION, (g, seat) =>
    friendlyWorlds(g, seat).flatMap((area) => {
      const found: Arrival[] = [{ kind: SCOUT, count: 1, area }]
      if (structuresIn(g, area, seat).length > 0) found.push({ kind: SPACE_MARINE, count: 1, area })
      return found
    }),
  ),
  [RITES_OF_BATTLE]: {
    possible: (g, seat) => upgradeOptions(g, seat, structuresOf(g, seat, BASTION)).length > 0,
    resolve: (g, seat) => buyUpgrade(g, seat, structuresOf(g, seat, BASTION)),
  },
  [EMPEROR_PROTECTS]: {
    possible: (g, seat) => bastionSites(g, seat).length > 0,
    *resolve(g, seat) {
      const { area, price } = yield* choose(seat, about(EMPEROR_PROTECTS, 'site'), siteOptions(g, bastionSites(g, seat)))
      spendMateriel(g, seat, price, 'FS-COST-5')
      build(g, seat, BASTION, area)
    },
  },
  [WORK_OF_THE_RIGHTEOUS]: {
    possible: (g, seat) => yields(g, seat).length > 0,
    *resolve(g, seat) {
      const { area, assets } = yield* choose(seat, about(WORK_OF_THE_RIGHTEOUS, 'yield'), yields(g, seat))
      if (assets) yield* gainFromWorlds(g, seat, [area], 'FS-EVENT-7')
      else gainMateriel(g, seat, printed(g, area).materiel, 'FS-EVENT-7')
    },
  },
  [PROPHETS_AND_SIGNS]: twoOrOne(PROPHETS_AND_SIGNS, CULTIST, (g, seat, area) => !hasKind(g, seat, CULTIST, area)),
  [SPOILS_OF_WAR]: gives([FORGE, 1], [REINFORCEMENT, 1]),
  [TOUCHED_BY_THE_WARP]: { possible: (g, seat) => touchedCultists(g, seat).length > 0, resolve: touchedByTheWarp },
  [HOW_WE_GETZ_HERE]: {
    possible: (g, seat) => onWorlds(g, seat).length > 0 && uncontrolled(g, true).length > 0,
    resolve: (g, seat) => relocate(g, seat, HOW_WE_GETZ_HERE, onWorlds(g, seat), uncontrolled(g, true), []),
  },
  [LETZ_GET_FIGHTIN]: twoOrOne(LETZ_GET_FIGHTIN, ORK_BOYZ, (g, seat, area) => hasKind(g, seat, NOB, area)),
  [LOOTIN_N_STEALIN]: { possible: () => true, resolve: loot },
  [MOAR_BOYZ]: gives([REINFORCEMENT, 2]),
  [EXODITE_COLONY]: {
    possible: (g, seat) => colonySites(g, seat).length > 0,
    *resolve(g, seat) {
      const sites = colonySites(g, seat).map((area) => ({ area, price: COLONY_PRICE }))
      const { area } = yield* choose(seat, about(EXODITE_COLONY, 'site', 'FS-CLAR-7'), siteOptions(g, sites))
      spendMateriel(g, seat, COLONY_PRICE, 'FS-COST-5')
      build(g, seat, CITY, area)
    },
  },
  [LEGACY_OF_VAUL]: gives([FORGE, 2]),
  [OUTCASTS_RETURNED]: {
    possible: (g, seat) => uncontrolled(g, false).length > 0 && (inSupply(g, HELLEBORE_FRIGATE) !== NONE || frigates(g, seat).length > 0),
    resolve: (g, seat) => relocate(g, seat, OUTCASTS_RETURNED, frigates(g, seat), uncontrolled(g, false), newFrigates(g)),
  },
  [PATH_OF_THE_WARRIOR]: {
    possible: (g, seat) => cardOptions(g, seat, citiesOnFriendlyWorlds(g, seat)).length > 0,
    resolve: (g, seat) => buyCard(g, seat, citiesOnFriendlyWorlds(g, seat)),
  },
}

function newFrigates(g: State): Option<Relocation>[] {
  if (inSupply(g, HELLEBORE_FRIGATE) === NONE) return []
  return uncontrolled(g, false).map((to) => ({
    ...option(`arrive:${HELLEBORE_FRIGATE}:1:${to}`, { unit: NONE, to }, 'FS-SIM-7', `area:${to}`),
    params: { unit: unitKind(HELLEBORE_FRIGATE).term, count: 1, ...placeParams(g, to) },
  }))
}

function citiesOnFriendlyWorlds(g: State, seat: number): number {
  return friendlyWorlds(g, seat).filter((area) => structuresIn(g, area, seat).some((one) => structureKindOf(one) === CITY)).length
}

/** The tactic of an event card; null for a scheme, and for Incantation of Tzeentch, which resolves another card. */
export function tacticOf(event: EventId): Tactic | null {
  return TACTICS[event] ?? null
}
