/** Whether a part of a card's effects contains one of these words, as a field or as a value. */
export function mentions(part: unknown, words: readonly string[]): boolean {
  if (typeof part === 'string') return words.includes(part)
  if (typeof part !== 'object' || part === null) return false
  if (Array.isArray(part)) return part.some((one) => mentions(one, words))
  return Object.entries(part).some(([name, value]) => words.includes(name) || mentions(value, words))
}
