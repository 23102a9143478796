import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { List, Term } from './functions.ts'
import type { Locale } from './locale/locale.ts'
import type { Fill, Text } from './text.ts'

/** Keeps a number and its % on one line. */
function held(source: string): string {
  return source.replaceAll(/(?<=[}\d]) %/g, '\u00a0%')
}

/** A name that ends with ! or ? closes its sentence by itself: no full stop or colon follows, and what comes then begins another one. */
function closed(said: string): string {
  return said
    .replaceAll(/([!?])\.(?!\.)/g, '$1')
    .replaceAll(/([!?]): (.)/gu, (_, mark: string, next: string) => `${mark} ${next.toUpperCase()}`)
}

/**
 * A text from one or more sources in Fluent's syntax; later ones override earlier ones. Never throws for faulty messages: they are shown as
 * their id, and `differences` finds them in the tests.
 */
export function textIn({ language, functions }: Locale, ...sources: readonly string[]): Text {
  const bundle = new FluentBundle(language, { functions, useIsolating: false })
  for (const source of sources) bundle.addResource(new FluentResource(held(source)), { allowOverrides: true })

  function patternOf(id: string) {
    const dot = id.indexOf('.')
    if (dot < 0) return bundle.getMessage(id)?.value ?? null
    return bundle.getMessage(id.slice(0, dot))?.attributes[id.slice(dot + 1)] ?? null
  }

  function say(id: string, params: Fill = {}): string {
    const pattern = patternOf(id)
    if (pattern === null) return `[${id}]`
    const variables: Record<string, FluentVariable> = {}
    for (const name of Object.keys(params)) {
      const value = variable(params[name])
      if (value !== null) variables[name] = value
    }
    return closed(bundle.formatPattern(pattern, variables, []))
  }

  function variable(value: unknown): FluentVariable | null {
    if (typeof value === 'number') return value
    if (typeof value === 'string') return term(value)
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (Array.isArray(value)) return new List(value.map((one) => (typeof one === 'string' ? term(one) : String(one))))
    return null
  }

  function term(value: string): string | Term {
    if (!value.startsWith('@')) return value
    const id = value.slice(1)
    return new Term(say(id), (name) => (patternOf(`${id}.${name}`) === null ? null : say(`${id}.${name}`)))
  }

  return { language, has: (id) => patternOf(id) !== null, say }
}
