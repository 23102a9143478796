import { f1 } from '@orrery/board/drawing/path.ts'

/** The path of a sector of a ring on the screen; bearings in degrees clockwise from north. */
export function sector(x: number, y: number, inner: number, outer: number, from: number, to: number): string {
  const at = (radius: number, bearing: number): string => {
    const angle = (bearing * Math.PI) / 180
    return `${f1(x + Math.sin(angle) * radius)} ${f1(y - Math.cos(angle) * radius)}`
  }
  if (to - from >= 359.9) return ring(x, y, outer) + (inner > 0 ? ring(x, y, inner) : '')
  const large = to - from > 180 ? 1 : 0
  const back = inner > 0 ? `A${f1(inner)} ${f1(inner)} 0 ${large} 0 ${at(inner, from)}` : ''
  return `M${at(inner, from)}L${at(outer, from)}A${f1(outer)} ${f1(outer)} 0 ${large} 1 ${at(outer, to)}L${at(inner, to)}${back}Z`
}

/** A whole circle as a path. */
export function ring(x: number, y: number, radius: number): string {
  const r = f1(radius)
  return `M${f1(x)} ${f1(y - radius)}A${r} ${r} 0 1 1 ${f1(x)} ${f1(y + radius)}A${r} ${r} 0 1 1 ${f1(x)} ${f1(y - radius)}Z`
}
