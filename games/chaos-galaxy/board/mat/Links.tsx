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

/** Lines from what waits on the stack to its targets, and from a ship to the one it would fire at. */
export function Links({ root }: { root: RefObject<HTMLElement | null> }) {
  const table = useMat()
  const { view, pointed, held } = table
  const [links, setLinks] = useState<readonly Link[]>([])
  const now = pointed.value
  const inHand = held.value
  useLayoutEffect(() => {
    const draw = (): void => setLinks(linksOf(root.current, table))
    draw()
    const watcher = new ResizeObserver(draw)
    if (root.current !== null) watcher.observe(root.current)
    root.current?.addEventListener('scroll', draw, { passive: true })
    return () => {
      watcher.disconnect()
      root.current?.removeEventListener('scroll', draw)
    }
  }, [view, now, inHand])
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
  const origin = root.getBoundingClientRect()
  const box = (piece: string) => root.querySelector(`[data-piece="${piece}"]`)?.getBoundingClientRect()
  const links: Link[] = []
  const { view } = table
  const target = (id: number) => {
    const waiting = view.stack.find((other) => other.card === id)
    return box(waiting === undefined ? `card:${id}` : `stack:${waiting.id}`) ?? box(`card:${id}`)
  }
  for (const item of view.stack) {
    const from = box(`stack:${item.id}`)
    if (from === undefined || item.neutralised) continue
    item.targets.forEach((id, at) => {
      const to = target(id)
      if (to === undefined) return
      const start: [number, number] = [from.left - origin.left, from.top + from.height / 2 - origin.top]
      const left = to.left + to.width / 2 < from.left
      const end: [number, number] = [
        (left ? to.right - 8 : to.left + to.width / 2) - origin.left,
        to.top + Math.min(40, to.height / 2) - origin.top,
      ]
      const bend = Math.max(50, Math.abs(start[0] - end[0]) * 0.4)
      links.push({
        key: `${item.id}-${at}`,
        path: `M${start[0]} ${start[1]}C${start[0] - bend} ${start[1]} ${end[0] + (left ? bend : 0)} ${end[1]} ${end[0] + 8} ${end[1]}`,
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
