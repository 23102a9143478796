import { keyOf, type Row, type Shape, type Source, shapes, type Target, type Value } from './rows.ts'

/** What was copied. */
export interface Copied {
  readonly rows: number
  /** Rows of each table. */
  readonly of: Readonly<Record<string, number>>
}

/**
 * Copies every row of every table, and then compares each with what has arrived, column by column. Throws an `Error` that names the first
 * different row; then the target must be discarded.
 */
export async function copyAll(source: Source, target: Target): Promise<Copied> {
  const of: Record<string, number> = {}
  for (const shape of shapes()) {
    of[shape.name] = 0
    for await (const rows of source.batches(shape)) {
      await target.put(shape, rows)
      of[shape.name] = (of[shape.name] as number) + rows.length
    }
  }
  for (const shape of shapes()) await compare(source, target, shape, of[shape.name] as number)
  return { rows: Object.values(of).reduce((sum, count) => sum + count, 0), of }
}

async function compare(source: Source, target: Target, shape: Shape, expected: number): Promise<void> {
  let compared = 0
  for await (const rows of source.batches(shape)) {
    const arrived = new Map((await target.alike(shape, rows)).map((row) => [keyOf(shape, row), row]))
    for (const row of rows) {
      const other = arrived.get(keyOf(shape, row))
      const wrong = other === undefined ? 'is not there' : differenceOf(shape, row, other)
      if (wrong !== null) throw new Error(`the copy is not the same: ${shape.name} ${keyOf(shape, row)} ${wrong}`)
      compared++
    }
  }
  const count = await target.count(shape)
  if (compared !== expected || count !== expected)
    throw new Error(
      `the copy is not the same: ${shape.name} had ${expected} rows, ${compared} of them were compared and ${count} are there`,
    )
}

function differenceOf({ columns }: Shape, row: Row, other: Row): string | null {
  const column = columns.find((one) => !isSame(row[one] as Value, other[one] as Value))
  return column === undefined ? null : `has another ${column}`
}

function isSame(one: Value, other: Value): boolean {
  if (one instanceof Uint8Array && other instanceof Uint8Array) return Buffer.compare(one, other) === 0
  return one === other
}
