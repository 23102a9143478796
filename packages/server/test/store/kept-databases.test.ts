import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { added, counted } from '@orrery/collecting'
import { games } from '@orrery/games'
import { collecting } from '@orrery/games/chaos-galaxy/collecting/index.ts'
import { type Answer, anySet, playReplay, type Random, type Replay, randomOf, type SeenQuestion, seedOf } from '@orrery/kernel'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { newOfStarters } from '../../collection/starters.ts'
import type { ServerOptions } from '../../index.ts'
import { restorePostgres } from '../../store/moving/move.ts'
import { DATABASE } from '../../store/sqlite.ts'
import { browserAt } from '../browser.ts'
import { type Client, connect } from '../client.ts'
import { recordsOf, tableSeen } from '../kept-records.ts'
import { dataFolder, server } from '../server.ts'
import { HAS_SERVICES, postgresForAll } from '../services.ts'

const KEPT = fileURLToPath(new URL('../kept/', import.meta.url))
const RELEASES = readdirSync(KEPT)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length))

const tableKept = v.object({ table: v.string(), version: v.number(), question: v.nullable(v.string()), result: v.nullable(v.string()) })

/** What a kept database holds. `tables` and `finished`: by game, a table as Ann saw it. `records`: what `recordsOf` found. */
const kept = v.object({
  /** When it was written. The test's servers begin at that moment: deadlines do not run out, and nothing is old. */
  made: v.number(),
  /** The personal links of Ann and Bob; absent if they are members. */
  tokens: v.optional(v.object({ ann: v.string(), bob: v.string() })),
  members: v.optional(v.object({ names: v.tuple([v.string(), v.string()]), password: v.string() })),
  tables: v.record(v.string(), tableKept),
  finished: v.optional(v.record(v.string(), tableKept), {}),
  ids: v.optional(v.object({ study: v.string(), tournament: v.string() })),
  records: v.optional(v.unknown()),
})
type Kept = v.InferOutput<typeof kept>

/** How many answers are given at a table that goes on. */
const PLAYED_ON = 12

const keptOf = (release: string): Kept => v.parse(kept, JSON.parse(readFileSync(join(KEPT, `${release}.json`), 'utf8')))

/** Writes the kept database of a release into a folder; returns the file. */
function unpack(release: string, folder: string): string {
  const file = join(folder, DATABASE)
  writeFileSync(file, gunzipSync(readFileSync(join(KEPT, `${release}.sqlite.gz`))))
  return file
}

/** A server of today on the kept database; time goes on where it stopped. */
async function serverOn(options: Partial<ServerOptions>, made: number) {
  const began = performance.now()
  const now = () => made + Math.floor(performance.now() - began)
  // What loads slowly loads before anybody waits for it.
  await Promise.all(games.map(({ load }) => load()))
  return server({ ...options, now, gamesModule: import.meta.resolve('@orrery/games') })
}

async function signIn(url: string, { tokens, members }: Kept): Promise<[Client, Client]> {
  if (tokens !== undefined) return [await connect(url, { token: tokens.ann }), await connect(url, { token: tokens.bob })]
  if (members === undefined) throw new Error('nobody can sign in')
  const [ann, bob] = members.names.map(async (name) => {
    const browser = browserAt(url)
    await browser.done('sign-in', { name, password: members.password })
    return browser.connect()
  })
  return [await (ann as Promise<Client>), await (bob as Promise<Client>)]
}

/** A random answer; null for a plan, which needs the rules. */
function answerTo(question: SeenQuestion, random: Random): Answer | null {
  if (question.kind === 'plan') return null
  if (question.kind === 'multi-select') {
    const options = question.options.map((option) => ({ ...option, value: option.id }))
    return { options: anySet({ ...question, options }, random) }
  }
  return { option: question.options[random.below(question.options.length)]?.id as string }
}

/** An answer of a seat that is asked; null if nobody is, or for a plan only. */
function nextAnswer(clients: readonly Client[], table: string, random: Random) {
  for (const client of clients) {
    for (const [seat, { question }] of client.tables.get(table)?.seen ?? []) {
      const answer = question === null || seat === 'spectator' ? null : answerTo(question, random)
      if (answer !== null) return { client, seat: seat as number, answer }
    }
  }
  return null
}

