import en from './common/en.ts'
import hu from './common/hu.ts'
import { textOf } from './fluent.ts'
import type { Language, Text } from './text.ts'

/** The messages that every table needs, by language. */
export const common: Readonly<Record<Language, string>> = { en, hu }

/** The text of a table: the common messages and the game's own, which win. */
export function tableText(language: Language, game: string): Text {
  return textOf(language, common[language], game)
}
