/** The item at an index that is known to exist. */
export function at<T>(list: readonly T[], index: number): T {
  return list[index] as T
}
