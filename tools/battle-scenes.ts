import {
  answer,
  type Game,
  type Json,
  openTable,
  type Position,
  positionOf,
  randomOf,
  seedOf,
  type Table,
  takeEvents,
} from '@orrery/kernel'
import { chaosGalaxy } from '../games/chaos-galaxy/index.ts'
import { deathAngel } from '../games/death-angel/index.ts'
import { draft } from '../games/draft/index.ts'
import { firestormArmada } from '../games/firestorm-armada/index.ts'
import { forbiddenStars } from '../games/forbidden-stars/index.ts'
import { playByPolicy, type Recorded } from './recorded.ts'

/** Positions for pictures: games played by policies up to a question of the first seat. */
export const ARMADA_OPTIONS = { fleetValue: 800, seats: [{ fleet: 'terrans-800' }, { fleet: 'dindrenzi-800' }] }
export const STARS_OPTIONS = { quick_setup: true }

interface Wanted {
  readonly game: Game
  readonly options: Json
  readonly seats: number
  /** The question's name. */
  readonly name: string
  /** The earliest turn or round, and how to read it from the table. */
  readonly from: number
  now(table: Table): number
  /** The least number of options. */
  readonly least: number
}

function reached({ game, options, seats, name, from, now, least }: Wanted): Position {
  for (let seed = 1; seed < 60; seed++) {
    const table = openTable(game, options, seats, seedOf(`battle-${seed}`))
    const random = randomOf(seedOf(`admirals-${seed}`))
    for (let step = 0; step < 4000 && table.result === null; step++) {
      const [question] = table.questions
      if (question === undefined) break
      const offered = question.kind === 'plan' ? least : question.options.length
      if (question.seat === 0 && question.name === name && now(table) >= from && offered >= least) {
        takeEvents(table)
        return positionOf(table)
      }
      answer(table, question.seat, game.policy(table.state, question, random))
    }
  }
  throw new Error(`no game of ${game.id} comes to '${name}'`)
}

/** A battle of Firestorm Armada at that question of the first seat, in this turn or later. */
export function battle(name: string, turn: number, options = 0, settings: Json = ARMADA_OPTIONS): Position {
  const now = (table: Table) => (table.state as unknown as { turn: number }).turn
  return reached({ game: firestormArmada as unknown as Game, options: settings, seats: 2, name, from: turn, now, least: options })
}

/** A war of Forbidden Stars at that question of the first seat, in this round or later. */
export function war(name: string, round: number, options = 0, seats = 4, settings: Json = STARS_OPTIONS): Position {
  const now = (table: Table) => (table.state as unknown as { round: number }).round
  return reached({ game: forbiddenStars as unknown as Game, options: settings, seats, name, from: round, now, least: options })
}

/** A war of Forbidden Stars that the first seat won by its objectives. */
export function endedWar(seats = 4): Recorded {
  const game = forbiddenStars as unknown as Game
  for (let number = 1; number < 60; number++) {
    const { table, recorded } = playByPolicy({ game, options: STARS_OPTIONS, seats, seed: `war-${number}`, players: `generals-${number}` })
    const { end, winners } = table.state as unknown as { end: string; winners: readonly number[] }
    if (end === 'objectives' && winners.includes(0)) return recorded
  }
  throw new Error('nobody wins a war by objectives')
}

/** A table of Chaos Galaxy among several, or in one of its modes, in the first seat's main phase of this turn or later. */
export function galaxy(seats: number, options: Json, turn: number): Position {
  const now = (table: Table) => (table.state as unknown as { turn: number }).turn
  return reached({ game: chaosGalaxy as unknown as Game, options, seats, name: 'main-action', from: turn, now, least: 6 })
}

/** A siege of Death Angel at that question of the first seat, in this round or later. */
export function siege(name: string, round: number, seats = 3): Position {
  const now = (table: Table) => (table.state as unknown as { round: number }).round
  return reached({ game: deathAngel as unknown as Game, options: {}, seats, name, from: round, now, least: 2 })
}

/** A draft of four at that question of the first seat, in the round of this pack or later, with a choice of at least `cards` cards. */
export function drafting(name: string, pack: number, cards = 0): Position {
  const now = (table: Table) => (table.state as unknown as { packs: readonly unknown[] }).packs.length
  return reached({ game: draft as unknown as Game, options: {}, seats: 4, name, from: pack, now, least: cards })
}
