import { image, svg } from '@orrery/board/drawing/image.ts'
import { type Point, smooth, straight, TAU } from '@orrery/board/drawing/path.ts'
import { defs } from '../art/defs.ts'
import { PALETTES } from '../art/palette.ts'
import type { Race } from '../face.ts'

/** The size at which a card is drawn for inspection: 360 by 504. */
export const CARD_WIDTH = 360
export const CARD_HEIGHT = 504
const METAL = 7

const line = (...flat: number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, i): Point => [flat[i * 2] ?? 0, flat[i * 2 + 1] ?? 0])

/** Points along a cubic curve. */
function curve(from: Point, a: Point, b: Point, to: Point): Point[] {
  return Array.from({ length: 7 }, (_, i): Point => {
    const t = i / 6
    const u = 1 - t
    const along = (axis: 0 | 1) => u * u * u * from[axis] + 3 * u * u * t * a[axis] + 3 * u * t * t * b[axis] + t * t * t * to[axis]
    return [along(0), along(1)]
  })
}

const bite = Array.from(
  { length: 9 },
  (_, i): Point => [20 * Math.cos(TAU / 4 - (i / 8) * (TAU / 4)), 20 * Math.sin(TAU / 4 - (i / 8) * (TAU / 4))],
)

/** The corners of the frame's window: one shape for each race, from the left edge to the top edge. */
const CORNERS: Readonly<Record<Race, readonly Point[]>> = {
  human: line(0, 18, 6, 12, 6, 6, 12, 6, 18, 0),
  xeno: line(0, 26, 7, 17, 4, 12, 13, 11, 14, 4, 19, 7, 28, 0),
  insectoid: line(0, 22, 8, 17, 8, 9, 16, 9, 22, 0),
  carnoplant: [...curve([0, 20], [0.7, 12.7], [3, 8.7], [7, 8]), ...curve([7, 8], [7.7, 3.3], [12, 0.7], [20, 0])],
  triciplite: line(0, 30, 30, 0),
  spaceshark: [...curve([0, 26], [2, 14], [4, 8], [15, 6]), ...curve([15, 6], [20, 5], [22, 3], [26, 0])],
  cerebrite: bite,
  zarg: line(0, 30, 4, 22, 2, 17, 11, 15, 8, 8, 17, 10, 20, 3, 26, 5, 30, 0),
}

/** The upper edge of the text plate: half a profile as positions and heights. */
const EDGES: Readonly<Record<Race, readonly Point[]>> = {
  human: line(0, 0, 26, 0, 36, 9, 116, 9, 126, 0, 180, 0),
  xeno: line(0, 12, 12, 0, 40, 7, 52, 0, 84, 5, 96, 0, 170, 0, 180, 8),
  insectoid: line(0, 12, 18, 12, 28, 0, 70, 0, 78, 8, 104, 8, 112, 0, 180, 0),
  carnoplant: line(0, 9, 24, 1, 56, 7, 92, 0, 132, 5, 180, 0),
  triciplite: line(0, 0, 44, 0, 62, 12, 80, 0, 180, 0),
  spaceshark: line(0, 0, 34, 10, 70, 1, 108, 7, 146, 0, 180, 3),
  cerebrite: line(0, 12, 10, 4, 30, 0, 120, 0, 160, 4, 180, 12),
  zarg: line(0, 4, 14, 14, 24, 0, 58, 2, 66, 9, 76, 0, 128, 3, 140, 0, 180, 1),
}

/** The ornament of each corner, drawn for the upper left one. */
const ORNAMENTS: Readonly<Record<Race, (colour: string, dark: string) => string>> = {
  human: (c) => `<circle cx="9" cy="9" r="2.2" fill="${c}"/>`,
  xeno: (c) => `<path d="M5 5l11 3l-5 2.5l-3 6z" fill="${c}"/>`,
  insectoid: (c) => `<path d="M5 9l2-3.5h4l2 3.5-2 3.5h-4z" fill="${c}"/>`,
  carnoplant: (c) => `<path d="M0 -6Q5 0 0 6Q-5 0 0 -6" transform="translate(9 9) rotate(-45)" fill="${c}"/>`,
  triciplite: (c) => `<path d="M8 8h15l-15 15z" fill="${c}"/>`,
  spaceshark: (c) => `<path d="M6 19Q8 8 20 6Q12 12 6 19" fill="${c}"/>`,
  cerebrite: (_, k) => `<circle cx="13" cy="13" r="5" fill="url(#brass)"/><circle cx="13" cy="13" r="2" fill="${k}"/>`,
  zarg: (c) => `<path d="M4 4l12 5l-6 1l1 7l-5 -4z" fill="${c}"/>`,
}

function windowPath(race: Race): string {
  const corner = CORNERS[race]
  const back = [...corner].reverse()
  const right = CARD_WIDTH - METAL
  const foot = CARD_HEIGHT - METAL
  const outline: Point[] = [
    ...corner.map(([x, y]): Point => [METAL + x, METAL + y]),
    ...back.map(([x, y]): Point => [right - x, METAL + y]),
    ...corner.map(([x, y]): Point => [right - x, foot - y]),
    ...back.map(([x, y]): Point => [METAL + x, foot - y]),
  ]
  return `${straight(outline)}Z`
}

/** The metal frame of a race's cards. */
export function framePicture(race: Race): string {
  return image(`frame:${race}`, () => {
    const R = PALETTES[race]
    const cut = windowPath(race)
    const ornament = ORNAMENTS[race](race === 'human' ? R.c2 : R.c, R.k)
    const corners = [
      '',
      `translate(${CARD_WIDTH} 0) scale(-1 1)`,
      `translate(${CARD_WIDTH} ${CARD_HEIGHT}) scale(-1 -1)`,
      `translate(0 ${CARD_HEIGHT}) scale(1 -1)`,
    ]
    return svg(
      CARD_WIDTH,
      CARD_HEIGHT,
      `<defs>${defs(race)}</defs><path fill-rule="evenodd" d="M0 0H360V504H0Z${cut}" fill="url(#${race}-metal)"/><path d="${cut}" fill="none" stroke="${R.c}" stroke-opacity=".8" stroke-width="1.3"/><rect x=".75" y=".75" width="358.5" height="502.5" rx="13" fill="none" stroke="${R.c2}" stroke-opacity=".32" stroke-width="1.5"/>${corners.map((place) => `<g transform="${place}">${ornament}</g>`).join('')}`,
    )
  })
}

/** The text plate from `top` downwards. */
export function platePicture(race: Race, top: number): string {
  return image(`plate:${race}:${top}`, () => {
    const R = PALETTES[race]
    const half = EDGES[race]
    const edge: Point[] = [
      ...half.map(([x, rise]): Point => [x, top - rise]),
      ...[...half]
        .reverse()
        .slice(1)
        .map(([x, rise]): Point => [CARD_WIDTH - x, top - rise]),
    ]
    const upper = race === 'carnoplant' || race === 'spaceshark' ? smooth(edge, 0.9) : straight(edge)
    return svg(
      CARD_WIDTH,
      CARD_HEIGHT,
      `<defs>${defs(race)}</defs><path d="${upper}L360 504L0 504Z" fill="#0b0f1d"/><path d="${upper}L360 504L0 504Z" fill="url(#${race}-sky)" fill-opacity=".5"/><path d="${upper}" fill="none" stroke="${R.c}" stroke-width="1.6"/><path d="${upper}" transform="translate(0 4)" fill="none" stroke="${R.c}" stroke-opacity=".25"/>`,
    )
  })
}
