import { chooseSome, type Option, option, type Rule } from '@orrery/kernel'
import { CHAOS_SPACE_MARINE, CULTIST, ICONOCLAST_DESTROYER, type UnitKind } from '../content/units.ts'
import { tell } from '../events.ts'
import { adjacentAreas, areasOf, isWorld, systemOf } from '../rules/areas.ts'
import { returnToken } from '../rules/combat/retreat.ts'
import { combatOf, standingOf, unitsOfSide } from '../rules/combat/sides.ts'
import { isContested, presence } from '../rules/control.ts'
import { MOST_TOGETHER } from '../rules/moves.ts'
import { placeParams, unitTerm } from '../rules/names.ts'
import { placeFree, relocateUnit } from '../rules/placing.ts'
import {
  figuresOf,
  inSupply,
  isShip,
  isToken,
  isUnrouted,
  kindOf,
  placeUnit,
  plasticIn,
  plasticKind,
  removeUnit,
  unitsIn,
  unitsInSupply,
  unitsOnBoard,
} from '../rules/units.ts'
import { type AreaId, NONE, type State, type UnitId } from '../state.ts'
import { ask, asked, type Context, commit, type Effect, ownerOf } from './ability.ts'

const never = (): boolean => false

/** An area as the place of an option. */
export function areaOption(g: State, verb: string, area: AreaId, rule: string): Option<AreaId> {
  return {
    ...option(`${verb}:${area}`, area, rule, `area:${area}`),
    message: 'area',
    params: placeParams(g, area),
  }
}

/** The seat's unrouted ground units on worlds outside the combat. */
function unitsElsewhere(context: Context): UnitId[] {
  const { g } = context
  const { area } = combatOf(g)
  return unitsOnBoard(g, ownerOf(context)).filter((unit) => g.units.area[unit] !== area && !isShip(unit) && isUnrouted(g, unit))
}

/** Moves one of the owner's unrouted units for which `fits` is true from any other world to this one. */
export function bring(fits: (context: Context, unit: UnitId) => boolean): Effect {
  const units = (context: Context) => unitsElsewhere(context).filter((unit) => fits(context, unit))
  return {
    numbers: [1],
    words: [],
    // FS-CARD-5: cards with this effect require a ground unit, so the combat is on a world.
    possible: (context) => units(context).length > 0,
    harmless: never,
    *resolve(context) {
      const { g } = context
      const options = units(context).map((one) => {
        const { area: from, code } = placeParams(g, g.units.area[one] as number)
        const params = { unit: unitTerm(one), from, code }
        return { ...option(`bring:${one}`, one, 'FS-CARD-3', `unit:${one}`), params }
      })
      const unit = yield* ask(context, asked(context, 'bring', 'FS-CARD-3'), options)
      if (unit !== null) relocateUnit(g, ownerOf(context), unit, combatOf(g).area, 'FS-CARD-3')
    },
  }
}

/** Whether a unit is of one of these kinds. */
export function ofKinds(...kinds: readonly UnitKind[]): (context: Context, unit: UnitId) => boolean {
  return (_, unit) => kinds.includes(plasticKind(unit))
}

/** Whether a unit's level is at most the number of the owner's Cultists in the system of the combat. */
export function upToCultists(context: Context, unit: UnitId): boolean {
  const { g, side } = context
  const { area } = combatOf(g)
  let cultists = unitsOfSide(g, side).filter((one) => isToken(one) && kindOf(g, one) === CULTIST).length
  for (const place of areasOf(systemOf(area))) {
    for (const one of unitsIn(g, ownerOf(context), place)) if (!isToken(one) && plasticKind(one) === CULTIST) cultists++
  }
  return figuresOf(g, unit).level <= cultists
}

/** One free Cultist comes to another friendly or uncontrolled world of the system of the combat. */
export const placeCultistNearby: Effect = {
  numbers: [1],
  words: [],
  possible: (context) => inSupply(context.g, CULTIST) !== NONE && worldsNearby(context).length > 0,
  harmless: never,
  *resolve(context) {
    const options = worldsNearby(context).map((area) => areaOption(context.g, 'place', area, 'FS-SIM-7'))
    const area = yield* ask(context, asked(context, 'place', 'FS-SIM-7'), options)
    if (area !== null) placeFree(context.g, ownerOf(context), CULTIST, area)
  },
}

function worldsNearby(context: Context): AreaId[] {
  const { g } = context
  const { area } = combatOf(g)
  const found = presence(g)
  const mine = 1 << ownerOf(context)
  return areasOf(systemOf(area)).filter((other) => other !== area && isWorld(g, other) && ((found[other] as number) | mine) === mine)
}

/** One free Cultist (on a world) or Iconoclast Destroyer (in a void) comes to this area. */
export const placeCultistHere: Effect = {
  numbers: [1],
  words: [],
  possible: ({ g }) => inSupply(g, cultistFor(g)) !== NONE,
  // FS-CARD-2: the last one of the supply may be wanted elsewhere.
  harmless: ({ g }) => unitsInSupply(g, cultistFor(g)) > 1,
  *resolve(context) {
    const { g } = context
    if (yield* commit(context)) placeFree(g, ownerOf(context), cultistFor(g), combatOf(g).area)
  },
}

function cultistFor(g: State): UnitKind {
  return isWorld(g, combatOf(g).area) ? CULTIST : ICONOCLAST_DESTROYER
}

