import type { Said, Unit } from './number.ts'

export type Language = 'hu' | 'en'

/** How a language prints numbers. */
interface Speech {
  /** Number words with their endings; the word for one is an article, not a number. */
  readonly words: readonly [RegExp, string][]
  /** What a number counts, by the words around it; the first match decides. `N` is the number. */
  readonly units: readonly [string, readonly Unit[], ((value: number) => number)?][]
}

const ONCE = () => 1
const TWICE = () => 2
const less = (value: number): number => -value

const SPEECH: Readonly<Record<Language, Speech>> = {
  en: {
    words: [
      [/(?<=\bchoose )one\b(?! of)/gi, '1'],
      [/\btwo\b/gi, '2'],
      [/\bthree\b/gi, '3'],
      [/\bfour\b/gi, '4'],
      [/\bfive\b/gi, '5'],
      [/\bsix\b/gi, '6'],
      [/\bseven\b/gi, '7'],
      [/\beight\b/gi, '8'],
      [/\bnine\b/gi, '9'],
      [/\bten\b/gi, '10'],
      [/\bhalf\b/gi, '2'],
    ],
    units: [
      ['(?<=[+-])N speed', ['speed']],
      ['(?<=[+-])N firepower', ['firepower']],
      ['(?<=[+-])N armour', ['armour']],
      ['(?<=[+-])N bombing', ['bombing']],
      ['N armour left', ['armour left']],
      ['at most twice per combat', ['times a combat'], TWICE],
      ['at most twice per turn', ['times a turn'], TWICE],
      ['once per combat', ['times a combat'], ONCE],
      ['once per turn', ['times a turn'], ONCE],
      ['attack only once', ['times a turn'], ONCE],
      ['choose N', ['choice']],
      ['scouts? (?:and|or) fighters?', ['size at most'], TWICE],
      ['cruisers? (?:and|or) destroyers?', ['size at least'], () => 3],
      ['of size N or less', ['size at most']],
      ['N credits less', ['credit'], less],
      ['minus N', ['number'], less],
      ['N (?:more )?credits?', ['credit']],
      ['N damage', ['damage']],
      ['N developments?', ['development']],
      ['costs? N less', ['price'], less],
      ['for N less', ['price'], less],
      ['costs? N more', ['price']],
      ['top N cards', ['number', 'card']],
      ['N cards', ['card', 'number']],
    ],
  },
  hu: {
    words: [
      [/(?<=válassz )egyet(?!\p{L})/giu, '1'],
      [/(?<!\p{L})(?:mind)?(?:kettő(?:t|vel|nél)?|két(?:féle)?)(?!\p{L})/giu, '2'],
      [/(?<!\p{L})(?:mind)?(?:három(?:féle|nál)?|hárm(?:at|an))(?!\p{L})/giu, '3'],
      [/(?<!\p{L})négy(?:et|en)?(?!\p{L})/giu, '4'],
      [/(?<!\p{L})öt(?:öt|en)?(?!\p{L})/giu, '5'],
      [/(?<!\p{L})hat(?:ot|an)?(?!\p{L})/giu, '6'],
      [/(?<!\p{L})hét(?!\p{L})/giu, '7'],
      [/(?<!\p{L})nyolc(?:at)?(?!\p{L})/giu, '8'],
      [/(?<!\p{L})kilenc(?:et)?(?!\p{L})/giu, '9'],
      [/(?<!\p{L})tíz(?:et)?(?!\p{L})/giu, '10'],
      [/(?<!\p{L})(?:fele|felét)(?!\p{L})/giu, '2'],
      // One each, in Hungarian: `1-1 credittel`. A number with an ending: `3-at`.
      [/(\d+)-\1(?!\d)/g, '$1'],
      [/(\d)-\p{L}+/gu, '$1'],
    ],
    units: [
      ['(?<=[+-])N sebesség\\p{L}*', ['speed']],
      ['(?<=[+-])N tűzerő\\p{L}*', ['firepower']],
      ['(?<=[+-])N páncélzat\\p{L}*', ['armour']],
      ['(?<=[+-])N bombázás\\p{L}*', ['bombing']],
      ['N páncélzata marad', ['armour left']],
      ['harconként (?:legfeljebb )?kétszer', ['times a combat'], TWICE],
      ['körönként (?:legfeljebb )?kétszer', ['times a turn'], TWICE],
      ['harconként egyszer', ['times a combat'], ONCE],
      ['körönként egyszer', ['times a turn'], ONCE],
      ['csak egyszer támadhat', ['times a turn'], ONCE],
      ['válassz N', ['choice']],
      ['felderítő\\p{L}* (?:és|vagy) vadászgép', ['size at most'], TWICE],
      ['cirkáló\\p{L}* (?:és|vagy) romboló', ['size at least'], () => 3],
      ['legfeljebb cirkáló méretű', ['size at most'], () => 3],
      ['N creditköltség', ['number']],
      ['N credittel olcsóbb', ['price'], less],
      ['N credittel többe', ['price']],
      ['N credittel kevesebb', ['credit'], less],
      ['N kevesebb', ['number'], less],
      ['N credit', ['credit']],
      ['N(?:-\\p{L}+)? több credit', ['credit']],
      ['N sebzés', ['damage']],
      ['N fejlesztés', ['development']],
      ['felső N lap', ['number', 'card']],
      ['N lap', ['card', 'number']],
    ],
  },
}

const NUMBER = '(\\d+)'

/** Every number that a text prints, in digits or in words. */
export function numbersOfText(text: string, language: Language): Said[] {
  const speech = SPEECH[language]
  let left = text
  for (const [word, digits] of speech.words) left = left.replace(word, digits)
  const found: Said[] = []
  for (const [pattern, units, made] of speech.units) {
    left = left.replace(new RegExp(pattern.replace('N', NUMBER), 'giu'), (...match) => {
      const [whole, digits] = match as [string, string | number]
      const start = match.findIndex((part) => typeof part === 'number')
      const number = typeof digits === 'string' ? signed(Number(digits), left[(match[start] as number) - 1], units) : 0
      found.push({ value: made === undefined ? number : made(number), units, at: whole })
      return whole.replace(/\d/g, ' ').replace(/\p{L}/gu, '_')
    })
  }
  for (const match of left.matchAll(/\d+/g)) found.push({ value: Number(match[0]), units: [], at: around(left, match.index) })
  return found
}

/** The value with the sign before it, if the number changes a figure. */
function signed(value: number, before: string | undefined, units: readonly Unit[]): number {
  const changes = ['speed', 'firepower', 'armour', 'bombing'].includes(units[0] as string)
  return changes && before === '-' ? -value : value
}

function around(text: string, at: number): string {
  return text.slice(Math.max(0, at - 12), at + 12).trim()
}
