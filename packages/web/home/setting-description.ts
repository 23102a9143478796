import type { Setting } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { type Book, ruleOf } from '../rulebook/book.ts'

/**
 * What a setting changes for players: the game's own plain words, or its rule where that is plain enough. Rules are written for the rulebook,
 * and several settings may share one.
 */
export function settingDescription({ id, rule }: Setting, text: Text, book: Book): string | undefined {
  const plainly = `setting-${id}-is`
  return text.has(plainly) ? text.say(plainly) : ruleOf(book, rule)?.[text.language]
}

/** What the chosen value of a setting means, where its name does not say it; null elsewhere. */
export function valueDescription({ id }: Setting, value: Setting['values'][number], text: Text): string | null {
  const plainly = `setting-${id}-${value}-is`
  return text.has(plainly) ? text.say(plainly) : null
}
