import { f1, type Point, smooth, straight, TAU, THIN } from '@orrery/board/drawing/path.ts'
import type { Draw } from '@orrery/board/drawing/random.ts'
import type { Face } from '../face.ts'
import type { CrewPen } from './crew-pen.ts'
import { HEADS } from './heads.ts'
import { PALETTES } from './palette.ts'
import { stars } from './sky.ts'

function robot({ half, eyes, ln, cx, cy, H, y0, R, r, race, edge }: CrewPen): string {
  let head =
    half(
      [
        [0, cy - H * 0.9],
        [30, cy - H * 0.84],
        [42, cy - H * 0.5],
        [44, cy + H * 0.1],
        [30, cy + H * 0.55],
        [0, cy + H * 0.62],
      ],
      { curve: 0 },
    ) +
    half(
      [
        [0, cy + H * 0.6],
        [16, cy + H * 0.56],
        [18, y0 + 6],
        [0, y0 + 8],
      ],
      { t: 1, curve: 0 },
    )
  const look = r.int(0, 2)
  if (look === 0)
    head += `<rect x="${f1(cx - 34)}" y="${f1(cy - 16)}" width="68" height="19" rx="4" fill="${R.k}" ${edge}/><rect x="${f1(cx - 28)}" y="${f1(cy - 11)}" width="${r.int(20, 34)}" height="9" fill="${R.glow}"/>`
  else if (look === 1)
    head += `<circle cx="${f1(cx)}" cy="${f1(cy - 6)}" r="21" fill="${R.k}" ${edge}/><circle cx="${f1(cx)}" cy="${f1(cy - 6)}" r="24" fill="url(#${race}-glow)"/>`
  else head += eyes(18, cy - 8, 10, 10, 0)
  const grille = [0.28, 0.38, 0.48].map((down, i) => `M${f1(cx - 20 + i * 4)} ${f1(cy + H * down)}h${40 - i * 8}`).join('')
  return `${head}${ln(grille, R.k, 0.8, 1.6)}<path d="M${f1(cx - 44)} ${f1(cy - 10)}h-9v22h9M${f1(cx + 44)} ${f1(cy - 10)}h9v22h-9" fill="${R.b}" ${edge}/><path d="M${f1(cx + 24)} ${f1(cy - H * 0.84)}v-22" stroke="${R.a}" stroke-width="2"/><circle cx="${f1(cx + 24)}" cy="${f1(cy - H * 0.84 - 24)}" r="5" fill="url(#${race}-glow)"/>`
}

