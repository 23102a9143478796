export { at, numberAt } from '@orrery/kernel'
