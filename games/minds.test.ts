import { openTable, seedOf } from '@orrery/kernel'
import { playerOf } from '@orrery/search/mind/mind'
import { expect, test } from 'vitest'
import { games } from './index.ts'

const learned = games.filter(({ mind }) => mind !== undefined)

test('some games have learned', () => {
  expect(learned.length).toBeGreaterThan(0)
})

test.each(learned.map((entry) => [entry.id, entry] as const))(
  'the weights of %s fit its features and judge a table otherwise than the game itself',
  async (_id, entry) => {
    const [game, player] = [await entry.load(), await playerOf(entry)]
    const { state } = openTable(game, {}, game.seats.min, seedOf(1))
    const chance = player.evaluate(state, 0)
    expect(chance).toBeGreaterThan(0)
    expect(chance).toBeLessThan(1)
    expect(chance).not.toBe(game.evaluate(state, 0))
  },
)
