import type { Json, Random } from '@orrery/kernel'

/** What is read of a schema of valibot to make values that it accepts, or nearly. */
interface Schema {
  readonly type: string
  readonly entries?: { readonly [field: string]: Schema }
  readonly item?: Schema
  readonly options?: readonly unknown[]
  readonly wrapped?: Schema
  readonly literal?: Json
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[]
}

/** Texts that break careless programs: markup, quotes, a null, half a character, another direction, names of properties, numbers. */
const EVIL = [
  ...['<img src=x onerror=alert(1)>', "'; drop table players; --", '${7*7}', '%', '_', '\\', '"', '../../etc/passwd', '=1+1', '\r\nx: y'],
  ...['\u0000', 'a\u0000b', '\ud800', 'a\u202eb', '\u2066x', '\u200b', 'e\u0301\u0301', '🜚', '0', '-1', '1e999', 'NaN'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'hall', 'spectator', 'all', 'x'.repeat(600)],
]

const NUMBERS = [0, 1, 2, 3, 7, -1, 0.5, 11, 60, 1000, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1e308, 8.64e15, 1.8e12]

/** Makes values for schemas; `known`: ids and words that mean something at the server, which is where it gets interesting. */
export function makerOf(random: Random, known: () => readonly string[]): (schema: unknown) => Json | undefined {
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)] as T

  function text(schema: Schema): string {
    const rules = (schema.pipe ?? []).flatMap(({ requirement }) => (requirement instanceof RegExp ? [requirement] : []))
    const fitting = known().filter((word) => rules.every((rule) => rule.test(word)))
    return fitting.length > 0 && random.below(5) > 0 ? pick(fitting) : pick(EVIL)
  }

  function anything(depth: number): Json {
    if (depth > 0 && random.below(3) === 0) return Array.from({ length: random.below(4) }, () => anything(depth - 1))
    if (depth > 0 && random.below(3) === 0)
      return Object.fromEntries(Array.from({ length: random.below(4) }, () => [pick([...EVIL, ...known()]), anything(depth - 1)]))
    return pick<Json>([null, true, pick(NUMBERS), pick(EVIL), ...known().slice(-3)])
  }

  function made(given: unknown): Json | undefined {
    const schema = given as Schema
    switch (schema.type) {
      case 'literal':
        return schema.literal
      case 'picklist':
        return pick(schema.options as Json[])
      case 'boolean':
        return random.below(2) === 0
      case 'number':
        return random.below(3) > 0 ? random.below(4) : pick(NUMBERS)
      case 'string':
        return text(schema)
      case 'optional':
      case 'exact_optional':
        return random.below(2) === 0 ? undefined : made(schema.wrapped)
      case 'nullable':
        return random.below(3) === 0 ? null : made(schema.wrapped)
      case 'array':
        return Array.from({ length: random.below(4) }, () => made(schema.item) ?? null)
      case 'union':
      case 'variant':
        return made(pick(schema.options ?? []))
      case 'strict_object':
      case 'object':
      case 'loose_object':
        return Object.fromEntries(
          Object.entries(schema.entries ?? {}).flatMap(([field, one]) => {
            const value = made(one)
            return value === undefined ? [] : [[field, value]]
          }),
        )
      default:
        return random.below(2) === 0 ? {} : anything(3)
    }
  }
  return made
}
