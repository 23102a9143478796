/** The path of a request's address, without query and fragment. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/)
  return end < 0 ? url : url.slice(0, end)
}
