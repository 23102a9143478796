/** The item at an index that exists. */
export function at<T>(list: readonly T[], index: number): T {
  return list[index] as T
}
