import type { Catalogue } from './catalogue.ts'

/** Of each catalogue, by its name: today's number of each of its former numbers. Gone entries have the message that says so. */
export type Moves = { readonly [catalogue: string]: readonly (number | string)[] }

/** Where and why a value does not fit a schema. `path` reads like `marines[3].facing`. */
export interface Misfit {
  path: string
  expected: string
}

/**
 * The description of a kind of plain data. One schema gives the type (`Infer`), the check of what comes from outside and
 * the clone, and finds the numbers of catalogues in the data.
 */
export interface Schema<T> {
  readonly kind: string
  /** The source of an expression that clones the expression `value`; null where the value is its own clone. */
  cloneSource(value: string, scope: CloneScope): string | null
  /** The same clone without generated code, for places that forbid it. */
  cloneValue(value: T): T
  /** Adds every misfit of `value` to `misfits`. */
  collect(value: unknown, path: string, misfits: Misfit[]): void
  /** The catalogues whose numbers the data holds; absent where there are none. */
  readonly catalogues?: readonly Catalogue[]
  /** The value with today's numbers in place of former ones; absent where it holds none. Throws a `RangeError` for gone entries. */
  renumber?(value: T, moves: Moves): T
  /** True for fields that are not part of the data (never stored or compared). */
  readonly transient?: boolean
  /** What a transient field begins with. */
  fresh?(): T
}

/** Helper functions that the generated clone needs. */
export interface CloneScope {
  functions: string[]
}

export type Infer<S> = S extends Schema<infer T> ? T : never
