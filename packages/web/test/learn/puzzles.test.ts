import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@orrery/games'
import { answerOf, eventsFor, type GameEvent, type Json, seenBy, takeEvents } from '@orrery/kernel'
import { isReached } from '@orrery/kernel/scenario/goal'
import { asScenario, doThere, isAtPaths, scenarioTable } from '@orrery/kernel/scenario/table'
import { exhaust, keyOf, playOthers } from '@orrery/search/puzzles/lines'
import { expect, test } from 'vitest'
import { type StoredPuzzle, type StoredPuzzles, wholePuzzle } from '../../learn/puzzles.ts'
import { minedOfFiles } from './lesson-summaries.ts'

const GAMES = join(import.meta.dirname, '../../../../games')
const BOUNDS = { answers: 12, nodes: 20_000 }

interface Proved extends StoredPuzzle {
  readonly signature: string
  readonly during: Readonly<Record<string, Json>>
}

interface ProvedPuzzles extends StoredPuzzles {
  readonly puzzles: readonly Proved[]
}

function storedOf(game: string): ProvedPuzzles | null {
  const file = join(GAMES, game, 'puzzles/mined.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

for (const { id: game, load } of games) {
  const stored = storedOf(game)
  if (stored === null) continue

  for (const puzzle of stored.puzzles)
    test(`${game}: the solution of '${puzzle.id}' reaches its goal in time, and not before`, async () => {
      const { scenario, goal, during, solution } = wholePuzzle(puzzle, stored.catalogues)
      const table = scenarioTable(await load(), asScenario(scenario))
      takeEvents(table)
      const happened: GameEvent[] = []
      expect(isReached(goal, seenBy(table, 0), happened)).toBe(false)
      for (const when of solution as Parameters<typeof doThere>[1][]) {
        expect(isAtPaths(during, seenBy(table, 0).view)).toBe(true)
        doThere(table, when)
        playOthers(table, 0)
        happened.push(...eventsFor(takeEvents(table), 0))
      }
      expect(isReached(goal, seenBy(table, 0), happened)).toBe(true)
    })

  for (const puzzle of stored.puzzles)
    test(`${game}: no other first answer than that of '${puzzle.id}' leads to its goal, whatever follows`, async () => {
      const { scenario, goal, during, solution } = wholePuzzle(puzzle, stored.catalogues)
      const table = scenarioTable(await load(), asScenario(scenario))
      const aim = { goal, during, title: puzzle.title, task: puzzle.task, hint: puzzle.task, rules: [], likeness: '' }
      const found = exhaust(table, 0, [aim], BOUNDS)
      const { seat: _own, ...first } = solution[0] as { readonly seat: number; readonly option: string }
      expect([...(found?.[0]?.firsts ?? [])]).toEqual([keyOf(answerOf(table, 0, first))])
    })

  test(`${game}: no two puzzles are alike, each has both languages and its rules, and the index lists them all`, () => {
    const { puzzles } = stored
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length)
    expect(new Set(puzzles.map(({ signature }) => signature)).size).toBe(puzzles.length)
    for (const { title, task, hints, rules } of puzzles) {
      for (const text of [title, task, ...hints]) expect(Object.keys(text).sort()).toEqual(['en', 'hu'])
      expect(hints.length > 0 && rules.length > 0).toBe(true)
    }
    expect(minedOfFiles().filter((summary) => summary.game === game)).toEqual(
      puzzles.map(({ id, level }) => ({ game, id, kind: 'puzzle', level })),
    )
  })
}
