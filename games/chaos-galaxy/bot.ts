export { evaluate, unsettled } from './bot/evaluate.ts'
export { policy, prior } from './bot/policy.ts'
