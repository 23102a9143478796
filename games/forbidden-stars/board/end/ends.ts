/** The longest name at the end of a line; longer ones are cut with an ellipsis. */
const LONGEST = 16
/** The average width of a letter, and of what precedes the name, in units of the drawing. */
const LETTER = 8.5
const BEFORE = 48

/** A name at the end of a line. */
export function endName(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name
}

/** The room that names need to the right of the lines. */
export function roomForEnds(names: readonly string[]): number {
  return BEFORE + LETTER * Math.max(0, ...names.map((name) => endName(name).length))
}
