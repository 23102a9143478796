import { answer, determinize, type Random, type Table } from '@orrery/kernel'
import { unitKind } from '../../content/units.ts'
import { type AreaId, NONE, type State } from '../../state.ts'
import { presenceIn } from '../control.ts'
import { FIRST_TOKEN, plasticKind } from '../units.ts'

/** The expected result of an answer in the running combat, averaged over play-outs. */
export interface Forecast {
  /** The id of the option. */
  readonly option: string
  /** How often the seat alone holds the area after the combat, 0 to 1. */
  readonly wins: number
  /** Materiel of lost units: the seat's own, and the opponent's. */
  readonly lost: number
  readonly taken: number
}

/** No combat asks this often: a play-out that gets this far is given up. */
const MOST_ANSWERS = 300

/** The materiel of the units on the board: of the seat, or of everybody else. */
function strength(g: State, seat: number, own: boolean): number {
  let sum = 0
  for (let unit = 0; unit < FIRST_TOKEN; unit++) {
    if (g.units.area[unit] !== NONE && (g.units.seat[unit] === seat) === own) sum += unitKind(plasticKind(unit)).materiel
  }
  return sum
}

/** Plays a determinization with the game's policy until the combat in that area is over. */
function playOn(table: Table<State>, area: AreaId, random: Random): void {
  for (let given = 0; given < MOST_ANSWERS && table.result === null && table.state.combat?.area === area; given++) {
    const question = table.questions[0]
    if (question === undefined) return
    if (answer(table, question.seat, table.game.policy(table.state, question, random)) !== true) return
  }
}

/** The result of this many play-outs of a table: how often the seat alone holds the area afterwards, and what both sides lose. */
export function outcomeOf(
  option: string,
  { state }: Table<State>,
  seat: number,
  area: AreaId,
  times: number,
  play: () => Table<State>,
): Forecast {
  const [own, others] = [strength(state, seat, true), strength(state, seat, false)]
  let [wins, lost, taken] = [0, 0, 0]
  for (let time = 0; time < times; time++) {
    const after = play().state
    if (presenceIn(after, area) === 1 << seat) wins++
    // A side whose units were replaced by stronger ones has lost nothing.
    lost += Math.max(own - strength(after, seat, true), 0)
    taken += Math.max(others - strength(after, seat, false), 0)
  }
  return { option, wins: wins / times, lost: lost / times, taken: taken / times }
}

/**
 * The expected result of each option of the seat's open question in the running combat: play-outs of the position as the seat knows it,
 * with everything hidden dealt anew, and dice too. Empty if there is no combat or no question about it.
 */
export function forecast(table: Table<State>, seat: number, random: Random, times: number): Forecast[] {
  const area = table.state.combat?.area
  const question = table.questions.find((one) => one.seat === seat)
  if (area === undefined || question?.kind !== 'options') return []
  return question.options.map(({ id }) =>
    outcomeOf(id, table, seat, area, times, () => {
      const determinized = determinize(table, seat, random)
      answer(determinized, seat, { option: id })
      playOn(determinized, area, random)
      return determinized
    }),
  )
}
