import { setTimeout as sleep } from 'node:timers/promises'
import { atMost, type Figure } from '../figure.ts'
import { createdIn, type LoadClient, loadClient } from '../load/client.ts'
import { inTurns } from '../load/live.ts'
import { type Measured, startMeasured } from '../load/process.ts'

const TABLES = 10_000
/** Tables of each kind are measured in turn, this many at once. */
const AT_ONCE = 1000
/** In this time all answers of a round are given on a machine that does nothing else, in milliseconds. */
const SETTLED = 6000
const GAMES = new URL('../../../server/test/games.ts', import.meta.url).href
const BY_DAY = {
  ...{ pace: 'day', perDecision: 86_400_000, reserve: 0, increment: 0 },
  ...{ weekendsOff: false, timeUp: 'least', timeouts: 0 },
}

type Kind = 'hand' | 'bot' | 'order'

/**
 * The CPU of an answer by order, compared with a bot's, at as many tables by day; the cost of the preceding answer by hand is subtracted.
 */
export async function answersByOrder(data: string): Promise<Figure> {
  const server = await startMeasured(data, '', '', GAMES)
  const spent: Record<Kind, number> = { hand: 0, bot: 0, order: 0 }
  // One round does not count, so that the server is warm.
  for (const kind of ['hand', 'bot', 'order'] as const) await answered(server, kind)
  for (let round = 0; round < TABLES / AT_ONCE; round++)
    for (const kind of ['hand', 'bot', 'order'] as const) spent[kind] += await answered(server, kind)
  await server.stop()
  const each = (kind: Kind): number => (1e6 * (spent[kind] - spent.hand)) / TABLES
  const note = `${TABLES.toLocaleString('en')} tables; ${Math.round(each('order'))} µs, a quick bot's ${Math.round(each('bot'))} µs`
  return atMost('away: CPU of an answer by order, of a bot’s', (100 * each('order')) / each('bot'), '%', 120, note)
}

/** The CPU, in seconds, of an answer by hand at this many tables and of the answer that follows. */
async function answered(server: Measured, kind: Kind): Promise<number> {
  // People of their own: whoever has ten thousand unfinished tables waits for each new one until they are counted.
  const [host, guest] = [await loadClient(server.url), await loadClient(server.url)]
  const tables = await inTurns(AT_ONCE, () => opened(host, guest, kind))
  const written = await writes(server.url)
  const before = await server.processor()
  const left = [...tables]
  await inTurns(AT_ONCE, async () => {
    const table = left.pop() as string
    const reply = await host.ask({ type: 'answer', table, seat: 0, version: 0, answer: { option: 'mark:0' } })
    if (reply.type !== 'accepted') throw new Error(JSON.stringify(reply))
  })
  // All kinds take equally long, so that the cost of an idle server is equal.
  await sleep(SETTLED)
  const awaited = written + AT_ONCE * (kind === 'hand' ? 1 : 2)
  for (let looks = 0; (await writes(server.url)) < awaited; looks++) {
    if (looks === 60) throw new Error(`${(await writes(server.url)) - written} answers of ${kind} at ${AT_ONCE} tables`)
    await sleep(1000)
  }
  const took = (await server.processor()) - before
  for (const client of [host, guest]) client.close()
  return took
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
