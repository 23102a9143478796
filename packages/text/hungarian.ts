/** Hungarian grammar for words known only at run time: players' names, terms without a form on file, numbers. */

/** Suffixes by their back-vowel form without accents, as messages and attributes write them. */
export const SUFFIXES = {
  t: 'accusative',
  k: 'plural',
  n: 'on',
  nak: 'dative',
  ban: 'in',
  ba: 'into',
  bol: 'out of',
  ra: 'onto',
  rol: 'down from',
  hoz: 'to',
  nal: 'at',
  tol: 'from',
  val: 'with',
  va: 'turned into',
  ert: 'for',
  ig: 'up to',
  kent: 'as',
} as const

export type Suffix = keyof typeof SUFFIXES

/** Back, front, or front and rounded. */
type Harmony = 'back' | 'front' | 'rounded'

/** The three forms by harmony, of the suffixes that need no linking vowel. */
const FORMS: Partial<Record<Suffix, readonly [string, string, string]>> = {
  nak: ['nak', 'nek', 'nek'],
  ban: ['ban', 'ben', 'ben'],
  ba: ['ba', 'be', 'be'],
  bol: ['ból', 'ből', 'ből'],
  ra: ['ra', 're', 're'],
  rol: ['ról', 'ről', 'ről'],
  hoz: ['hoz', 'hez', 'höz'],
  nal: ['nál', 'nél', 'nél'],
  tol: ['tól', 'től', 'től'],
  ert: ['ért', 'ért', 'ért'],
  ig: ['ig', 'ig', 'ig'],
  kent: ['ként', 'ként', 'ként'],
}

const DIGRAPHS = ['dzs', 'sz', 'zs', 'cs', 'gy', 'ny', 'ty', 'ly', 'dz']
const VOWEL = /[aáeéiíoóöőuúüű]/i
/** After these an accusative needs no linking vowel (`Zaelt`, `vadászt`). */
const SOFT_ENDS = ['l', 'r', 'n', 'ny', 'j', 'ly', 's', 'sz', 'z', 'zs']

/** `a` or `az` before a word or a number. */
export function article(word: string): 'a' | 'az' {
  const start = word.replace(/^[^\p{L}\p{N}]+/u, '')
  const digits = /^\d[\d\s.]*/.exec(start)?.[0].replace(/\D/g, '')
  if (digits !== undefined) return numberBeginsWithVowel(digits) ? 'az' : 'a'
  return VOWEL.test(start.charAt(0)) ? 'az' : 'a'
}

function numberBeginsWithVowel(digits: string): boolean {
  if (digits.startsWith('5')) return true
  if (!digits.startsWith('1')) return false
  const leading = digits.length % 3
  return leading === 1 // egy, ezer, egymillió; but tíz, száz, tízezer
}

/** The word with the suffix; numbers get a hyphen (`5-öt`). */
export function suffixed(word: string, suffix: Suffix): string {
  const number = /\d+$/.exec(word)
  if (number !== null) return `${word}-${numberEnding(numberWord(number[0]), suffix)}`
  const stem = lengthened(word)
  const ending = wordEnding(stem, suffix)
  if (suffix === 'val' || suffix === 'va') return assimilated(stem, ending)
  return stem + ending
}

/** A short final vowel becomes long before a suffix: `Omnio` - `Omniót`, `katona` - `katonát`. */
function lengthened(word: string): string {
  const long: Record<string, string> = { a: 'á', e: 'é', o: 'ó', ö: 'ő' }
  const last = word.slice(-1)
  return last in long ? word.slice(0, -1) + long[last] : word
}

function harmonyOf(word: string): Harmony {
  const vowels = word.toLowerCase().match(/[aáeéiíoóöőuúüű]/g) ?? []
  for (let at = vowels.length - 1; at >= 0; at--) {
    const vowel = vowels[at] as string
    if ('aáoóuú'.includes(vowel)) return 'back'
    if ('öőüű'.includes(vowel)) return at === vowels.length - 1 ? 'rounded' : 'front'
    if (vowel === 'e') return 'front'
  }
  return 'front'
}

function pick(forms: readonly [string, string, string], harmony: Harmony): string {
  return forms[harmony === 'back' ? 0 : harmony === 'front' ? 1 : 2]
}

/** The last sound in spelling: one letter or a digraph. */
function lastSound(word: string): string {
  const lower = word.toLowerCase()
  return DIGRAPHS.find((digraph) => lower.endsWith(digraph)) ?? lower.slice(-1)
}

function wordEnding(stem: string, suffix: Suffix): string {
  const harmony = harmonyOf(stem)
  const afterVowel = VOWEL.test(stem.slice(-1))
  const forms = FORMS[suffix]
  if (forms !== undefined) return pick(forms, harmony)
  if (suffix === 'val') return pick(['val', 'vel', 'vel'], harmony)
  if (suffix === 'va') return pick(['vá', 'vé', 'vé'], harmony)
  if (afterVowel) return suffix
  const sound = lastSound(stem)
  if (suffix === 't' && SOFT_ENDS.includes(sound) && VOWEL.test(stem.slice(0, -sound.length).slice(-1))) return 't'
  return pick(['o', 'e', 'ö'], harmony) + suffix
}

/** -val and -vá assimilate to the last consonant: `Zaellel`, `raj` - `rajjal`, `kéz` - `kézzel`. */
function assimilated(stem: string, ending: string): string {
  if (VOWEL.test(stem.slice(-1))) return stem + ending
  const sound = lastSound(stem)
  if (!/\p{L}$/u.test(stem)) return `${stem}-${ending}`
  const rest = ending.slice(1)
  if (sound.length > 1) return stem.slice(0, -sound.length) + sound.charAt(0) + sound + rest
  if (stem.toLowerCase().endsWith(sound + sound)) return `${stem}-${sound}${rest}`
  return stem + sound + rest
}

/** The spoken word at the end of a number, and its linking vowel before -t, -k and -n. */
function numberWord(digits: string): { readonly word: string; readonly link: string } {
  const ones = ['nulla', 'egy', 'kettő', 'három', 'négy', 'öt', 'hat', 'hét', 'nyolc', 'kilenc']
  const links = ['', 'e', '', 'a', 'e', 'ö', 'o', 'e', 'a', 'e']
  const tens = ['', 'tíz', 'húsz', 'harminc', 'negyven', 'ötven', 'hatvan', 'hetven', 'nyolcvan', 'kilencven']
  const tenLinks = ['', 'e', 'a', 'a', 'e', 'e', 'a', 'e', 'a', 'e']
  const last = Number(digits.slice(-1))
  if (last !== 0 || digits.length === 1) return { word: ones[last] as string, link: links[last] as string }
  const ten = Number(digits.slice(-2, -1))
  if (ten !== 0) return { word: tens[ten] as string, link: tenLinks[ten] as string }
  if (digits.slice(-3, -2) !== '0' && digits.length >= 3) return { word: 'száz', link: 'a' }
  return /000000$/.test(digits) ? { word: 'millió', link: '' } : { word: 'ezer', link: 'e' }
}

function numberEnding({ word, link }: { readonly word: string; readonly link: string }, suffix: Suffix): string {
  if (suffix === 't' || suffix === 'k') return link + suffix
  if (suffix === 'n') return VOWEL.test(word.slice(-1)) ? 'n' : pick(['on', 'en', 'ön'], harmonyOf(word))
  const ending = wordEnding(word, suffix)
  if (suffix !== 'val' && suffix !== 'va') return ending
  if (VOWEL.test(word.slice(-1))) return ending
  const sound = lastSound(word)
  return sound + ending.slice(1)
}
