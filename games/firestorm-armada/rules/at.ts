/** The item at a place of a list. Throws where there is none: a fault of the rules, never of an answer. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`there is no item ${index} in a list of ${list.length}`)
  return item
}
