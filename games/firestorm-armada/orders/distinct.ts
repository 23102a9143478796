/** Each of the values once, in the order in which they first come. */
export function distinct<T>(values: readonly T[]): T[] {
  return values.filter((value, place) => values.indexOf(value) === place)
}
