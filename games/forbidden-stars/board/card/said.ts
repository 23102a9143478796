import type { Text } from '@orrery/text'

/** The text of a content term (`@unit-scout`); empty if there is no such message. */
export function said(text: Text, term: string): string {
  const id = term.startsWith('@') ? term.slice(1) : term
  return text.has(id) ? text.say(id) : ''
}

/** A unit's short name, as on cards; its full name if it has none (FS-CARD-12). */
export function shortName(text: Text, term: string): string {
  return said(text, `${term}-short`) || said(text, term)
}

/** Names in a list, with 'or' before the last. */
export function listed(text: Text, names: readonly string[]): string {
  return new Intl.ListFormat(text.language, { type: 'disjunction' }).format(names)
}
