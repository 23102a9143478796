import { randomOf, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { storedIn } from '../../../../tools/attack/stored.ts'
import { audit, emptyMarket, tradeAtRandom } from '../../../../tools/attack/trading.ts'
import { startVictim, withFolder } from '../../../../tools/attack/victim.ts'

test('CG-COLL-6 · nobody loses or doubles a card when the server is killed while people open boosters and trade', () =>
  withFolder(async (data) => {
    const random = randomOf(seedOf('cards'))
    const market = emptyMarket()
    for (const tries of [40, 90, 160]) {
      const victim = await startVictim(data)
      const trading = Array.from({ length: 4 }, () => tradeAtRandom(victim.url, market, random, () => market.tries >= tries))
      // In the middle of what the others do.
      await Promise.race(trading)
      await victim.kill()
      await Promise.all(trading)
    }
    const stored = storedIn(data)
    const { lost, doubled, forgotten, openings, trades } = await audit(stored, market)
    await stored.close()
    expect({ lost, doubled, forgotten }).toEqual({ lost: 0, doubled: 0, forgotten: 0 })
    expect(Math.min(openings, trades)).toBeGreaterThan(0)
  }))
