import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { randomOf, seedOf } from '@orrery/kernel'
import { chosenAt } from '@orrery/server/club/quick/chosen'
import { quickOn } from '@orrery/server/store/club/quick-on'
import { openStore } from '@orrery/server/store/sqlite'
import { atMost, type Figure } from './figure.ts'
import { createdIn, loadClient } from './load/client.ts'
import { inTurns, quantile } from './load/live.ts'
import { spentBy, startMeasured } from './load/process.ts'

const GAME = 'death-angel'
const TABLES = 5000
const SPECTATORS = 1000
/** Updates of the lobby, and the milliseconds between them: more than the time within which updates are sent together. */
const UPDATES = 20
const APART = 300
const PAIRS = 1000
const ROUNDS = 5

/** The cost of a lobby of 5,000 open tables with 1,000 viewers, and the time to pair 2,000 waiting players. */
export async function figures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'))
  try {
    return [await told(join(folder, 'lobby')), ...(await paired(join(folder, 'quick')))]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The CPU time of an update that all viewers receive, minus that of an idle server. */
async function told(data: string): Promise<Figure> {
  const server = await startMeasured(data)
  try {
    const host = await loadClient(server.url)
    const tables = await inTurns(TABLES, async () => {
      const seats = [{ kind: 'me' }, { kind: 'open' }]
      return createdIn(await host.ask({ type: 'create', game: GAME, settings: {}, seats, listed: true }))
    })
    const spectators = await inTurns(SPECTATORS, async () => {
      const one = await loadClient(server.url)
      await one.ask({ type: 'lobby', filter: {} })
      return one
    })
    /** The host gives the open seat of a table to a bot, which closes the table, or opens it again. */
    const update = async (number: number): Promise<void> => {
      const reply = await host.ask({
        type: 'seat',
        table: tables[number >> 1] as string,
        seat: 1,
        level: number % 2 === 0 ? 'quick' : null,
      })
      if (reply.type !== 'done') throw new Error(JSON.stringify(reply))
    }
    const updates = async (): Promise<void> => {
      for (let number = 0; number < UPDATES; number++) {
        await update(number)
        await sleep(APART)
      }
    }
    // The first round warms the server up and does not count.
    await updates()
    const each: number[] = []
    for (let round = 0; round < ROUNDS; round++)
      each.push(((await spentBy(server, updates)) - (await spentBy(server, () => sleep(UPDATES * APART)))) / UPDATES)
    for (const one of [host, ...spectators]) one.close()
    return atMost(
      'lobby: an update told to 100 who look',
      quantile(each, 0.5) / (SPECTATORS / 100),
      'ms of CPU',
      1,
      `${TABLES.toLocaleString('en')} open tables, ${SPECTATORS.toLocaleString('en')} watch; the change of the table is counted with it`,
    )
  } finally {
    await server.stop()
  }
}

/** The time to pair waiting players: choosing alone, and with reading and storing. */
async function paired(data: string): Promise<Figure[]> {
  const store = openStore(data)
  const quick = quickOn(store.database)
  const random = randomOf(seedOf('quick'))
  const now = Date.now()
  const choices: number[] = []
  const wholes: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const seeks = Array.from({ length: 2 * PAIRS }, (_, at) => ({
      ...{ player: `${round}-${at}`, game: GAME, settings: '{}', brings: null, pace: 'live', wish: at % 3 === 0 ? 'any' : 'alike' },
      ...{ strength: at % 5 === 0 ? null : 1000 + random.below(1000), since: now - 60_000, heard: now },
    }))
    await store.database.transaction(async (db) => {
      for (let at = 0; at < seeks.length; at += 500)
        await db
          .insertInto('seeks')
          .values(seeks.slice(at, at + 500))
          .execute()
    })
    const began = performance.now()
    const found = chosenAt(now)(seeks, () => true)
    choices.push(performance.now() - began)
    if (found.length < PAIRS * 0.95) throw new Error(`only ${found.length} pairs`)
    const start = performance.now()
    const kept = await quick.pair(now - 1, chosenAt(now))
    wholes.push(performance.now() - start)
    if (kept.length < PAIRS * 0.95) throw new Error(`only ${kept.length} pairs were kept`)
    await store.database.transaction(async (db) => {
      await db.deleteFrom('seeks').execute()
      await db.deleteFrom('pairings').execute()
    })
  }
  store.close()
  return [
    atMost(`quick match: ${PAIRS.toLocaleString('en')} waiting pairs`, quantile(choices, 0.5), 'ms', 50, `the choice, median of ${ROUNDS}`),
    atMost(`quick match: the same, read and kept`, quantile(wholes, 0.5), 'ms', 50, `over SQLite, durable, median of ${ROUNDS}`),
  ]
}
