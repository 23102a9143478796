import { type Edge, edgesOf } from './edges.ts'
import type { SourceFile } from './files.ts'

/** Files that import each other for types only, and why. */
interface TypeCircle {
  readonly files: readonly string[]
  readonly why: string
}

/** The allowed circles of types; all others are errors. */
const OF_TYPES: readonly TypeCircle[] = [
  {
    files: ['packages/kernel/event.ts', 'packages/kernel/state.ts'],
    why: 'what was told waits in the state until the kernel asks for it',
  },
  {
    files: [
      ...['bus', 'server-context'].map((name) => `packages/server/${name}.ts`),
      ...['info', 'log', 'step', 'talk', 'tell'].map((name) => `packages/server/rooms/${name}.ts`),
      'packages/server/club/ties/apart.ts',
    ],
    why: 'a server context holds its bus, and a bus carries what happens in server contexts',
  },
  {
    files: [
      'games/firestorm-armada/board/art/ship/small.ts',
      ...['aquans', 'dindrenzi', 'directorate', 'relthoza', 'sorylians', 'terrans'].map(
        (race) => `games/firestorm-armada/board/art/small/${race}.ts`,
      ),
    ],
    why: 'each race says what its small ships are drawn as, in the words of who draws them',
  },
]

/** Circles of imports that load each other, and circles of types that are not allowed. */
export function wrongCircles(files: readonly SourceFile[], named: readonly TypeCircle[] = OF_TYPES): string[] {
  const edges = edgesOf(files)
  const loading = new Map([...edges].map(([path, all]) => [path, all.filter(({ types }) => !types)]))
  const loaded = circlesOf(loading)
  const wrong = loaded.map((circle) => `${circle.join(', ')}: load each other in a circle`)
  const ofTypes = circlesOf(edges)
  for (const circle of ofTypes) {
    if (named.some(({ files: known }) => circle.every((path) => known.includes(path)))) continue
    if (loaded.some((other) => other.every((path) => circle.includes(path)))) continue
    wrong.push(`${circle.join(', ')}: import each other's types in a circle that tools/circles.ts does not name`)
  }
  for (const { files: known } of named)
    if (!ofTypes.some((circle) => circle.every((path) => known.includes(path)))) wrong.push(`tools/circles.ts: no circle in ${known[0]}`)
  return wrong
}

/** Sets of files that all lead to each other, each set once, its files sorted (Tarjan's strongly connected components). */
function circlesOf(edges: ReadonlyMap<string, readonly Edge[]>): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const visit = (path: string): void => {
    order.set(path, order.size)
    lowest.set(path, order.get(path) as number)
    open.push(path)
    for (const { to } of edges.get(path) ?? []) {
      if (!edges.has(to)) continue
      if (!order.has(to)) {
        visit(to)
        lowest.set(path, Math.min(lowest.get(path) as number, lowest.get(to) as number))
      } else if (open.includes(to)) lowest.set(path, Math.min(lowest.get(path) as number, order.get(to) as number))
    }
    if (lowest.get(path) !== order.get(path)) return
    const circle = open.splice(open.indexOf(path))
    if (circle.length > 1) found.push(circle.sort())
  }
  for (const path of edges.keys()) if (!order.has(path)) visit(path)
  return found
}
