import type { Fill } from '@orrery/text'

/** A piece of a line; `term` is the message of the name that it is, null for the words between. */
export interface Part {
  readonly said: string
  readonly term: string | null
}

/** The terms of the game (`@card-...`) that a message was filled with, by their messages. */
function termsOf(fields: Fill): readonly string[] {
  const values = Object.values(fields).flatMap((value) => (Array.isArray(value) ? value : [value]))
  return [...new Set(values.filter((value): value is string => typeof value === 'string' && value.startsWith('@')))].map((term) =>
    term.slice(1),
  )
}

/** Cuts a line at the names that it was filled with, whatever suffix they have there: a last short vowel may have grown long. */
export function cutAtNames(line: string, fields: Fill, name: (term: string) => string): readonly Part[] {
  let parts: Part[] = [{ said: line, term: null }]
  for (const term of termsOf(fields)) {
    const stem = name(term).replace(/[aeoö]$/u, '')
    if (stem.length < 2) continue
    const found = new RegExp(`(?<!\\p{L})${stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\p{L}*`, 'u')
    parts = parts.flatMap((part) => {
      const hit = part.term === null ? found.exec(part.said) : null
      if (hit === null) return [part]
      const whole = hit[0]
      return [
        { said: part.said.slice(0, hit.index), term: null },
        { said: whole, term },
        { said: part.said.slice(hit.index + whole.length), term: null },
      ].filter(({ said }) => said !== '')
    })
  }
  return parts
}
