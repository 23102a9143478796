import { COMBAT_CARDS } from '../content/combat-cards.ts'
import type { FactionTexts, LocalizedText } from '../content/texts.ts'
import type { Effect, Word } from '../effects/ability.ts'
import { effectsOf } from '../effects/cards.ts'
import { EXCEPTIONS } from './exceptions.ts'

type Language = keyof LocalizedText

/** How each language writes the words that effects name. */
const WRITTEN: Readonly<Record<Language, Readonly<Record<Word, RegExp>>>> = {
  en: {
    attack: /attack/i,
    defence: /defence/i,
    morale: /morale/i,
    die: /\b(?:die|dice)\b/i,
    token: /token/i,
    lose: /\bloses?\b/i,
    spend: /\bspends?\b/i,
    reroll: /\brerolls?\b/i,
    convert: /\bconvert/i,
    rout: /\brout/i,
    rally: /\brall(?:y|ies)\b/i,
    retreat: /\bretreat/i,
    destroy: /\bdestroy/i,
    discard: /\bdiscard/i,
    attacker: /\battacker\b/i,
    defender: /\bdefender\b/i,
    must: /\bmust\b/i,
    opponent: /\boppo(?:nent|sing)|\bhis\b/i,
  },
  hu: {
    attack: /támadás/i,
    defence: /védekezés/i,
    morale: /morál/i,
    die: /kock/i,
    token: /jelző/i,
    lose: /vesz[tí]/i,
    spend: /költ|kockáért|feláldoz/i,
    reroll: /újra ?(?:dob|kell dob)|újradob/i,
    convert: /változtat/i,
    rout: /futam/i,
    rally: /sorako/i,
    retreat: /vissza ?von|visszavon/i,
    destroy: /semmis/i,
    discard: /eldob|el nem dob/i,
    attacker: /támadó(?:ként)?\b/i,
    defender: /védekező/i,
    must: /kell/i,
    opponent: /ellen(?:fel|fél|ség)|játékos/i,
  },
}

/** The figures above 1 in a text; a 1 is often an article, and levels are part of a name. */
function figures(text: string): number[] {
  return [...text.matchAll(/\d+/g)]
    .map(Number)
    .filter((figure) => figure > 1)
    .sort((a, b) => a - b)
}

function unique<T>(items: readonly T[]): T[] {
  return items.filter((item, at) => items.indexOf(item) === at)
}

function abilityProblems(at: string, text: LocalizedText | null, effects: readonly Effect[]): string[] {
  if (text === null) return effects.length === 0 ? [] : [`${at}: has effects and no text`]
  if (effects.length === 0) return [`${at}: has a text and no effect`]
  const problems: string[] = []
  const exception = EXCEPTIONS[at]
  const meant = [...effects.flatMap(({ numbers }) => numbers).filter((figure) => figure > 1), ...(exception?.figures ?? [])].sort(
    (a, b) => a - b,
  )
  const words = effects.flatMap((effect) => effect.words)
  for (const language of ['en', 'hu'] as const) {
    const said = figures(text[language])
    const [shown, wanted] = [unique(said).join(', '), unique(meant).join(', ')]
    if (shown !== wanted) problems.push(`${at}: ${language} says ${shown || 'no figure'}, its effect ${wanted || 'none'}`)
    for (const word of unique(words)) {
      if (!WRITTEN[language][word].test(text[language]) && !(exception?.words ?? []).includes(word)) {
        problems.push(`${at}: ${language} does not say '${word}'`)
      }
    }
  }
  return problems
}

/** Differences between the text of a combat card and its effects, in figures or words, in either language. */
export function wordingProblems(texts: readonly FactionTexts[]): string[] {
  return COMBAT_CARDS.flatMap(({ id, key, faction }) => {
    const text = texts[faction]?.cards[key]
    if (text === undefined) return [`${key}: has no text`]
    const { general, unit } = effectsOf(id)
    return [
      ...abilityProblems(`${key}: general`, text.general, general),
      ...abilityProblems(`${key}: unit`, text.unit, unit === null ? [] : [unit]),
    ]
  })
}
