import type { Language } from '@orrery/text'
import { searchable } from '@orrery/text'
import type { Clan, Face, Keyword, Race, Rarity, Type } from '../face.ts'
import { byCost, byName, byRace, byType } from './deck.ts'

export const SORTS = ['type', 'race', 'cost', 'name', 'rarity'] as const
export type Sort = (typeof SORTS)[number]

/** A filter: a card has one of the values of each list, and all words. An empty list matches everything. */
export interface Filter {
  readonly words: string
  readonly races: readonly Race[]
  readonly types: readonly Type[]
  readonly subtypes: readonly string[]
  readonly keywords: readonly Keyword[]
  readonly rarities: readonly Rarity[]
  readonly clans: readonly Clan[]
  readonly costFrom: number
  readonly costTo: number
}

/** The highest printed cost, where the scale of costs ends. */
export const DEAREST = 19

export const NO_FILTER: Filter = {
  words: '',
  races: [],
  types: [],
  subtypes: [],
  keywords: [],
  rarities: [],
  clans: [],
  costFrom: 0,
  costTo: DEAREST,
}

const said = new Map<string, string>()

/** All text of a card in both languages, with the words for its type, race and so on. */
function wordsOf(face: Face, say: (id: string, language: Language) => string): string {
  const known = said.get(face.id)
  if (known !== undefined) return known
  const words: string[] = []
  for (const language of ['hu', 'en'] as const) {
    words.push(face.name[language], face.text[language], face.flavour?.[language] ?? '')
    words.push(
      say(`board-race-${face.race}`, language),
      say(`board-type-${face.type}`, language),
      say(`board-subtype-${face.subtype}`, language),
    )
    for (const keyword of face.keywords) words.push(say(`board-keyword-${keyword}`, language))
    words.push(say(`board-rarity-${face.rarity}`, language))
    if (face.clan !== null) words.push(say(`board-clan-${face.clan}`, language))
  }
  const all = searchable(words.join(' \n '))
  said.set(face.id, all)
  return all
}

/** The cards that match a filter, sorted. `say` returns the game's messages in both languages. */
export function found(
  pool: readonly Face[],
  filter: Filter,
  sort: Sort,
  language: Language,
  say: (id: string, language: Language) => string,
): Face[] {
  const words = searchable(filter.words)
    .split(/\s+/)
    .filter((word) => word !== '')
  const any = <T>(list: readonly T[], value: T) => list.length === 0 || list.includes(value)
  const passing = pool.filter((face) => {
    if (!any(filter.races, face.race) || !any(filter.types, face.type) || !any(filter.subtypes, face.subtype)) return false
    if (!any<string | null>(filter.clans, face.clan)) return false
    if (!any(filter.rarities, face.rarity) || !filter.keywords.every((keyword) => face.keywords.includes(keyword))) return false
    const cost = face.cost === 'X' ? 0 : face.cost
    if (cost < filter.costFrom || cost > filter.costTo) return false
    if (words.length === 0) return true
    const written = wordsOf(face, say)
    return words.every((word) => written.includes(word))
  })
  const rarities: readonly Rarity[] = ['ultrarare', 'rare', 'uncommon', 'common']
  const orders: Record<Sort, (a: Face, b: Face) => number> = {
    type: (a, b) => byType(a, b) || byRace(a, b) || byCost(a, b),
    race: (a, b) => byRace(a, b) || byType(a, b) || byCost(a, b),
    cost: (a, b) => byCost(a, b) || byType(a, b) || byRace(a, b),
    name: () => 0,
    rarity: (a, b) => rarities.indexOf(a.rarity) - rarities.indexOf(b.rarity) || byRace(a, b) || byType(a, b),
  }
  return passing.sort((a, b) => orders[sort](a, b) || byName(a, b, language))
}
