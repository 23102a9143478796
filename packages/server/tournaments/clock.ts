import { advanced, type DueThing, dueThings, runningGame, type Tournament } from '@orrery/tournament'
import { freshId } from '../ids.ts'
import { OwnedElsewhere } from '../rooms/owned-elsewhere.ts'
import { type Cup, type CupKeeper, change, dueOf } from './cup.ts'
import { tellSuspensions } from './suspensions.ts'
import { decideByProgram, decideGame } from './tables.ts'

/** The longest time of a timer, in milliseconds: then the clock is checked again. */
const LONGEST = 60_000

/** What another server should do, or what failed, is checked again after this many milliseconds. */
const AGAIN = 1000

/** Sets a timer for the next due time. What is due follows from the tournament, so losing the timer loses nothing. */
export function setClock(keeper: CupKeeper, cup: Cup, soonest = 1): void {
  clearTimeout(cup.timer)
  const due = dueOf(cup)
  if (due === null || keeper.context.closing) return
  cup.timer = setTimeout(() => void lookAtClock(keeper, cup), Math.min(LONGEST, Math.max(soonest, due - keeper.context.now())))
  cup.timer.unref()
}

async function lookAtClock(keeper: CupKeeper, cup: Cup): Promise<void> {
  const { context } = keeper
  const now = context.now()
  for (const due of context.closing ? [] : dueThings(cup.t, now)) {
    try {
      await doDue(keeper, cup, due, now)
    } catch (error) {
      if (!context.closing && !(error instanceof OwnedElsewhere))
        context.log.error({ tournament: cup.id, error }, 'what is due cannot be done')
    }
  }
  // What failed at a table before is tried again.
  keeper.settle(cup)
  setClock(keeper, cup, AGAIN)
}

async function doDue(keeper: CupKeeper, cup: Cup, due: DueThing, now: number): Promise<void> {
  if (due.kind === 'advance') {
    await tellSuspensions(keeper, cup)
    await change(keeper, cup, (t) => ({ events: advanced(t, { now, table: freshId }) }))
    return
  }
  const match = cup.t.matches[due.match]
  const game = match === undefined ? null : runningGame(match)
  if (game === null) return
  // Time that does not count may have been stored meanwhile.
  const isDue = (t: Tournament) =>
    dueThings(t, now).some(({ kind, ...one }) => kind === due.kind && 'match' in one && one.match === due.match)
  if (due.kind === 'absent') await decideGame(keeper, cup, due.match, game, due.winner, 'absent', isDue)
  else await decideByProgram(keeper, cup, due.match, game, due.how, isDue)
}
