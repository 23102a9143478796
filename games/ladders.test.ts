import { teamsOf } from '@orrery/kernel'
import { LEVELS } from '@orrery/search/level'
import { describe, expect, test } from 'vitest'
import { manifests } from './index.ts'

const GAMES = manifests.flatMap(({ id, built }) => (built?.ladders === undefined ? [] : [{ id, rules: built.rules, load: built.ladders }]))

describe.each(GAMES)('$id', ({ rules, load }) => {
  test('its ladders have levels once, the weakest first, and say with how many seats and against what was played', async () => {
    const game = await rules()
    const ladders = await load()
    const counts = ladders.map(({ seats }) => seats)
    expect(counts).toEqual([...new Set(counts)].toSorted((one, other) => one - other))
    // With the usual number of seats, which is shown first, every level is measured.
    const all = game.cooperative ? LEVELS : LEVELS.slice(1)
    expect(ladders[0]?.rungs.map(({ level }) => level)).toEqual(all)
    for (const { seats, sides = seats, against, rungs } of ladders) {
      expect(seats).toBeGreaterThanOrEqual(game.seats.min)
      expect(seats).toBeLessThanOrEqual(game.seats.max)
      expect(against).toBe(game.cooperative ? 'game' : 'below')
      if (!game.cooperative) expect(sides).toBe(teamsOf(game, seats).length)
      const measured = rungs.map(({ level }) => level)
      expect(measured).toEqual(all.slice(0, measured.length))
      for (const { wins, games } of rungs) expect(wins).toBeLessThanOrEqual(games)
    }
  })
})
