import { type Answer, type GameEvent, isObject, type Json, type SeenOption } from '@orrery/kernel'
import * as v from 'valibot'
import { LIMITS } from './limits.ts'

/** Whether a value from outside is JSON nested at most `depth` deep, without dangerous keys. */
export function isJson(value: unknown, depth: number = LIMITS.jsonDepth): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || depth === 0) return false
  if (Array.isArray(value)) return value.every((item) => isJson(item, depth - 1))
  return Object.entries(value).every(([key, held]) => key !== '__proto__' && isJson(held, depth - 1))
}

/** Whether a text in a value cannot be stored: Postgres takes no null characters, and no halves of characters. */
export function isUnstorable(value: unknown): boolean {
  const left: unknown[] = [value]
  while (left.length > 0) {
    const one = left.pop()
    if (typeof one === 'string' && (one.includes('\0') || !one.isWellFormed())) return true
    if (typeof one === 'object' && one !== null) left.push(...Object.keys(one), ...Object.values(one))
  }
  return false
}

/** Any JSON of bounded depth. */
export const json = v.custom<Json>((value) => isJson(value), 'not JSON, or nested too deep')

/** A JSON object. */
export const jsonObject = v.custom<{ [key: string]: Json }>(
  (value) => isJson(value) && isObject(value),
  'not a JSON object, or nested too deep',
)

/** An answer from a client. */
export const answer: v.GenericSchema<Answer> = v.union([
  v.strictObject({ option: v.pipe(v.string(), v.maxLength(200)) }),
  v.strictObject({ options: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(200)) }),
  v.strictObject({ plan: json }),
  v.strictObject({ concede: v.literal(true) }),
])

/** An option that an if-then takes, for its owner to read. */
const chosenOption = v.custom<SeenOption>((value) => isJson(value) && isObject(value) && typeof value.id === 'string', 'no option')

/** A seat's orders and if-thens from a client; only the game can parse the orders. */
export const beforehand = v.strictObject({
  orders: v.pipe(v.array(json), v.maxLength(LIMITS.orders)),
  ifs: v.pipe(
    v.array(
      v.strictObject({
        print: v.pipe(v.number(), v.safeInteger()),
        answer,
        events: v.pipe(v.array(v.custom<GameEvent>((value) => isJson(value) && isEvent(value), 'no event')), v.maxLength(20)),
        chosen: v.exactOptional(v.pipe(v.array(chosenOption), v.maxLength(60))),
      }),
    ),
    v.maxLength(LIMITS.orders),
  ),
  passes: v.exactOptional(v.boolean()),
})

function isEvent(value: Json): boolean {
  return isObject(value) && typeof value.type === 'string'
}
