import en from './common/en.ts'
import hu from './common/hu.ts'
import { textOf } from './fluent.ts'
import type { Language, Text } from './text.ts'

/** The messages that every table needs, by language. */
export const common: Readonly<Record<Language, string>> = { en, hu }

/** The text of a table: what every table says, and the game's own messages (which go first). */
export function tableText(language: Language, game: string): Text {
  return textOf(language, common[language], game)
}
