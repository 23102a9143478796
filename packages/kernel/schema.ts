import type { Catalogue } from './catalogue.ts'
import { isObject, type Json } from './json.ts'
import { moved } from './schema-ref.ts'
import type { CloneScope, Infer, Misfit, Moves, Schema } from './schema-type.ts'

export { bits, edition, ref, refOrNone } from './schema-ref.ts'
export type { CloneScope, Infer, Misfit, Schema } from './schema-type.ts'

type Fields = Record<string, Schema<unknown>>
type InferFields<F extends Fields> = { [K in keyof F]: Infer<F[K]> }

function scalar<T>(kind: string, fits: (value: unknown) => boolean): Schema<T> {
  return {
    kind,
    cloneSource: () => null,
    cloneValue: (value) => value,
    collect(value, misfits) {
      if (!fits(value)) misfits.push({ path: '', expected: kind })
    },
  }
}

/** A whole number. The type parameter names what it counts or identifies. */
export const int = <T extends number = number>(): Schema<T> => scalar<T>('whole number', (value) => Number.isSafeInteger(value))
/** Any finite number. */
export const number = (): Schema<number> => scalar('number', (value) => typeof value === 'number' && Number.isFinite(value))
/** Any text. */
export const string = <T extends string = string>(): Schema<T> => scalar<T>('text', (value) => typeof value === 'string')
/** True or false. */
export const boolean = (): Schema<boolean> => scalar('true or false', (value) => typeof value === 'boolean')
/** One of the given texts or numbers. */
export const oneOf = <const T extends readonly (string | number)[]>(...values: T): Schema<T[number]> =>
  scalar(`one of ${values.join(', ')}`, (value) => values.includes(value as T[number]))

/** The value or null. */
export function nullable<T>(inner: Schema<T>): Schema<T | null> {
  return {
    kind: `${inner.kind} or null`,
    cloneSource(value, scope) {
      const source = inner.cloneSource(value, scope)
      return source === null ? null : `(${value} === null ? null : ${source})`
    },
    cloneValue: (value) => (value === null ? null : inner.cloneValue(value)),
    collect(value, misfits) {
      if (value !== null) inner.collect(value, misfits)
    },
    ...renumbering([inner], (value: T | null, moves) => (value === null ? null : renumbered(inner, value, moves))),
  }
}

/** A list of items of one schema. */
export function array<T>(item: Schema<T>): Schema<T[]> {
  return {
    kind: `list of ${item.kind}`,
    cloneSource(value, scope) {
      const source = item.cloneSource('item', scope)
      if (source === null) return `${value}.slice()`
      const name = `list${scope.functions.length}`
      scope.functions.push(
        `function ${name}(from) { const to = []; for (let i = 0; i < from.length; i++) { const item = from[i]; to.push(${source}) } return to }`,
      )
      return `${name}(${value})`
    },
    cloneValue: (value) => value.map(item.cloneValue),
    collect(value, misfits) {
      if (!Array.isArray(value)) {
        misfits.push({ path: '', expected: `list of ${item.kind}` })
        return
      }
      for (let i = 0; i < value.length; i++) {
        const before = misfits.length
        item.collect(value[i], misfits)
        if (misfits.length > before) place(misfits, before, `[${i}]`)
      }
    },
    ...renumbering([item], (value: T[], moves) => value.map((held) => renumbered(item, held, moves))),
  }
}

/**
 * A list with one item for every entry of a catalogue, by number. Entries that were added after a position was stored get the item `fresh`.
 */
export function columns<T>(catalogue: Catalogue, item: Schema<T>, fresh: () => T): Schema<T[]> {
  return {
    ...array(item),
    kind: `list of ${item.kind}, one for each of '${catalogue.name}'`,
    catalogues: [...new Set([catalogue, ...(item.catalogues ?? [])])],
    renumber(value, moves) {
      const today = catalogue.keys.map(fresh)
      for (const [number, held] of value.entries()) today[moved(catalogue.name, number, moves)] = renumbered(item, held, moves)
      return today
    },
  }
}

