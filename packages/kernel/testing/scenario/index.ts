export type { ScenarioFormat } from './format.ts'
export type { Difference } from './match.ts'
export { type Around, type Failure, type Report, runScenario } from './run.ts'
export { asScenario, type Scenario } from './scenario.ts'
