import { COPIES } from '../../rules/deck.ts'
import { FACES, type Face, faceById, RACES, type Race, TYPES, type Type } from '../face.ts'

/** Copies by card id. */
export type Cards = Readonly<Record<string, number>>

/** A stored deck, legal or not. */
export interface Deck {
  /** Unique for a stored deck; a starter deck's id. */
  readonly id: string
  readonly name: string
  readonly cards: Cards
}

/** A card of a deck with its copies. */
export interface Entry {
  readonly face: Face
  readonly copies: number
}

/** The most copies of a card in a deck (CG-DECK-2). */
export const LIMIT = COPIES
/** The longest name of a deck, in letters. */
export const LONGEST_NAME = 60
/** No deck needs more cards than this; limits what comes from outside. */
export const MOST_CARDS = 200

/** The cards of a deck in the order of a deck list: type, cost, name. Unknown ids are left out. */
export function entriesOf(cards: Cards, language: 'hu' | 'en'): Entry[] {
  const entries: Entry[] = []
  for (const [id, copies] of Object.entries(cards)) {
    const face = faceById(id)
    if (face !== undefined && copies > 0) entries.push({ face, copies })
  }
  return entries.sort((a, b) => byType(a.face, b.face) || byCost(a.face, b.face) || byName(a.face, b.face, language))
}

const costOf = (face: Face) => (face.cost === 'X' ? -1 : face.cost)
/** Compares cards for sorting by type. */
export const byType = (a: Face, b: Face) => TYPES.indexOf(a.type) - TYPES.indexOf(b.type)
/** Compares cards for sorting by race. */
export const byRace = (a: Face, b: Face) => RACES.indexOf(a.race) - RACES.indexOf(b.race)
/** Compares cards for sorting by cost, the cheapest first. */
export const byCost = (a: Face, b: Face) => costOf(a) - costOf(b)
/** Compares cards for sorting by their names in a language. */
export const byName = (a: Face, b: Face, language: 'hu' | 'en') => a.name[language].localeCompare(b.name[language], language)

/** The deck with this many more copies of a card (or fewer, if negative). */
export function withCopies(cards: Cards, id: string, change: number): Cards {
  const copies = Math.max(0, (cards[id] ?? 0) + change)
  const { [id]: _, ...others } = cards
  return copies === 0 ? others : { ...others, [id]: copies }
}

/** The number of cards by race, by type and by cost; costs from 8 up are counted together, and X as -1. */
export function countsOf(cards: Cards): {
  readonly races: ReadonlyMap<Race, number>
  readonly types: ReadonlyMap<Type, number>
  readonly costs: ReadonlyMap<number, number>
} {
  const races = new Map<Race, number>()
  const types = new Map<Type, number>()
  const costs = new Map<number, number>()
  for (const { face, copies } of entriesOf(cards, 'en')) {
    races.set(face.race, (races.get(face.race) ?? 0) + copies)
    types.set(face.type, (types.get(face.type) ?? 0) + copies)
    const cost = face.cost === 'X' ? -1 : Math.min(8, face.cost)
    costs.set(cost, (costs.get(cost) ?? 0) + copies)
  }
  return { races, types, costs }
}

/** The card ids of a deck, each as often as it has copies. */
export function listOf(cards: Cards): string[] {
  return Object.entries(cards).flatMap(([id, copies]) => new Array<string>(copies).fill(id))
}

/** All cards there are. */
export const POOL: readonly Face[] = FACES
