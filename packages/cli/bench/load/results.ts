import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Database } from '@orrery/server/store/database'
import { DATABASE } from '@orrery/server/store/sqlite'

export const GAME = 'chaos-galaxy'
const MEMBERS = 10_000
const FILLED = ['results', 'result_seats', 'table_terms', 'finished', 'finished_seats'] as const
/** The end of the last result, in milliseconds. */
export const END = 2_000_000

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** The id of a member. */
export function memberAt(at: number): string {
  return `member${at}`
}

/**
 * Fills a data folder that no server uses with members and rated, finished duels, as if each had been counted. The first member played
 * `ofFirst` of them; the others are spread over all. Ratings are not made.
 */
export function fillRecords(folder: string, results: number, ofFirst: number): void {
  const database = new DatabaseSync(join(folder, DATABASE))
  const every = Math.floor(results / ofFirst)
  const numbers = (count: number): string => `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${count - 1})`
  const one = `'member' || case when i % ${every} = 0 then 0 else 1 + (i * 7919) % ${MEMBERS - 1} end`
  const other = `'member' || (1 + (i * 104729 + 31 + i / 10000) % ${MEMBERS - 1})`
  const table = "printf('t%07d', i)"
  const ended = `(${END} - ${results} + i)`
  const seats = [
    { seat: 0, player: one, outcome: 'won' },
    { seat: 1, player: other, outcome: 'lost' },
  ]
  try {
    // An index built after all rows is sorted once; one that grows with them is written at random places.
    const indexes = indexesOf(database)
    database.exec(`
      pragma synchronous = off;
      pragma cache_size = -256000;
      begin;
      ${indexes.map(({ name }) => `drop index ${name};`).join('')}
      ${numbers(MEMBERS)} insert into players select 'member' || i, 'Member ' || i, 'token-' || i, 1 from n;
      ${numbers(MEMBERS)} insert into members select 'member' || i, 'member' || i, 1, null, null, 0, null from n;
      ${numbers(results)} insert into results (table_id, game, game_version, options, result, created, ended, counted, rated)
        select ${table}, '${GAME}', 1, '{}', '{"winners":[0],"rule":"CG-WIN-1","message":"won"}', ${ended} - 1, ${ended}, 1, 1 from n;
      ${numbers(results)} insert into table_terms select ${table}, 'live', 1, 'any' from n;
      ${numbers(results)} insert into finished select ${table}, '${GAME}', 'all', 'live', ${ended}, 30, 1, 1 from n;
      ${seats
        .map(
          ({ seat, player, outcome }) => `
      ${numbers(results)} insert into result_seats select ${table}, ${seat}, ${player}, 'x', null, ${seat + 1}, 1 from n;
      ${numbers(results)} insert into finished_seats
        select ${table}, ${seat}, ${player}, null, '${GAME}', ${ended}, '${outcome}', '', 1 from n;
      insert into tallies select player, game, 'all', '', count(*), sum(outcome = 'won'), 0 from finished_seats where seat = ${seat}
        group by player, game on conflict do update set played = played + excluded.played, won = won + excluded.won;`,
        )
        .join('')}
      ${indexes.map(({ sql }) => `${sql};`).join('')}
      insert into tallies select mine.player, mine.game, 'opponent', theirs.player, count(*), sum(mine.outcome = 'won'), 0
        from finished_seats mine join finished_seats theirs on theirs.table_id = mine.table_id and theirs.seat <> mine.seat
        where mine.player = 'member0' group by theirs.player;
      commit;
      analyze;
    `)
  } finally {
    database.close()
  }
}

/** The indexes of the filled tables, with the statements that make them. */
function indexesOf(database: DatabaseSync): readonly { readonly name: string; readonly sql: string }[] {
  const rows = database
    .prepare(
      "select name, sql from sqlite_master where type = 'index' and sql is not null and tbl_name in (select value from json_each(?))",
    )
    .all(JSON.stringify(FILLED))
  return rows.map(({ name, sql }) => ({ name: String(name), sql: String(sql) }))
}

/** Ends a rated duel between two members. */
export async function endOne(db: Transaction, table: string, ended: number): Promise<void> {
  const result = JSON.stringify({ winners: [0], rule: 'CG-WIN-1', message: 'won' })
  await db
    .insertInto('results')
    .values({ table_id: table, game: GAME, game_version: 1, options: '{}', result, created: ended - 1, ended, counted: 0, rated: null })
    .execute()
  const seats = [0, 1].map((seat) => {
    const player = memberAt((ended * (seat + 3)) % MEMBERS)
    return { table_id: table, seat, player, name: player, bot: null, place: seat + 1, spent: 1 }
  })
  await db.insertInto('result_seats').values(seats).execute()
  await db.insertInto('table_terms').values({ table_id: table, pace: 'live', rated: 1, level: 'any' }).execute()
}
