import { type Language, searchable, type Text } from '@orrery/text'
import { rulebookOf } from '../rules/files.ts'
import { ruleText } from '../rules/print.ts'

const MOST = 8

/** Finds rules by their number or by words in them, ignoring accents and case. */
export function lookUp(game: string, wish: string, language: Language, text: Text): string {
  const book = rulebookOf(game)
  if (book === null) return text.say('cli-no-rulebook')
  const wanted = searchable(wish).split(/\s+/).filter(Boolean)
  const exact = book.rules.filter(({ id }) => searchable(id) === searchable(wish))
  const found =
    exact.length > 0
      ? exact
      : book.rules.filter((rule) => wanted.every((word) => searchable(`${rule.id} ${rule[language]}`).includes(word)))
  if (found.length === 0) return text.say('cli-no-rule', { words: wish })
  const lines = found.slice(0, MOST).map((rule) => ruleText(rule, language))
  if (found.length > MOST) lines.push(text.say('cli-more', { count: found.length - MOST }))
  return lines.join('\n')
}
