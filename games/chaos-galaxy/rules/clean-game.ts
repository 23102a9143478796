import { chooseSome, type Rule, type Seat } from '@orrery/kernel'
import { destroy } from '../effects/do/destroying.ts'
import { run } from '../effects/do/operations.ts'
import { cardOption } from '../events.ts'
import { seatOf } from '../seats.ts'
import { NONE, type State } from '../state.ts'

/** CG-CLEAN-3, CG-CLEAN-4: how many crew, and how many bases, a player of a clean game may keep. */
const MOST = 3

/** CG-CLEAN-3 to CG-CLEAN-5: crew and bases above three are destroyed, paid or not, as their controller chooses. */
export function* clearSurplus(g: State, seat: Seat): Rule {
  for (const [row, rule] of [
    ['cantina', 'CG-CLEAN-3'],
    ['surface', 'CG-CLEAN-4'],
  ] as const) {
    const cards = seatOf(g, seat)[row]
    const surplus = cards.length - MOST
    if (surplus <= 0) continue
    const doomed = yield* chooseSome(
      seat,
      { rule, name: 'end-surplus', message: `end-surplus-${row}`, params: { surplus, most: MOST } },
      cards.map((card) => cardOption(g, `discard:${card}`, card, rule, card, seat)),
      { least: surplus, most: surplus },
    )
    yield* destroy(
      g,
      doomed.map((card) => ({ card, by: NONE })),
      run,
    )
  }
}
