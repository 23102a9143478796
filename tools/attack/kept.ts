import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '@orrery/kernel'
import { hotSeat, type Person, person, someAnswer } from './person.ts'

/** What a server has acknowledged: the version of each table after its last answer. */
export interface Promised {
  readonly versions: Map<string, number>
  answers: number
}

/** One person plays tables at random until `until`, or until the server sends them away. */
export async function playAtRandom(url: string, token: string, promised: Promised, random: Random, until: () => boolean): Promise<void> {
  const one = await person(url, { token }).catch(() => null)
  while (one?.isOpen() && !until()) {
    const table = await hotSeat(one)
    if (table === null) break
    promised.versions.set(table, 0)
    for (let answers = 0; answers < 40 && !until(); answers++) if (!(await answered(one, table, promised, random))) break
    await one.ask({ type: 'unwatch', table })
  }
  one?.close()
}

/** So many people play tables at random until a moment (of `performance.now`), and come back when the server has sent them away. */
export async function playUntil(
  end: number,
  people: number,
  url: string,
  token: string,
  promised: Promised,
  random: Random,
): Promise<void> {
  const isOver = (): boolean => performance.now() > end
  const one = async (): Promise<void> => {
    while (!isOver()) {
      await playAtRandom(url, token, promised, random, isOver)
      await sleep(50)
    }
  }
  await Promise.all(Array.from({ length: people }, one))
}

async function answered(one: Person, table: string, promised: Promised, random: Random): Promise<boolean> {
  const answer = someAnswer(one, table, random)
  const reply = answer === null ? null : await one.ask(answer)
  if (reply?.type !== 'accepted') return false
  promised.versions.set(table, reply.version)
  promised.answers++
  return true
}

/** Checks everything that was acknowledged: counts answers that are lost, and tables that cannot be read or do not go on. */
export async function check(
  url: string,
  token: string,
  { versions }: Promised,
  random: Random,
): Promise<{ answers: number; tables: number }> {
  const one = await person(url, { token })
  const lost = { answers: 0, tables: 0 }
  for (const [table, version] of versions) {
    const shown = await one.ask({ type: 'watch', table })
    const now = shown?.type === 'table' ? (shown.eyes[0]?.seen.version ?? -1) : -1
    lost.answers += Math.max(0, version - now)
    if (shown?.type !== 'table' || shown.info.stage === 'gone') lost.tables++
    else if (shown.info.stage === 'playing') {
      const answer = someAnswer(one, table, random)
      if (answer !== null && (await one.ask(answer))?.type !== 'accepted') lost.tables++
    }
    await one.ask({ type: 'unwatch', table })
  }
  one.close()
  return lost
}
