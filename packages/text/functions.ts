import { FluentType, type FluentValue, type Scope } from '@fluent/bundle'
import { article, SUFFIXES, type Suffix, suffixed } from './hungarian.ts'

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

function listed(locales: readonly string[], items: readonly string[]): string {
  return new Intl.ListFormat([...locales], { type: 'conjunction' }).format(items)
}

function said(value: unknown): string {
  if (value instanceof Term) return value.value
  if (value instanceof List) return value.value.map(said).join(', ')
  if (value instanceof FluentType) return String(value.value)
  return String(value)
}

function attributeOf(value: unknown, name: string): string | null {
  return value instanceof Term ? value.attribute(name) : null
}

function isSuffix(name: string): name is Suffix {
  return name in SUFFIXES
}

function named(value: FluentValue | undefined): string | null {
  return value === undefined ? null : said(value)
}

/**
 * What messages may call:
 * - `ART($x)`: the Hungarian definite article before a term, a name or a number, `a` or `az`; `ART($x, start: 1)`
 *   begins a sentence. A term's attribute `.article` goes first.
 * - `SUFFIX($x, "nak")`: the word with a Hungarian suffix, named by its back-vowel form without accents (t, k, n, nak,
 *   ban, ba, bol, ra, rol, hoz, nal, tol, val, va, ert, ig, kent). A term's attribute of that name (`.nak = ...`) goes
 *   first. In a list the last one gets the suffix.
 * - `AN($x)`: the English indefinite article with the word, `an hour`; a term's attribute `.an` goes first.
 * - `FORM($x, "short")`: the term's attribute of that name, or else the term itself.
 * - `SIGNED($n)`: a number with its sign, `+2`, `−1`, `0`.
 */
export const functions: Record<string, (positional: FluentValue[], named: Record<string, FluentValue>) => FluentValue> = {
  ART([value], { start }) {
    const first = value instanceof List ? value.value[0] : value
    const found = attributeOf(first, 'article') ?? article(said(first))
    return start === undefined ? found : found.charAt(0).toUpperCase() + found.slice(1)
  },
  SUFFIX([value, wanted]) {
    const suffix = named(wanted) ?? ''
    if (!isSuffix(suffix)) throw new RangeError(`no suffix '${suffix}'; there are: ${Object.keys(SUFFIXES).join(', ')}`)
    const form = (one: unknown): string => attributeOf(one, suffix) ?? suffixed(said(one), suffix)
    if (!(value instanceof List)) return form(value)
    const last = value.value.length - 1
    return listed(
      ['hu'],
      value.value.map((one, at) => (at === last ? form(one) : said(one))),
    )
  },
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
