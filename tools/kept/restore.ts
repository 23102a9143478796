import { readdirSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { gameEntry } from '@orrery/games'
import {
  type Answer,
  answer,
  type Json,
  type Position,
  positionOf,
  type Question,
  randomOf,
  restore,
  seedOf,
  type Viewer,
} from '@orrery/kernel'

/** A stored table, with the questions and what each viewer saw, in the game's scenario format. */
interface KeptTable {
  readonly position: Position
  readonly asks: readonly (readonly [seat: number, name: string, options: number])[]
  /** The log of a spectator and of every seat. */
  readonly told: readonly Json[]
}

/** How many answers are given at a restored table. */
const PLAYED_ON = 40

/**
 * Restores every kept table of the game that the first argument names, and plays on. Prints a line of JSON for each: the differences, if
 * any.
 */
const id = process.argv[2] ?? ''
const entry = gameEntry(id)
const game = await entry.load()
const words = await entry.scenario?.()
const folder = new URL(`../../games/${id}/test/kept/`, import.meta.url)
for (const file of readdirSync(folder).filter((name) => name !== 'replay.json')) {
  const kept = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as KeptTable
  console.log(JSON.stringify({ file, faults: faultsOf(kept) }))
}

function faultsOf({ position, asks, told }: KeptTable): unknown[] {
  const { table, dropped } = restore(game, position)
  const faults: unknown[] = dropped > 0 ? [`${dropped} answers are dropped`] : []
  const asked = table.questions.map((one: Question) => [one.seat, one.name, one.kind === 'plan' ? -1 : one.options.length])
  if (!isDeepStrictEqual(asked, asks)) faults.push({ asked, asks })
  const viewers: Viewer[] = ['spectator', ...Array.from({ length: table.seats }, (_, seat) => seat)]
  for (const [at, viewer] of viewers.entries()) {
    const seen = JSON.parse(JSON.stringify(words?.describe?.(game.view(table.state, viewer), viewer))) as unknown
    if (!isDeepStrictEqual(seen, told[at])) faults.push({ viewer, seen, told: told[at] })
  }
  const random = randomOf(seedOf('kept'))
  for (let left = PLAYED_ON; left > 0 && table.result === null; left--) {
    const question = table.questions[random.below(table.questions.length)] as Question
    const given: Answer = game.policy(table.state, question, random)
    const verdict = answer(table, question.seat, given)
    if (verdict !== true) return [...faults, { given, verdict }]
  }
  const again = restore(game, JSON.parse(JSON.stringify(positionOf(table))))
  if (again.dropped > 0 || !isDeepStrictEqual(again.table.state, table.state)) faults.push('it is another table when it is stored again')
  return faults
}