/** A portrait before a medal. */
export function crew(face: Face, r: Draw, w: number, h: number): string {
  const race = face.race
  const R = PALETTES[race]
  const cx = w / 2
  const edge = `stroke="${R.k}" stroke-width="1.2" stroke-linejoin="round" ${THIN}`
  let medal = `<rect width="${w}" height="${h}" fill="url(#${race}-sky)"/>${stars(r, 16, w, h * 0.6)}<circle cx="${f1(cx)}" cy="${f1(h * 0.46)}" r="${f1(h * 0.44)}" fill="url(#${race}-halo)"/>`
  medal += [0.4, 0.43]
    .map(
      (q, i) =>
        `<circle cx="${f1(cx)}" cy="${f1(h * 0.46)}" r="${f1(h * q)}" fill="none" stroke="#f0d9a4" stroke-opacity="${i ? 0.22 : 0.45}"/>`,
    )
    .join('')
  let ticks = ''
  for (let i = 0; i < 48; i++) {
    const angle = (i / 48) * TAU
    const end = i % 4 ? 0.45 : 0.475
    ticks += `M${f1(cx + Math.cos(angle) * h * 0.44)} ${f1(h * 0.46 + Math.sin(angle) * h * 0.44)}L${f1(cx + Math.cos(angle) * h * end)} ${f1(h * 0.46 + Math.sin(angle) * h * end)}`
  }
  medal += `<path d="${ticks}" stroke="#f0d9a4" stroke-opacity=".3"/>`

  const fills: Readonly<Record<0 | 1 | 2, readonly [string, string]>> = {
    0: [`url(#${race}-lit)`, `url(#${race}-dark)`],
    1: [`url(#${race}-lit2)`, `url(#${race}-dark2)`],
    2: [R.c, R.far],
  }
  const half: CrewPen['half'] = (list, { curve = 0.9, t = 0, c } = {}) => {
    const [left, right] = c ?? fills[t]
    const side = (sign: 1 | -1) => {
      const placed = list.map(([x, y]): Point => [cx + sign * x, y])
      return `${curve > 0 ? smooth(placed, curve) : straight(placed)}Z`
    }
    return `<path d="${side(-1)}" fill="${left}" ${edge}/><path d="${side(1)}" fill="${right}" ${edge}/>`
  }
  const eyes: CrewPen['eyes'] = (x, y, rx, ry, turn = 12) =>
    [-1, 1]
      .map(
        (side) =>
          `<g transform="translate(${f1(cx + side * x)} ${f1(y)}) rotate(${side * turn})"><ellipse rx="${rx}" ry="${ry}" fill="${R.k}"/><ellipse rx="${f1(rx * 0.72)}" ry="${f1(ry * 0.66)}" fill="${R.glow}"/></g>`,
      )
      .join('')
  const ln: CrewPen['ln'] = (path, colour = R.k, opacity = 0.6, width = 1.2) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round" ${THIN}/>`

  const y0 = h * 0.7
  const shoulder = w * (0.27 + r.in(0, 0.03))
  const bust = body(face, { race, R, r, cx, cy: 0, H: 0, y0, edge, half, eyes, ln }, shoulder, h)
  const H = 56 * r.in(0.94, 1.08)
  const pen: CrewPen = { race, R, r, cx, cy: h * 0.44, H, y0, edge, half, eyes, ln }
  const head = face.subtype === 'robot' ? robot(pen) : HEADS[race](pen)
  const thick = (race === 'xeno' || race === 'zarg' || race === 'carnoplant' || race === 'insectoid') && face.subtype !== 'robot'
  const neck = thick
    ? half(
        [
          [0, pen.cy + H * 0.3],
          [22, pen.cy + H * 0.3],
          [24, y0 + 8],
          [0, y0 + 12],
        ],
        { t: 1, curve: 0 },
      )
    : ''
  return `${medal}<g transform="translate(${f1(cx * 0.06)} ${f1(h * 0.085)}) scale(.94)">${neck}${bust}${head}</g>`
}

/** Shoulders and clothing: brass for captains, a cape for passengers. */
function body(face: Face, { race, R, cx, y0, edge, half, ln }: CrewPen, shoulder: number, h: number): string {
  const angular = race === 'human' || race === 'xeno' || race === 'zarg'
  let worn = half(
    [
      [0, y0 - 6],
      [26, y0 - 2],
      [shoulder * 0.75, y0 + 14],
      [shoulder, y0 + 34],
      [shoulder + 6, h + 12],
      [0, h + 12],
    ],
    { t: face.subtype === 'passenger' ? 1 : 0, curve: angular ? 0 : 0.9 },
  )
  worn += half(
    [
      [0, y0 + 6],
      [18, y0 + 2],
      [26, y0 + 20],
      [12, h + 10],
      [0, h + 10],
    ],
    { t: 1, curve: 0 },
  )
  const fold = (side: 1 | -1) =>
    `M${f1(cx + side * shoulder * 0.8)} ${f1(y0 + 24)}Q${f1(cx + side * shoulder * 0.4)} ${f1(y0 + 44)} ${f1(cx + side * 30)} ${f1(h)}`
  worn += ln(fold(-1) + fold(1))
  if (face.subtype === 'captain') {
    for (const side of [-1, 1]) {
      worn += `<path d="M${f1(cx + side * shoulder * 0.5)} ${f1(y0 + 8)}L${f1(cx + side * (shoulder + 8))} ${f1(y0 + 26)}L${f1(cx + side * (shoulder + 2))} ${f1(y0 + 40)}L${f1(cx + side * shoulder * 0.5)} ${f1(y0 + 22)}Z" fill="url(#brass)" ${edge}/>`
    }
    worn += `<path d="M${f1(cx)} ${f1(y0 + 36)}l4 9 10 1-7.5 6.5 2.3 10-8.8-5.4-8.8 5.4 2.3-10-7.5-6.5 10-1z" fill="url(#brass)" ${edge}/>`
  }
  if (face.subtype === 'passenger')
    worn +=
      half(
        [
          [0, y0 - 4],
          [34, y0 - 16],
          [shoulder * 0.7, y0 + 30],
          [30, h + 12],
          [0, h + 12],
        ],
        { c: [R.c, R.far] },
      ) +
      half(
        [
          [0, y0 + 4],
          [16, y0],
          [20, h + 12],
          [0, h + 12],
        ],
        { t: 1 },
      )
  return worn
}