/** FS-CLAR-5, FS-RET-24: one of the owner's Cultists or reinforcement tokens in the combat becomes a free Chaos Space Marine. */
export const exalt: Effect = {
  numbers: [1, 1, 1],
  words: [],
  possible: (context) => inSupply(context.g, CHAOS_SPACE_MARINE) !== NONE && cultistsHere(context).length > 0,
  harmless: never,
  *resolve(context) {
    const { g } = context
    const options = cultistsHere(context).map((one) => ({
      ...option(`replace:${one}`, one, 'FS-CLAR-5', `unit:${one}`),
      message: 'exalt',
      params: { unit: unitTerm(one), routed: g.units.routed[one] as number },
    }))
    const unit = yield* ask(context, asked(context, 'exalt', 'FS-CLAR-5'), options, true)
    if (unit === null) return
    const from = isToken(unit) ? NONE : (g.units.from[unit] as number)
    const marine = inSupply(g, CHAOS_SPACE_MARINE)
    const told = { rule: 'FS-CLAR-5', on: `unit:${marine}`, seat: ownerOf(context), unit: unitTerm(unit), by: unitTerm(marine) }
    removeUnit(g, unit)
    placeUnit(g, marine, combatOf(g).area)
    g.units.from[marine] = from
    tell(g, { type: 'unit-replaced', ...told })
  },
}

function cultistsHere({ g, side }: Context): UnitId[] {
  return unitsOfSide(g, side).filter((unit) => kindOf(g, unit) === CULTIST)
}

/** The areas beside the contested one, of the same kind, across calm edges. */
function besides(g: State): AreaId[] {
  const { area } = combatOf(g)
  return adjacentAreas(g, area, true).filter((other) => isWorld(g, other) === isWorld(g, area))
}

interface Slip {
  readonly unit: UnitId
  readonly to: AreaId
}

/** FS-CAP-11: one of the owner's unrouted units leaves the combat for an adjacent friendly or uncontrolled area. */
export const slipAway: Effect = {
  numbers: [1],
  words: [],
  possible: (context) => slips(context).length > 0,
  harmless: never,
  *resolve(context) {
    const { g } = context
    const options = slips(context).map((slip) => {
      const params = { unit: unitTerm(slip.unit), ...placeParams(g, slip.to) }
      return { ...option(`slip:${slip.unit}:${slip.to}`, slip, 'FS-CARD-3', `unit:${slip.unit}`), to: `area:${slip.to}`, params }
    })
    const slip = yield* ask(context, asked(context, 'slip', 'FS-CARD-3'), options)
    if (slip !== null) leave(g, ownerOf(context), slip.unit, slip.to)
  },
}

/** FS-REINF-9: a unit leaves the combat unrouted; a reinforcement token returns to the supply. */
function leave(g: State, seat: number, unit: UnitId, to: AreaId): void {
  if (!returnToken(g, unit)) relocateUnit(g, seat, unit, to, 'FS-CARD-3')
}

function slips(context: Context): Slip[] {
  const { g, side } = context
  const seat = ownerOf(context)
  const found = presence(g)
  const mine = 1 << seat
  const areas = besides(g).filter((area) => ((found[area] as number) | mine) === mine && plasticIn(g, seat, area) < MOST_TOGETHER)
  return standingOf(g, side).flatMap((unit) => areas.map((to) => ({ unit, to })))
}

/** The highest level of units that Wave Serpent carries. */
const SERPENT_LEVEL = 1

function serpentUnits({ g, side }: Context): UnitId[] {
  return standingOf(g, side).filter((unit) => figuresOf(g, unit).level <= SERPENT_LEVEL)
}

/** FS-CLAR-6, FS-CAP-11: the areas with room; once this combat has made another area contested, only that one. */
function serpentAreas(context: Context): AreaId[] {
  const { g } = context
  const { further } = combatOf(g)
  const seat = ownerOf(context)
  return besides(g).filter((area) => (further === NONE || area === further) && plasticIn(g, seat, area) < MOST_TOGETHER)
}

/** Any of the owner's unrouted units of levels 0 and 1 move to one adjacent area, which may be an enemy one. */
export const surge: Effect = {
  numbers: [0, 1],
  words: [],
  possible: (context) => serpentUnits(context).length > 0 && serpentAreas(context).length > 0,
  harmless: never,
  *resolve(context): Rule {
    const { g } = context
    const seat = ownerOf(context)
    const places = serpentAreas(context).map((area) => areaOption(g, 'surge', area, 'FS-CLAR-6'))
    const to = yield* ask(context, asked(context, 'surge', 'FS-CLAR-6'), places)
    if (to === null) return
    const units = serpentUnits(context)
    const options = units.map((unit) => ({
      ...option(`surge-unit:${unit}`, unit, 'FS-CLAR-6', `unit:${unit}`),
      params: { unit: unitTerm(unit) },
    }))
    const plastic = options.filter(({ value }) => !isToken(value)).map(({ id }) => id)
    const bounds = [{ rule: 'FS-CAP-11', of: plastic, most: MOST_TOGETHER - plasticIn(g, seat, to) }]
    const moved = yield* chooseSome(seat, asked(context, 'surge-units', 'FS-CLAR-6'), options, { least: 1, most: units.length, bounds })
    for (const unit of moved) leave(g, seat, unit, to)
    if (isContested(g, to)) {
      combatOf(g).further = to
      g.attacker = seat
    }
  },
}
