import { setTimeout as sleep } from 'node:timers/promises'
import type { Leases } from '../../cluster/leases.ts'
import { queriesBy } from './database.ts'
import type { Link } from './link.ts'
import { resumeClocks } from './resuming.ts'

/** The database's clock, in milliseconds since 1970. */
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint'

/** How long a dead server's leases are kept, in milliseconds. */
const REMEMBERED = 60_000

/** No lease reaches further than this, in milliseconds: one that does was given before the database's clock was set back. */
const FAR = 60_000
const FROM_BEFORE = `until > ${NOW} + ${FAR}`

const TAKE = `
  with here as (select 1 from tables where id = $1),
  taken as (
    insert into orrery_owners (table_id, server)
    select $1, $2 where exists (select from here) and exists (select from orrery_servers where name = $2 and until > ${NOW})
    on conflict (table_id) do update set server = excluded.server
    where not exists (select from orrery_servers where name = orrery_owners.server and until > ${NOW})
    returning server
  ), moved as (update tables set revision = revision + 1 where id = $1 and exists (select from taken))
  select exists (select from here) as here, coalesce((select server from taken), (select server from orrery_owners where table_id = $1)) as server`

const ORPHANS = `
  select id from tables where bot_due = 1
  and exists (select from seats where table_id = tables.id and player is not null and bot is null)
  and not exists (
    select from orrery_owners join orrery_servers on name = server where table_id = tables.id and until > ${NOW}
  ) and not (id = any($2)) limit $1`

const HELD_BY_OTHERS = `
  select table_id from orrery_owners join orrery_servers on name = server where server <> $1 and table_id = any($2) and until > ${NOW}`

/** Leases in Postgres. They are no data: losing all of them loses nothing. */
export async function postgresLeases(link: Link, length: number): Promise<Leases> {
  const { rows } = await link.patient('select cluster from orrery_schema', [])
  return {
    cluster: String(rows[0]?.cluster),
    length,
    async join(server) {
      // Whoever lives has renewed such a lease by then; the others would hold theirs, and keep this server out, until the time comes again.
      if ((await link.patient(`select from orrery_servers where ${FROM_BEFORE}`, [])).rows.length > 0) await sleep(length)
      return link.alone(async (run) => {
        await run('begin', [])
        await run('lock table orrery_servers in exclusive mode', [])
        await run(`delete from orrery_servers where until < ${NOW} - ${REMEMBERED} or ${FROM_BEFORE}`, [])
        await run('delete from orrery_owners where not exists (select from orrery_servers where name = server)', [])
        const living = await run(`select count(*) as living, ${NOW} as now from orrery_servers where until > ${NOW}`, [])
        const alone = living.rows[0]?.living === 0
        const now = Number(living.rows[0]?.now)
        // Before anybody else can join: no server reads a clock that is still to be moved on.
        const alive = alone ? await resumeClocks(queriesBy(run), now) : null
        await run(`insert into orrery_servers (name, until) values ($1, ${NOW} + $2)`, [server, length])
        await run('commit', [])
        return { alone, now, alive }
      })
    },
    async renew(server) {
      const renewed = await link.run(
        `update orrery_servers set until = ${NOW} + $2 where name = $1 and until > ${NOW} returning ${NOW} as now`,
        [server, length],
      )
      return renewed.rows.length === 0 ? null : Number(renewed.rows[0]?.now)
    },
    async take(server, table) {
      for (;;) {
        const [taken] = (await link.patient(TAKE, [table, server])).rows
        if (taken?.here !== true) return null
        // Nobody: another server took it at this very moment, or this one is not alive.
        if (typeof taken.server === 'string') return taken.server
        await sleep(20)
        if (!(await isAlive(link, server))) return ''
      }
    },
    made: async (server, table) =>
      void (await link.patient('insert into orrery_owners (table_id, server) values ($1, $2) on conflict (table_id) do nothing', [
        table,
        server,
      ])),
    giveUp: async (server, tables) =>
      void (await link.run('delete from orrery_owners where server = $1 and table_id = any($2)', [server, tables])),
    leave: async (server) =>
      void (await link.run('with gone as (delete from orrery_servers where name = $1) delete from orrery_owners where server = $1', [
        server,
      ])),
    orphans: async (count, without) => (await link.run(ORPHANS, [count, without])).rows.map(({ id }) => String(id)),
    heldByOthers: async (server, tables) => (await link.run(HELD_BY_OTHERS, [server, tables])).rows.map(({ table_id: id }) => String(id)),
    servers: async () =>
      (await link.run(`select name from orrery_servers where until > ${NOW} order by name`, [])).rows.map(({ name }) => String(name)),
  }
}

async function isAlive(link: Link, server: string): Promise<boolean> {
  return (await link.patient(`select from orrery_servers where name = $1 and until > ${NOW}`, [server])).rows.length > 0
}
