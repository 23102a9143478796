import { conform, failureText } from '@orrery/kernel/conformance'
import { decide } from '@orrery/search'
import { playerOf } from '@orrery/search/mind/mind'
import { expect, test } from 'vitest'
import { games } from './index.ts'

const GAMES = 4
/** Long games, of which fewer are played: `orrery check` plays more. */
const LONG: Readonly<Record<string, number>> = { 'firestorm-armada': 2, 'forbidden-stars': 3 }

for (const entry of games)
  test(`${entry.id} keeps what every game promises`, { timeout: 1_200_000 }, async () => {
    const game = await playerOf(entry)
    const played = LONG[entry.id] ?? GAMES
    const report = conform(game, { games: played, seed: 'tests', decide, thorough: played < GAMES ? 1 : 4 })
    expect(report.failures.map(failureText)).toEqual([])
    expect(report.games).toBe(played)
    expect(report.checks.bots).toBeGreaterThan(0)
  })
