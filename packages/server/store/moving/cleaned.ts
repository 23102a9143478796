import type { Row, Source } from './rows.ts'

/** What stands in place of a null character. */
const REPLACEMENT = '\ufffd'

/** Rows without null characters, which earlier versions stored and Postgres does not take. */
export interface CleanedSource extends Source {
  /** How many texts had one, by table; only tables with some. */
  readonly cleaned: ReadonlyMap<string, number>
}

/** The rows of a source without null characters. */
export function cleanedSource(source: Source): CleanedSource {
  const cleaned = new Map<string, number>()
  return {
    cleaned,
    async *batches(shape) {
      // Rows are read once to be copied, and once more to be compared.
      cleaned.delete(shape.name)
      for await (const rows of source.batches(shape)) {
        yield rows.map((row) => {
          const columns = Object.keys(row).filter((column) => hasNull(row[column]))
          if (columns.length > 0) cleaned.set(shape.name, (cleaned.get(shape.name) ?? 0) + columns.length)
          return columns.length === 0 ? row : withoutNulls(row, columns)
        })
      }
    },
  }
}

function hasNull(value: Row[string] | undefined): boolean {
  return typeof value === 'string' && value.includes('\0')
}

function withoutNulls(row: Row, columns: readonly string[]): Row {
  return { ...row, ...Object.fromEntries(columns.map((column) => [column, String(row[column]).replaceAll('\0', REPLACEMENT)])) }
}
