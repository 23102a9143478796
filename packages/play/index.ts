export { type Chronicle, linesOf, type ToldAt, written } from './chronicle.ts'
export { asked, type Clock, held, resumed, type Still, thought } from './clock.ts'
export { type Due, dueTimes, type Limit, lateAnswer, limitOf, nextDue } from './limit.ts'
export { type By, type Fresh, type Happened, type Move, seatsAsked, setOut, stepped, type UnderWay } from './under-way.ts'
