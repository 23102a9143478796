import type { Catalogue, Edition, Kind } from './catalogue.ts'
import type { Moves, Schema } from './schema-type.ts'

/** No entry, in fields of `refOrNone`. */
export const NONE = -1

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
    collect(value, misfits) {
      const fits = Number.isInteger(value) && (value as number) >= least && (value as number) < catalogue.keys.length
      if (!fits) misfits.push({ path: '', expected: kind })
    },
    renumber: (value, moves) => moved(catalogue.name, value, moves) as Kind<Name>,
  }
}

/** The entries that were there when the table began; set it to `''` there. It keeps out of draws what is added later. */
export function edition<Name extends string>(catalogue: Catalogue<Name>): Schema<Edition<Name>> {
  const kind = `edition of '${catalogue.name}'`
  return {
    kind,
    catalogues: [catalogue],
    cloneSource: () => null,
    cloneValue: (value) => value,
    collect(value, misfits) {
      const fits = typeof value === 'string' && (value === '' || value.split(' ').every((key) => catalogue.find(key) !== undefined))
      if (!fits) misfits.push({ path: '', expected: kind })
    },
    renumber(value, moves) {
      const former = moves[catalogue.name]
      if (value !== '' || former === undefined) return value
      return former.map((_, number) => catalogue.keys[moved(catalogue.name, number, moves)]).join(' ')
    },
  }
}

/** The current number of a former one. Throws a `RangeError` that names the entry if it is gone. */
export function moved(catalogue: string, number: number, moves: Moves): number {
  if (number < 0) return number
  const today = moves[catalogue]?.[number] ?? number
  if (typeof today === 'string') throw new RangeError(today)
  return today
}

/** A set of entries of a catalogue with at most 31 entries, as bits: 1 for the first entry, 2 for the second. */
export function bits(catalogue: Catalogue): Schema<number> {
  const count = catalogue.keys.length
  if (count > MOST_BITS) throw new RangeError(`'${catalogue.name}' has ${count} entries, and a set of bits has room for ${MOST_BITS}`)
  const kind = `set of '${catalogue.name}'`
  return {
    kind,
    catalogues: [catalogue],
    cloneSource: () => null,
    cloneValue: (value) => value,
    collect(value, misfits) {
      if (!Number.isInteger(value) || (value as number) < 0 || (value as number) >= 2 ** count) misfits.push({ path: '', expected: kind })
    },
    renumber(value, moves) {
      let today = 0
      for (let bit = 0; bit < MOST_BITS; bit++) if ((value & (1 << bit)) !== 0) today |= 1 << moved(catalogue.name, bit, moves)
      return today
    },
  }
}

const MOST_BITS = 31
