import { choose, type Option, option, type Rule } from '@orrery/kernel'
import {
  ADEPTUS_MECHANICUS,
  EMPERORS_CHAMPION,
  type EventId,
  eventCard,
  FARSIGHT,
  SEDUCED_BY_CHAOS,
  TEER_IT_DOWN,
} from '../../content/events.ts'
import { FORGE } from '../../content/tiles.ts'
import { type AreaId, NONE, type State, type StructureId, type UnitId } from '../../state.ts'
import { isWorld } from '../areas.ts'
import { at } from '../at.ts'
import { presence } from '../control.ts'
import { destroyStructure } from '../destroy.ts'
import { placeParams, structureTerm, unitTerm } from '../names.ts'
import { relocateUnit } from '../placing.ts'
import { structuresIn } from '../structures.ts'
import { returnToken } from './retreat.ts'
import { rally, rout, routable } from './rout.ts'
import { combatOf, otherSide, routedOf, type Side, sideOf, standingOf } from './sides.ts'
import { gainTokens } from './tokens.ts'

/** What a scheme does in a combat, for the side that uses it. */
export interface CombatScheme {
  /** FS-EVENT-17: whether it can be used now. */
  possible(g: State, side: Side): boolean
  resolve(g: State, side: Side): Rule
}

function* chosenUnit(g: State, side: Side, scheme: EventId, units: readonly UnitId[]): Rule<UnitId> {
  const options = units.map((unit) => ({
    ...option(`choose:${unit}`, unit, 'FS-CARD-15', `unit:${unit}`),
    message: 'choose-unit',
    params: { unit: unitTerm(unit), routed: g.units.routed[unit] as number },
  }))
  const prompt = {
    name: 'scheme.unit',
    rule: 'FS-CARD-15',
    message: 'scheme-unit',
    on: `event:${scheme}`,
    params: { card: eventCard(scheme).term },
  }
  return yield* choose(sideOf(g, side).seat, prompt, options)
}

/** All friendly areas of the same kind as the contested one. */
function refuges(g: State, side: Side): AreaId[] {
  const found = presence(g)
  const { area } = combatOf(g)
  const mine = 1 << sideOf(g, side).seat
  return found.flatMap((here, to) => (here === mine && isWorld(g, to) === isWorld(g, area) ? [to] : []))
}

/** How many combat tokens Adeptus Mechanicus gives besides those for forge tokens. */
const MECHANICUS_TOKENS = 2

/** The schemes that are used in the assess damage step. */
export const COMBAT_SCHEMES: { readonly [event: EventId]: CombatScheme } = {
  [ADEPTUS_MECHANICUS]: {
    possible: () => true,
    *resolve(g, side): Rule {
      const { assets } = at(g.players, sideOf(g, side).seat)
      gainTokens(g, side, 0, MECHANICUS_TOKENS + (assets[FORGE] as number))
    },
  },
  [EMPERORS_CHAMPION]: {
    possible: (g, side) => routedOf(g, side).length > 0,
    *resolve(g, side) {
      rally(g, yield* chosenUnit(g, side, EMPERORS_CHAMPION, routedOf(g, side)), 'FS-ROUT-1')
    },
  },
  [FARSIGHT]: {
    possible: (g, side) => standingOf(g, side).length > 0 && refuges(g, side).length > 0,
    *resolve(g, side) {
      const { seat } = sideOf(g, side)
      const options = refuges(g, side).map((to) => ({
        ...option(`refuge:${to}`, to, 'FS-CARD-15', `area:${to}`),
        params: placeParams(g, to),
      }))
      const prompt = { name: 'scheme.refuge', rule: 'FS-CARD-15', message: 'scheme-refuge', on: `event:${FARSIGHT}` }
      const to = yield* choose(seat, prompt, options)
      for (const unit of standingOf(g, side)) if (!returnToken(g, unit)) relocateUnit(g, seat, unit, to, 'FS-CARD-15')
    },
  },
  [SEDUCED_BY_CHAOS]: {
    possible: (g, side) => routable(g, otherSide(side)).length > 0,
    *resolve(g, side) {
      yield* rout(g, yield* chosenUnit(g, side, SEDUCED_BY_CHAOS, routable(g, otherSide(side))), 'FS-CLAR-9')
    },
  },
  [TEER_IT_DOWN]: {
    possible: (g) => structuresIn(g, combatOf(g).area).length > 0,
    *resolve(g, side) {
      const options: Option<StructureId>[] = structuresIn(g, combatOf(g).area).map((structure) => ({
        ...option(`tear:${structure}`, structure, 'FS-CLAR-10', `structure:${structure}`),
        params: { structure: structureTerm(structure) },
      }))
      const prompt = { name: 'scheme.structure', rule: 'FS-CLAR-10', message: 'scheme-structure', on: `event:${TEER_IT_DOWN}` }
      destroyStructure(g, yield* choose(sideOf(g, side).seat, prompt, options), 'FS-CLAR-10')
    },
  },
}

/** What a scheme does in a combat, or null. */
export function combatScheme(event: EventId): CombatScheme | null {
  return event === NONE ? null : (COMBAT_SCHEMES[event] ?? null)
}
