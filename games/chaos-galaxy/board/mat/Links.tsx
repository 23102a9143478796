import type { RefObject } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { useMat } from './context.ts'
import { firingPair } from './shot.ts'

interface Link {
  readonly key: string
  readonly path: string
  readonly end: readonly [number, number]
  readonly colour: string
  readonly dashed: boolean
}

/** Lines from items of the stack to their targets, and from a ship to its possible target; redrawn when `layout` changes. */
export function Links({ root, layout }: { root: RefObject<HTMLElement | null>; layout: string }) {
  const table = useMat()
  const { view, pointed, held } = table
  const [links, setLinks] = useState<readonly Link[]>([])
  const now = pointed.value
  const inHand = held.value
  useLayoutEffect(() => {
    const draw = (): void => {
      const now = linksOf(root.current, table)
      setLinks((before) => (before.length === 0 && now.length === 0 ? before : now))
    }
    // The observer also reports the first size, after layout.
    const watcher = new ResizeObserver(draw)
    if (root.current !== null) watcher.observe(root.current)
    root.current?.addEventListener('scroll', draw, { passive: true })
    return () => {
      watcher.disconnect()
      root.current?.removeEventListener('scroll', draw)
    }
  }, [view, now, inHand, layout])
  return (
    <svg class="cgm-links" aria-hidden="true">
      {links.map(({ key, path, end, colour, dashed }) => (
        <g key={key} style={{ color: colour }}>
          <path d={path} fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray={dashed ? '6 5' : undefined} />
          <circle cx={end[0]} cy={end[1]} r="7" fill="none" stroke="currentColor" stroke-width="2" />
          <circle cx={end[0]} cy={end[1]} r="2.5" fill="currentColor" />
        </g>
      ))}
    </svg>
  )
}

function linksOf(root: HTMLElement | null, table: ReturnType<typeof useMat>): Link[] {
  if (root === null) return []
  const seen = root.getBoundingClientRect()
  // The lines scroll with the table.
  const origin = new DOMRect(seen.x - root.scrollLeft, seen.y - root.scrollTop, seen.width, seen.height)
  const box = (piece: string): DOMRect | undefined => {
    const found = root.querySelector(`[data-piece="${piece}"]`)
    return (found?.querySelector('.pic') ?? found)?.getBoundingClientRect()
  }
  const links: Link[] = []
  const { view } = table
  const target = (id: number) => {
    const waiting = view.stack.find((other) => other.card === id)
    return box(waiting === undefined ? `card:${id}` : `stack:${waiting.id}`) ?? box(`card:${id}`)
  }
  for (const item of view.stack) {
    const from = box(`stack:${item.id}`)
    // A shot in progress is drawn from ship to ship.
    if (from === undefined || item.neutralised || (item.verb === 'shot' && view.combat?.shot != null)) continue
    item.targets.forEach((id, at) => {
      const to = target(id)
      if (to === undefined) return
      const { path, end } = route(moved(from, origin), moved(to, origin), at)
      links.push({
        key: `${item.id}-${at}`,
        path,
        end,
        colour: `var(--seat-${item.controller})`,
        dashed: item.controller !== table.near,
      })
    })
  }
  const { combat } = view
  const pair = firingPair(table.pointed.value) ?? (combat?.shot == null ? null : ([combat.shot.shooter, combat.shot.target] as const))
  if (pair !== null) {
    const from = root.querySelector(`[data-ship="${pair[0]}"] .pic`)?.getBoundingClientRect()
    const to = root.querySelector(`[data-ship="${pair[1]}"] .pic`)?.getBoundingClientRect()
    if (from !== undefined && to !== undefined) {
      const x1 = from.left + from.width / 2 - origin.left
      const y1 = (from.top > to.top ? from.top + 12 : from.bottom - 12) - origin.top
      const x2 = to.left + to.width / 2 - origin.left
      const y2 = to.top + to.height / 2 - origin.top
      const bend = (y2 - y1) * 0.5
      links.push({
        key: 'shot',
        path: `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`,
        end: [x2, y2],
        colour: 'var(--bad)',
        dashed: false,
      })
    }
  }
  return links
}

/** How far a line between two items of the stack curves out beside them. */
const BOW = 18

function moved(box: DOMRect, origin: DOMRect): DOMRect {
  return new DOMRect(box.left - origin.left, box.top - origin.top, box.width, box.height)
}

/** The path from an item of the stack to its target: along the stack's edge, vertically, or across the mat. */
function route(from: DOMRect, to: DOMRect, at: number): Pick<Link, 'path' | 'end'> {
  const y = from.top + from.height / 2
  if (Math.abs(to.left - from.left) < 4 && Math.abs(to.width - from.width) < 4) {
    // Another item of the stack: a curve beside both.
    const left = from.left > BOW
    const edge = left ? from.left : from.right
    const end: [number, number] = [edge + (left ? 2 : -12), to.top + to.height / 2]
    const bow = (BOW + Math.abs(end[1] - y) * 0.12) * (left ? -1 : 1)
    // Without room beside the stack, the curve lies on it.
    const start = left ? edge : edge - BOW
    return { path: `M${start} ${y}C${start + bow} ${y} ${end[0] + bow} ${end[1]} ${end[0] + (left ? -6 : 7)} ${end[1]}`, end }
  }
  const x = to.left + to.width / 2 + at * 10
  if (x > from.left && x < from.right) {
    const above = to.top < from.top
    const end: [number, number] = [x, above ? to.bottom - 14 : to.top + 14]
    return { path: `M${x} ${above ? from.top : from.bottom}L${x} ${end[1] + (above ? 7 : -7)}`, end }
  }
  const left = x < from.left
  const start = left ? from.left : from.right
  const end: [number, number] = [left ? to.right - 8 : to.left + 8, to.top + Math.min(40, to.height / 2)]
  const bend = Math.max(50, Math.abs(start - end[0]) * 0.4) * (left ? 1 : -1)
  const last = end[0] + (left ? 8 : -8)
  return { path: `M${start} ${y}C${start - bend} ${y} ${last + bend} ${end[1]} ${last} ${end[1]}`, end }
}
