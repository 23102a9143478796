import { type Language, searchable } from '@orrery/text'
import { pathOf } from './shelf.ts'

/** Text in both languages. */
export type Both = Readonly<Record<Language, string>>

/** A numbered rule. */
export interface BookRule extends Both {
  readonly id: string
  /** Orrery's ruling where the sources leave it open. */
  readonly ruling?: string | Both
  readonly example?: string | Both
  readonly definition?: boolean
}

/** The Hungarian notes of rules, by rule id: `rulebook/notes.hu.yaml`. */
export type HungarianNotes = Readonly<Record<string, { readonly ruling?: string; readonly example?: string }>>

/** A section's summary in plain words, with an example; shown beside its numbered rules. */
export interface PlainWords extends Both {
  readonly example?: Both
}

export interface BookSection {
  readonly id: string
  readonly title: Both
  /** The section's summary, if the book has plain words. */
  readonly plain?: PlainWords
  readonly rules: readonly BookRule[]
}

/** A term of the game and its meaning. */
export interface BookTerm extends Both {
  readonly id: string
  readonly means: Both
}

/** A game's rulebook as `rulebook/rules.yaml` has it. */
export interface Book {
  readonly game: string
  readonly title: Both
  readonly terms?: readonly BookTerm[]
  readonly sections: readonly BookSection[]
}

const files = import.meta.glob<{ readonly default: Book }>('../../../games/*/rulebook/rules.yaml')
const words = import.meta.glob<{ readonly default: Readonly<Record<string, PlainWords>> }>('../../../games/*/rulebook/plain.yaml')
const notes = import.meta.glob<{ readonly default: HungarianNotes }>('../../../games/*/rulebook/notes.hu.yaml')
const books = new Map<string, Promise<Book | null>>()

/** A game's rulebook, loaded once; null if it has none. */
export function bookOf(game: string): Promise<Book | null> {
  let book = books.get(game)
  if (book === undefined) {
    book = readBook(game)
    books.set(game, book)
  }
  return book
}

async function readBook(game: string): Promise<Book | null> {
  const beside = (name: string): string => pathOf(game).replace('rules.yaml', name)
  const [book, plain, hungarian] = await Promise.all([
    files[pathOf(game)]?.(),
    words[beside('plain.yaml')]?.(),
    notes[beside('notes.hu.yaml')]?.(),
  ])
  return book === undefined ? null : withNotes(withPlain(book.default, plain?.default ?? {}), hungarian?.default ?? {})
}

/** A book with its Hungarian notes. */
export function withNotes(book: Book, hungarian: HungarianNotes): Book {
  const both = (note: string | Both | undefined, hu: string | undefined) =>
    typeof note === 'string' && hu !== undefined ? { en: note, hu } : note
  const noted = (rule: BookRule): BookRule => {
    const own = hungarian[rule.id]
    if (own === undefined) return rule
    const [ruling, example] = [both(rule.ruling, own.ruling), both(rule.example, own.example)]
    return { ...rule, ...(ruling === undefined ? {} : { ruling }), ...(example === undefined ? {} : { example }) }
  }
  return { ...book, sections: book.sections.map((section) => ({ ...section, rules: section.rules.map(noted) })) }
}

/** A book with its sections' plain words. */
export function withPlain(book: Book, plain: Readonly<Record<string, PlainWords>>): Book {
  const sections = book.sections.map((section) => {
    const words = plain[section.id]
    return words === undefined ? section : { ...section, plain: words }
  })
  return { ...book, sections }
}

/** The rule with that id, or null. */
export function ruleOf(book: Book, id: string): BookRule | null {
  for (const section of book.sections) for (const rule of section.rules) if (rule.id === id) return rule
  return null
}

/** Text that may exist in one language only. */
export function inLanguage(text: string | Both, language: Language): string {
  return typeof text === 'string' ? text : text[language]
}

/** A rule that a search found, with its section. */
export interface FoundRule {
  readonly rule: BookRule
  readonly section: BookSection
}

/** The weight of a match: a whole word, the beginning of one, or inside one. */
const WHOLE = 4
const BEGUN = 3
const INSIDE = 1

function worth(word: string, text: string): number {
  const at = ` ${text}`
  if (!at.includes(word)) return 0
  if (new RegExp(`[^\\p{L}\\p{N}]${escaped(word)}(?![\\p{L}\\p{N}])`, 'u').test(at)) return WHOLE
  return new RegExp(`[^\\p{L}\\p{N}]${escaped(word)}`, 'u').test(at) ? BEGUN : INSIDE
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** The weights of a match in the rule's id, in its section's title, and in the rule itself, compared with its notes. */
const OF_NUMBER = 12
const OF_TITLE = 3
const OF_RULE = 4

/**
 * The rules that contain all the wanted words, best first: a match in the rule itself counts more than one in its notes, a whole word more
 * than a part, and a short rule more than a long one. Ignores accents and case.
 */
export function found(book: Book, wish: string, language: Language): readonly FoundRule[] {
  const words = searchable(wish).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const scored = book.sections.flatMap((section) =>
    section.rules.flatMap((rule) => {
      const [number, title, text] = [rule.id, section.title[language], rule[language]].map(searchable) as [string, string, string]
      const notes = searchable([rule.ruling ?? '', rule.example ?? ''].map((note) => inLanguage(note, language)).join(' '))
      const scores = words.map(
        (word) =>
          (number === word ? OF_NUMBER * WHOLE : worth(word, number)) +
          OF_TITLE * worth(word, title) +
          OF_RULE * worth(word, text) +
          worth(word, notes),
      )
      if (scores.includes(0)) return []
      const score = scores.reduce((sum, one) => sum + one, 0) - text.length / 400
      return [{ rule, section, score }]
    }),
  )
  return scored.sort((one, other) => other.score - one.score).map(({ rule, section }) => ({ rule, section }))
}
