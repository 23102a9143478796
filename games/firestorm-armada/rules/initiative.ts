import { choose, option, type Rule } from '@orrery/kernel'
import { tell } from '../events.ts'
import { NONE, PLACE, type Side, type State } from '../state.ts'
import { at, numberAt } from './at.ts'
import { d6 } from './dice.ts'
import { turnCardSum } from './in-force.ts'
import { orderFrom, seatsOf, speakerOf } from './ships.ts'

/** FA-INIT-4, FA-INIT-5, FA-SETUP-6: both sides roll 2D6 and add their bonus until the totals differ. Returns the side that won. */
export function rollOff(g: State, rule: string): Side {
  for (;;) {
    const totals = [0, 1].map((side) => rollSide(g, side, rule))
    if (totals[0] !== totals[1]) return at(totals, 0) > at(totals, 1) ? 0 : 1
  }
}

function rollSide(g: State, side: Side, rule: string): number {
  const dice = [d6(g), d6(g)]
  const bonus = bonusOf(g, side)
  const total = at(dice, 0) + at(dice, 1) + bonus
  tell(g, { type: 'initiative-rolled', rule, seat: speakerOf(side), dice, bonus, total })
  return total
}

/** FA-INIT-1 to 4, FA-INIT-7, FA-ALLY-2: a side's bonus to initiative: its lowest tactics bonus, with cards, less 1 for a lost flagship. */
export function bonusOf(g: State, side: Side): number {
  const seats = seatsOf(g, side)
  let bonus = Math.min(...seats.map((seat) => at(g.tactics, seat)))
  bonus += turnCardSum(g, 'T01', speakerOf(side), 'ally') + turnCardSum(g, 'T02', speakerOf(side), 'enemy')
  for (const seat of seats) {
    const flagship = at(g.flagships, seat)
    const place = flagship === NONE ? PLACE.away : numberAt(g.ships.place, flagship)
    if (place === PLACE.destroyed || place === PLACE.captured) bonus -= 1
  }
  return bonus
}

/** FA-TURN-4, FA-INIT-6: this turn's initiative; the winner activates first unless the option lets it choose. */
export function* initiative(g: State): Rule {
  const winner = rollOff(g, 'FA-INIT-4')
  tell(g, { type: 'initiative-won', rule: 'FA-INIT-4', seat: speakerOf(winner) })
  g.order = orderFrom(g, winner)
  g.toAct = winner
  if (g.settings.winnerChooses) {
    const prompt = { name: 'initiative.first', rule: 'FA-INIT-6', message: 'initiative-first' }
    const first = yield* choose(speakerOf(winner), prompt, [
      option('first', winner, 'FA-INIT-6'),
      option('second', 1 - winner, 'FA-INIT-6'),
    ])
    g.toAct = first
  }
  g.lastActor = [NONE, NONE]
  g.step = 'choose'
}
