/** What a number on a card counts. `number` is for everything without a unit of its own: caps, divisors, thresholds, slots. */
export const UNITS = [
  'speed',
  'firepower',
  'armour',
  'bombing',
  'armour left',
  'damage',
  'credit',
  'price',
  'card',
  'development',
  'number',
  'choice',
  'times a turn',
  'times a combat',
  'size at most',
  'size at least',
] as const
export type Unit = (typeof UNITS)[number]

/** A number that an effect has or a text prints. */
export interface Said {
  readonly value: number
  /** What it may count; messages use the first unit. Empty if the text does not say. */
  readonly units: readonly Unit[]
  /** The field of the card's effects, or the words of the text around it. */
  readonly at: string
  /** For a number of the effects: the word of the vocabulary and its parameter. */
  readonly word?: string
  /** Whether the text may leave it out or use an article: one card, the next ship. */
  readonly silent?: boolean
  /** Whether one printed number may match several equal ones: sizes of ships are printed once. */
  readonly repeated?: boolean
}

/** A number as messages print it: `2 (damage)`. */
export function shown({ value, units }: Pick<Said, 'value' | 'units'>): string {
  return units.length === 0 ? String(value) : `${value} (${units[0]})`
}

/** Whether a printed number may stand for one of the effects. */
export function fits(printed: Said, meant: Said): boolean {
  if (printed.value !== meant.value) return false
  return printed.units.length === 0 ? meant.units.some(mayBeBare) : printed.units.some((unit) => meant.units.includes(unit))
}

/** Whether a text may print this number without a word beside it: `2 damage to one, 1 to the other`. */
function mayBeBare(unit: Unit): boolean {
  return ['damage', 'credit', 'card', 'development', 'number'].includes(unit)
}
