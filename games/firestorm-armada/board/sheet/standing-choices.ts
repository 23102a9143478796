import { SECTORS, type Standing } from '../../orders/order.ts'

/** The values that each part of the standing choices can have. */
export const CHOICES: { readonly [part in Exclude<keyof Standing, 'kind'>]: readonly Standing[part][] } = {
  arc: ['threat', ...SECTORS, 'ask'],
  engines: ['keep', 'ask'],
  defence: ['all', 'ask'],
  shields: ['again', 'ask'],
  cards: ['ask', 'pass', 'help'],
  discard: ['ask', 'least'],
}

/** The parts, in the order of the list. */
export const PARTS = Object.keys(CHOICES) as (keyof typeof CHOICES)[]
