import { f1, type Point } from '@orrery/board/drawing/path.ts'
import type { Race } from '../face.ts'
import type { CrewPen } from './crew-pen.ts'

/** The head of each race, centred on `cx`, `cy` with the half height `H`; `y0` is where the shoulders begin. */
export const HEADS: Readonly<Record<Race, (pen: CrewPen) => string>> = {
  human({ half, ln, cx, cy, H, y0, R, edge }) {
    let head = ''
    head += half(
      [
        [0, y0 + 8],
        [20, y0 + 2],
        [18, cy + H * 0.5],
        [0, cy + H * 0.4],
      ],
      { t: 1 },
    )
    head += half([
      [0, cy - H * 0.9],
      [24, cy - H * 0.84],
      [38, cy - H * 0.4],
      [36, cy + H * 0.1],
      [26, cy + H * 0.55],
      [10, cy + H * 0.74],
      [0, cy + H * 0.76],
    ])
    head +=
      half(
        [
          [0, cy - H * 1.02],
          [30, cy - H * 0.94],
          [45, cy - H * 0.45],
          [44, cy + H * 0.04],
          [34, cy - H * 0.04],
          [30, cy - H * 0.3],
          [0, cy - H * 0.36],
        ],
        { t: 1, curve: 0.6 },
      ) +
      `<path d="M${cx - 34} ${f1(cy - 14)}h68l-5 17h-58z" fill="${R.k}" ${edge}/><path d="M${cx - 29} ${f1(cy - 10)}h34l-7 9h-24z" fill="${R.glow}" fill-opacity=".9"/>` +
      ln(`M${cx - 9} ${cy + H * 0.48}h18`, R.k, 0.8, 2)
    return head
  },
  xeno({ half, eyes, ln, cx, cy, H, R }) {
    let head = ''
    head += half(
      [
        [0, cy - H * 0.7],
        [22, cy - H * 0.74],
        [30, cy - H * 0.4],
        [46, cy - H * 0.2],
        [40, cy + H * 0.3],
        [48, cy + H * 0.5],
        [24, cy + H * 0.82],
        [0, cy + H * 0.9],
      ],
      { curve: 0 },
    )
    head +=
      half(
        [
          [10, cy - H * 0.62],
          [26, cy - H * 1.3],
          [40, cy - H * 0.7],
          [30, cy - H * 0.4],
        ],
        { t: 1, curve: 0 },
      ) +
      half(
        [
          [30, cy - H * 0.3],
          [66, cy - H * 0.72],
          [46, cy - H * 0.02],
        ],
        { t: 1, curve: 0 },
      )
    head +=
      half(
        [
          [0, cy - H * 0.14],
          [30, cy - H * 0.3],
          [34, cy - H * 0.1],
          [8, cy + H * 0.1],
          [0, cy + H * 0.3],
        ],
        { t: 1, curve: 0 },
      ) + eyes(20, cy - H * 0.08, 8, 4, -24)
    head +=
      half(
        [
          [8, cy + H * 0.5],
          [16, cy + H * 0.48],
          [13, cy + H * 0.2],
        ],
        { c: ['#fff', R.a], curve: 0 },
      ) +
      half(
        [
          [22, cy + H * 0.48],
          [30, cy + H * 0.42],
          [28, cy + H * 0.16],
        ],
        { c: ['#fff', R.a], curve: 0 },
      ) +
      ln(`M${cx - 34} ${cy + H * 0.52}L${cx} ${cy + H * 0.6}L${cx + 34} ${cy + H * 0.52}`, R.k, 0.9, 2)
    return head
  },
  insectoid({ half, ln, cx, cy, H, R, race, edge }) {
    let head = ''
    head += half([
      [0, cy - H * 0.8],
      [34, cy - H * 0.66],
      [44, cy - H * 0.1],
      [26, cy + H * 0.5],
      [8, cy + H * 0.66],
      [0, cy + H * 0.66],
    ])
    head += [-1, 1]
      .map(
        (m) =>
          `<g transform="translate(${cx + m * 31} ${f1(cy - H * 0.16)}) rotate(${m * -18})"><ellipse rx="16" ry="25" fill="${R.k}" ${edge}/><ellipse cx="-2" cy="-3" rx="12" ry="20" fill="url(#${race}-trimL)"/><path d="M-9 -12h16M-11 -4h20M-11 4h19M-8 12h14M-4 -18v34M4 -18v34" stroke="${R.k}" stroke-opacity=".5" stroke-width=".8"/></g>`,
      )
      .join('')
    head += ln(
      `M${cx - 14} ${cy - H * 0.74}C${cx - 30} ${cy - H * 1.3} ${cx - 64} ${cy - H * 1.3} ${cx - 74} ${cy - H * 1.0}M${cx + 14} ${cy - H * 0.74}C${cx + 30} ${cy - H * 1.3} ${cx + 64} ${cy - H * 1.3} ${cx + 74} ${cy - H * 1.0}`,
      R.b,
      1,
      3.4,
    )
    head += half(
      [
        [4, cy + H * 0.5],
        [22, cy + H * 0.42],
        [30, cy + H * 0.8],
        [8, cy + H * 1.04],
        [16, cy + H * 0.74],
      ],
      { t: 1 },
    )
    return head
  },
  carnoplant({ half, eyes, cx, cy, H, R }) {
    let head = ''
    for (let i = 0; i < 4; i++) {
      const a = -0.2 - i * 0.44,
        L2 = 78 - i * 4
      head += half(
        [
          [0, cy],
          [Math.cos(a + 0.3) * L2 * 0.6, cy + Math.sin(a + 0.3) * L2 * 0.6],
          [Math.cos(a) * L2, cy + Math.sin(a) * L2],
          [Math.cos(a - 0.3) * L2 * 0.55, cy + Math.sin(a - 0.3) * L2 * 0.55],
        ],
        { t: i % 2 ? 2 : 0 },
      )
    }
    head +=
      half([
        [0, cy - H * 0.66],
        [30, cy - H * 0.54],
        [40, cy],
        [28, cy + H * 0.5],
        [0, cy + H * 0.74],
      ]) +
      eyes(17, cy - H * 0.14, 9, 5.5, -14) +
      `<path d="M${cx - 26} ${cy + H * 0.2}Q${cx} ${cy + H * 0.62} ${cx + 26} ${cy + H * 0.2}Q${cx} ${cy + H * 0.36} ${cx - 26} ${cy + H * 0.2}Z" fill="${R.k}"/>` +
      [-16, -8, 0, 8, 16]
        .map((x) => `<path d="M${cx + x - 3} ${f1(cy + H * 0.27 + (1 - Math.abs(x) / 20) * 4)}l3 9 3-9z" fill="${R.c2}"/>`)
        .join('')
    return head
  },
  triciplite({ half, cx, cy, H, race }) {
    let head = ''
    head += half(
      [
        [0, cy - H * 1.05],
        [50, cy + H * 0.5],
        [0, cy + H * 0.86],
      ],
      { curve: 0 },
    )
    head +=
      `<path d="M${cx} ${cy - H * 1.05}L${cx - 18} ${cy + H * 0.16}L${cx} ${cy + H * 0.86}L${cx + 18} ${cy + H * 0.16}Z" fill="#fff" fill-opacity=".25"/>` +
      half(
        [
          [24, cy - H * 0.7],
          [44, cy - H * 1.1],
          [58, cy - H * 0.1],
          [36, cy - H * 0.2],
        ],
        { t: 1, curve: 0 },
      ) +
      half(
        [
          [34, cy + H * 0.58],
          [62, cy + H * 0.1],
          [70, cy + H * 0.8],
        ],
        { t: 1, curve: 0 },
      )
    const lights: Point[] = [
      [0, -0.3],
      [-17, 0.2],
      [17, 0.2],
    ]
    head += lights.map(([x, y]) => `<circle cx="${cx + x}" cy="${f1(cy + H * y)}" r="13" fill="url(#${race}-glow)"/>`).join('')
    return head
  },
  spaceshark({ half, eyes, ln, cx, cy, H, y0, R, edge }) {
    let head = ''
    head += half(
      [
        [0, y0 + 14],
        [46, y0 + 6],
        [42, cy + H * 0.3],
        [0, cy + H * 0.2],
      ],
      { t: 1 },
    )
    head += half([
      [0, cy - H * 1.1],
      [16, cy - H * 0.86],
      [36, cy - H * 0.3],
      [46, cy + H * 0.22],
      [30, cy + H * 0.66],
      [0, cy + H * 0.8],
    ])
    head += half(
      [
        [0, cy - H * 1.45],
        [7, cy - H * 1.1],
        [8, cy - H * 0.5],
        [0, cy - H * 0.3],
      ],
      { t: 1, curve: 0.4 },
    )
    head +=
      eyes(27, cy - H * 0.2, 6, 4, 30) +
      `<path d="M${cx - 38} ${f1(cy + H * 0.24)}Q${cx} ${f1(cy + H * 0.02)} ${cx + 38} ${f1(cy + H * 0.24)}Q${cx} ${f1(cy + H * 0.78)} ${cx - 38} ${f1(cy + H * 0.24)}Z" fill="#200a14" ${edge}/>`
    for (let i = -4; i <= 4; i++) {
      const x = i * 7.2
      head += `<path d="M${f1(cx + x - 3.6)} ${f1(cy + H * 0.15 + Math.abs(i) * 1.5)}h7.200l-3.600 10z" fill="#fff"/>`
      if (Math.abs(i) < 4) head += `<path d="M${f1(cx + x - 3)} ${f1(cy + H * 0.47 - Math.abs(i) * 2.4)}h6l-3 -8z" fill="${R.a}"/>`
    }
    head += ln(
      [0, 1, 2]
        .map((i) => `M${cx - 46 + i * 2} ${cy + H * (0.36 + i * 0.13)}l9 5M${cx + 46 - i * 2} ${cy + H * (0.36 + i * 0.13)}l-9 5`)
        .join(''),
      R.c,
      1,
      2,
    )
    return head
  },
  cerebrite({ half, eyes, ln, cx, cy, H, y0, R, edge }) {
    let head = ''
    head += half(
      [
        [0, y0 + 8],
        [12, y0],
        [10, cy + H * 0.5],
        [0, cy + H * 0.5],
      ],
      { t: 1 },
    )
    head += half([
      [0, cy + H * 0.74],
      [14, cy + H * 0.6],
      [26, cy + H * 0.2],
      [30, cy - H * 0.2],
      [0, cy - H * 0.3],
    ])
    head += half(
      [
        [0, cy - H * 1.2],
        [34, cy - H * 1.12],
        [56, cy - H * 0.72],
        [50, cy - H * 0.28],
        [28, cy - H * 0.12],
        [0, cy - H * 0.1],
      ],
      { t: 0 },
    )
    head +=
      ln(
        [-1, 1]
          .map(
            (m) =>
              `M${cx + m * 8} ${cy - H * 1.1}c${m * 22} 6 ${m * 4} 18 ${m * 24} 26s${m * -10} 14 ${m * 8} 22M${cx + m * 6} ${cy - H * 0.7}c${m * 16} 4 ${m * 8} 14 ${m * 18} 20M${cx + m * 32} ${cy - H * 1.04}c${m * 14} 6 ${m * 4} 14 ${m * 16} 20`,
          )
          .join('')
          .concat(`M${cx} ${cy - H * 1.16}V${cy - H * 0.2}`),
        R.d,
        0.8,
        1.5,
      ) +
      eyes(14, cy + H * 0.08, 9, 4.5, -16) +
      ln(`M${cx - 7} ${cy + H * 0.46}h14`, R.k, 0.7, 1.6) +
      `<path d="M${cx} ${f1(cy - H * 0.24)}l6 9-6 9-6-9z" fill="url(#brass)" ${edge}/>`
    return head
  },
  zarg({ half, ln, cx, cy, H, R, r, race, edge }) {
    let head = ''
    for (const m of [-1, 1])
      for (let i = 0; i < 4; i++) {
        const a = -2.5 + i * 0.42 + (m > 0 ? 0.06 : 0),
          L2 = r.in(66, 104)
        head += `<path d="M${cx + m * 14} ${f1(cy - 14 + i * 6)}L${f1(cx - m * Math.cos(a) * L2)} ${f1(cy + Math.sin(a) * L2)}L${cx + m * 30} ${f1(cy - 2 + i * 7)}Z" fill="${m < 0 ? R.b : R.d}" ${edge}/>`
      }
    head += half(
      [
        [0, cy - H * 0.84],
        [26, cy - H * 0.7],
        [42, cy - H * 0.16],
        [28, cy + H * 0.2],
        [34, cy + H * 0.5],
        [16, cy + H * 0.94],
        [0, cy + H * 0.7],
      ],
      { curve: 0 },
    )
    head +=
      `<path d="M${cx - 34} ${f1(cy - H * 0.16)}l26 12-4 10-18-7z" fill="${R.k}"/><path d="M${cx - 28} ${f1(cy - H * 0.09)}l17 8-3 5z" fill="${R.glow}"/><circle cx="${cx + 19}" cy="${f1(cy)}" r="13" fill="${R.k}" ${edge}/><circle cx="${cx + 19}" cy="${f1(cy)}" r="14" fill="url(#${race}-glow)"/>` +
      ln(`M${cx - 22} ${cy + H * 0.5}l8 -6 7 7 7 -7 7 7 7 -7 8 6`, R.k, 0.95, 2.4) +
      ln(`M${cx - 4} ${cy - H * 0.8}l7 16-8 12 6 14`, R.glow, 1, 1.6)
    return head
  },
}
