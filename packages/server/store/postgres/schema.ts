import { POSTGRES_STEPS, VERSION } from '../schema.ts'
import type { Link, Run } from './link.ts'

/** Servers that start at once upgrade the schema one after the other. The number is arbitrary. */
const LOCK = 7_266_379

const MARKED = "select to_regclass('orrery_schema') is not null as there"
const FOREIGN = `
  select table_name as name from information_schema.tables
  where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name limit 3`

/** Who owns which table now (`leases.ts`): no data, and not among the tables that are moved or backed up. */
const LEASES = [
  'create table orrery_houses (name text primary key, until bigint not null)',
  'create table orrery_owners (table_id text primary key, house text not null)',
  'create index orrery_owners_house on orrery_owners (house)',
]

/**
 * Upgrades a database to a version of the schema, by default the current one. Rejects with a clear `Error` if it belongs to another
 * program, or to a newer version.
 */
export function prepareSchema(link: Link, to = VERSION): Promise<void> {
  return link.alone(async (run) => {
    await run('begin', [])
    await run(`select pg_advisory_xact_lock(${LOCK})`, [])
    const version = await versionOf(run)
    if (version > VERSION) throw new Error(`the database is of a newer version (${version}) than this program knows (${VERSION})`)
    for (const statement of POSTGRES_STEPS.slice(version, to).flat()) await run(statement, [])
    if (version < to) await run('update orrery_schema set version = $1', [to])
    await run('commit', [])
  })
}

async function versionOf(run: Run): Promise<number> {
  if ((await run(MARKED, [])).rows[0]?.there === true) {
    const version = (await run('select version from orrery_schema', [])).rows[0]?.version
    if (typeof version !== 'number') throw new Error('the database does not say which version it is of')
    return version
  }
  const { rows } = await run(FOREIGN, [])
  if (rows.length > 0)
    throw new Error(`the database is another program's: it has ${rows.map(({ name }) => name).join(', ')}; give Orrery an empty one`)
  await run('create table orrery_schema (version bigint not null, cluster text not null)', [])
  await run("insert into orrery_schema values (0, replace(gen_random_uuid()::text, '-', ''))", [])
  for (const statement of LEASES) await run(statement, [])
  return 0
}
