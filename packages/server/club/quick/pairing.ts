/** Somebody who waits to be paired. */
export interface Seeker {
  readonly player: string
  /** What is looked for: only those who look for the same are paired. */
  readonly wanted: string
  /** null: not known. */
  readonly strength: number | null
  readonly wish: 'alike' | 'any'
  /** For how long already, in milliseconds. */
  readonly waited: number
}

export type Pair = readonly [Seeker, Seeker]

/** How far apart two may be who have just come, in points of strength, and how much farther with every second. */
const CLOSE = 100
const WIDER = 10
/** How far an unknown strength counts as being from a known one. */
const UNKNOWN = 200
/** With so many of those next in strength it is asked whether they fit. */
const NEIGHBOURS = 8
/** A second of waiting weighs as much as so many points. */
const PATIENCE = 2

/**
 * Pairs those who look for the same, the closest in strength first, and of alike pairs those who have waited longest. Who wants
 * somebody alike takes somebody farther off the longer the wait. `mayMeet`: whether two may be brought together at all.
 */
export function pairsOf(seekers: readonly Seeker[], mayMeet: (one: string, other: string) => boolean): Pair[] {
  return [...Map.groupBy(seekers, ({ wanted }) => wanted).values()].flatMap((group) => pairedIn(group, mayMeet))
}

function pairedIn(group: readonly Seeker[], mayMeet: (one: string, other: string) => boolean): Pair[] {
  const known = group.flatMap(({ strength }) => strength ?? []).sort((a, b) => a - b)
  const middle = known[known.length >> 1] ?? 0
  const order = [...group].sort((a, b) => (a.strength ?? middle) - (b.strength ?? middle) || b.waited - a.waited)
  const possible: { readonly pair: Pair; readonly cost: number }[] = []
  for (const [at, one] of order.entries()) {
    for (const other of order.slice(at + 1, at + 1 + NEIGHBOURS)) {
      const gap = gapOf(one, other)
      if (gap > Math.min(reach(one), reach(other)) || !mayMeet(one.player, other.player)) continue
      possible.push({ pair: [one, other], cost: gap - (PATIENCE * (one.waited + other.waited)) / 1000 })
    }
  }
  const met = new Set<string>()
  const pairs: Pair[] = []
  for (const { pair } of possible.sort((a, b) => a.cost - b.cost)) {
    const [one, other] = pair
    if (met.has(one.player) || met.has(other.player)) continue
    met.add(one.player).add(other.player)
    pairs.push(pair)
  }
  return pairs
}

function gapOf({ strength: one }: Seeker, { strength: other }: Seeker): number {
  if (one === null && other === null) return 0
  return one === null || other === null ? UNKNOWN : Math.abs(one - other)
}

/** How far off somebody may be for this seeker. */
function reach({ wish, waited }: Seeker): number {
  return wish === 'any' ? Number.POSITIVE_INFINITY : CLOSE + (WIDER * waited) / 1000
}
