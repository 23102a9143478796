export { type Achievement, type EndedTable, hasWon, type Named, type Noted, noted, type Records } from './contract.ts'
export { botSubject, canBeRated, type EndedSeat, type RatedTable, type RatingStep, stepsOf } from './rated.ts'
export { CERTAIN_SIGMA, type Figure, figureOf, NEWCOMER, type Rating } from './rating.ts'
