import { expect, test } from 'vitest'
import { dutyOf } from '../../tournament/duty.ts'
import type { Shown } from '../../tournament/followed.ts'

type Part = Pick<Shown, 'seen' | 'mine'>

/** The relevant part of a tournament: its stage, whether the reader (entrant 0) is in it, and whether the reader's own game is running. */
function part(stage: string, judge: boolean, entrant: number | null, checkedIn = true, running = false): Part {
  const entrants = [
    { dropped: false, checkedIn },
    { dropped: false, checkedIn: true },
  ]
  const game = { winner: running ? null : 0 }
  const matches = stage === 'swiss' ? [{ round: 1, sides: [0, 1], winner: running ? null : 0, games: [game] }] : []
  return { seen: { stage, entrants, rounds: stage === 'swiss' ? [{}] : [], matches }, mine: { judge, entrant } } as unknown as Part
}

test('the primary button is for the judge, except for the check-in and the games of a judge who plays', () => {
  expect(dutyOf(part('registration', false, null))).toBe('player')
  expect(dutyOf(part('registration', true, null))).toBe('judge')
  expect(dutyOf(part('registration', true, 0))).toBe('judge')
  expect(dutyOf(part('check-in', true, 0, false))).toBe('player')
  expect(dutyOf(part('check-in', true, 0))).toBe('judge')
  expect(dutyOf(part('swiss', true, 0, true, true))).toBe('player')
  expect(dutyOf(part('swiss', true, 0))).toBe('judge')
  expect(dutyOf(part('swiss', false, 0))).toBe('player')
})
