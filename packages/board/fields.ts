import { isObject, type Json } from '@orrery/kernel'
import { type PlanField, withValue } from './plan.ts'

type Bounds = { readonly [key: string]: Json }

/**
 * The fields that follow from a plan's bounds: an object whose entries say what each field of the plan may be. `{ least, most, step? }` or
 * `{ min, max, step? }` is a number, a list of plain values one of them, `true` or `false` a flag, an object of such entries a group.
 * `label` names a field by its path joined with `-`.
 */
export function fieldsOf(bounds: Json, label: (path: string) => string): readonly PlanField[] {
  return isObject(bounds) ? entries(bounds, [], label) : []
}

function entries(bounds: Bounds, path: readonly string[], label: (path: string) => string): readonly PlanField[] {
  return Object.entries(bounds).flatMap(([key, bound]): readonly PlanField[] => {
    const at = [...path, key]
    const named = { path: at, label: label(at.join('-')) }
    const number = numberIn(bound)
    if (number !== null) return [{ ...named, kind: 'number', ...number }]
    if (typeof bound === 'boolean') return [{ ...named, kind: 'flag' }]
    if (Array.isArray(bound) && bound.every((value) => typeof value !== 'object'))
      return [{ ...named, kind: 'choice', values: bound.map((value) => ({ value, label: label(`${at.join('-')}-${value}`) })) }]
    return isObject(bound) ? entries(bound, at, label) : []
  })
}

function numberIn(bound: Json): { least: number; most: number; step: number } | null {
  if (!isObject(bound)) return null
  const least = bound.least ?? bound.min
  const most = bound.most ?? bound.max
  if (typeof least !== 'number' || typeof most !== 'number') return null
  return { least, most, step: typeof bound.step === 'number' ? bound.step : 1 }
}

/** The plan that fields start with: the least numbers, the first choices, no flags. */
export function beginningOf(fields: readonly PlanField[]): Json {
  let value: Json = {}
  for (const field of fields)
    value = withValue(
      value,
      field.path,
      field.kind === 'number' ? field.least : field.kind === 'flag' ? false : (field.values[0]?.value ?? null),
    )
  return value
}
