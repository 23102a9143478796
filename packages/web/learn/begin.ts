import { gameEntry } from '@orrery/games'
import { positionOf, seedOf } from '@orrery/kernel'
import { asScenario, scenarioTable } from '@orrery/kernel/scenario/table'
import { address } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { makeLocal } from '../local/make.ts'
import { learnOf, lessonOf } from './modules.ts'
import { teachAt } from './taught.ts'

/** Opens a game's guided first game and gives its address; null where the game has none. */
export async function beginGuided(game: string): Promise<string | null> {
  const learn = await learnOf(game)
  if (learn === null) return null
  const { options, seats, seed, bots } = learn.guided
  const places = Array.from({ length: seats }, (_, at) => (at === 0 ? { name: settings.value.name, bot: null } : { name: '', bot: bots }))
  const table = await makeLocal(game, options, places, seedOf(seed))
  teachAt(table, { game, lesson: null, seen: [] })
  return address('table', table)
}

/** Opens a lesson's position and gives its address; null where there is none. */
export async function beginLesson(game: string, id: string): Promise<string | null> {
  const lesson = await lessonOf(game, id)
  if (lesson === null) return null
  const scenario = asScenario(lesson.scenario)
  const table = scenarioTable(await gameEntry(game).load(), scenario)
  const seats = Array.from({ length: table.seats }, (_, at) =>
    at === 0 ? { name: settings.value.name, bot: null } : { name: '', bot: 'quick' },
  )
  const position = JSON.parse(JSON.stringify(positionOf(table)))
  const made = await makeLocal(game, scenario.options ?? {}, seats, seedOf(String(scenario.seed ?? 1)), { position, steps: [] })
  teachAt(made, { game, lesson: id, seen: [] })
  return address('table', made)
}
