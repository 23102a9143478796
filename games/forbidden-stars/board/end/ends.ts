/** A name at the end of a line is no longer than this; what is longer ends in dots. */
const LONGEST = 16
/** The widest that a letter is on the average, and what stands before the name, in units of the drawing. */
const LETTER = 8.5
const BEFORE = 48

/** A name as it stands at the end of a line. */
export function endName(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name
}

/** The room to the right of the lines that names need. */
export function roomForEnds(names: readonly string[]): number {
  return BEFORE + LETTER * Math.max(0, ...names.map((name) => endName(name).length))
}
