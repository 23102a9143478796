export { evaluate } from './bot/evaluate.ts'
export { features } from './bot/features.ts'
export { policy, prior } from './bot/policy.ts'
export { signs } from './bot/signs.ts'
