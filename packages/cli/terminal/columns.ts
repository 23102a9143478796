import { stripVTControlCharacters } from 'node:util'

/** Rows as text in columns; those named in `right` are right-aligned. The first row is the header. */
export function columns(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const widths: number[] = []
  for (const row of rows) for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, widthOf(cell))
  return rows
    .map((row) =>
      row
        .map((cell, at) => padded(cell, widths[at] as number, right.includes(at)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** The width of a text in columns, without colour codes. */
export function widthOf(text: string): number {
  return [...stripVTControlCharacters(text)].length
}

function padded(cell: string, width: number, right: boolean): string {
  const space = ' '.repeat(Math.max(0, width - widthOf(cell)))
  return right ? space + cell : cell + space
}
