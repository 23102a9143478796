import { expect } from 'vitest'
import { tableText } from '../index.ts'

/** All values of a type, so that none is forgotten: `all<'a' | 'b'>({ a: true, b: true })`. */
export function all<Value extends string>(values: Readonly<Record<Value, true>>): readonly string[] {
  return Object.keys(values)
}

/** The ids `<before><value><after>` that lack a message in at least one language. */
export function unsaidOf(
  sources: { readonly en: string; readonly hu: string },
  composed: readonly (readonly [before: string, values: readonly string[], after?: string])[],
): readonly string[] {
  expect(composed.every(([, values]) => values.length > 0)).toBe(true)
  return (['en', 'hu'] as const).flatMap((language) => {
    const text = tableText(language, sources[language])
    const ids = composed.flatMap(([before, values, after = '']) => values.map((value) => `${before}${value}${after}`))
    return ids.filter((id) => !text.has(id)).map((id) => `${language}: ${id}`)
  })
}
