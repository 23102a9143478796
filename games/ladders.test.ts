import { LEVELS } from '@orrery/search/level'
import { describe, expect, test } from 'vitest'
import { manifests } from './index.ts'

const LADDERS = manifests.flatMap(({ id, built }) => (built?.ladder === undefined ? [] : [{ id, rules: built.rules, load: built.ladder }]))

describe.each(LADDERS)('$id', ({ rules, load }) => {
  test('its ladder has each level once, the weakest first, and says what was played against', async () => {
    const { against, rungs } = await load()
    const { cooperative, seats } = await rules()
    expect(against).toBe(cooperative ? 'game' : 'below')
    expect(rungs.map(({ level }) => level)).toEqual(cooperative ? LEVELS : LEVELS.slice(1))
    for (const rung of rungs) {
      expect(rung.wins).toBeLessThanOrEqual(rung.games)
      expect(rung.seats ?? 2).toBeGreaterThanOrEqual(seats.min)
      expect(rung.seats ?? 2).toBeLessThanOrEqual(seats.max)
    }
  })
})
