/**
 * A 32-bit fingerprint of a JSON value that does not depend on the order of fields. Both ends compare it after a
 * patch. It finds mistakes, not malice.
 */
export function fingerprint(value: unknown): number {
  return mix(value, null) >>> 0
}

/**
 * Fingerprints of values that never change, one after the other: those of parts are remembered as long as the parts are, so that
 * a value that shares most of its parts with the one before it costs what is new.
 */
export function fingerprints(): (value: unknown) => number {
  const known = new WeakMap<object, number>()
  return (value) => mix(value, known) >>> 0
}

function mix(value: unknown, known: WeakMap<object, number> | null): number {
  switch (typeof value) {
    case 'number':
      return Number.isSafeInteger(value)
        ? scramble((value | 0) ^ Math.imul((value / 4294967296) | 0, 31) ^ 0x3c6ef372)
        : ofText(String(value))
    case 'string':
      return ofText(value)
    case 'boolean':
      return value ? 0x1b873593 : 0x2545f491
    case 'object': {
      if (value === null) return 0x85ebca6b
      const before = known?.get(value)
      if (before !== undefined) return before
      const print = Array.isArray(value) ? ofList(value, known) : ofFields(value as Record<string, unknown>, known)
      known?.set(value, print)
      return print
    }
    default:
      return 0
  }
}

function ofList(value: readonly unknown[], known: WeakMap<object, number> | null): number {
  let list = 0x27d4eb2f ^ value.length
  for (let i = 0; i < value.length; i++) list = scramble(Math.imul(list, 31) + mix(value[i] ?? null, known))
  return list
}

function ofFields(value: Record<string, unknown>, known: WeakMap<object, number> | null): number {
  let fields = 0x165667b1
  for (const key in value)
    if (value[key] !== undefined) fields = (fields + scramble(ofText(key) ^ Math.imul(mix(value[key], known), 0x9e3779b1))) | 0
  return scramble(fields)
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
