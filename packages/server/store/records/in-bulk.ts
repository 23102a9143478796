/** Databases limit the number of values in a statement. */
const VALUES = 20_000

/** Splits rows into parts for one statement each. */
export function* partsOf<Row extends object>(rows: readonly Row[]): Generator<readonly Row[]> {
  const columns = Object.keys(rows[0] ?? {}).length
  const most = Math.max(1, Math.floor(VALUES / Math.max(1, columns)))
  for (let at = 0; at < rows.length; at += most) yield rows.slice(at, at + most)
}
