/** The rule ids at the start of a title: `DA-ATK-6, DA-ATK-9 · a final skull slays`. */
export function idsOfTitle(title: string): string[] {
  const ids = /^[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+(?:, [A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)*(?= · )/.exec(title)?.[0]
  return ids === undefined ? [] : ids.split(', ')
}

/** What is wrong with the title of a test of a game with these rules. */
export function titleFaults(title: string, known: ReadonlySet<string>): string[] {
  const ids = idsOfTitle(title)
  if (ids.length === 0) return [`a title that does not begin with rule ids and ' · ': ${title}`]
  return ids.filter((id) => !known.has(id)).map((id) => `no rule ${id} in the rulebook: ${title}`)
}

/** The titles in a test file: every string that begins with rule ids, so that titles in the rows of a table are found too. */
export function titlesIn(source: string): string[] {
  const begin = /(['"`])([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+(?:, [A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)* · (?:\\.|(?!\1)[^\\\n])*)\1/g
  return [...source.matchAll(begin)].map((match) => match[2] as string)
}
