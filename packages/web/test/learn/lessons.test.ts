import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lesson } from '@orrery/board'
import { games } from '@orrery/games'
import { answer, eventsFor, type GameEvent, questionFor, seenBy, takeEvents } from '@orrery/kernel'
import { isReached } from '@orrery/kernel/scenario/goal'
import { asScenario, doThere, scenarioTable } from '@orrery/kernel/scenario/table'
import { decide } from '@orrery/search'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const GAMES = join(import.meta.dirname, '../../../../games')

/** The lessons of a game by their ids. */
function lessonsOf(game: string): readonly (readonly [string, Lesson])[] {
  const folder = join(GAMES, game, 'lessons')
  try {
    const files = readdirSync(folder).filter((file) => file.endsWith('.lesson.yaml'))
    return files.map((file) => [file.replace('.lesson.yaml', ''), parse(readFileSync(join(folder, file), 'utf8')) as Lesson])
  } catch {
    return []
  }
}

for (const { id: game, load, scenario: words } of games)
  for (const [id, lesson] of lessonsOf(game))
    test(`${game}: '${id}' is solved by its solution, and not before`, async () => {
      const scenario = asScenario(lesson.scenario)
      const table = scenarioTable(await load(), scenario, scenario.table === undefined ? undefined : await words?.())
      takeEvents(table)
      const happened: GameEvent[] = []
      expect(isReached(lesson.goal, seenBy(table, 0), happened)).toBe(false)
      let given = 0
      for (const when of lesson.solution) {
        // Bots answer as they do at the table.
        for (let open = table.questions[0]; questionFor(table, 0) === null && open !== undefined; open = table.questions[0])
          expect(answer(table, open.seat, decide(table, open.seat, { level: 'quick' }))).toBe(true)
        doThere(table, when as Parameters<typeof doThere>[1])
        given++
        happened.push(...eventsFor(takeEvents(table), 0))
      }
      for (let bots = 0; bots < 60 && !isReached(lesson.goal, seenBy(table, 0), happened) && questionFor(table, 0) === null; bots++) {
        const open = table.questions[0]
        if (open === undefined) break
        expect(answer(table, open.seat, decide(table, open.seat, { level: 'quick' }))).toBe(true)
        happened.push(...eventsFor(takeEvents(table), 0))
      }
      expect(isReached(lesson.goal, seenBy(table, 0), happened)).toBe(true)
      expect(given).toBeLessThanOrEqual(lesson.within ?? given)
      for (const text of [lesson.title, lesson.task, ...lesson.hints]) expect(Object.keys(text).sort()).toEqual(['en', 'hu'])
    })
