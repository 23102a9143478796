import { randomOf, seedOf } from '@orrery/kernel'
import { atMost, effort, type Figure, quantile } from './figure.ts'
import { duel, hotSeat, type Person, person, someAnswer } from './person.ts'
import { startVictim, withFolder } from './victim.ts'

/** The attackers share one address; the honest have another. */
const EVIL = '127.0.0.2'
const HONEST = '127.0.0.3'
const CONNECTIONS = 95

/** One way to keep a server busy: what a connection does, as often as it may. */
type Way = (evil: Person, table: string, round: number) => void

const asking = (request: object, round: number): string => JSON.stringify({ ...request, ref: `e${round}` })

const WAYS: Readonly<Record<string, Way>> = {
  'watching tables': (evil, table, round) => evil.raw(asking({ type: 'watch', table }, round)),
  'refused answers': (evil, table, round) =>
    evil.raw(asking({ type: 'answer', table, seat: 0, version: 9999, answer: { option: 'no' } }, round)),
  'lists of tables': (evil, _table, round) => evil.raw(asking({ type: 'tables', which: 'open', follow: true }, round)),
  'readers that do not read': (evil, table, round) => {
    evil.pause()
    evil.raw(asking({ type: 'watch', table }, round))
  },
  'talk and takings-back': (evil, table, round) =>
    evil.raw(asking(round % 2 === 0 ? { type: 'say', table, text: '💥'.repeat(200) } : { type: 'undo', table, seat: 0 }, round)),
  garbage: (evil) => evil.raw('['.repeat(30_000)),
}

/** Floods the server from one address in several ways; an honest player elsewhere plays on. The limits are the usual ones. */
export function flood(seconds: number): Promise<Figure[]> {
  return withFolder(async (data) => {
    const victim = await startVictim(data, { loose: false })
    const [ann, bob] = [await person(victim.url, { from: HONEST, name: 'Ann' }), await person(victim.url, { from: HONEST, name: 'Bob' })]
    const figures: Figure[] = []
    let worst = 0
    let messages = 0
    for (const [name, way] of Object.entries(WAYS)) {
      const evil = await crowd(victim.url)
      const stop = flooding(evil, way)
      const delays = await honest(ann, bob, (seconds * 1000) / Object.keys(WAYS).length)
      messages += stop()
      for (const { connection } of evil) connection.close()
      const slow = quantile(delays, 0.99)
      worst = Math.max(worst, Number.isNaN(slow) ? Number.POSITIVE_INFINITY : slow)
      figures.push({ name: `flood: an honest answer is told, 99 of 100 (${name})`, value: slow, unit: 'ms', most: null })
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    const survived = victim.alive()
    await victim.kill()
    return [
      effort('flood: messages', messages),
      ...figures,
      atMost('flood: an honest answer is told, 99 of 100, worst', worst, 100, 'ms'),
      atMost('flood: servers that fell', survived ? 0 : 1, 0),
    ]
  })
}

interface Evil {
  readonly connection: Person
  readonly table: string
}

/** As many as an address may have, at a table of theirs. New guests are bounded, so they are all one. */
async function crowd(url: string): Promise<Evil[]> {
  const first = await person(url, { from: EVIL, name: 'Eve' })
  const table = (await hotSeat(first)) ?? ''
  const evil: Evil[] = [{ connection: first, table }]
  while (evil.length < CONNECTIONS) {
    const connection = await person(url, { from: EVIL, token: first.token }).catch(() => null)
    if (connection === null) await new Promise((resolve) => setTimeout(resolve, 50))
    else evil.push({ connection, table })
  }
  return evil
}

/** Every connection does its worst 25 times a second. Returns how to stop, which returns how often. */
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

/** Two people play a table; returns how long it took from an answer until the other was told, in milliseconds. */
async function honest(ann: Person, bob: Person, milliseconds: number): Promise<number[]> {
  const random = randomOf(seedOf('honest'))
  const delays: number[] = []
  const end = performance.now() + milliseconds
  let table = await duel(ann, bob)
  while (performance.now() < end) {
    const players = [ann, bob]
    const asked = players.map((one) => someAnswer(one, table, random))
    const at = asked.findIndex((answer) => answer !== null)
    const answer = asked[at]
    if (answer === undefined || answer === null) {
      table = await duel(ann, bob)
      continue
    }
    const began = performance.now()
    const told = new Promise<void>((resolve) => players[1 - at]?.heard((message) => message.type === 'step' && resolve()))
    const reply = await (players[at] as Person).ask(answer)
    if (reply?.type === 'accepted') {
      await told
      delays.push(performance.now() - began)
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return delays
}
