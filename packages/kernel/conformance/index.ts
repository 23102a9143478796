export type { Decide } from './bots.ts'
export { type ConformOptions, conform } from './conform.ts'
export { perft } from './perft.ts'
export { CHECKS, type Check, type Failure, failureText, type Report } from './report.ts'
