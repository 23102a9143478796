export { evaluate, policy, prior } from './bot/policy.ts'
