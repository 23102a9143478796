export { advanced, type Circumstances, type DueThing, dueAt, dueThings, goOn } from './advancing.ts'
export { after, matchOf, replayed, type TournamentEvent } from './events.ts'
export { cancel, giveTime, reverse, rule } from './judging.ts'
export { botName } from './names.ts'
export { type Contender, pair } from './pairing.ts'
export { come, concede, decide, dropOut, waive } from './playing.ts'
export { type Prize, prizes } from './prizes.ts'
export type { Outcome, Reason } from './refused.ts'
export { type Applicant, becomeJudge, begin, checkIn, MOST_ENTRANTS, openCheckIn, register, registerBots } from './registering.ts'
export { type Standing, standings } from './standings.ts'
export {
  active,
  type Entrant,
  entrantFor,
  entrantOf,
  type How,
  isJudge,
  type Match,
  type MatchGame,
  otherSide,
  type Part,
  runningGame,
  type Side,
  type Stage,
  sideOf,
  type Terms,
  type Tournament,
} from './state.ts'
export { suspend } from './suspending.ts'
export { nextPairing, roundsFor } from './swiss.ts'
export { type SeenMatch, type SeenStanding, type SeenTournament, view } from './view.ts'
