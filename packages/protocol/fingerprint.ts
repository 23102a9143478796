import { type Known, own, type Patch } from './patch.ts'

/**
 * A 32-bit fingerprint of a JSON value that does not depend on the order of fields. It is the sum of a hash of each part at its place, so
 * updating it costs only as much as what changed. Both ends compare it after a patch. It detects mistakes, not malice.
 */
export function fingerprint(value: unknown): number {
  return weight(ROOT, value ?? null) >>> 0
}

/** The fingerprint of `to`, from the fingerprint `print` of `from` and the patch between them; it reads only the new parts of `to`. */
export function fingerprintAfter(print: number, from: unknown, to: unknown, patch: Patch | null, known?: Known): number {
  return (print + gain(ROOT, from ?? null, to ?? null, patch, known)) >>> 0
}

const ROOT = 0x6a09e667
const LIST = 0x27d4eb2f
const FIELDS = 0x165667b1

function inField(place: number, key: string): number {
  return scramble(Math.imul(place, 31) ^ ofText(key))
}

function inList(place: number, at: number): number {
  return scramble(Math.imul(place, 37) + at)
}

function weight(place: number, value: unknown): number {
  switch (typeof value) {
    case 'number':
      return scramble(place ^ (Number.isSafeInteger(value) ? ofInteger(value) : ofText(String(value))))
    case 'string':
      return scramble(place ^ Math.imul(ofText(value), 0x9e3779b1))
    case 'boolean':
      return scramble(place ^ (value ? 0x1b873593 : 0x2545f491))
    case 'object':
      if (value === null) return scramble(place ^ 0x85ebca6b)
      return Array.isArray(value) ? ofList(place, value) : ofFields(place, value as Record<string, unknown>)
    default:
      return 0
  }
}

function ofInteger(value: number): number {
  return scramble((value | 0) ^ Math.imul((value / 4294967296) | 0, 31) ^ 0x3c6ef372)
}

function ofList(place: number, items: readonly unknown[]): number {
  return (ofLength(place, items.length) + ofItems(place, items, 0)) | 0
}

function ofLength(place: number, length: number): number {
  return scramble(place ^ LIST ^ Math.imul(length, 0x9e3779b1))
}

function ofItems(place: number, items: readonly unknown[], from: number): number {
  let sum = 0
  for (let at = from; at < items.length; at++) sum = (sum + weight(inList(place, at), items[at] ?? null)) | 0
  return sum
}

function ofFields(place: number, fields: Record<string, unknown>): number {
  let sum = scramble(place ^ FIELDS)
  for (const key in fields) if (fields[key] !== undefined) sum = (sum + weight(inField(place, key), fields[key])) | 0
  return sum
}

/** How much the sum for `to` exceeds the sum for `from`. */
function gain(place: number, from: unknown, to: unknown, patch: Patch | null, known?: Known): number {
  if (patch === null) return 0
  const before = known?.gains.get(patch)
  if (before?.place === place) return before.gain
  const sum = gained(place, from, to, patch, known)
  if (known !== undefined && known.watchers > 1) known.gains.set(patch, { place, gain: sum })
  return sum
}

function gained(place: number, from: unknown, to: unknown, patch: Patch, known: Known | undefined): number {
  if (Array.isArray(from) && Array.isArray(to)) {
    if (!Array.isArray(patch)) return gainInList(place, from, to, patch as { readonly [key: string]: Patch }, known)
    if (patch.length === 3) {
      const before = ofLength(place, from.length) + ofItems(place, from, patch[0])
      return (ofLength(place, to.length) + ofItems(place, to, patch[0]) - before) | 0
    }
  }
  if (Array.isArray(patch)) return (weight(place, to) - weight(place, from)) | 0
  let sum = 0
  const inside = patch as { readonly [key: string]: Patch | 0 }
  for (const key in inside) {
    const [old, now] = [own(from as Record<string, unknown>, key), own(to as Record<string, unknown>, key)]
    const change = inside[key] as Patch | 0
    const at = inField(place, key)
    if (old === undefined || change === 0) sum += weight(at, now) - weight(at, old)
    else sum += gain(at, old, now, change, known)
    sum |= 0
  }
  return sum
}

function gainInList(
  place: number,
  from: readonly unknown[],
  to: readonly unknown[],
  patch: { readonly [at: string]: Patch },
  known: Known | undefined,
): number {
  let sum = 0
  for (const at in patch) {
    const index = Number(at)
    sum = (sum + gain(inList(place, index), from[index] ?? null, to[index] ?? null, patch[at] as Patch, known)) | 0
  }
  return sum
}

function ofText(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h
}

function scramble(word: number): number {
  let h = word
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}
