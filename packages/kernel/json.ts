/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Whether a value is an object with fields: no list, and not null. */
export function isObject(value: Json | undefined): value is { [key: string]: Json }
export function isObject(value: unknown): value is { [key: string]: unknown }
export function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A 53-bit hash of plain data that depends on nothing but its JSON text (cyrb53). */
export function hash(value: unknown): number {
  const text = JSON.stringify(value)
  let low = 0xdeadbeef
  let high = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    low = Math.imul(low ^ code, 2654435761)
    high = Math.imul(high ^ code, 1597334677)
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  return 4294967296 * (2097151 & high) + (low >>> 0)
}
