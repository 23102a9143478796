/**
 * What makes a value other than plain JSON data, as `path: why`; empty when it is plain. Undefined fields, holes, class
 * instances, functions and numbers that JSON does not know all count.
 */
export function plainFaults(value: unknown, path = ''): string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return []
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`${path}: the number ${value}`]
  if (typeof value !== 'object') return [`${path}: ${typeof value}`]
  if (Array.isArray(value)) {
    const faults: string[] = []
    for (let at = 0; at < value.length; at++) faults.push(...plainFaults(value[at], `${path}[${at}]`))
    return faults
  }
  const made = Object.getPrototypeOf(value)
  if (made !== Object.prototype && made !== null) return [`${path}: an instance of ${made?.constructor?.name ?? 'something'}`]
  return Object.entries(value).flatMap(([key, held]) => plainFaults(held, path === '' ? key : `${path}.${key}`))
}

/** The first place at which two plain values differ (order of fields included), or null when they are the same. */
export function difference(one: unknown, other: unknown, path = ''): string | null {
  if (Object.is(one, other)) return null
  const objects = typeof one === 'object' && typeof other === 'object' && one !== null && other !== null
  if (!objects || Array.isArray(one) !== Array.isArray(other)) return `${path || 'all'}: ${brief(one)} and ${brief(other)}`
  const keys = Object.keys(one)
  const others = Object.keys(other)
  for (const key of keys) {
    const inner = Array.isArray(one) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`
    if (!(key in other)) return `${inner}: ${brief(one[key as keyof typeof one])} and nothing`
    const found = difference(one[key as keyof typeof one], other[key as keyof typeof other], inner)
    if (found !== null) return found
  }
  const more = others.find((key) => !(key in one))
  if (more !== undefined) return `${path}.${more}: nothing and ${brief(other[more as keyof typeof other])}`
  return keys.join() === others.join() ? null : `${path || 'all'}: fields in the order ${keys.join(', ')} and ${others.join(', ')}`
}

/** The same for two values as JSON text: most are the same, and comparing texts is quick. */
export function textDifference(one: string, other: string): string | null {
  return one === other ? null : difference(JSON.parse(one), JSON.parse(other))
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}

/** The first object of one value that is also part of the other, as a path; null when they are independent of each other. */
export function sharedPart(one: unknown, other: unknown): string | null {
  const held = new Set<object>()
  collect(other, held)
  return firstOf(one, held, '')
}

function collect(value: unknown, into: Set<object>): void {
  if (typeof value !== 'object' || value === null) return
  into.add(value)
  for (const inner of Object.values(value)) collect(inner, into)
}

function firstOf(value: unknown, held: ReadonlySet<object>, path: string): string | null {
  if (typeof value !== 'object' || value === null) return null
  if (held.has(value)) return path || 'all'
  for (const [key, inner] of Object.entries(value)) {
    const found = firstOf(inner, held, path === '' ? key : `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}
