/** What a number on a card counts. `number` is all that has no word of its own: caps, divisors, thresholds, places. */
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

/** A number that an effect says or that a text prints. */
export interface Said {
  readonly value: number
  /** What it may count; the first is what it is called in messages. Empty: the text does not say. */
  readonly units: readonly Unit[]
  /** The field of the card's effects, or the words of the text around it. */
  readonly at: string
  /** Of an effect: the word of the vocabulary and the parameter that says it. */
  readonly word?: string
  /** May be left out of the text, or be said by an article: one card, the next ship. */
  readonly silent?: boolean
  /** One print may stand for several that are equal: sizes of ships are said once. */
  readonly repeated?: boolean
}

/** A number in words of a message: `2 (damage)`. */
export function shown({ value, units }: Pick<Said, 'value' | 'units'>): string {
  return units.length === 0 ? String(value) : `${value} (${units[0]})`
}

/** Whether a printed number may stand for one of an effect. */
export function fits(printed: Said, meant: Said): boolean {
  if (printed.value !== meant.value) return false
  return printed.units.length === 0 ? meant.units.some(mayBeBare) : printed.units.some((unit) => meant.units.includes(unit))
}

/** What a text may name without a word beside the number: `2 damage to one, 1 to the other`. */
function mayBeBare(unit: Unit): boolean {
  return ['damage', 'credit', 'card', 'development', 'number'].includes(unit)
}
