/** A point of a drawing, in its own units. */
export type Point = readonly [x: number, y: number]

export const TAU = Math.PI * 2

/** One decimal is enough for any drawing here, and halves its size. */
export const f1 = (value: number) => (Math.round(value * 10) / 10).toString()

/** Keeps lines as thin as drawn, at any size. */
export const THIN = 'vector-effect="non-scaling-stroke"'

const at = ([x, y]: Point) => `${f1(x)} ${f1(y)}`

/** A path of straight lines. */
export function straight(list: readonly Point[]): string {
  return `M${list.map(at).join('L')}`
}

/** A smooth path through all points; `bend` from 0 (straight) to 1. */
export function smooth(list: readonly Point[], bend = 0.5): string {
  const first = list[0]
  if (first === undefined) return ''
  let path = `M${at(first)}`
  for (let i = 0; i < list.length - 1; i++) {
    const here = list[i] as Point
    const next = list[i + 1] as Point
    const before = list[i - 1] ?? here
    const after = list[i + 2] ?? next
    const leave: Point = [here[0] + ((next[0] - before[0]) * bend) / 3, here[1] + ((next[1] - before[1]) * bend) / 3]
    const arrive: Point = [next[0] - ((after[0] - here[0]) * bend) / 3, next[1] - ((after[1] - here[1]) * bend) / 3]
    path += `C${at(leave)} ${at(arrive)} ${at(next)}`
  }
  return path
}

/** The mirror image on the other side of the axis. */
export function mirrored(list: readonly Point[]): Point[] {
  return list.map(([x, y]) => [-x, y])
}

/** The points rotated by an angle (radians) about the origin and then moved. */
export function turned(list: readonly Point[], angle: number, dx: number, dy: number): Point[] {
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  return list.map(([x, y]) => [dx + x * c - y * s, dy + x * s + y * c])
}
