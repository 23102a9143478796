import { availableParallelism, loadavg } from 'node:os'
import { randomOf, seedOf } from '@orrery/kernel'
import { startApart } from './apart.ts'
import { WAYS } from './evil.ts'
import { atMost, BEARABLE, effort, type Figure, quantile } from './figure.ts'
import { duel, type Person, person, someAnswer } from './person.ts'
import { startVictim, withFolder } from './victim.ts'

/** The address of the honest players; the attackers share another one. */
const HONEST = '127.0.0.3'

/**
 * Floods the server from one address in several ways while honest players at another address play on. The rate limits are the usual ones.
 */
export function flood(seconds: number): Promise<Figure[]> {
  return withFolder(async (data) => {
    // On a busy machine honest people wait for the machine, half a second at times; the server's own tasks are judged all the same.
    const isBusy = (loadavg()[0] ?? 0) > availableParallelism()
    const victim = await startVictim(data, { loose: false })
    const [ann, bob] = [await person(victim.url, { from: HONEST, name: 'Ann' }), await person(victim.url, { from: HONEST, name: 'Bob' })]
    const figures: Figure[] = []
    // One series of tables serves the whole attack, because honest players create no more than the limits allow.
    const tables = await duels(ann, bob)
    const each = (seconds * 1000) / (WAYS.length + 1)
    // Loading the game is over.
    victim.longestTask()
    const quiet = quantile(await honest(tables, each), 0.99)
    let worst = 0
    let longest = 0
    let messages = 0
    for (const way of WAYS) {
      const stop = await startApart<number>('./evil.ts', victim.url, way)
      const slow = quantile(await honest(tables, each), 0.99)
      messages += await stop()
      const task = victim.longestTask()
      longest = Math.max(longest, task)
      worst = Math.max(worst, Number.isNaN(slow) ? Number.POSITIVE_INFINITY : slow)
      figures.push({ name: `flood: an honest answer is told, 99 of 100 (${way})`, value: slow, unit: 'ms', most: null })
      figures.push({ name: `flood: the longest task of the server, in CPU (${way})`, value: task, unit: 'ms', most: null })
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    const survived = victim.alive()
    await victim.kill()
    return [
      effort('flood: messages', messages),
      { name: 'flood: an honest answer is told, 99 of 100 (nobody floods)', value: quiet, unit: 'ms', most: null },
      ...figures,
      { name: 'flood: an honest answer is told, 99 of 100, worst', value: worst, unit: 'ms', most: isBusy ? null : BEARABLE },
      atMost('flood: the longest task of the server, in CPU', longest, BEARABLE, 'ms'),
      atMost('flood: servers that fell', survived ? 0 : 1, 0),
    ]
  })
}

/** A table that two people play; a new one replaces it when it is over. */
interface Duels {
  readonly players: readonly [Person, Person]
  table: string
}

async function duels(ann: Person, bob: Person): Promise<Duels> {
  return { players: [ann, bob], table: await duel(ann, bob) }
}

function isOver({ seen }: Person, table: string): boolean {
  return [...(seen.get(table)?.values() ?? [])].some(({ result }) => result !== null)
}

/** Two people play on; returns the times from an answer until the other player sees it, in milliseconds. */
async function honest(duels: Duels, milliseconds: number): Promise<number[]> {
  const { players } = duels
  const random = randomOf(seedOf('honest'))
  const delays: number[] = []
  const end = performance.now() + milliseconds
  while (performance.now() < end) {
    const asked = players.map((one) => someAnswer(one, duels.table, random))
    const at = asked.findIndex((answer) => answer !== null)
    const answer = asked[at]
    if (answer === undefined || answer === null) {
      if (isOver(players[0], duels.table)) duels.table = await duel(...players)
      else await new Promise((resolve) => setTimeout(resolve, 1))
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
