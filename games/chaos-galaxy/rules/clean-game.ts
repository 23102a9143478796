import { chooseSomeStill, type Rule, type Seat, type Several } from '@orrery/kernel'
import { destroy } from '../effects/do/destroying.ts'
import { run } from '../effects/do/operations.ts'
import { cardOption } from '../events.ts'
import { isGoing } from '../gone.ts'
import { seatOf } from '../seats.ts'
import { type CardId, NONE, type State } from '../state.ts'

/** CG-CLEAN-3, CG-CLEAN-4: how many crew, and how many bases, a player of a clean game may keep. */
const MOST = 3

/** CG-CLEAN-3 to CG-CLEAN-5: crew and bases above three are destroyed, paid or not, as their controller chooses. */
export function* clearSurplus(g: State, seat: Seat): Rule {
  for (const [row, rule] of [
    ['cantina', 'CG-CLEAN-3'],
    ['surface', 'CG-CLEAN-4'],
  ] as const) {
    // CG-MULTI-15: cards of others that leave with their owner meanwhile do not count.
    const cards = (): CardId[] => seatOf(g, seat)[row].filter((card) => !isGoing(g, card))
    const surplus = cards().length - MOST
    if (surplus <= 0) continue
    const prompt = { rule, name: 'end-surplus', message: `end-surplus-${row}`, params: { surplus, most: MOST } }
    const several = (): Several<CardId> => {
      const now = cards()
      const count = now.length - MOST
      if (count <= 0) return { options: [], amount: { least: 0, most: 0 } }
      return { options: now.map((card) => cardOption(g, `discard:${card}`, card, rule, card, seat)), amount: { least: count, most: count } }
    }
    const doomed = (yield* chooseSomeStill(seat, prompt, several)) ?? []
    yield* destroy(
      g,
      doomed.map((card) => ({ card, by: NONE })),
      run,
    )
  }
}
