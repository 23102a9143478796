import { type CardDefinition, KEYWORDS, type Keyword } from '../effects/language/vocabulary.ts'
import type { Language } from './text.ts'

/** The names of the eight ship abilities as card texts write them. */
const NAMES: Readonly<Record<Language, Readonly<Record<Keyword, RegExp>>>> = {
  en: {
    cloak: /\bCloak\b/,
    rapidFire: /\bRapid Fire\b/,
    barrage: /\bBarrage\b/,
    formation: /\bFormation\b/,
    stealth: /\bStealth\b/,
    heavyWeapons: /\bHeavy Weapons\b/,
    repair: /\bRepair\b/,
    ordnance: /\bOrdnance\b/,
  },
  hu: {
    cloak: /álcázás/i,
    rapidFire: /gyorstüzelés/i,
    barrage: /sorozatlövés/i,
    formation: /kötelék/i,
    stealth: /lopakodás/i,
    heavyWeapons: /nehézfegyverzet/i,
    repair: /javítás/i,
    ordnance: /tűzszerészet/i,
  },
}

/** The ship abilities that a text mentions. */
export function keywordsOfText(text: string, language: Language): Keyword[] {
  return KEYWORDS.filter((keyword) => NAMES[language][keyword].test(text))
}

/** The ship abilities that a card has, gives, removes or requires. */
export function keywordsOfCard(card: CardDefinition): Keyword[] {
  const held = JSON.stringify([card.keywords, card.playIf ?? [], card.effects])
  return KEYWORDS.filter((keyword) => held.includes(`"${keyword}"`))
}
