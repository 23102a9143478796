export {
  type Handing,
  handed,
  isOver,
  knowing,
  letGoBy,
  onlyPass,
  openPart,
  PACES,
  passedBy,
  passOf,
  type Sharing,
  type Standing,
} from './asking.ts'
export { type Chronicle, linesOf, type ToldAt, written } from './chronicle.ts'
export { asked, type Clock, held, resumed, type Still, thought } from './clock.ts'
export { type Due, dueTimes, type Limit, lateAnswer, limitOf, nextDue } from './limit.ts'
export { type Playback, playback } from './playback.ts'
export { chancesAt, type Story, storiesOf, type Turning } from './story.ts'
export { winnerAtTimeUp } from './time-up.ts'
export {
  asItWas,
  type By,
  type Fresh,
  type Happened,
  type Move,
  seatsAsked,
  setOut,
  stepped,
  steppedInPlace,
  type UnderWay,
} from './under-way.ts'
