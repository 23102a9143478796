import { TEXTS } from './content/texts/all.ts'
import { wordingProblems } from './wording/check.ts'

/** Problems of the content that loading does not refuse: card texts that do not match what the cards do. */
export function check(): string[] {
  return wordingProblems(TEXTS)
}
