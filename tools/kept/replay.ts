import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { gameEntry } from '@orrery/games'
import {
  answer,
  type Json,
  openReplay,
  openTable,
  playReplay,
  type Question,
  type Replay,
  randomOf,
  type Step,
  seedOf,
  startOf,
  storedAnswer,
  type Table,
  takeEvents,
  type Viewer,
} from '@orrery/kernel'
import { recordedTables } from './tables.ts'

/** A recorded table, and what each viewer saw at some of its steps, in the game's scenario format. */
interface Shown {
  readonly replay: Replay
  readonly seen: readonly (readonly [step: number, seen: Json])[]
}

/** What viewers see is compared at one of this many steps. */
const EVERY = 40

/**
 * `record GAME` plays tables of a game and prints each as a line of JSON. `again GAME FILE` replays such lines and prints the differences
 * of each, if any.
 */
const [how = '', id = '', file = ''] = process.argv.slice(2)
const entry = gameEntry(id)
const game = await entry.load()
const words = await entry.scenario?.()
if (how === 'record') for (const { seats, options } of recordedTables(id)) console.log(JSON.stringify(recorded(seats, options)))
else for (const line of readFileSync(file, 'utf8').trim().split('\n')) console.log(JSON.stringify(faultsOf(JSON.parse(line) as Shown)))

function recorded(seats: number, options: Json): Shown {
  const seed = seedOf(`${id} ${seats} ${JSON.stringify(options)}`)
  const random = randomOf(seedOf('answers'))
  const table = openTable(game, options, seats, seed)
  const start = JSON.parse(JSON.stringify(startOf(table, takeEvents(table))))
  const steps: Step[] = []
  const seen: [number, Json][] = []
  while (table.result === null) {
    if (steps.length % EVERY === 0) seen.push([steps.length, seenAt(table)])
    const { seat, ...question } = table.questions[random.below(table.questions.length)] as Question
    const given = game.policy(table.state, { seat, ...question }, random)
    steps.push({ seat, answer: storedAnswer(table, seat, given) })
    if (answer(table, seat, given) !== true) throw new Error(`${JSON.stringify(given)} is refused`)
  }
  seen.push([steps.length, seenAt(table)])
  const about = { format: 1, game: id, gameVersion: game.version, options, seats, seed, commitment: null } as const
  return { replay: { ...about, start, steps, result: table.result }, seen }
}

function seenAt(table: Table): Json {
  const viewers: Viewer[] = ['spectator', ...Array.from({ length: table.seats }, (_, seat) => seat)]
  const views = viewers.map((viewer) => words?.describe?.(game.view(table.state, viewer), viewer) ?? null)
  return JSON.parse(JSON.stringify({ asked: table.questions.map(({ seat, name }) => [seat, name]), views })) as Json
}

function faultsOf({ replay, seen }: Shown): unknown[] {
  const faults: unknown[] = []
  if (openReplay(game, replay).version !== 0) faults.push('it does not begin at version 0')
  let last: Table | null = null
  try {
    for (const { table, step } of playReplay(game, replay)) {
      last = table
      const recorded = seen.find(([at]) => at === step)
      if (recorded !== undefined && faults.length < 3 && !isDeepStrictEqual(seenAt(table), recorded[1]))
        faults.push({ step, seen: seenAt(table), recorded: recorded[1] })
    }
  } catch (error) {
    faults.push(String(error))
  }
  if (!isDeepStrictEqual(last?.result, replay.result)) faults.push({ result: last?.result, recorded: replay.result })
  return faults
}
