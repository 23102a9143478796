import { catalogue, type Kind } from '@orrery/kernel'

export const WING_IDS = ['fighter', 'bomber', 'interceptor', 'assaultShuttle'] as const
export type WingId = (typeof WING_IDS)[number]

/** A type of wing by number. */
export type WingKind = Kind<'wings'>

/** FA-WING-4: the values of a type of wing. */
export interface WingType {
  readonly id: WingId
  readonly points: number
  readonly mv: number
  readonly ad: number
  readonly pd: number
  readonly ap: number
  /** The message that names it. */
  readonly term: string
}

const TYPES: readonly WingType[] = [
  { id: 'fighter', points: 5, mv: 18, ad: 2, pd: 1, ap: 0, term: '@wing-fighter' },
  { id: 'bomber', points: 5, mv: 12, ad: 3, pd: 1, ap: 0, term: '@wing-bomber' },
  { id: 'interceptor', points: 5, mv: 12, ad: 0, pd: 2, ap: 0, term: '@wing-interceptor' },
  { id: 'assaultShuttle', points: 5, mv: 8, ad: 0, pd: 1, ap: 2, term: '@wing-assaultShuttle' },
]

export const WING_CATALOGUE = catalogue('wings', TYPES, ({ id }) => id)

/** All types of wings by number. */
export const WINGS: readonly WingType[] = WING_CATALOGUE.entries

/** FA-GEN-3: the diameter of a wing's round stand in thousandths of an inch. */
export const WING_DIAMETER = 750

/** The wing type with the given number. */
export function wingType(number: WingKind): WingType {
  return WINGS[number] as WingType
}
