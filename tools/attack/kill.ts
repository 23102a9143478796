import { randomOf, seedOf } from '@orrery/kernel'
import type { Service } from '../services.ts'
import { atMost, effort, type Figure } from './figure.ts'
import { check, type Promised, playAtRandom } from './kept.ts'
import { person } from './person.ts'
import { startVictim, withFolder } from './victim.ts'

const PLAYERS = 8

/** Kills the server repeatedly while people play, and checks every answer that it had acknowledged. */
export function kill(seconds: number, postgres?: Service): Promise<Figure[]> {
  const where = postgres === undefined ? {} : { database: postgres.url }
  return withFolder(async (data) => {
    const random = randomOf(seedOf('kill'))
    const promised: Promised = { versions: new Map(), answers: 0 }
    const end = performance.now() + seconds * 1000
    let token = ''
    let kills = 0
    while (performance.now() < end) {
      const victim = await startVictim(data, where)
      if (token === '') token = (await person(victim.url)).token
      const stop = performance.now() + 300 + random.below(1500)
      const playing = Array.from({ length: PLAYERS }, () =>
        playAtRandom(victim.url, token, promised, random, () => performance.now() > stop + 500),
      )
      await new Promise((resolve) => setTimeout(resolve, stop - performance.now()))
      await victim.kill()
      await Promise.all(playing)
      kills++
    }
    const last = await startVictim(data, where)
    const lost = await check(last.url, token, promised, random)
    await last.kill()
    return [
      effort('kill: kills', kills),
      effort('kill: answers acknowledged', promised.answers),
      atMost('kill: answers lost', lost.answers, 0),
      atMost('kill: tables lost', lost.tables, 0),
    ]
  })
}
