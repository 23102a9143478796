import { expect, test } from 'vitest'
import { dropOut, suspend } from '../index.ts'
import { HOST, type Trial, trial } from '../testing/index.ts'

const NOBODY: ReadonlySet<string> = new Set()

/** The entrants of the current round, and who has the bye. */
function round({ t }: Trial): readonly number[] {
  const bye = t.rounds.at(-1)?.bye ?? null
  const paired = t.matches.filter((match) => match.round === t.rounds.length).flatMap(({ sides }) => sides)
  return [...paired, ...(bye === null ? [] : [bye])].toSorted((one, other) => one - other)
}

test('the next round is paired without a suspended entrant, and with them again when they may play', () => {
  const cup = trial(8)
  cup.do(suspend(cup.t, new Set(['p2', 'stranger'])))
  // Their game goes on: a judge decides it, or the clock does.
  expect(round(cup)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(suspend(cup.t, new Set(['p2']))).toEqual({ events: [] })
  cup.playRound()
  cup.go()
  expect(round(cup)).toEqual([0, 1, 3, 4, 5, 6, 7])
  cup.do(suspend(cup.t, NOBODY))
  cup.playRound()
  cup.go()
  expect(round(cup)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

test('a Swiss stage with fewer than two who may play waits for the judge, and ends when they are taken out', () => {
  const cup = trial(3)
  cup.playRound()
  cup.do(suspend(cup.t, new Set(['p0', 'p1'])))
  expect(() => cup.go()).toThrow('nothing-rests')
  cup.do(dropOut(cup.t, HOST, 0, cup.now))
  expect(() => cup.go()).toThrow('nothing-rests')
  cup.do(dropOut(cup.t, HOST, 1, cup.now))
  cup.go()
  expect(cup.t.stage).toBe('over')
})

test('the finals are played though all are suspended by then', () => {
  const cup = trial(4)
  while (cup.t.stage !== 'semifinal') {
    cup.playRound()
    cup.go()
  }
  cup.playRound()
  cup.do(suspend(cup.t, new Set(['p0', 'p1', 'p2', 'p3'])))
  cup.go()
  expect(cup.t.stage).toBe('final')
})

test('a tournament that is over ignores suspensions', () => {
  const cup = trial(2)
  while (cup.t.stage !== 'over') {
    cup.playRound()
    cup.go()
  }
  expect(suspend(cup.t, new Set(['p0']))).toEqual({ events: [] })
})
