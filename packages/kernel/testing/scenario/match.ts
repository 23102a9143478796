import type { Json } from '../../index.ts'
import { isObject } from '../../json.ts'
import { noSuch } from './nearest.ts'
import { at, missing } from './path.ts'

/** A place where something differs from what is expected. */
export interface Difference {
  readonly path: string
  readonly expected: string
  readonly found: string
}

type Matcher = (found: unknown, given: Json) => boolean

/** What may replace an expected value: `{ $above: 3 }`. */
const MATCHERS: Readonly<Record<string, Matcher>> = {
  $any: (found, given) => (found !== undefined) === given,
  $not: (found, given) => differences(given, found).length > 0,
  $above: (found, given) => typeof found === 'number' && found > Number(given),
  $below: (found, given) => typeof found === 'number' && found < Number(given),
  $length: (found, given) => (Array.isArray(found) || typeof found === 'string') && found.length === given,
  $has: (found, given) => (Array.isArray(found) ? list(given).every((one) => has(found, one)) : isPart(given, found)),
  $lacks: (found, given) =>
    Array.isArray(found) ? !list(given).some((one) => has(found, one)) : isObject(found) && isObject(given) && !anyFits(given, found),
  $only: (found, given) => (isObject(given) ? isOnly(given, found) : fits(given, found)),
  $or: (found, given) => list(given).some((one) => fits(one, found)),
  $same: (found, given) => Array.isArray(found) && Array.isArray(given) && found.length === given.length && sameItems(given, found),
}

/** The matchers' names. */
export const MATCHER_NAMES: readonly string[] = Object.keys(MATCHERS)

function has(found: readonly unknown[], one: Json): boolean {
  return found.some((item) => fits(one, item))
}

/** Whether an object has these fields (and maybe others), or a text contains that text. */
function isPart(given: Json, found: unknown): boolean {
  if (typeof found === 'string') return list(given).every((one) => typeof one === 'string' && found.includes(one))
  return isObject(found) && isObject(given) && fits(given, found)
}

function anyFits(given: { readonly [name: string]: Json }, found: { readonly [name: string]: unknown }): boolean {
  return Object.entries(given).some(([name, one]) => name in found && fits(one, found[name]))
}

function isOnly(given: { readonly [name: string]: Json }, found: unknown): boolean {
  return isObject(found) && fits(given, found) && Object.keys(found).every((name) => name in given)
}

/** Whether an expectation can be met by an absent value. */
function mayBeAbsent(expected: Json): boolean {
  if (!isObject(expected)) return false
  return expected.$any === false || (Array.isArray(expected.$or) && expected.$or.some(mayBeAbsent))
}

function matcherOf(name: string): Matcher {
  const matcher = MATCHERS[name]
  if (matcher === undefined) throw new RangeError(`no matcher ${name}; there are: ${Object.keys(MATCHERS).join(', ')}`)
  return matcher
}

function list(given: Json): readonly Json[] {
  return Array.isArray(given) ? given : [given]
}

function fits(expected: Json, found: unknown): boolean {
  return differences(expected, found).length === 0
}

/** Whether two lists have the same items in any order. */
function sameItems(expected: readonly Json[], found: readonly unknown[]): boolean {
  const left = [...found]
  return expected.every((one) => {
    const where = left.findIndex((item) => fits(one, item))
    if (where >= 0) left.splice(where, 1)
    return where >= 0
  })
}

/** How the value at a path differs from what is expected. For a path that leads nowhere, says where it went wrong. */
export function differencesAt(expected: Json, value: unknown, path: string): Difference[] {
  const nowhere = missing(value, path)
  if (nowhere === null || mayBeAbsent(expected)) return differences(expected, at(value, path), path)
  return [{ path, expected: JSON.stringify(expected), found: `nothing: ${nowhere}` }]
}

/**
 * How `found` differs from what is expected: objects are compared in the expected fields, lists item by item, everything else must be
 * equal. Fields that begin with `$` are matchers.
 */
export function differences(expected: Json, found: unknown, path = ''): Difference[] {
  if (Array.isArray(expected)) return listDifferences(expected, found, path)
  if (typeof expected !== 'object' || expected === null)
    return expected === found ? [] : [{ path, expected: JSON.stringify(expected), found: shown(found) }]
  const names = Object.keys(expected)
  if (names.some((name) => name.startsWith('$'))) {
    const all = names.every((name) => matcherOf(name)(found, expected[name] as Json))
    return all ? [] : [{ path, expected: JSON.stringify(expected), found: shown(found) }]
  }
  if (typeof found !== 'object' || found === null) return [{ path, expected: JSON.stringify(expected), found: shown(found) }]
  return Object.entries(expected).flatMap(([key, value]) => {
    const within = path === '' ? key : `${path}.${key}`
    if (key in found || mayBeAbsent(value)) return differences(value, (found as Record<string, unknown>)[key], within)
    return [{ path: within, expected: JSON.stringify(value), found: `nothing: ${noSuch(key, Object.keys(found))}` }]
  })
}

function listDifferences(expected: readonly Json[], found: unknown, path: string): Difference[] {
  if (!Array.isArray(found) || found.length !== expected.length) return [{ path, expected: JSON.stringify(expected), found: shown(found) }]
  return expected.flatMap((item, index) => differences(item, found[index], `${path}[${index}]`))
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}
