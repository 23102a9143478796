export {
  type Handing,
  handed,
  isOver,
  knowing,
  onlyPass,
  openPart,
  PACES,
  passedBy,
  passedUpBy,
  passOf,
  pauseBefore,
  type Sharing,
  type Standing,
} from './asking.ts'
export { beatsSince, lastDeed, MOST_BEATS, type RecapBeat, type RecapBeats } from './beats.ts'
export {
  answeredBeforehand,
  type Beforehand,
  clockRef,
  fingerprintOf,
  type If,
  isSilent,
  NOTHING_SAID,
  orderRef,
  type Replied,
} from './beforehand.ts'
export { type Chronicle, type LogEntry, linesOf, written } from './chronicle.ts'
export { type Clock, pause, resume, type StoppedClock, startClocks, thought } from './clock.ts'
export { type Due, dueTimes, leastAnswer, nextDue, type TimedOut, timedOut } from './due.ts'
export { type Foreseen, foresee, type Lookahead } from './foresee.ts'
export { type Playback, playback, playThrough } from './playback.ts'
export { type StorySketch, sketchOf } from './sketch.ts'
export { chancesAt, type Story, storiesInSteps, storiesOf, type Turning } from './story.ts'
export { afterQuietHours, type Calendar, type DailyHours, instantAfter, type Span, timeBetween, timePassing } from './time/calendar.ts'
export { TIME_CONTROL_DEFAULTS, type TimeControl, type TimeUp, timeControlOf, timeControlProblem } from './time/control.ts'
export { HOLIDAYS_A_YEAR, holidaysAfter, holidaysByYear } from './time/holidays.ts'
export { MOST_RESERVE, type PassingTime, runsOut, type Timing, UNTIMED } from './time/timing.ts'
export { instantOf, isTimeZone, type LocalTime, localTime } from './time/zone.ts'
export { winnerAtTimeUp } from './time-up.ts'
export {
  applyMoveInPlace,
  asItWas,
  type By,
  type Fresh,
  type Move,
  type MoveResult,
  seatsAsked,
  start,
  step,
  type UnderWay,
} from './under-way.ts'
