import { seedOf } from '@orrery/kernel'
import { asScenario } from '@orrery/kernel/scenario/table'
import { address } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { makeLocal } from '../local/make.ts'
import { scenarioStart } from '../local/scenario-start.ts'
import { lessonOf } from './lessons.ts'
import { learnOf } from './modules.ts'
import { teachAt } from './teaching.ts'

/** Makes a table from a scenario: one seat is the reader's, the others have bots. */
async function makeAt(game: string, raw: unknown, bots: string, seat = 0): Promise<string> {
  const scenario = asScenario(raw)
  const start = await scenarioStart(scenario)
  const { position } = start
  const begun = { position, steps: [], start, scenario }
  return makeLocal(game, scenario.options ?? {}, places(position.seats, bots, seat), seedOf(String(scenario.seed ?? 1)), begun)
}

function places(seats: number, bots: string, seat = 0) {
  return Array.from({ length: seats }, (_, at) => (at === seat ? { name: settings.value.name, bot: null } : { name: '', bot: bots }))
}

/** Starts a game's guided first game and returns its address; null if the game has none. */
export async function beginGuided(game: string): Promise<string | null> {
  const learn = await learnOf(game)
  if (learn === null) return null
  const { options, seats, seed, bots, given } = learn.guided
  const table =
    given === undefined
      ? await makeLocal(game, options, places(seats, bots), seedOf(seed))
      : await makeAt(game, { game, options, seats, seed, given }, bots)
  teachAt(table, { game, lesson: null, seen: [] })
  return address('table', table)
}

/** Starts a lesson's position and returns its address; null if there is none. `day`: it is the puzzle of that day. */
export async function beginLesson(game: string, id: string, day?: number): Promise<string | null> {
  const lesson = await lessonOf(game, id)
  if (lesson === null) return null
  const made = await makeAt(game, lesson.scenario, 'quick', lesson.seat)
  teachAt(made, { game, lesson: id, seen: [], ...(day === undefined ? {} : { day }) })
  return address('table', made)
}
