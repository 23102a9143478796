/** The values without repetitions, in the order in which they first occur. */
export function distinct<T>(values: readonly T[]): T[] {
  return values.filter((value, place) => values.indexOf(value) === place)
}
