import common from '../common/hu.ts'
import { attributeOf, functions, List, listed, named, said } from '../functions.ts'
import { article, SUFFIXES, type Suffix, suffixed } from '../hungarian.ts'
import type { Locale } from './locale.ts'

function isSuffix(name: string): name is Suffix {
  return name in SUFFIXES
}

/**
 * Hungarian. Its messages may also call:
 * - `ART($x)`: the definite article before a term, a name or a number, `a` or `az`; `ART($x, start: 1)` begins a sentence. A term's
 *   attribute `.article` goes first.
 * - `SUFFIX($x, "nak")`: the word with a suffix, named by its back-vowel form without accents (t, k, n, nak, ban, ba, bol, ra, rol, hoz,
 *   nal, tol, val, va, ert, ig, kent). A term's attribute of that name (`.nak = ...`) goes first. In a list the last one gets the suffix.
 */
export const hu: Locale = {
  language: 'hu',
  common,
  functions: {
    ...functions,
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
  },
}
