import type { Json, TableState } from '@orrery/kernel'
import { openTable, optionsOfNew, seedOf } from '@orrery/kernel'
import { playerOf } from '@orrery/search/mind/mind'
import { weightsFrom } from '@orrery/search/mind/weights'
import { expect, test } from 'vitest'
import { games } from './index.ts'

const learned = games.filter(({ mind }) => mind !== undefined)

/** Options that lead to tables with another network; without any where the number of players alone decides. */
const KINDS: Readonly<Record<string, readonly Json[]>> = {
  'chaos-galaxy': [{}, { economicMonopoly: true }, { settlement: true }],
}

test('some games have learned', () => {
  expect(learned.length).toBeGreaterThan(0)
})

test.each(learned.map((entry) => [entry.id, entry] as const))(
  'every network of %s fits its features, belongs to a kind of table and judges it otherwise than the game itself',
  async (_id, entry) => {
    const [game, player, file] = [await entry.load(), await playerOf(entry), await entry.mind?.()]
    const open: Record<string, TableState> = {}
    for (const options of KINDS[entry.id] ?? [{}])
      for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
        const { state } = openTable(game, optionsOfNew(game, options), seats, seedOf(1))
        open[game.features?.network(state) ?? ''] = state
      }
    for (const network of Object.keys(weightsFrom(file).networks)) {
      const state = open[network] as TableState
      expect(state, network).toBeDefined()
      const chance = player.evaluate(state, 0)
      expect(chance, network).toBeGreaterThan(0)
      expect(chance, network).toBeLessThan(1)
      expect(chance, network).not.toBe(game.evaluate(state, 0))
    }
  },
)
