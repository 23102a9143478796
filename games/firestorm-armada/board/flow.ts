import type { Flow } from '@orrery/board/flow.ts'
import { PLAYED_RACES, type RaceId } from '../content/races.ts'
import { starterFor } from '../fleet/read.ts'
import type { View } from '../view.ts'

/** How Firestorm Armada's pace is measured; a turn is what one player decides in a turn of the game. */
export const flow: Flow<View> = {
  tables: [{ name: '800 points', seats: 2, games: 20, options, questions: 80 }],
  turn: (_seat, { turn }) => (turn === 0 ? null : `${turn}`),
}

const VALUE = 800

/** The options of a game: starter fleets of two races, another pair in each game. */
function options(game: number) {
  const count = PLAYED_RACES.length
  const one = game % count
  const other = (one + 1 + (Math.floor(game / count) % (count - 1))) % count
  const seats = [one, other].map((race) => {
    const { race: id, flagship, squadrons } = starterFor(PLAYED_RACES[race] as RaceId, VALUE)
    return { fleet: { race: id, flagship, squadrons } }
  })
  return { fleetValue: VALUE, seats }
}
