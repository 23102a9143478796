import * as v from 'valibot'
import type { Json, TableState, Viewer } from '../../index.ts'
import { noSuch } from './nearest.ts'

/**
 * A game's own words for scenarios: what stands in the field `table`. `games/<game>/scenario/index.ts` exports them as
 * `words`, and the game's manifest loads them when they are wanted.
 */
export interface ScenarioFormat<S extends TableState = TableState> {
  /**
   * Lays the table that is told in place of what is there; what is left out is empty, what follows (piles, supplies) is
   * filled in. Throws a `RangeError` that says why where there can be no such table.
   */
  lay(g: S, told: unknown): void
  /**
   * Brings into line what follows from a state that was changed by hand. Throws a `RangeError` that says what is wrong
   * where a table cannot come to be so.
   */
  settle(g: S): void
  /** What somebody sees of a table, told so that `lay` lays it, and in a few words what of it is not known. */
  describe?(view: unknown, viewer: Viewer): { readonly table: Json; readonly unknown: readonly string[] }
}

/** What is told as the schema has it. Throws a `RangeError` that names every field that does not fit. */
export function readTable<T extends v.GenericSchema>(schema: T, told: unknown): v.InferOutput<T> {
  const parsed = v.safeParse(schema, told)
  if (parsed.success) return parsed.output
  throw new RangeError(parsed.issues.map((issue) => misfit(schema, issue)).join('; '))
}

function misfit(schema: v.GenericSchema, issue: v.BaseIssue<unknown>): string {
  const keys = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
  const path = `table${keys.join('')}`
  if (issue.expected !== 'never') return `${path}: ${issue.message}`
  const names = namesOf(schema, keys.slice(0, -1))
  return `${path}: ${noSuch(keys.at(-1)?.slice(1) ?? '', names)}`
}

/** The names of the fields that the schema has at a place. */
function namesOf(schema: unknown, keys: readonly string[]): string[] {
  const held = schema as { readonly entries?: Record<string, unknown>; readonly item?: unknown; readonly wrapped?: unknown }
  if (held?.wrapped !== undefined) return namesOf(held.wrapped, keys)
  const [key, ...rest] = keys
  if (key === undefined) return Object.keys(held?.entries ?? {})
  return namesOf(key.startsWith('[') ? held?.item : held?.entries?.[key.slice(1)], rest)
}

/** The words of a text: `gideon< leon>+2`. */
export function wordsIn(text: string | undefined): string[] {
  return (text ?? '').split(/\s+/).filter((word) => word !== '')
}

/** The place in a list of the thing with that key. Throws a `RangeError` with the nearest name where there is none. */
export function placeOfKey(list: readonly { readonly key: string }[], key: string, what: string): number {
  const at = list.findIndex((one) => one.key === key)
  if (at < 0)
    throw new RangeError(
      `${what}: ${noSuch(
        key,
        list.map((one) => one.key),
      )}`,
    )
  return at
}

export { noSuch } from './nearest.ts'
