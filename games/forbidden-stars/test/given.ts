import { type Json, seedOf } from '@orrery/kernel'
import { placeOfKey } from '@orrery/kernel/scenario/format'
import { type Play, play } from '@orrery/kernel/testing'
import { COMBAT_CARDS, type CombatKind } from '../content/combat-cards.ts'
import { EVENTS, type EventId } from '../content/events.ts'
import { STRUCTURES } from '../content/structures.ts'
import { UNIT_KINDS } from '../content/units.ts'
import { forbiddenStars } from '../index.ts'
import { at } from '../rules/at.ts'
import { structureKindOf } from '../rules/structures.ts'
import { kindOf, PIECES } from '../rules/units.ts'
import { format } from '../scenario/index.ts'
import { areaNamed, unitNamed } from '../scenario/names.ts'
import type { ScenarioTable } from '../scenario/table.ts'
import type { AreaId, State } from '../state.ts'

export { MAP } from '../scenario/board.ts'
export { areaNamed, systemNamed, unitNamed } from '../scenario/names.ts'
export type { ToldPlayer as GivenPlayer } from '../scenario/table.ts'

/** The table of a test: a scenario table and fields that only tests use. */
export interface Given extends ScenarioTable {
  /** Default 2. */
  readonly seats?: number
  readonly options?: Json
  readonly seed?: number
  /** Any other change. */
  readonly more?: (g: State) => void
}

/** Starts a table from a precise state. */
export function begin({ seats = 2, options = {}, seed = 1, more, ...told }: Given): Play<State> {
  return play(forbiddenStars, {
    seats,
    seed: seedOf(seed),
    options,
    given: (g) => {
      format.lay(g, told)
      more?.(g)
    },
  })
}

/** The pieces in an area: `0 scout, 0 scout~, 1 city`, units first. */
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

/** The option ids of a move of units of a kind from one area to another: at most `count`. */
export function moves(g: State, key: string, from: string, to: string, count = 1): string[] {
  return unitIds(g, from, key)
    .slice(0, count)
    .map((unit) => `move:${unit}:${areaNamed(g, to)}`)
}

/** The option id of buying a unit of that key into an area. */
export function buy(key: string, area: AreaId): string {
  return `buy:${unitNamed(key)}:${area}`
}

/** The kind of combat cards of that key. */
export function kindNamed(key: string): CombatKind {
  return placeOfKey(COMBAT_CARDS, key, 'combat cards')
}

/** The option id of a kind of combat cards. */
export function cardId(key: string): string {
  return `card:${kindNamed(key)}`
}

/** The option id of the kind that another one replaces. */
export function replaceId(key: string): string {
  return `replace:${kindNamed(key)}`
}

/** The event card of that key. */
export function eventNamed(key: string): EventId {
  return placeOfKey(EVENTS, key, 'events')
}

/** The option id of an event card. */
export function eventId(key: string): string {
  return `event:${eventNamed(key)}`
}

/** The option id of putting free units of that key into an area. */
export function arrive(key: string, count: number, area: AreaId): string {
  return `arrive:${unitNamed(key)}:${count}:${area}`
}

/** The name of the current question; `seat` selects one if several are open. */
export function asked(p: Play<State>, seat?: number): string {
  return p.question(seat).name
}

/** The rule for which a set of options is refused. */
export function refusedFor(p: Play<State>, options: readonly string[]): unknown {
  return p.refused({ options }, p.question().seat).params?.rule
}
