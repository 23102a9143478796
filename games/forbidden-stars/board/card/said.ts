import type { Text } from '@orrery/text'

/** What a term of the content (`@unit-scout`) says; nothing where there is no such message. */
export function said(text: Text, term: string): string {
  const id = term.startsWith('@') ? term.slice(1) : term
  return text.has(id) ? text.say(id) : ''
}

/** The short name of a unit, as cards use it; its full name where it has none (FS-CARD-12). */
export function shortName(text: Text, term: string): string {
  return said(text, `${term}-short`) || said(text, term)
}

/** Names in a row, the last after 'or'. */
export function listed(text: Text, names: readonly string[]): string {
  return new Intl.ListFormat(text.language, { type: 'disjunction' }).format(names)
}
