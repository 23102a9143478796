import { isObject, type Json } from '@orrery/kernel'

/**
 * What changed between two JSON values, read against the old one:
 * - `[value]`: replaced by the value;
 * - `[at, count, items]` on a list: `count` items from `at` on are replaced by `items`;
 * - `{ key: patch }`: changed inside, on an object by name and on a list by place; `0` instead of a patch means that the field is gone.
 */
export type Patch = readonly [Json] | readonly [number, number, readonly Json[]] | { readonly [key: string]: Patch | 0 }

type Fields = Record<string, unknown>

/**
 * The changes already computed for one version of a table. Viewers share parts of their views, which are the same objects before and after;
 * each shared part is compared and measured only once.
 */
export interface Known {
  /** How many viewers are left. Changes that no other viewer will ask for are not recorded. */
  watchers: number
  /** The changes, by the new part. */
  readonly changes: Map<object, { readonly from: unknown; readonly patch: Patch | null }>
  /** What a change adds to the fingerprint, at its place. */
  readonly gains: Map<Patch, { readonly place: number; readonly gain: number }>
}

/** An empty record, for a version that this many viewers see. */
export function nothingKnown(watchers: number): Known {
  return { watchers, changes: new Map(), gains: new Map() }
}

/**
 * The patch from `from` to `to`, or null if they are the same JSON. Undefined fields count as absent. `deep`: whether inner parts may be
 * recorded too; lists have too many of them.
 */
export function diff(from: unknown, to: unknown, known?: Known, deep = true): Patch | null {
  if (from === to) return null
  if (typeof from !== 'object' || from === null || typeof to !== 'object' || to === null) return [(to ?? null) as Json]
  const before = known?.changes.get(to)
  if (before?.from === from) return before.patch
  const patch = inside(from, to, deep ? known : undefined)
  if (known !== undefined && known.watchers > 1) known.changes.set(to, { from, patch })
  return patch
}

function inside(from: object, to: object, known: Known | undefined): Patch | null {
  if (Array.isArray(from) && Array.isArray(to)) return diffLists(from, to, known)
  if (isObject(from) && isObject(to)) return diffFields(from, to, known)
  return [to as Json]
}

function diffFields(from: Fields, to: Fields, known: Known | undefined): Patch | null {
  let patch: Record<string, Patch | 0> | null = null
  let kept = 0
  for (const key in to) {
    const value = to[key]
    if (value === undefined) continue
    const old = own(from, key)
    if (old !== undefined) kept++
    if (old === value) continue
    const inner = old === undefined ? ([value as Json] as const) : diff(old, value, known)
    if (inner === null) continue
    patch ??= {}
    patch[key] = inner
  }
  for (const key in from) {
    // More fields were there than were kept, so some were removed.
    if (from[key] === undefined || kept-- > 0) continue
    return without(from, to, patch ?? {})
  }
  return patch
}

/** Adds removed fields to a patch. */
function without(from: Fields, to: Fields, patch: Record<string, Patch | 0>): Patch {
  for (const key in from) if (from[key] !== undefined && own(to, key) === undefined) patch[key] = 0
  return patch
}

function diffLists(from: readonly unknown[], to: readonly unknown[], known?: Known): Patch | null {
  if (from.length === to.length) {
    let patch: Record<string, Patch> | null = null
    for (let i = 0; i < to.length; i++) {
      const inner = diff(from[i], to[i], known, false)
      if (inner === null) continue
      patch ??= {}
      patch[i] = inner
    }
    return patch
  }
  const shorter = Math.min(from.length, to.length)
  let head = 0
  while (head < shorter && diff(from[head], to[head]) === null) head++
  let tail = 0
  while (tail < shorter - head && diff(from[from.length - 1 - tail], to[to.length - 1 - tail]) === null) tail++
  return [head, from.length - head - tail, to.slice(head, to.length - tail) as Json[]]
}

/** The value after a patch; the old one does not change, and unchanged parts are shared. */
export function applyPatch(from: Json, patch: Patch | null): Json {
  if (patch === null) return from
  if (Array.isArray(patch)) {
    if (patch.length === 1) return patch[0]
    const [at, count, items] = patch
    if (!Array.isArray(from)) throw new RangeError('a patch of a list on something else')
    return [...from.slice(0, at), ...items, ...from.slice(at + count)]
  }
  const inner = Object.entries(patch)
  if (Array.isArray(from)) {
    const list = from.slice()
    for (const [at, change] of inner) list[Number(at)] = applyPatch(list[Number(at)] as Json, change === 0 ? [null] : change)
    return list
  }
  if (!isObject(from)) throw new RangeError('a patch of fields on something else')
  const fields: { [key: string]: Json } = { ...from }
  for (const [key, change] of inner) {
    if (change === 0) delete fields[key]
    else fields[key] = applyPatch((own(fields, key) ?? null) as Json, change)
  }
  return fields
}

/**
 * What a value of a type becomes by a patch that the server made from the same value. Compare the fingerprint before relying on it: the
 * patch alone does not prove that it was made from this value.
 */
export function patched<T>(before: T, patch: Patch | null): T {
  return applyPatch(before as Json, patch) as T
}

/** The object's own field. A key may equal the name of an inherited function or `__proto__`; JSON itself has no functions. */
export function own(fields: Fields, key: string): unknown {
  const value = fields[key]
  return typeof value !== 'function' && key !== '__proto__' ? value : Object.hasOwn(fields, key) ? value : undefined
}
