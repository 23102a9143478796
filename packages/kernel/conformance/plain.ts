/**
 * What makes a value other than plain JSON, as `path: why`; empty if it is plain. Undefined fields, holes, class instances, functions and
 * numbers that JSON does not know all count.
 */
export function plainFaults(value: unknown): readonly string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return NONE
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? NONE : [`: the number ${value}`]
  if (typeof value !== 'object') return [`: ${typeof value}`]
  const list = Array.isArray(value)
  if (!list) {
    const made = Object.getPrototypeOf(value)
    if (made !== Object.prototype && made !== null) return [`: an instance of ${made?.constructor?.name ?? 'something'}`]
  }
  // A list is made only for faults, because there are none in millions of values.
  let faults: string[] | null = null
  const add = (step: string, found: readonly string[]): void => {
    if (found.length > 0) faults = [...(faults ?? NONE), ...found.map((fault) => within(step, fault))]
  }
  if (list) for (let at = 0; at < value.length; at++) add(`[${at}]`, plainFaults(value[at]))
  else for (const key of Object.keys(value)) add(key, plainFaults(value[key as keyof typeof value]))
  return faults ?? NONE
}

const NONE: readonly string[] = []

/** The first path at which two plain values differ (including the order of fields), or null if they are equal. */
export function difference(one: unknown, other: unknown): string | null {
  const found = firstDifference(one, other)
  return found?.startsWith(':') === true ? `all${found}` : found
}

function firstDifference(one: unknown, other: unknown): string | null {
  if (Object.is(one, other)) return null
  const objects = typeof one === 'object' && typeof other === 'object' && one !== null && other !== null
  if (!objects || Array.isArray(one) !== Array.isArray(other)) return `: ${brief(one)} and ${brief(other)}`
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) return firstDifferentItem(one, other)
  const keys = Object.keys(one)
  const others = Object.keys(other)
  const step = (key: string): string => (Array.isArray(one) ? `[${key}]` : key)
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] as string
    const [here, there] = [one[key as keyof typeof one], other[key as keyof typeof other]]
    if (key !== others[at] && !(key in other)) return within(step(key), `: ${brief(here)} and nothing`)
    const found = firstDifference(here, there)
    if (found !== null) return within(step(key), found)
  }
  const more = others.find((key, at) => key !== keys[at] && !(key in one))
  if (more !== undefined) return within(step(more), `: nothing and ${brief(other[more as keyof typeof other])}`)
  return keys.every((key, at) => key === others[at]) ? null : `: fields in the order ${keys.join(', ')} and ${others.join(', ')}`
}

/** The same for two lists of one length. Names of fields would be made for each number, and there are millions of them. */
function firstDifferentItem(one: readonly unknown[], other: readonly unknown[]): string | null {
  for (let at = 0; at < one.length; at++) {
    const found = firstDifference(one[at], other[at])
    if (found !== null) return within(`[${at}]`, found)
  }
  return null
}

/** A path with one more step in front. Paths are made only for differences, which are rare. */
function within(step: string, rest: string): string {
  return rest === '' || rest.startsWith(':') || rest.startsWith('[') ? `${step}${rest}` : `${step}.${rest}`
}

/** The same for two values as JSON text. Most are equal, and comparing texts is fast. */
export function textDifference(one: string, other: string): string | null {
  return one === other ? null : difference(JSON.parse(one), JSON.parse(other))
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}

/** All objects that a value consists of. */
export function partsOf(value: unknown): ReadonlySet<object> {
  const parts = new Set<object>()
  collect(value, parts)
  return parts
}

function collect(value: unknown, into: Set<object>): void {
  if (typeof value !== 'object' || value === null) return
  into.add(value)
  for (const inner of Array.isArray(value) ? value : Object.values(value)) collect(inner, into)
}

/** The path of the first object of a value that is among the parts of another; null if they share nothing. */
export function sharedPart(value: unknown, parts: ReadonlySet<object>): string | null {
  const found = firstShared(value, parts)
  return found === '' ? 'all' : found
}

function firstShared(value: unknown, parts: ReadonlySet<object>): string | null {
  if (typeof value !== 'object' || value === null) return null
  if (parts.has(value)) return ''
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) {
      const found = firstShared(value[at], parts)
      if (found !== null) return within(String(at), found)
    }
    return null
  }
  for (const key of Object.keys(value)) {
    const found = firstShared(value[key as keyof typeof value], parts)
    if (found !== null) return within(key, found)
  }
  return null
}
