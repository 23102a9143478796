import { randomOf, seedOf } from '@orrery/kernel'
import { apart } from './apart.ts'
import { hotSeat, type Person, person, someAnswer } from './person.ts'

/** The attackers share one address. */
const EVIL = '127.0.0.2'
const CONNECTIONS = 95

/** One way to keep a server busy: the action that each connection repeats. */
type Way = (evil: Person, table: string, round: number) => void

const random = randomOf(seedOf('evil'))

const asking = (request: object, round: number): string => JSON.stringify({ ...request, ref: `e${round}` })

const ALL: Readonly<Record<string, Way>> = {
  'watching tables': (evil, table, round) => evil.raw(asking({ type: 'watch', table }, round)),
  'refused answers': (evil, table, round) =>
    evil.raw(asking({ type: 'answer', table, seat: 0, version: round % 2 === 0 ? 0 : 9999, answer: { option: 'no' } }, round)),
  'lists of tables': (evil, _table, round) => evil.raw(asking({ type: 'tables', which: 'open', follow: true }, round)),
  'readers that do not read': (evil, table, round) => {
    evil.pause()
    evil.raw(asking({ type: 'watch', table }, round))
  },
  'talk and takings-back': (evil, table, round) =>
    evil.raw(asking(round % 2 === 0 ? { type: 'say', table, text: '💥'.repeat(200) } : { type: 'undo', table, seat: 0 }, round)),
  'answers and takings-back that all of them watch': (evil, table, round) => {
    const answer = round % 2 === 0 ? someAnswer(evil, table, random) : { type: 'undo', table, seat: round % 4 < 2 ? 0 : 1 }
    evil.raw(asking(evil.seen.has(table) && answer !== null ? answer : { type: 'watch', table }, round))
  },
  garbage: (evil) => evil.raw('['.repeat(30_000)),
}

/** The names of all ways. */
export const WAYS: readonly string[] = Object.keys(ALL)

interface Evil {
  readonly connection: Person
  readonly table: string
}

/** As many connections to one table as an address may have. New guests are limited, so all are the same guest. */
async function crowd(url: string): Promise<Evil[]> {
  const first = await patiently(() => person(url, { from: EVIL, name: 'Eve' }))
  const table = (await hotSeat(first)) ?? ''
  const evil: Evil[] = [{ connection: first, table }]
  while (evil.length < CONNECTIONS) evil.push({ connection: await patiently(() => person(url, { from: EVIL, token: first.token })), table })
  return evil
}

/** Connects as soon as the address may connect again. */
async function patiently(comes: () => Promise<Person>): Promise<Person> {
  for (;;) {
    const connection = await comes().catch(() => null)
    if (connection !== null) return connection
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Every connection acts 25 times a second. Returns a function that stops this and returns the number of rounds. */
function flooding(evil: readonly Evil[], way: Way): () => number {
  let round = 0
  const timer = setInterval(() => {
    for (const { connection, table } of evil) way(connection, table, round++)
  }, 40)
  return () => {
    clearInterval(timer)
    return round
  }
}

const [url, way] = process.argv.slice(2)
const worst = way === undefined ? undefined : ALL[way]
if (url !== undefined && worst !== undefined && process.send !== undefined) apart(flooding(await crowd(url), worst))
