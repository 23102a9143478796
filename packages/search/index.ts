export { type Budget, DEFAULT_BUDGET } from './budget.ts'
export { decide, type How, type Thought, think } from './decide.ts'
export type { Finding } from './finding.ts'
export { ALL_LEVELS, isLevel, LEVELS, type Level } from './level.ts'
