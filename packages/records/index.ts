export type { Achievement, EndedTable, Named, Noted, Records } from './contract.ts'
export { botSubject, canBeRated, type EndedSeat, type RatedTable, type RatingStep, stepsOf } from './rated.ts'
export { CERTAIN_SIGMA, type Figure, figureOf, NEWCOMER, type Rating } from './rating.ts'
