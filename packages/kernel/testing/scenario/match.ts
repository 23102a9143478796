import type { Json } from '../../index.ts'

/** Where something is otherwise than expected. */
export interface Difference {
  readonly path: string
  readonly expected: string
  readonly found: string
}

type Matcher = (found: unknown, given: Json) => boolean

/** What may stand in place of an expected value: `{ $above: 3 }`. */
const MATCHERS: Readonly<Record<string, Matcher>> = {
  $any: (found, given) => (found !== undefined) === given,
  $not: (found, given) => differences(given, found).length > 0,
  $above: (found, given) => typeof found === 'number' && found > Number(given),
  $below: (found, given) => typeof found === 'number' && found < Number(given),
  $length: (found, given) => (Array.isArray(found) || typeof found === 'string') && found.length === given,
  $has: (found, given) => Array.isArray(found) && list(given).every((one) => found.some((item) => fits(one, item))),
  $lacks: (found, given) => Array.isArray(found) && !list(given).some((one) => found.some((item) => fits(one, item))),
  $same: (found, given) => Array.isArray(found) && Array.isArray(given) && found.length === given.length && sameItems(given, found),
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

/** Whether two lists hold the same, in whatever order. */
function sameItems(expected: readonly Json[], found: readonly unknown[]): boolean {
  const left = [...found]
  return expected.every((one) => {
    const where = left.findIndex((item) => fits(one, item))
    if (where >= 0) left.splice(where, 1)
    return where >= 0
  })
}

/**
 * How `found` differs from what is expected: objects are compared in the fields that are expected, lists item by item,
 * all else must be equal. Fields that begin with `$` are matchers.
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
  return Object.entries(expected).flatMap(([key, value]) =>
    differences(value, (found as Record<string, unknown>)[key], path === '' ? key : `${path}.${key}`),
  )
}

function listDifferences(expected: readonly Json[], found: unknown, path: string): Difference[] {
  if (!Array.isArray(found) || found.length !== expected.length) return [{ path, expected: JSON.stringify(expected), found: shown(found) }]
  return expected.flatMap((item, index) => differences(item, found[index], `${path}[${index}]`))
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}
