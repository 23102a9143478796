import { FluentResource } from '@fluent/bundle'

/**
 * The differences between the messages of two languages: ids in one only, and variables in one only. Also lists what could not be parsed.
 * Empty if there are none. Attributes may differ, because they are grammar.
 */
export function differences(en: string, hu: string): string[] {
  const english = variablesById(en)
  const hungarian = variablesById(hu)
  const found = [...unread(en, english, 'en'), ...unread(hu, hungarian, 'hu')]
  for (const [id, variables] of english) {
    const other = hungarian.get(id)
    if (other === undefined) {
      found.push(`hu lacks ${id}`)
      continue
    }
    for (const name of variables) if (!other.has(name)) found.push(`hu does not use $${name} in ${id}`)
    for (const name of other) if (!variables.has(name)) found.push(`en does not use $${name} in ${id}`)
  }
  for (const id of hungarian.keys()) if (!english.has(id)) found.push(`en lacks ${id}`)
  return found
}

function variablesById(source: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const message of new FluentResource(source).body) {
    if (message.id.startsWith('-')) continue
    const variables = new Set<string>()
    collect(message.value, variables)
    found.set(message.id, variables)
  }
  return found
}

function collect(node: unknown, variables: Set<string>): void {
  if (Array.isArray(node)) {
    for (const part of node) collect(part, variables)
    return
  }
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && node.type === 'var' && 'name' in node) variables.add(String(node.name))
  for (const part of Object.values(node)) collect(part, variables)
}

/** Fluent skips what it cannot parse; this lists it. */
function unread(source: string, read: ReadonlyMap<string, unknown>, language: string): string[] {
  const written = [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1] as string)
  const seen = new Set<string>()
  const found: string[] = []
  for (const id of written) {
    if (!read.has(id)) found.push(`${language}: ${id} cannot be read`)
    if (seen.has(id)) found.push(`${language}: ${id} stands twice`)
    seen.add(id)
  }
  return found
}
