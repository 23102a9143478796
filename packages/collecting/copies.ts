/** How many copies of which cards, by card id: whole numbers from one. */
export type Copies = Readonly<Record<string, number>>

/** The number of copies of a card. */
export function copiesOf(copies: Copies, card: string): number {
  return Object.hasOwn(copies, card) ? (copies[card] as number) : 0
}

/** The total number of cards. */
export function sizeOf(copies: Copies): number {
  let size = 0
  for (const count of Object.values(copies)) size += count
  return size
}

/** Cards in a list, counted. */
export function counted(cards: readonly string[]): Copies {
  return cards.reduce<Copies>((copies, card) => added(copies, { [card]: 1 }), {})
}

/** The sum of both. */
export function added(copies: Copies, more: Copies): Copies {
  return summed(copies, more, 1)
}

/** What is left; missing cards are ignored. */
export function without(copies: Copies, less: Copies): Copies {
  return summed(copies, less, -1)
}

/** The part of `wanted` that is missing, in copies of cards. */
export function lacking(owned: Copies, wanted: Copies): Copies {
  return without(wanted, owned)
}

/** Whether all of `wanted` is there. */
export function holds(owned: Copies, wanted: Copies): boolean {
  return Object.entries(wanted).every(([card, count]) => copiesOf(owned, card) >= count)
}

function summed(copies: Copies, other: Copies, sign: 1 | -1): Copies {
  const sum: Record<string, number> = { ...copies }
  for (const [card, count] of Object.entries(other)) {
    const left = copiesOf(sum, card) + sign * count
    if (left > 0) sum[card] = left
    else delete sum[card]
  }
  return sum
}
