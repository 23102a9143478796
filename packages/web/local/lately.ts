import { gameEntry } from '@orrery/games'
import { type Answer, type Game, hash, type Replay, type Seat, type Seen, seenBy } from '@orrery/kernel'
import type { Scenario } from '@orrery/kernel/scenario'
import { scenarioTable } from '@orrery/kernel/scenario/table'
import { type Beats, beatsSince, lastDeed, MOST_BEATS, playback } from '@orrery/play'

/**
 * What happened at a table of this browser since a seat last gave an answer that the page would not give by itself. `scenario` is where the
 * table began, if not at its start. Throws if the record no longer fits the rules.
 */
export async function latelyIn(
  game: Game,
  replay: Omit<Replay, 'result'>,
  seat: Seat,
  byItself: (seen: Seen) => Answer | null,
  scenario?: Scenario,
): Promise<Beats> {
  const words = scenario?.table === undefined ? undefined : await gameEntry(game.id).scenario?.()
  const back = playback(game, replay, scenario === undefined ? undefined : scenarioTable(game, scenario, words))
  const isByItself = (step: number): boolean => {
    const made = back.steps[step - 1]
    const answer = byItself(seenBy(back.table(step - 1), seat))
    return made !== undefined && 'answer' in made && answer !== null && hash(answer) === hash(made.answer)
  }
  let from = lastDeed(back.steps, seat)
  while (from > 0 && isByItself(from)) from = lastDeed(back.steps.slice(0, from - 1), seat)
  return beatsSince(back, seat, from, MOST_BEATS)
}
