/** The item at a place of a list. Throws a `RangeError` where there is none: a fault of the rules, never of an answer. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`there is no item ${index} in a list of ${list.length}`)
  return item
}

/**
 * The number at a place of a list of numbers: what `at` does, apart from it, so that the engine meets one kind of list
 * here and reads columns of numbers without looking what they hold.
 */
export function numberAt<N extends number>(list: readonly N[], index: number): N {
  const item = list[index]
  if (item === undefined) throw new RangeError(`there is no number ${index} in a list of ${list.length}`)
  return item
}
