import type { Language, Text } from '@orrery/text'
import { rulebookOf } from '../rules/files.ts'
import { ruleText } from '../rules/print.ts'

const MOST = 8

/** Finds rules by their number or by words in them, ignoring accents and case. */
export function lookUp(game: string, wish: string, language: Language, text: Text): string {
  const book = rulebookOf(game)
  if (book === null) return text.say('cli-no-rulebook')
  const wanted = plain(wish).split(/\s+/).filter(Boolean)
  const exact = book.rules.filter(({ id }) => plain(id) === plain(wish))
  const found =
    exact.length > 0 ? exact : book.rules.filter((rule) => wanted.every((word) => plain(`${rule.id} ${rule[language]}`).includes(word)))
  if (found.length === 0) return text.say('cli-no-rule', { words: wish })
  const lines = found.slice(0, MOST).map((rule) => ruleText(rule, language))
  if (found.length > MOST) lines.push(text.say('cli-more', { count: found.length - MOST }))
  return lines.join('\n')
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
