/** The item at a place that exists. */
export function at<T>(list: readonly T[], index: number): T {
  return list[index] as T
}
