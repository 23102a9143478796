/** What a number on a card counts. `number` is for everything without its own unit: caps, divisors, thresholds, slots. */
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
  /** What it may count; messages use the first. Empty: the text does not say. */
  readonly units: readonly Unit[]
  /** The field of the card's effects, or the words of the text around it. */
  readonly at: string
  /** For an effect: the word of the vocabulary and the parameter. */
  readonly word?: string
  /** Whether the text may leave it out, or say it by an article: one card, the next ship. */
  readonly silent?: boolean
  /** Whether one printed number may match several equal ones: sizes of ships are printed once. */
  readonly repeated?: boolean
}

/** A number in words of a message: `2 (damage)`. */
export function shown({ value, units }: Pick<Said, 'value' | 'units'>): string {
  return units.length === 0 ? String(value) : `${value} (${units[0]})`
}

/** Whether a printed number may match one of an effect. */
export function fits(printed: Said, meant: Said): boolean {
  if (printed.value !== meant.value) return false
  return printed.units.length === 0 ? meant.units.some(mayBeBare) : printed.units.some((unit) => meant.units.includes(unit))
}

/** What a text may name without a word beside the number: `2 damage to one, 1 to the other`. */
function mayBeBare(unit: Unit): boolean {
  return ['damage', 'credit', 'card', 'development', 'number'].includes(unit)
}
