import { expect, test } from 'vitest'
import { boardingSegment } from '../../rules/boarding/segment.ts'
import { type fight, type GivenFight, type GivenShip, steps } from '../fight.ts'

const at = (type: string, x: number, y: number, seat = 0): GivenShip => ({ type, x, y, seat })
/** Two cruisers of one squadron, 3 inches from an enemy cruiser with an escort, and a ship of another squadron far off. */
const ships: readonly GivenShip[] = [
  { ...at('relthoza-assassin', 20, 20), squadron: 0 },
  { ...at('relthoza-assassin', 20, 18), squadron: 0 },
  { ...at('sorylians-katar', 23, 20, 1), squadron: 1 },
  { ...at('sorylians-kontos', 23, 24, 1), squadron: 2 },
  { ...at('sorylians-falcata', 60, 40), squadron: 3 },
]
const boarded = (given: Partial<GivenFight> = {}) => steps({ ships, dice: Array.from({ length: 40 }, () => 1), ...given }, boardingSegment)
const rolls = (p: ReturnType<typeof fight>) =>
  p.events('spectator', 'rolled').map(({ purpose, waves, need }) => [purpose, (waves as number[][])[0]?.length, need])

test('FA-PD-19, FA-BOARD-3 · each ship may hold its fire if enemies aboard would keep other squadrons from firing at the target', () => {
  const p = boarded()
  p.answers('board:0:2', 'capture', 'end:boarding')
  expect([p.question().name, p.question().seat, p.question().on, p.options()]).toEqual(['pd.boarders', 1, 'ship:2', ['dice:4', 'dice:0']])
  p.answer('dice:0')
  expect([p.question().on, p.options()]).toEqual(['ship:3', ['dice:4', 'dice:0']])
  p.answer('dice:4')
  expect(rolls(p)[0]).toEqual(['anti-boarding', 4, 5])
  const none = boarded()
  none.answers('board:0:2', 'capture', 'end:boarding', 'dice:0', 'dice:0')
  expect(rolls(none).map(([purpose]) => purpose)).toEqual(['boarding', 'repelling'])
  // Nobody would hold the fire at teams that do not stay, and it protects from nobody where no other squadron is left.
  const sabotage = boarded()
  sabotage.answers('board:0:2', 'sabotage', 'end:boarding')
  expect(rolls(sabotage)[0]).toEqual(['anti-boarding', 8, 5])
  const alone = boarded({ ships: ships.slice(0, 4) })
  alone.answers('board:0:2', 'capture', 'end:boarding')
  expect(rolls(alone)[0]).toEqual(['anti-boarding', 8, 5])
})
