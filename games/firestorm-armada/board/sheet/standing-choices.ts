import { SECTORS, type Standing } from '../../orders/order.ts'

/** The choices of each part of the standing choices. */
export const CHOICES: { readonly [part in Exclude<keyof Standing, 'kind'>]: readonly Standing[part][] } = {
  arc: ['threat', ...SECTORS, 'ask'],
  engines: ['keep', 'ask'],
  defence: ['all', 'ask'],
  shields: ['again', 'ask'],
  cards: ['ask', 'pass', 'help'],
  discard: ['ask', 'least'],
}

/** The parts, in the order in which they are listed. */
export const PARTS = Object.keys(CHOICES) as (keyof typeof CHOICES)[]
