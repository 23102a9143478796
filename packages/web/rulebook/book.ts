import type { Language } from '@orrery/text'

/** Words in both languages. */
export type Both = Readonly<Record<Language, string>>

/** A numbered rule. */
export interface BookRule extends Both {
  readonly id: string
  /** What Orrery decided where the sources leave it open. */
  readonly ruling?: string | Both
  readonly example?: string | Both
  readonly definition?: boolean
}

export interface BookSection {
  readonly id: string
  readonly title: Both
  readonly rules: readonly BookRule[]
}

/** A word of the game and what it means. */
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
const books = new Map<string, Promise<Book | null>>()

function pathOf(game: string): string {
  return `../../../games/${game}/rulebook/rules.yaml`
}

/** Whether the game has a rulebook here. */
export function hasBook(game: string): boolean {
  return pathOf(game) in files
}

/** The rulebook of a game, loaded once; null where it has none. */
export function bookOf(game: string): Promise<Book | null> {
  let book = books.get(game)
  if (book === undefined) {
    book = files[pathOf(game)]?.().then((module) => module.default) ?? Promise.resolve(null)
    books.set(game, book)
  }
  return book
}

/** The rule of that number, or null. */
export function ruleOf(book: Book, id: string): BookRule | null {
  for (const section of book.sections) for (const rule of section.rules) if (rule.id === id) return rule
  return null
}

/** Text that may be in one language only. */
export function inLanguage(text: string | Both, language: Language): string {
  return typeof text === 'string' ? text : text[language]
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The sections with only the rules that have all the wished words; accents and case do not matter. */
export function found(book: Book, wish: string, language: Language): readonly BookSection[] {
  const words = plain(wish).split(/\s+/).filter(Boolean)
  if (words.length === 0) return book.sections
  return book.sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter((rule) => {
        const text = plain(
          [rule.id, rule[language], section.title[language], JSON.stringify(rule.ruling ?? ''), rule.example ?? ''].join(' '),
        )
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter((section) => section.rules.length > 0)
}
