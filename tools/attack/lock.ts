import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { randomOf, seedOf } from '@orrery/kernel'
import { atMost, BEARABLE, effort, type Figure, quantile } from './figure.ts'
import { check, type Promised, playAtRandom } from './kept.ts'
import { person } from './person.ts'
import { startVictim, withFolder } from './victim.ts'

/** Holds the database's write lock repeatedly while people play; a person who only pings must not have to wait. */
export function lock(seconds: number): Promise<Figure[]> {
  return withFolder(async (data) => {
    const random = randomOf(seedOf('lock'))
    const promised: Promised = { versions: new Map(), answers: 0 }
    const victim = await startVictim(data)
    const bystander = await person(victim.url)
    const { token } = bystander
    const pinged = async (): Promise<number> => {
      const began = performance.now()
      await bystander.ask({ type: 'ping' })
      await new Promise((resolve) => setTimeout(resolve, 20))
      return performance.now() - began - 20
    }
    const before: number[] = []
    for (let ping = 0; ping < 50; ping++) before.push(await pinged())
    const quiet = quantile(before, 0.99)
    const end = performance.now() + seconds * 1000
    const playing = Array.from({ length: 8 }, () => playAtRandom(victim.url, token, promised, random, () => performance.now() > end))
    const other = new DatabaseSync(join(data, 'orrery.sqlite'), { timeout: 5000 })
    const waits: number[] = []
    let locks = 0
    while (performance.now() < end) {
      other.exec('begin immediate')
      locks++
      const until = performance.now() + 1000 + random.below(1000)
      while (performance.now() < until) waits.push(await pinged())
      other.exec('rollback')
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    other.close()
    await Promise.all(playing)
    bystander.close()
    await victim.kill()
    const again = await startVictim(data)
    const lost = await check(again.url, token, promised, random)
    await again.kill()
    return [
      effort('lock: times the database was held for 1 to 2 s', locks),
      effort('lock: answers acknowledged', promised.answers),
      atMost('lock: answers lost', lost.answers, 0),
      atMost('lock: tables lost', lost.tables, 0),
      { name: 'lock: a bystander waits, 99 of 100 (nobody holds it)', value: quiet, unit: 'ms', most: null },
      atMost('lock: a bystander waits, 99 of 100', quantile(waits, 0.99), BEARABLE, 'ms'),
    ]
  })
}
