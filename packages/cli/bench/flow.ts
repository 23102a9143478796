import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Flow, FlowTable } from '@orrery/board/flow.ts'
import { gameEntry, games } from '@orrery/games'
import { type Game, type Json, openTable, optionsOfNew, type Person, seedOf } from '@orrery/kernel'
import { PACES } from '@orrery/play'
import { atMost, type Figure } from './figure.ts'
import { duels } from './flow/duel.ts'
import { type Evening, evening, type Paced } from './flow/evening.ts'
import { median, THINKS } from './flow/measures.ts'

/**
 * How play feels: how often a person is asked in each game, how much of that has one sensible answer, how many clicks a turn takes, and how
 * much of the time is waiting. `among`: the games to measure; default: all with a `flow.ts`.
 */
export async function figures(among: readonly string[] = games.map(({ id }) => id), count?: number): Promise<Figure[]> {
  const found: Figure[] = []
  for (const id of among) {
    if (id === 'chaos-galaxy') found.push(...(await duels(count)))
    const paced = await pacedOf(id)
    if (paced === null) continue
    const game = await gameEntry(id).load()
    for (const table of paced.flow.tables) found.push(...rows(game, { ...table, games: count ?? table.games }, paced))
  }
  return found
}

/** The parts by which a game's pace is measured; null if its board has no `flow.ts`. */
export async function pacedOf(id: string): Promise<Paced | null> {
  const share = await partOf<{ readonly flow: Flow }>(id, 'board/flow.ts')
  if (share === null) return null
  const script = await partOf<{ readonly person: Person }>(id, 'orders/person.ts')
  return { flow: share.flow, orders: (await gameEntry(id).orders?.()) ?? null, person: script?.person ?? null }
}

/** A module of a game, by its path; null if there is none. */
async function partOf<T>(game: string, part: string): Promise<T | null> {
  const path = import.meta.resolve(`@orrery/games/${game}/${part}`)
  return existsSync(fileURLToPath(path)) ? ((await import(path)) as T) : null
}

function rows(game: Game, table: FlowTable, paced: Paced): Figure[] {
  const evenings = Array.from({ length: table.games }, (_, number) => {
    // Everybody has the seat equally often, whoever begins.
    const seat = number % table.seats
    return evening(openTable(game, optionsOfNew(game, table.options(number) as Json), table.seats, seedOf(`flow:${number}`)), seat, paced)
  })
  const sum = (of: (one: Evening) => number): number => evenings.reduce((total, one) => total + of(one), 0)
  const waited = sum((one) => one.waited)
  const name = (what: string): string => `flow: ${game.id}, ${table.name}: ${what}`
  const turns = evenings.flatMap((one) => one.clicks)
  const costs = `a turn of the person costs ${median(turns)} clicks in the median; the person won ${evenings.filter(({ won }) => won).length}`
  return [
    atMost(name('questions a game'), median(evenings.map(({ shown }) => shown)), '', table.questions, `median of ${table.games}; ${costs}`),
    atMost(name('questions with one sensible answer'), (100 * sum((one) => one.single)) / sum((one) => one.shown), 'of 100', 3),
    atMost(
      name('waiting at brisk'),
      (100 * waited) / (waited + sum((one) => one.thought)),
      '% of a game',
      25,
      `${THINKS} seconds a question, ${PACES.brisk} ms a move that shows something, a quarter within one thing`,
    ),
  ]
}