/** A dictionary from text keys to items of one schema. Prefer lists: they are faster. */
export function record<T>(item: Schema<T>): Schema<Record<string, T>> {
  return {
    kind: `dictionary of ${item.kind}`,
    cloneSource(value, scope) {
      const source = item.cloneSource('from[key]', scope) ?? 'from[key]'
      const name = `dictionary${scope.functions.length}`
      scope.functions.push(`function ${name}(from) { const to = {}; for (const key in from) to[key] = ${source}; return to }`)
      return `${name}(${value})`
    },
    cloneValue: (value) => Object.fromEntries(Object.entries(value).map(([key, held]) => [key, item.cloneValue(held)])),
    collect(value, misfits) {
      if (!isObject(value)) misfits.push({ path: '', expected: 'dictionary' })
      else for (const key of Object.keys(value)) collectField(item, key, value, misfits)
    },
    ...renumbering([item], (value: Record<string, T>, moves) =>
      Object.fromEntries(Object.entries(value).map(([key, held]) => [key, renumbered(item, held, moves)])),
    ),
  }
}

/** An object with exactly these fields, always in this order (one hidden class for the engine). */
export function object<F extends Fields>(fields: F): Schema<InferFields<F>> {
  const names = Object.keys(fields)
  const field = (name: string): Schema<unknown> => fields[name] as Schema<unknown>
  return {
    kind: 'object',
    cloneSource(value, scope) {
      const name = `object${scope.functions.length}`
      const index = scope.functions.push('') - 1
      const parts = names.map((key) => {
        if (field(key).transient) return `${JSON.stringify(key)}: []`
        const read = `from[${JSON.stringify(key)}]`
        return `${JSON.stringify(key)}: ${field(key).cloneSource(read, scope) ?? read}`
      })
      scope.functions[index] = `function ${name}(from) { return { ${parts.join(', ')} } }`
      return `${name}(${value})`
    },
    cloneValue(value) {
      const source = value as Record<string, unknown>
      return Object.fromEntries(
        names.map((key) => [key, field(key).transient ? field(key).fresh?.() : field(key).cloneValue(source[key])]),
      ) as InferFields<F>
    },
    collect(value, misfits) {
      if (!isObject(value)) {
        misfits.push({ path: '', expected: 'object' })
        return
      }
      for (const key of names) if (!field(key).transient) collectField(field(key), key, value, misfits)
      for (const key of Object.keys(value)) {
        if (!(key in fields)) misfits.push({ path: `.${key}`, expected: 'nothing (unknown field)' })
      }
    },
    ...renumbering(Object.values(fields), (value: InferFields<F>, moves) => {
      const held = value as Record<string, unknown>
      return Object.fromEntries(
        Object.keys(held).map((key) => [key, key in fields ? renumbered(field(key), held[key], moves) : held[key]]),
      ) as InferFields<F>
    }),
  }
}

/** One of several objects told apart by the field `by`, e.g. `variant('kind', { ship: {...}, base: {...} })`. */
export function variant<B extends string, V extends Record<string, Fields>>(
  by: B,
  variants: V,
): Schema<{ [K in keyof V & string]: { [P in B]: K } & InferFields<V[K]> }[keyof V & string]> {
  type T = { [K in keyof V & string]: { [P in B]: K } & InferFields<V[K]> }[keyof V & string]
  const schemas = Object.fromEntries(
    Object.entries(variants).map(([name, fields]) => [name, object({ [by]: oneOf(name), ...fields })]),
  ) as unknown as Record<string, Schema<unknown>>
  const schemaOf = (value: unknown): Schema<unknown> | undefined => (isObject(value) ? schemas[String(value[by])] : undefined)
  return {
    kind: `one of ${Object.keys(variants).join(', ')}`,
    cloneSource(value, scope) {
      const name = `variant${scope.functions.length}`
      const index = scope.functions.push('') - 1
      const cases = Object.entries(schemas).map(
        ([key, schema]) => `case ${JSON.stringify(key)}: return ${schema.cloneSource('from', scope)};`,
      )
      scope.functions[index] = `function ${name}(from) { switch (from[${JSON.stringify(by)}]) { ${cases.join(' ')} } }`
      return `${name}(${value})`
    },
    cloneValue: (value) => (schemaOf(value) as Schema<unknown>).cloneValue(value) as T,
    collect(value, misfits) {
      const schema = schemaOf(value)
      if (schema === undefined) misfits.push({ path: `.${by}`, expected: `one of ${Object.keys(variants).join(', ')}` })
      else schema.collect(value, misfits)
    },
    ...renumbering(Object.values(schemas), (value: T, moves) => renumbered(schemaOf(value) as Schema<unknown>, value, moves) as T),
  }
}

