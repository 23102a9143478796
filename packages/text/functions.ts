import { FluentType, type FluentValue, type Scope } from '@fluent/bundle'
import type { MessageFunction } from './locale/locale.ts'

/** A term of the game inside a message: it prints its text, and has the forms that its message gives as attributes. */
export class Term extends FluentType<string> {
  /** The text of an attribute of the term's message, or null. */
  readonly attribute: (name: string) => string | null

  constructor(said: string, attribute: (name: string) => string | null) {
    super(said)
    this.attribute = attribute
  }

  override toString(_scope: Scope): string {
    return this.value
  }
}

/** A list inside a message: it is printed with 'and' before the last item. */
export class List extends FluentType<readonly (string | Term)[]> {
  override toString(scope: Scope): string {
    return listed(
      scope.bundle.locales,
      this.value.map((item) => said(item)),
    )
  }
}

/** The items with 'and' before the last one. */
export function listed(locales: readonly string[], items: readonly string[]): string {
  return new Intl.ListFormat([...locales], { type: 'conjunction' }).format(items)
}

/** What a message prints for a value. */
export function said(value: unknown): string {
  if (value instanceof Term) return value.value
  if (value instanceof List) return value.value.map(said).join(', ')
  if (value instanceof FluentType) return String(value.value)
  return String(value)
}

/** The text of a term's attribute; null if the value is no term, or has none of that name. */
export function attributeOf(value: unknown, name: string): string | null {
  return value instanceof Term ? value.attribute(name) : null
}

/** A function's own argument, as text; null if it was left out. */
export function named(value: FluentValue | undefined): string | null {
  return value === undefined ? null : said(value)
}

/**
 * What the messages of every language may call:
 * - `AN($x)`: the English indefinite article with the word, `an hour`; a term's attribute `.an` goes first.
 * - `FORM($x, "short")`: the term's attribute of that name, or else the term itself.
 * - `SIGNED($n)`: a number with its sign, `+2`, `−1`, `0`.
 */
export const functions: Readonly<Record<string, MessageFunction>> = {
  AN([value]) {
    const text = said(value)
    return attributeOf(value, 'an') ?? `${/^(?:[aeiou]|8|11|18)/i.test(text) ? 'an' : 'a'} ${text}`
  },
  FORM([value, wanted]) {
    return attributeOf(value, named(wanted) ?? '') ?? said(value)
  },
  SIGNED([value]) {
    const number = Number(said(value))
    return number > 0 ? `+${number}` : number < 0 ? `\u2212${-number}` : '0'
  },
}
