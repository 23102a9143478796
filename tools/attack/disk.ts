import { join } from 'node:path'
import { randomOf, seedOf } from '@orrery/kernel'
import { atMost, effort, type Figure } from './figure.ts'
import { check, type Promised, playUntil } from './kept.ts'
import { mountDisk } from './own-disk.ts'
import { person } from './person.ts'
import { startVictim } from './victim.ts'

/** The size of the disk in bytes: it is soon full. */
const SIZE = 12 * 1024 * 1024

/**
 * Gives the server a disk of its own, which is full for a while, has room again, and then takes nothing more, as a failing one does: the
 * system makes it read-only. Only the superuser can mount disks; for others nothing is tried.
 */
export async function disk(seconds: number): Promise<Figure[]> {
  const own = mountDisk(SIZE)
  if (own === null) return []
  const { at } = own
  try {
    const random = randomOf(seedOf('disk'))
    const promised: Promised = { versions: new Map(), answers: 0 }
    const victim = await startVictim(join(at, 'data'))
    const { token } = await person(victim.url)
    /** How many answers are acknowledged in a third of the time. */
    async function played(): Promise<number> {
      const before = promised.answers
      await playUntil(performance.now() + (seconds * 1000) / 3, 6, victim.url, token, promised, random)
      return promised.answers - before
    }
    own.fillUp()
    await played()
    own.makeRoom()
    const again = await played()
    own.breakDown()
    const readOnly = await played()
    const survived = victim.alive()
    await victim.kill()
    const refusal = await startVictim(join(at, 'data')).then(
      (other) => other.kill().then(() => 'it starts'),
      (error: unknown) => String(error),
    )
    own.repair()
    const last = await startVictim(join(at, 'data'))
    const lost = await check(last.url, token, promised, random)
    await last.kill()
    return [
      effort('disk: answers acknowledged', promised.answers),
      effort('disk: answers acknowledged when there was room again', again),
      atMost('disk: answers acknowledged on a read-only disk', readOnly, 0),
      atMost('disk: starts on a read-only disk that do not say why', refusal.includes('read-only') ? 0 : 1, 0),
      atMost('disk: servers that fell', survived ? 0 : 1, 0),
      atMost('disk: answers lost', lost.answers, 0),
      atMost('disk: tables lost', lost.tables, 0),
    ]
  } finally {
    own.remove()
  }
}
