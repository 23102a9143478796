import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { openLink, type Run } from '../../store/postgres/link.ts'
import { prepareSchema } from '../../store/postgres/schema.ts'
import { migrate } from '../../store/schema.ts'
import { afterwards } from '../server.ts'
import { HAS_SERVICES, postgresForAll } from '../services.ts'

/** The version of the schema that did not know who is in which tournament. */
const BEFORE = 31

const EVENTS = [
  { type: 'created', host: { player: 'ann', name: 'Ann' } },
  { type: 'registered', player: 'bob', name: 'Bob', brings: { player: 'nobody' } },
  { type: 'registered', player: null, name: 'Bot' },
  { type: 'dropped', entrant: 0 },
  { type: 'registered', player: 'bob', name: 'Bob' },
  { type: 'judge-named', judge: { player: 'cat', name: 'Cat' } },
].map((event, at) => `('cup', ${at + 1}, '${JSON.stringify(event)}', 1)`)

const ROWS = [
  `insert into tournament_events (tournament_id, seq, event, at) values ${EVENTS.join(', ')}`,
  `insert into tournaments (id, game, name, host, listed, stage, entrants, version, created, changed) values
    ('cup', 'g', 'Cup', 'ann', 1, 'swiss', 2, 6, 1, 1), ('old', 'g', 'Old', 'ann', 1, 'over', 2, 1, 1, 1)`,
  `insert into locked_decks (holder, player, game, cards) values ('tournament:cup', 'bob', 'g', '{}'), ('tournament:old', 'bob', 'g', '{}')`,
]

const PEOPLE = 'select player from tournament_people order by player'
const LOCKED = 'select holder from locked_decks'
const FOUND = [[{ player: 'ann' }, { player: 'bob' }, { player: 'cat' }], [{ holder: 'tournament:cup' }]]

test('SQLite · who is in an older tournament is found in its events, and one that is over locks no cards', () => {
  const database = new DatabaseSync(':memory:')
  migrate(database, BEFORE)
  for (const row of ROWS) database.exec(row)
  migrate(database)
  expect([database.prepare(PEOPLE).all(), database.prepare(LOCKED).all()]).toEqual(FOUND)
})

if (HAS_SERVICES) {
  const { fresh } = postgresForAll()
  test('Postgres · who is in an older tournament is found in its events, and one that is over locks no cards', async () => {
    const link = openLink(await fresh(), 2, 5000)
    afterwards(() => link.close())
    await prepareSchema(link, BEFORE)
    for (const row of ROWS) await link.run(row, [])
    await prepareSchema(link)
    const rows = async (...query: Parameters<Run>) => [...(await link.run(...query)).rows]
    expect([await rows(PEOPLE, []), await rows(LOCKED, [])]).toEqual(FOUND)
  })
}
