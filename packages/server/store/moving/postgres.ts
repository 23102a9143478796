import type { Run } from '../postgres/link.ts'
import { AT_ONCE, type Row, type Shape, type Source, type Target } from './rows.ts'

/** The rows of a Postgres, as seen in a connection's transaction. */
export function postgresSource(run: Run): Source {
  return {
    async *batches({ name, columns }) {
      await run(`declare orrery_rows no scroll cursor for select ${columns.join(', ')} from ${name}`, [])
      try {
        for (;;) {
          const { rows } = await run(`fetch ${AT_ONCE} from orrery_rows`, [])
          if (rows.length === 0) return
          yield rows as readonly Row[]
        }
      } finally {
        await run('close orrery_rows', [])
      }
    },
  }
}

/** A Postgres that takes rows in a connection's transaction. */
export function postgresTarget(run: Run): Target {
  return {
    async put({ name, columns }, rows) {
      const { places, values } = listed(columns, rows)
      await run(`insert into ${name} (${columns.join(', ')}) values ${places}`, values)
    },
    async alike({ name, columns, key }, rows) {
      const { places, values } = listed(key, rows)
      return (await run(`select ${columns.join(', ')} from ${name} where (${key.join(', ')}) in (${places})`, values))
        .rows as readonly Row[]
    },
    count: async ({ name }: Shape) => Number((await run(`select count(*) as count from ${name}`, [])).rows[0]?.count),
  }
}

function listed(columns: readonly string[], rows: readonly Row[]): { readonly places: string; readonly values: unknown[] } {
  const places = rows.map((_, at) => `(${columns.map((_column, place) => `$${at * columns.length + place + 1}`).join(', ')})`)
  return { places: places.join(', '), values: rows.flatMap((row) => columns.map((column) => row[column] ?? null)) }
}
