import { no, type Seat, type Verdict, yes } from '@orrery/kernel'
import { seatOf } from '../seats.ts'
import { type CardId, type State, ZONE } from '../state.ts'

const ONE_A_TURN = no('CG-SETL-4', {}, 'pay')

/** CG-SETL-4: whether the seat may pay one more base this turn: one each turn in a settlement, whoever's turn it is. */
export function mayPayBase(g: State, seat: Seat): Verdict {
  return g.settings.settlement && seatOf(g, seat).basesPaid > 0 ? ONE_A_TURN : yes
}

/** CG-SETL-4: counts a base that the seat pays for. */
export function countBase(g: State, seat: Seat, card: CardId): void {
  if (g.zones[card] === ZONE.surface) seatOf(g, seat).basesPaid++
}
