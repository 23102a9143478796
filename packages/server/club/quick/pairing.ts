/** A player in quick match. */
export interface Seeker {
  readonly player: string
  /** A key of what the player looks for: only players with the same key are paired. */
  readonly wanted: string
  /** null: unknown. */
  readonly strength: number | null
  readonly wish: 'alike' | 'any'
  /** The time already waited, in milliseconds. */
  readonly waited: number
}

export type Pair = readonly [Seeker, Seeker]

/** The widest gap, in points of strength, between two who have just come, and its growth a second. */
const CLOSE = 100
const WIDER = 10
/** The gap between an unknown and a known strength. */
const UNKNOWN = 200
/** How many neighbours in strength are considered. */
const NEIGHBOURS = 8
/** The weight of a second of waiting, in points. */
const PATIENCE = 2

/**
 * Pairs players who look for the same, the closest in strength first, and among equal pairs those who have waited longest. A player who
 * wants an equal opponent accepts a wider gap the longer they wait. `mayMeet`: whether two players may be brought together at all.
 */
export function pairsOf(seekers: readonly Seeker[], mayMeet: (one: string, other: string) => boolean): Pair[] {
  return [...Map.groupBy(seekers, ({ wanted }) => wanted).values()].flatMap((group) => pairedIn(group, mayMeet))
}

function pairedIn(group: readonly Seeker[], mayMeet: (one: string, other: string) => boolean): Pair[] {
  const known = group.flatMap(({ strength }) => strength ?? []).sort((a, b) => a - b)
  const middle = known[known.length >> 1] ?? 0
  const order = [...group].sort((a, b) => (a.strength ?? middle) - (b.strength ?? middle) || b.waited - a.waited)
  const met = new Uint8Array(order.length)
  const pairs: Pair[] = []
  for (const { at, to } of possibleIn(order)) {
    const [one, other] = [order[at], order[to]]
    // Asked last, because most pairs that are possible have found others by then.
    if (one === undefined || other === undefined || met[at] === 1 || met[to] === 1 || !mayMeet(one.player, other.player)) continue
    met[at] = met[to] = 1
    pairs.push([one, other])
  }
  return pairs
}

/** The pairs whose gap both accept, by their places in the order of strength, the best first. */
function possibleIn(order: readonly Seeker[]): readonly { readonly at: number; readonly to: number }[] {
  const possible: { readonly at: number; readonly to: number; readonly cost: number }[] = []
  order.forEach((one, at) => {
    const far = reach(one)
    for (let to = at + 1; to <= at + NEIGHBOURS; to++) {
      const other = order[to]
      if (other === undefined) return
      const gap = gapOf(one, other)
      if (gap <= far && gap <= reach(other)) possible.push({ at, to, cost: gap - (PATIENCE * (one.waited + other.waited)) / 1000 })
    }
  })
  return possible.sort((a, b) => a.cost - b.cost)
}

function gapOf({ strength: one }: Seeker, { strength: other }: Seeker): number {
  if (one === null && other === null) return 0
  return one === null || other === null ? UNKNOWN : Math.abs(one - other)
}

/** The widest gap that this player accepts. */
function reach({ wish, waited }: Seeker): number {
  return wish === 'any' ? Number.POSITIVE_INFINITY : CLOSE + (WIDER * waited) / 1000
}
