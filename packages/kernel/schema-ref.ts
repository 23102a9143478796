import type { Catalogue, Kind } from './catalogue.ts'
import type { Id } from './ids.ts'
import type { Schema } from './schema.ts'

/** No entry, in fields that otherwise hold the number of one (`refOrNone`). */
export const NONE = -1 as Id<never>

/** Of each catalogue, by its name: today's number of each of its former numbers. Gone entries have the message that says so. */
export type Moves = { readonly [catalogue: string]: readonly (number | string)[] }

/** A schema of a catalogue's numbers. */
export interface Ref<Name extends string = string> extends Schema<Kind<Name>> {
  readonly catalogue: Catalogue<Name>
}

/** The number of an entry of a catalogue. */
export function ref<Name extends string>(catalogue: Catalogue<Name>): Ref<Name> {
  return numberOf(catalogue, 0)
}

/** The number of an entry of a catalogue, or `NONE`. */
export function refOrNone<Name extends string>(catalogue: Catalogue<Name>): Ref<Name> {
  return numberOf(catalogue, NONE)
}

function numberOf<Name extends string>(catalogue: Catalogue<Name>, least: number): Ref<Name> {
  const kind = `number of one of the ${catalogue.keys.length} '${catalogue.name}'`
  return {
    kind,
    catalogue,
    catalogues: [catalogue],
    cloneSource: () => null,
    cloneValue: (value) => value,
    collect(value, path, misfits) {
      const fits = Number.isInteger(value) && (value as number) >= least && (value as number) < catalogue.keys.length
      if (!fits) misfits.push({ path, expected: kind })
    },
    renumber: (value, moves) => moved(catalogue.name, value, moves) as Kind<Name>,
  }
}

/** Today's number of a former one. Throws a `RangeError` that names the entry when it is gone. */
export function moved(catalogue: string, number: number, moves: Moves): number {
  if (number < 0) return number
  const today = moves[catalogue]?.[number] ?? number
  if (typeof today === 'string') throw new RangeError(today)
  return today
}
