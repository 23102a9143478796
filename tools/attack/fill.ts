import { randomOf, seedOf } from '@orrery/kernel'
import { atMost, effort, type Figure } from './figure.ts'
import { check, type Promised, playUntil } from './kept.ts'
import { person } from './person.ts'
import { startVictim, withFolder } from './victim.ts'

/** The most that each file may hold, about 2 MB in units of 512 bytes: it is soon full. */
const BLOCKS = 4096

/** Limits the size of the server's files while people play, as a full disk would; then restarts it without the limit. */
export function fill(seconds: number): Promise<Figure[]> {
  return withFolder(async (data) => {
    const random = randomOf(seedOf('fill'))
    const promised: Promised = { versions: new Map(), answers: 0 }
    const victim = await startVictim(data, { blocks: BLOCKS })
    const { token } = await person(victim.url)
    await playUntil(performance.now() + seconds * 1000, 8, victim.url, token, promised, random)
    const failed = victim.lines.filter((line) => /cannot store|fails/.test(line)).length
    const survived = victim.alive()
    await victim.kill()
    const again = await startVictim(data)
    const lost = await check(again.url, token, promised, random)
    await again.kill()
    return [
      effort('fill: writes that failed', failed),
      effort('fill: answers acknowledged', promised.answers),
      atMost('fill: servers that fell', survived ? 0 : 1, 0),
      atMost('fill: answers lost', lost.answers, 0),
      atMost('fill: tables lost', lost.tables, 0),
    ]
  })
}
