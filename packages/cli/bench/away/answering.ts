import { setTimeout as sleep } from 'node:timers/promises'
import { atMost, type Figure } from '../figure.ts'
import { createdIn, type LoadClient, loadClient } from '../load/client.ts'
import { inTurns } from '../load/live.ts'
import { type Measured, startMeasured } from '../load/process.ts'
import { copiesOf } from './copies.ts'

const TABLES = 10_000
/** The number of tables of each kind that are measured at once; the kinds take turns. */
const AT_ONCE = 2500
/** The number answered first to warm the server up; they do not count. */
const WARMING = 500
/** Within this time after the last answer by hand, all orders answer on an idle machine, in milliseconds. */
const SETTLED = 2500
const GAMES = new URL('../../../server/test/games.ts', import.meta.url).href
const BY_DAY = {
  ...{ pace: 'day', perDecision: 86_400_000, reserve: 0, increment: 0 },
  ...{ weekendsOff: false, timeUp: 'least', timeouts: 0 },
}

type Kind = 'hand' | 'bot' | 'order'

/**
 * The CPU time of an answer by order, compared with a bot's, at equally many tables by day, without the cost of the preceding answer by
 * hand.
 */
export async function answersByOrder(data: string): Promise<Figure> {
  const server = await startMeasured(data, '', '', GAMES)
  const [host, guest] = [await loadClient(server.url), await loadClient(server.url)]
  const KINDS = ['hand', 'bot', 'order'] as const
  const spent: Record<Kind, number> = { hand: 0, bot: 0, order: 0 }
  const round = async (tables: number, kind: Kind): Promise<number> =>
    answered(server, host, copiesOf(data, await opened(host, guest, kind), tables), kind)
  for (const kind of KINDS) await round(WARMING, kind)
  for (let done = 0; done < TABLES; done += AT_ONCE) for (const kind of KINDS) spent[kind] += await round(AT_ONCE, kind)
  for (const client of [host, guest]) client.close()
  await server.stop()
  const each = (kind: Kind): number => (1e6 * (spent[kind] - spent.hand)) / TABLES
  const note = `${TABLES.toLocaleString('en')} tables; ${Math.round(each('order'))} µs, a quick bot's ${Math.round(each('bot'))} µs`
  return atMost('away: CPU of an answer by order, of a bot’s', (100 * each('order')) / each('bot'), '%', 120, note)
}

/** The CPU, in seconds, of an answer by hand at each of these tables and of the answer that follows. */
async function answered(server: Measured, host: LoadClient, tables: readonly string[], kind: Kind): Promise<number> {
  const written = await writes(server.url)
  const before = await server.processor()
  const left = [...tables]
  await inTurns(tables.length, async () => {
    const table = left.pop() as string
    const reply = await host.ask({ type: 'answer', table, seat: 0, version: 0, answer: { option: 'mark:0' } })
    if (reply.type !== 'accepted') throw new Error(JSON.stringify(reply))
  })
  // All kinds wait equally long, so that the cost of an idle server is equal.
  await sleep(SETTLED)
  const awaited = written + tables.length * (kind === 'hand' ? 1 : 2)
  for (let looks = 0; (await writes(server.url)) < awaited; looks++) {
    if (looks === 600) throw new Error(`${(await writes(server.url)) - written} answers of ${kind} at ${tables.length} tables`)
    await sleep(100)
  }
  return (await server.processor()) - before
}

async function opened(host: LoadClient, guest: LoadClient, kind: Kind): Promise<string> {
  const seats = [{ kind: 'me' }, kind === 'bot' ? { kind: 'bot', level: 'quick' } : { kind: 'open' }]
  const table = createdIn(await host.ask({ type: 'create', game: 'tic-tac-toe', settings: {}, seats, listed: false, time: BY_DAY }))
  if (kind !== 'bot') await guest.ask({ type: 'take', table, seat: 1 })
  if (kind !== 'order') return table
  const said = { orders: [{ cells: [4] }], ifs: [] }
  const reply = await guest.ask({ type: 'order', table, seat: 1, revision: 0, version: 2, said })
  if (reply.type !== 'orders') throw new Error(JSON.stringify(reply))
  return table
}

async function writes(url: string): Promise<number> {
  const health = (await (await fetch(`${url}/health`)).json()) as { answers: { writes: number } }
  return health.answers.writes
}
