export { evaluate } from './bot/evaluate.ts'
export { policy, prior } from './bot/policy.ts'
