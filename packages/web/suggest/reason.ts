import type { Text } from '@orrery/text'
import type { Suggestion } from '../table/source/source.ts'

/** A difference between two suggestions: a metric, and how much more (or less) of it one has. */
export interface Difference {
  readonly metric: string
  readonly by: number
}

/** A smaller average difference is not worth mentioning. */
const NOTABLE = 0.25

/** The differences of two suggestions in metrics that have words, the largest first, relative to their amounts. */
export function differences(one: Suggestion, other: Suggestion, text: Text): readonly Difference[] {
  if (one.metrics === undefined || other.metrics === undefined) return []
  const found: (Difference & { readonly weight: number })[] = []
  for (const [metric, value] of Object.entries(one.metrics)) {
    const there = other.metrics[metric] ?? 0
    const by = value - there
    const weight = Math.abs(by) / Math.sqrt(1 + Math.max(Math.abs(value), Math.abs(there)))
    if (Math.abs(by) >= NOTABLE && text.has(wordOf({ metric, by }))) found.push({ metric, by, weight })
  }
  return found.sort((a, b) => b.weight - a.weight).map(({ metric, by }) => ({ metric, by }))
}

/** The message for a difference. */
function wordOf({ metric, by }: Difference): string {
  return `metric-${metric}-${by > 0 ? 'more' : 'less'}`
}

/** The two most telling differences in words: 'keeps a ship more; takes 2 cards more from their colony'. */
export function inWords(found: readonly Difference[], text: Text): string {
  return found
    .slice(0, 2)
    .map((difference) => text.say(wordOf(difference), { n: amount(difference.by) }))
    .join('; ')
}

/** An average as it is said: from 2 on a whole number, below that rounded to halves. */
function amount(by: number): number {
  const size = Math.abs(by)
  return size >= 2 ? Math.round(size) : Math.max(0.5, Math.round(size * 2) / 2)
}
