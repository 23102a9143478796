import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { gameEntry } from '@orrery/games'
import { STARTER_DECKS } from '@orrery/games/chaos-galaxy/content/decks.ts'
import { STARTER_FLEETS } from '@orrery/games/firestorm-armada/content/fleets.ts'
import { startServer } from '@orrery/server'
import type { Client } from '../../packages/server/test/client.ts'
import { recordsOf, tableSeen } from '../../packages/server/test/kept-records.ts'
import { ROOT } from '../files.ts'
import { type Built, collect, cup, meet, PASSWORD, signUp, study } from './club.ts'
import { play } from './play.ts'

/**
 * Stores a database as this version writes it: `node tools/kept/database.ts VERSION`. `kept-databases.test.ts` of the server opens it with
 * every later version. Its members are Ann and Bob.
 */

/** How many answers are given at unfinished tables, and before somebody gives up at the others. */
const IN_PLAY = 70
const BEFORE_CONCEDING = 30
/** More answers than Death Angel ever takes. */
const TO_THE_END = 2_000

/** A starter deck and a starter fleet with one change each, so that both are stored as lists and not by name. */
function built(): Built {
  const { cards } = STARTER_DECKS.find(({ id }) => id === 'veres-dagaly') as (typeof STARTER_DECKS)[number]
  const [first, second] = Object.keys(cards).filter((card) => cards[card] === 2)
  const deck = { ...cards, [first as string]: 1, [second as string]: 3 }
  const { race, flagship, squadrons } = STARTER_FLEETS.find(({ id }) => id === 'terrans-500') as (typeof STARTER_FLEETS)[number]
  const list = squadrons.map(({ ship, size, flights }) => ({
    ship,
    size,
    ...(flights === undefined ? {} : { flights: flights.map((flight) => ({ ...flight })) }),
  }))
  return { deck: { deck }, fleet: { fleet: { race, flagship, squadrons: list.toReversed() } } }
}

/** What is played of each game: its settings and what the two seats bring. */
const GAMES = ({ deck, fleet }: Built) =>
  ({
    'chaos-galaxy': { settings: {}, brings: [deck, { deck: 'acelfogak' }] },
    'death-angel': { settings: {}, brings: [] },
    'forbidden-stars': { settings: {}, brings: [] },
    'firestorm-armada': { settings: { fleetValue: 500 }, brings: [fleet, { fleet: 'dindrenzi-500' }] },
    draft: { settings: {}, brings: [] },
  }) as const

/** Plays a table of each game that stays unfinished, and one that is over. */
async function playAll(clients: readonly [Client, Client], file: string, lists: Built) {
  const inPlay: Record<string, string> = {}
  const over: Record<string, string> = {}
  for (const [id, wish] of Object.entries(GAMES(lists))) {
    const game = await gameEntry(id).load()
    inPlay[id] = await play(clients, file, { game, ...wish, answers: IN_PLAY, concede: false })
    const toTheEnd = game.concede === undefined
    over[id] = await play(clients, file, { game, ...wish, answers: toTheEnd ? TO_THE_END : BEFORE_CONCEDING, concede: !toTheEnd })
  }
  return { inPlay, over }
}

/** The tables as Ann sees them. */
async function seenBy(ann: Client, tables: Record<string, string>) {
  const seen: Record<string, unknown> = {}
  for (const [id, table] of Object.entries(tables)) seen[id] = await tableSeen(ann, table)
  return seen
}

const version = process.argv[2]
if (version === undefined || !/^\d+\.\d+\.\d+$/.test(version)) throw new Error('which version? node tools/kept/database.ts 1.2.3')
const folder = mkdtempSync(join(tmpdir(), 'orrery-kept-'))
const file = join(folder, 'orrery.sqlite')
const fast = { burst: 100_000, every: 1 }
const limits = { messages: fast, work: fast, tables: fast }
const server = await startServer({ port: 0, host: '127.0.0.1', data: folder, botDelay: 0, botThinking: 50, limits })
const people = await signUp(server.url, ['Ann', 'Bob', 'Cid', 'Dora'])
const [ann, bob] = people as [Client, Client]
const lists = built()
await meet(ann, bob)
await collect(ann, bob)
const { inPlay, over } = await playAll([ann, bob], file, lists)
const ids = { study: await study(ann, over['chaos-galaxy'] as string), tournament: await cup(people, lists.deck) }
const records = await recordsOf(ann, bob, ids)
const members = { names: ['Ann', 'Bob'], password: PASSWORD }
const kept = { made: Date.now(), members, tables: await seenBy(ann, inPlay), finished: await seenBy(ann, over), ids, records }
for (const one of people) await one.close()
await server.close()
const place = join(ROOT, 'packages/server/test/kept', version)
writeFileSync(`${place}.sqlite.gz`, gzipSync(readFileSync(file), { level: 9 }))
writeFileSync(`${place}.json`, `${JSON.stringify(kept, null, 2)}\n`)
rmSync(folder, { recursive: true })
