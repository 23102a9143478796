import { isObject } from '../json.ts'

const SHORT = 120

/** The changes between two plain values, one line each: `marines[3].facing: "left" -> "right"`. */
export function changes(one: unknown, other: unknown, path = ''): string[] {
  const [before, after] = [JSON.stringify(one), JSON.stringify(other)]
  if (before === after) return []
  if (before === undefined) return flat(other, path)
  if (after === undefined) return [`${path}: gone`]
  const lists = Array.isArray(one) && Array.isArray(other)
  const objects = isObject(one) && isObject(other)
  const small = before.length <= SHORT && after.length <= SHORT
  if (lists && !(small && one.length !== other.length)) {
    const longer = one.length > other.length ? one : other
    return longer.flatMap((_, at) => changes(one[at], other[at], `${path}[${at}]`))
  }
  if (!objects) return [`${path}: ${before} -> ${after}`]
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return keys.flatMap((key) => changes(one[key], other[key], path === '' ? key : `${path}.${key}`))
}

/** A new value: on one line if it is short, else by its parts. */
function flat(value: unknown, path: string): string[] {
  const text = JSON.stringify(value)
  if (text === undefined) return []
  if (text.length <= SHORT || typeof value !== 'object' || value === null) return [`${path}: ${text}`]
  const inside = (key: string) => (Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`)
  return Object.entries(value).flatMap(([key, held]) => flat(held, inside(key)))
}
