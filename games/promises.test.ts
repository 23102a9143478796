import { conform, failureText } from '@orrery/kernel/conformance'
import { decide } from '@orrery/search'
import { playerOf } from '@orrery/search/mind/mind'
import { expect, test } from 'vitest'
import { gameEntry, games } from './index.ts'
import { sayingsOf } from './sayings.ts'

const GAMES = 4
/** Long games, of which fewer are played: `orrery check` plays more. */
const LONG: Readonly<Record<string, number>> = { 'firestorm-armada': 2, 'forbidden-stars': 3 }

for (const entry of games)
  test(`${entry.id} keeps what every game promises`, async () => {
    const game = await playerOf(entry)
    const played = LONG[entry.id] ?? GAMES
    const sayings = await sayingsOf(entry.id)
    const report = conform(game, { games: played, seed: 'tests', decide, sayings, thorough: played < GAMES ? 1 : 4 })
    expect(report.failures.map(failureText)).toEqual([])
    expect(report.games).toBe(played)
    expect(report.checks.bots).toBeGreaterThan(0)
    expect(report.checks.orders > 0).toBe(entry.orders !== undefined)
  })

/** Tables from which seats leave: game, seats, settings, and at one of how many decisions it is tried. */
const LEFT: readonly (readonly [game: string, seats: number, settings: Record<string, boolean | number>, every: number])[] = [
  ['chaos-galaxy', 2, {}, 30],
  ['chaos-galaxy', 3, {}, 30],
  ['chaos-galaxy', 4, { economicMonopoly: true, multiRamp: true }, 30],
  ['chaos-galaxy', 5, { settlement: true, simplifiedCombat: true }, 30],
  ['chaos-galaxy', 6, { cleanGame: true, activeDefence: true, investment: true }, 40],
  ['chaos-galaxy', 3, { shipConversion: true, raceDegree: 2, monoRaceBonuses: true }, 30],
  ['death-angel', 4, {}, 20],
  ['forbidden-stars', 2, {}, 20],
  ['forbidden-stars', 3, {}, 20],
  ['forbidden-stars', 4, {}, 30],
  ['firestorm-armada', 2, {}, 60],
  ['draft', 4, {}, 10],
]

test.each(LEFT)('%s for %i with %o ends or goes on when seats leave', async (id, seats, options, every) => {
  const report = conform(await gameEntry(id).load(), { games: 2, seed: 'leaving', seats, options, leaving: every })
  expect(report.failures.map(failureText)).toEqual([])
  expect(report.checks.leaving).toBeGreaterThan(5)
})
