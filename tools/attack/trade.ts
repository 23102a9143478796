import { randomOf, seedOf } from '@orrery/kernel'
import { atMost, effort, type Figure } from './figure.ts'
import { storedIn } from './stored.ts'
import { audit, emptyMarket, tradeAtRandom } from './trading.ts'
import { startVictim, withFolder } from './victim.ts'

/** The number of openings, offers and answers to try, in at most ten times the given seconds. */
const TRIES = 10_000
const TRADERS = 16

/** Kills the server repeatedly while people open boosters and trade the same cards with each other, and counts all cards. */
export function trade(seconds: number): Promise<Figure[]> {
  return withFolder(async (data) => {
    const random = randomOf(seedOf('trade'))
    const market = emptyMarket()
    const end = performance.now() + seconds * 10_000
    let kills = 0
    while (market.tries < TRIES && performance.now() < end) {
      const victim = await startVictim(data)
      const stop = performance.now() + 1500 + random.below(5000)
      const over = () => performance.now() > stop + 500 || market.tries >= TRIES
      const trading = Array.from({ length: TRADERS }, () => tradeAtRandom(victim.url, market, random, over))
      await new Promise((resolve) => setTimeout(resolve, stop - performance.now()))
      await victim.kill()
      await Promise.all(trading)
      kills++
    }
    const stored = storedIn(data)
    const { lost, doubled, forgotten, openings, trades } = await audit(stored, market)
    await stored.close()
    return [
      effort('trade: kills', kills),
      effort('trade: openings, offers and answers tried', market.tries),
      effort('trade: boosters opened', openings),
      effort('trade: trades done', trades),
      atMost('trade: cards lost', lost, 0),
      atMost('trade: cards doubled', doubled, 0),
      atMost('trade: acknowledged openings and trades that are not there', forgotten, 0),
    ]
  })
}
