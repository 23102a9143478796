import { catalogue, type Kind } from '@orrery/kernel'
import { KEYWORDS, RACES, STATIC_OPERATIONS, TRIGGERS } from './vocabulary.ts'

/** A race by number. */
export type RaceKind = Kind<'races'>

export const RACE_CATALOGUE = catalogue('races', RACES, (race) => race)
export const KEYWORD_CATALOGUE = catalogue('keywords', KEYWORDS, (keyword) => keyword)
/** The operations that static effects are looked up for. */
export const OPERATION_CATALOGUE = catalogue('operations', STATIC_OPERATIONS, (operation) => operation)
export const TRIGGER_CATALOGUE = catalogue('triggers', TRIGGERS, (trigger) => trigger)
