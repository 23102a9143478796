import { DatabaseSync } from 'node:sqlite'
import { freshId } from '@orrery/server/ids'

/**
 * Copies a table of a data folder, with all that belongs to it, so that many tables are there at once. The server opens the copies like
 * tables that it made. Returns their ids.
 */
export function copiesOf(data: string, table: string, count: number): string[] {
  const database = new DatabaseSync(`${data}/orrery.sqlite`)
  database.exec('pragma busy_timeout = 10000; begin immediate')
  const parts = database
    .prepare("select m.name from sqlite_master m join pragma_table_info(m.name) c on c.name = 'table_id' where m.type = 'table'")
    .all() as { readonly name: string }[]
  const copying = [statement(database, 'tables', 'id'), ...parts.map(({ name }) => statement(database, name, 'table_id'))]
  const copies = Array.from({ length: count }, freshId)
  for (const copy of copies) for (const insert of copying) insert.run(copy, table)
  database.exec('commit')
  database.close()
  return copies
}

/** Copies the rows of a part from one table to another. */
function statement(database: DatabaseSync, part: string, id: string) {
  const columns = (database.prepare(`select name from pragma_table_info('${part}')`).all() as { readonly name: string }[]).map(
    ({ name }) => name,
  )
  const values = columns.map((name) => (name === id ? '?' : name))
  return database.prepare(`insert into ${part} (${columns.join()}) select ${values.join()} from ${part} where ${id} = ?`)
}
