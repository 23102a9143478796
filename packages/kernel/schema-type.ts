import type { Catalogue } from './catalogue.ts'

/** For each catalogue, by name: the current number of each former number. Removed entries have the message that names them. */
export type Moves = { readonly [catalogue: string]: readonly (number | string)[] }

/** Where and why a value does not fit a schema. `path` reads like `marines[3].facing`. */
export interface Misfit {
  path: string
  expected: string
}

/**
 * The description of plain data. One schema gives the type (`Infer`), the check of data from outside and the clone, and finds the catalogue
 * numbers in the data.
 */
export interface Schema<T> {
  readonly kind: string
  /** The source of an expression that clones the expression `value`; null if the value is its own clone. */
  cloneSource(value: string, scope: CloneScope): string | null
  /** The same clone without generated code, where that is forbidden. */
  cloneValue(value: T): T
  /** Adds every misfit of `value` to `misfits`, with its path from there: `[3].facing`. */
  collect(value: unknown, misfits: Misfit[]): void
  /** The catalogues whose numbers the data holds; absent if there are none. */
  readonly catalogues?: readonly Catalogue[]
  /** The value with current numbers in place of former ones; absent if it has none. Throws a `RangeError` for removed entries. */
  renumber?(value: T, moves: Moves): T
  /** True for fields that are not part of the data (never stored or compared). */
  readonly transient?: boolean
  /** The initial value of a transient field. */
  fresh?(): T
}

/** Helper functions that the generated clone needs. */
export interface CloneScope {
  functions: string[]
}

export type Infer<S> = S extends Schema<infer T> ? T : never
