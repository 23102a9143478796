/** The item at an index. Throws a `RangeError` if there is none: that is a fault of the rules, never of an answer. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`there is no item ${index} in a list of ${list.length}`)
  return item
}

/**
 * `at` for lists of numbers. It is a separate function so that the engine sees only one kind of list here and reads columns of numbers
 * without checking their contents.
 */
export function numberAt<N extends number>(list: readonly N[], index: number): N {
  const item = list[index]
  if (item === undefined) throw new RangeError(`there is no number ${index} in a list of ${list.length}`)
  return item
}
