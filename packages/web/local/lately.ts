import { type Answer, type Game, hash, type Replay, type Seat, type Seen, seenBy } from '@orrery/kernel'
import { beatsSince, lastDeed, MOST_BEATS, playThrough, type RecapBeats } from '@orrery/play'
import { finished } from '../app/unhurried.ts'

/**
 * What happened at a table of this browser since a seat last gave an answer that the page would not give by itself. Throws if the record no
 * longer fits the rules.
 */
export async function latelyIn(
  game: Game,
  replay: Omit<Replay, 'result'>,
  seat: Seat,
  byItself: (seen: Seen) => Answer | null,
): Promise<RecapBeats> {
  const back = await finished(playThrough(game, replay))
  const isByItself = (step: number): boolean => {
    const made = back.steps[step - 1]
    const answer = byItself(seenBy(back.table(step - 1), seat))
    return made !== undefined && 'answer' in made && answer !== null && hash(answer) === hash(made.answer)
  }
  let from = lastDeed(back.steps, seat)
  while (from > 0 && isByItself(from)) from = lastDeed(back.steps.slice(0, from - 1), seat)
  return beatsSince(back, seat, from, MOST_BEATS)
}
