export { evaluate, policy } from './bot/policy.ts'
