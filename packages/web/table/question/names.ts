import type { Fill } from '@orrery/text'

/** A part of a line. `term`: the message of the name that this part is; null for text between names. */
export interface Part {
  readonly said: string
  readonly term: string | null
}

/** The terms of the game (`@card-...`) among a message's variables, by their messages. */
function termsOf(fields: Fill): readonly string[] {
  const values = Object.values(fields).flatMap((value) => (Array.isArray(value) ? value : [value]))
  return [...new Set(values.filter((value): value is string => typeof value === 'string' && value.startsWith('@')))].map((term) =>
    term.slice(1),
  )
}

/** Splits a line at the names of its variables, whatever suffix they have; before a suffix, a final short vowel may have become long. */
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

/** A part with the punctuation directly before and after it, so that no line breaks between them. */
export interface Tight extends Part {
  readonly before: string
  readonly after: string
}

/** Gives each name the brackets, commas and full stops that touch it, and takes them from the text between. */
export function withMarks(parts: readonly Part[]): readonly Tight[] {
  const isName = (at: number): boolean => (parts[at]?.term ?? null) !== null
  const marks = (at: number, from: RegExp): string => (isName(at) ? '' : (from.exec(parts[at]?.said ?? '')?.[0] ?? ''))
  return parts
    .map((part, at) => {
      if (part.term !== null)
        return {
          ...part,
          before: isName(at - 2) ? marks(at - 1, /(?<=\s)[^\s]+$/u) : marks(at - 1, /[^\s]+$/u),
          after: marks(at + 1, /^[^\s]+/u),
        }
      const from = isName(at - 1) ? marks(at, /^[^\s]+/u).length : 0
      const to = isName(at + 1) ? marks(at, /[^\s]+$/u).length : 0
      return { ...part, said: part.said.slice(from, Math.max(from, part.said.length - to)), before: '', after: '' }
    })
    .filter(({ said }) => said !== '')
}
