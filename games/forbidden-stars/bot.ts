export { evaluate } from './bot/evaluate.ts'
export { features } from './bot/features.ts'
export { metrics } from './bot/metrics.ts'
export { policy, prior } from './bot/policy.ts'
