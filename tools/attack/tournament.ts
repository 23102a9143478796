import { setTimeout as sleep } from 'node:timers/promises'
import { randomOf, seedOf } from '@orrery/kernel'
import { type Cup, doubledIn, judged, judgeOn, newCup, playOn, seenBy } from './cup.ts'
import { atMost, effort, type Figure } from './figure.ts'
import { person } from './person.ts'
import { storedIn } from './stored.ts'
import { startVictim, withFolder } from './victim.ts'

/** How long a server restarted after a kill may take to recover, and a tournament to end, in milliseconds. */
const PATIENCE = 10_000
const TO_THE_END = 120_000

/** Kills the server repeatedly in the middle of rounds, while eight people play tournaments to their end. */
export function tournament(seconds: number): Promise<Figure[]> {
  return withFolder(async (data) => {
    const random = randomOf(seedOf('tournament'))
    const cups: Cup[] = []
    const found = { lost: 0, stuck: 0 }
    let kills = 0
    const end = performance.now() + seconds * 1000
    while (performance.now() < end) {
      const victim = await startVictim(data)
      const before = cups.at(-1)
      const cup = before !== undefined && !(await isOver(victim.url, before)) ? before : await newCup(victim.url)
      if (cup !== before) cups.push(cup)
      const stop = performance.now() + 500 + random.below(2500)
      const playing = everybody(victim.url, cup, () => performance.now() > stop + 500)
      await sleep(stop - performance.now())
      await victim.kill()
      await playing
      kills++
      const again = await startVictim(data)
      const { lost, stuck } = await judged(again.url, cup, random, PATIENCE)
      found.lost += lost
      found.stuck += stuck
      await again.kill()
    }
    const unfinished = await playedToTheEnd()
    const stored = storedIn(data)
    let doubled = 0
    for (const cup of cups) doubled += await doubledIn(stored, cup)
    await stored.close()
    return [
      effort('tournament: kills', kills),
      effort(
        'tournament: results acknowledged',
        cups.reduce((sum, { promised }) => sum + promised.size, 0),
      ),
      effort('tournament: tournaments', cups.length),
      atMost('tournament: acknowledged results lost or turned', found.lost, 0),
      atMost('tournament: results doubled', doubled, 0),
      atMost('tournament: tables that do not go on', found.stuck, 0),
      atMost('tournament: tournaments that do not come to their end', unfinished, 0),
    ]

    function everybody(url: string, cup: Cup, until: () => boolean): Promise<unknown> {
      return Promise.all([judgeOn(url, cup, until), ...cup.players.map((_, entrant) => playOn(url, cup, entrant, random, until))])
    }

    async function playedToTheEnd(): Promise<number> {
      const victim = await startVictim(data)
      let left = 0
      for (const cup of cups) {
        const last = performance.now() + TO_THE_END
        let over = await isOver(victim.url, cup)
        const playing = everybody(victim.url, cup, () => over || performance.now() > last)
        while (!over && performance.now() < last) {
          await sleep(500)
          over = await isOver(victim.url, cup)
        }
        await playing
        if (!over) left++
        found.lost += (await judged(victim.url, cup, random, PATIENCE)).lost
      }
      await victim.kill()
      return left
    }
  })
}

async function isOver(url: string, cup: Cup): Promise<boolean> {
  const one = await person(url, { token: cup.judge })
  const seen = await seenBy(one, cup)
  one.close()
  return seen?.stage === 'over'
}
