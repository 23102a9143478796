import { TEXTS } from './content/texts/all.ts'
import { wordingProblems } from './wording/check.ts'

/** What is wrong with the game's content besides what its loading refuses: texts of cards that say what they do not do. */
export function check(): string[] {
  return wordingProblems(TEXTS)
}
