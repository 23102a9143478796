/** How many letters must be changed, inserted or deleted to turn one name into the other (Levenshtein distance). */
function apart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 0; at < one.length; at++) {
    const next = [at + 1]
    for (let to = 0; to < other.length; to++) {
      const changed = (row[to] as number) + (one[at] === other[to] ? 0 : 1)
      next.push(Math.min(changed, (row[to + 1] as number) + 1, (next[to] as number) + 1))
    }
    row = next
  }
  return row[other.length] as number
}

/** At most this many names are listed if none is similar to the mistyped one. */
const LISTED = 30

/** `there is no 'suply', but 'supply'`; lists the names if none is similar. */
export function noSuch(name: string, names: readonly string[]): string {
  const far = (other: string) => apart(name.toLowerCase(), other.toLowerCase())
  const [like] = [...names].sort((one, other) => far(one) - far(other))
  if (like !== undefined && far(like) <= Math.max(1, Math.ceil(name.length / 2))) return `there is no '${name}', but '${like}'`
  const more = names.length > LISTED ? ', ...' : ''
  return names.length === 0 ? `there is no '${name}'` : `there is no '${name}'; there are: ${names.slice(0, LISTED).join(', ')}${more}`
}
