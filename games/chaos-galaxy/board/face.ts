import type { Language } from '@orrery/text'
import { CARDS, type CardType } from '../content/cards.ts'
import { TEXTS } from '../content/texts/all.ts'
import type { CardText } from '../content/texts.ts'
import {
  type CardDefinition,
  type Clan,
  FIGURES,
  type Figure,
  type Keyword,
  type Race,
  type Rarity,
  type Type,
} from '../effects/language/vocabulary.ts'

export { CLANS, FIGURES, KEYWORDS, RACES, RARITIES, SUBTYPES, TYPES } from '../effects/language/vocabulary.ts'
export type { Clan, Figure, Keyword, Race, Rarity, Type }

export type Figures = Readonly<Record<Figure, number>>

/** Everything on a card's face, in both languages, for drawing, search and print. */
export interface Face {
  readonly id: string
  /** The number of the card type, from 0. */
  readonly number: CardType
  readonly name: Readonly<Record<Language, string>>
  readonly race: Race
  readonly type: Type
  readonly subtype: string
  readonly rarity: Rarity
  readonly clan: Clan | null
  readonly cost: number | 'X'
  /** Figures of a ship, modifiers of weaponry and crew; null for other types. */
  readonly figures: Figures | null
  /** Developments that a base needs; null on other types. */
  readonly limit: number | 'X' | '?' | null
  /** Armour of a base, 0 if it has none. */
  readonly armour: number
  readonly keywords: readonly Keyword[]
  readonly text: Readonly<Record<Language, string>>
  readonly effects: CardDefinition['effects']
  readonly flavour: Readonly<Record<Language, string>> | null
}

const NO_TEXT: CardText = { name: { hu: '?', en: '?' }, text: { hu: '', en: '' } }

/** The faces of all cards by the number of their type. */
export const FACES: readonly Face[] = CARDS.map((card) => {
  const { name, text, flavour } = TEXTS[card.id] ?? NO_TEXT
  const [speed, firepower, armour, bombing] = card.values
  const moving = card.type === 'ship' || card.type === 'weaponry' || card.type === 'crew'
  return {
    id: card.id,
    number: card.number,
    name,
    race: card.race,
    type: card.type,
    subtype: card.subtype,
    rarity: card.rarity,
    clan: card.clan,
    cost: card.cost,
    figures: moving ? { speed, firepower, armour, bombing } : null,
    limit: card.type === 'base' ? (card.figures.limit ?? null) : null,
    armour: card.type === 'base' ? armour : 0,
    keywords: card.keywords,
    text,
    effects: card.effects,
    flavour: flavour ?? null,
  }
})

const byId = new Map(FACES.map((face) => [face.id, face]))

/** The face of a card by its id. */
export function faceById(id: string): Face | undefined {
  return byId.get(id)
}

/** A ship's spaces in the hangar by class, 1 to 4; 0 for other cards. */
export function sizeOf(face: Pick<Face, 'type' | 'subtype'>): 0 | 1 | 2 | 3 | 4 {
  if (face.type !== 'ship') return 0
  return face.subtype === 'scout' ? 1 : face.subtype === 'cruiser' ? 3 : face.subtype === 'destroyer' ? 4 : 2
}

/** Whether any figure is worth showing. */
export function hasFigures(figures: Figures | null): figures is Figures {
  return figures !== null && FIGURES.some((figure) => figures[figure] !== 0)
}
