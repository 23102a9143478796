import * as v from 'valibot'
import type { Json, TableState, Viewer } from '../../index.ts'
import { noSuch } from './nearest.ts'

/**
 * A game's format for scenarios: the contents of the field `table`. `games/<game>/scenario/index.ts` exports it as `format`, and the game's
 * manifest loads it when it is needed.
 */
export interface ScenarioFormat<S extends TableState = TableState> {
  /**
   * Replaces the state by the table written in the scenario. What is left out is empty; piles and supplies follow from the
   * rest. Throws a `RangeError` with the reason where no such table can exist.
   */
  lay(g: S, told: unknown): void
  /**
   * Updates what follows from a state that was changed by hand. Throws a `RangeError` with the reason where no such table
   * can exist.
   */
  settle(g: S): void
  /** The table as a viewer sees it, in the form that `lay` reads, and a few words for what the viewer does not know. */
  describe?(view: unknown, viewer: Viewer): { readonly table: Json; readonly unknown: readonly string[] }
}

/** Parses a written table. Throws a `RangeError` that names every field that does not fit. */
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

/** The index in a list of the item with that key. Throws a `RangeError` with the nearest name if there is none. */
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
