export { features } from './bot/features.ts'
export { evaluate, policy, prior } from './bot/policy.ts'