/** Plays on at a table; returns how many answers the server took. Fails if it refuses one. */
async function playOn(clients: readonly Client[], table: string): Promise<number> {
  const random = randomOf(seedOf('kept'))
  let given = 0
  for (; given < PLAYED_ON; given++) {
    const next = nextAnswer(clients, table, random)
    if (next === null) break
    const reply = await next.client.answer(table, next.seat, next.answer)
    if (reply.type !== 'accepted') throw new Error(`${JSON.stringify(next.answer)} gets ${JSON.stringify(reply)}`)
    for (const [seat, one] of clients.entries())
      await one.until(() => (one.tables.get(table)?.seen.get(seat)?.version ?? reply.version) >= reply.version)
  }
  return given
}

/** Every table of the kept database, as it was and as it goes on. */
async function checkTables(url: string, clients: readonly [Client, Client], { tables, finished }: Kept): Promise<void> {
  for (const known of [tables, finished]) {
    for (const [game, { table, version, question, result }] of Object.entries(known)) {
      expect(await tableSeen(clients[0], table), game).toEqual({ table, version, question, result })
      if (result !== null) {
        await checkReplay(url, game, table, result)
        continue
      }
      for (const client of clients) await client.watch(table)
      // A table that waits for a plan is only looked at.
      const waitsForPlan = clients.some((one) =>
        [...(one.tables.get(table)?.seen.values() ?? [])].some((seen) => seen.question?.kind === 'plan'),
      )
      expect((await playOn(clients, table)) > 0 || waitsForPlan, game).toBe(true)
      for (const client of clients) await client.want('done', { type: 'unwatch', table })
    }
  }
}

async function checkReplay(url: string, game: string, table: string, result: string): Promise<void> {
  const replay = (await (await fetch(`${url}/replays/${table}`)).json()) as Replay
  const rules = await games.find(({ id }) => id === game)?.load()
  if (rules === undefined) throw new Error(`there is no ${game}`)
  expect([...playReplay(rules, replay)].at(-1)?.table.result?.message, game).toBe(result)
}

const collections = v.looseObject({ collections: v.array(v.looseObject({ owned: v.record(v.string(), v.number()) })) })

/** The records with what a collector has got since because the lists of their starter decks have changed. */
function withNewLists(records: unknown): unknown {
  const found = v.parse(collections, records)
  return {
    ...found,
    collections: found.collections.map((one) => ({
      ...one,
      owned: newOfStarters(collecting, one.owned).reduce((owned, { cards }) => added(owned, counted(cards)), one.owned),
    })),
  }
}

/** Opens the kept database of a release with today's server: everything is found, and goes on. Returns the warnings of its log. */
async function check(release: string, options: Partial<ServerOptions>): Promise<string[]> {
  const all = keptOf(release)
  const { url, lines } = await serverOn(options, all.made)
  const clients = await signIn(url, all)
  if (all.ids !== undefined) expect(JSON.parse(JSON.stringify(await recordsOf(...clients, all.ids)))).toEqual(withNewLists(all.records))
  await checkTables(url, clients, all)
  return lines.filter((line) => /warn|error/i.test(line))
}

test.each(RELEASES)(
  'a database of %s is upgraded: every record is found, its tables continue, and its replays can be played',
  async (release) => {
    const data = dataFolder()
    unpack(release, data)
    expect(await check(release, { data })).toEqual([])
  },
  240_000,
)

if (HAS_SERVICES) {
  describe('in Postgres', () => {
    const { fresh } = postgresForAll()

    test.each(RELEASES)(
      'a back-up of %s is restored into Postgres: every record is found, and its tables continue',
      async (release) => {
        const folder = mkdtempSync(join(tmpdir(), 'orrery-kept-'))
        const database = await fresh()
        await restorePostgres(unpack(release, folder), database)
        rmSync(folder, { recursive: true })
        expect(await check(release, { addresses: { database, nats: null } })).toEqual([])
      },
      240_000,
    )
  })
}