/** The catalogue part of a schema with several parts: nothing if no part holds catalogue numbers. */
function renumbering<T>(
  parts: readonly Schema<unknown>[],
  renumber: (value: T, moves: Moves) => T,
): Pick<Schema<T>, 'catalogues' | 'renumber'> {
  const catalogues = [...new Set(parts.flatMap((part) => part.catalogues ?? []))]
  return catalogues.length === 0 ? {} : { catalogues, renumber }
}

function renumbered<T>(schema: Schema<T>, value: T, moves: Moves): T {
  return schema.renumber === undefined ? value : schema.renumber(value, moves)
}

/** A list that only passes values on while rules run: never stored, cloned or compared. */
export function transient<T>(): Schema<T[]> {
  return {
    kind: 'transient list',
    transient: true,
    fresh: () => [],
    cloneSource: () => '[]',
    cloneValue: () => [],
    collect: () => undefined,
  }
}

/** Any JSON value. Slow to clone; for rare and small data. */
export function json(): Schema<Json> {
  return {
    kind: 'JSON value',
    cloneSource: (value) => `JSON.parse(JSON.stringify(${value}))`,
    cloneValue: (value) => JSON.parse(JSON.stringify(value)) as Json,
    collect(value, misfits) {
      if (value === undefined || typeof value === 'function') misfits.push({ path: '', expected: 'JSON value' })
    },
  }
}

let generates = true

/** Says that generated code is forbidden here, so that it is not tried: strict pages report every attempt as an error. */
export function forbidGeneratedCode(): void {
  generates = false
}

/**
 * The clone of a schema as one generated function. It is 10 to 50 times as fast as a generic copy, because one literal makes each object.
 * Without generated code, it walks the schema instead.
 */
export function cloner<T>(schema: Schema<T>): (value: T) => T {
  if (!generates) return schema.cloneValue
  const scope: CloneScope = { functions: [] }
  const source = schema.cloneSource('value', scope) ?? 'value'
  try {
    return new Function(`${scope.functions.join('\n')}\nreturn (value) => ${source}`)() as (value: T) => T
  } catch {
    return schema.cloneValue
  }
}

/** All misfits of a value; empty if it fits. */
export function misfitsOf<T>(schema: Schema<T>, value: unknown): Misfit[] {
  const misfits: Misfit[] = []
  schema.collect(value, misfits)
  for (const misfit of misfits) misfit.path = misfit.path.replace(/^\./, '')
  return misfits
}

/** Begins the paths of the misfits from number `from` on with `step`. What fits, which is nearly everything, needs no path. */
function place(misfits: readonly Misfit[], from: number, step: string): void {
  for (const misfit of misfits.slice(from)) misfit.path = step + misfit.path
}

function collectField(schema: Schema<unknown>, key: string, of: Record<string, unknown>, misfits: Misfit[]): void {
  const before = misfits.length
  schema.collect(of[key], misfits)
  if (misfits.length > before) place(misfits, before, `.${key}`)
}

/** The value as the schema's type, with transient fields filled. Throws a `RangeError` that names every misfit. */
export function parse<T>(schema: Schema<T>, value: unknown): T {
  const misfits = misfitsOf(schema, value)
  if (misfits.length > 0) throw new RangeError(misfits.map((misfit) => `${misfit.path}: expected ${misfit.expected}`).join('; '))
  return schema.cloneValue(value as T)
}
