import type { TableTerms } from '@orrery/protocol'
import type { Database } from '../database.ts'
import type { TableTermsRow } from './rows.ts'

/** The terms of tables whose host sets none. */
export const USUAL_TERMS: TableTerms = { pace: 'live', rated: false, level: 'any' }

/** The terms of tables on any database. */
export function termsOn({ read, transaction }: Database) {
  return {
    /** Stores the terms of a table that is about to be made. */
    keep: (table: string, { pace, rated, level }: TableTerms): Promise<void> =>
      transaction(async (db) => {
        await db
          .insertInto('table_terms')
          .values({ table_id: table, pace, rated: rated ? 1 : 0, level })
          .onConflict((conflict) => conflict.column('table_id').doNothing())
          .execute()
      }),
    /** The terms of those tables that do not have the default ones. */
    async of(tables: readonly string[]): Promise<ReadonlyMap<string, TableTerms>> {
      if (tables.length === 0) return new Map()
      const rows = await read.selectFrom('table_terms').selectAll().where('table_id', 'in', tables).execute()
      return new Map(rows.map((row) => [row.table_id, termsIn(row)]))
    },
  }
}

function termsIn({ pace, rated, level }: TableTermsRow): TableTerms {
  return { pace: pace as TableTerms['pace'], rated: rated === 1, level: level as TableTerms['level'] }
}
