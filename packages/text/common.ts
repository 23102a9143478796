import { textIn } from './fluent.ts'
import { locales } from './locale/index.ts'
import type { Language, Text } from './text.ts'

/** The messages that every table needs, by language. */
export const common: Readonly<Record<Language, string>> = { en: locales.en.common, hu: locales.hu.common }

/** A text in a language: `textIn` for whoever has all languages at hand. */
export function textOf(language: Language, ...sources: readonly string[]): Text {
  return textIn(locales[language], ...sources)
}

/** The text of a table: the common messages and the game's own, which win. */
export function tableText(language: Language, game: string): Text {
  return textOf(language, common[language], game)
}

/** Texts that are made once each, when their language is first asked for: a reader mostly needs one. */
export function madeOnce(make: (language: Language) => Text): (language: Language) => Text {
  const made: { [language in Language]?: Text } = {}
  return (language) => {
    made[language] ??= make(language)
    return made[language]
  }
}
