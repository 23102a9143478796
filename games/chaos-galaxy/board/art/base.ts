import { f1, type Point, smooth, straight, THIN } from '@orrery/board/drawing/path.ts'
import type { Draw } from '@orrery/board/drawing/random.ts'
import type { Face, Race } from '../face.ts'
import { PALETTES } from './palette.ts'
import { planet, stars } from './sky.ts'

type Roof = 'flat' | 'peak' | 'spike' | 'cut' | 'pyramid'

/** The roofs of each race. */
const ROOFS: Readonly<Record<Race, readonly [Roof, Roof]>> = {
  human: ['flat', 'cut'],
  xeno: ['spike', 'peak'],
  insectoid: ['peak', 'cut'],
  carnoplant: ['flat', 'peak'],
  triciplite: ['pyramid', 'pyramid'],
  spaceshark: ['peak', 'spike'],
  cerebrite: ['flat', 'flat'],
  zarg: ['spike', 'cut'],
}

/** The building kit of a base: solids with a lit and a dark face, domes and windows on one horizon. */
function builder(race: Race, r: Draw) {
  const R = PALETTES[race]
  const edge = `stroke="${R.k}" stroke-width="1.1" stroke-linejoin="round" ${THIN}`
  const tower = (x: number, y: number, w: number, h: number, roof: Roof) => {
    const tops: Record<Roof, Point[]> = {
      flat: [
        [0, -h],
        [w, -h],
      ],
      peak: [
        [0, -h * 1.25],
        [w, -h * 0.8],
      ],
      spike: [
        [0, -h * 1.5],
        [w * 0.5, -h * 0.6],
        [w, -h * 0.5],
      ],
      cut: [
        [0, -h],
        [w * 0.6, -h],
        [w, -h * 0.72],
      ],
      pyramid: [
        [0, -h * 1.2],
        [w * 1.2, 0],
      ],
    }
    const side: Point[] = [...tops[roof], [roof === 'pyramid' ? w * 1.2 : w, 0], [0, 0]]
    const face = (sign: 1 | -1) => `${straight(side.map(([px, py]) => [x + sign * px, y + py]))}Z`
    return `<path d="${face(-1)}" fill="url(#${race}-lit)" ${edge}/><path d="${face(1)}" fill="url(#${race}-dark)" ${edge}/>`
  }
  const dome = (x: number, y: number, q: number, flat = 1) => {
    const arc = `M${f1(x - q)} ${f1(y)}A${f1(q)} ${f1(q * flat)} 0 0 1`
    return `<path d="${arc} ${f1(x + q)} ${f1(y)}Z" fill="url(#${race}-dark)" ${edge}/><path d="${arc} ${f1(x)} ${f1(y - q * flat)}C${f1(x - q * 0.2)} ${f1(y - q * 0.5 * flat)} ${f1(x - q * 0.1)} ${f1(y - q * 0.2)} ${f1(x)} ${f1(y)}Z" fill="url(#${race}-lit)" ${edge}/>`
  }
  const windows = (x: number, y: number, across: number, down: number, dx: number) => {
    let lit = ''
    for (let i = 0; i < across * down; i++) {
      if (!r.yes(0.72)) continue
      lit += `<rect x="${f1(x + (i % across) * dx)}" y="${f1(y + Math.floor(i / across) * 7)}" width="2.2" height="3" fill="${i % 5 ? '#ffe9b8' : R.glow}"/>`
    }
    return lit
  }
  return { R, edge, tower, dome, windows }
}

type Site = ReturnType<typeof builder> & { race: Race; r: Draw; w: number; h: number; horizon: number }

function building({ race, r, w, h, horizon, R, tower, dome, windows }: Site): string {
  const count = r.int(5, 7)
  const middle = (count - 1) / 2
  const order = Array.from({ length: count }, (_, i) => i).sort((a, b) => Math.abs(b - middle) - Math.abs(a - middle))
  const wide = Math.min(w, h * 1.3)
  let city = ''
  for (const i of order) {
    const x = w * 0.5 + ((i - middle) * wide * 0.5) / (count - 1) + r.in(-4, 4)
    const centre = 1 - Math.abs(i - middle) / count
    const high = h * (0.13 + 0.34 * centre * r.in(0.7, 1))
    const broad = wide * r.in(0.03, 0.044)
    const y = horizon + 10
    const domed = (race === 'cerebrite' && r.yes(0.6)) || (race === 'insectoid' && r.yes(0.5)) || (race === 'carnoplant' && r.yes(0.55))
    if (domed) {
      const comb = race === 'insectoid'
      city +=
        tower(x, y, broad * 0.8, high * 0.6, 'flat') + dome(x, y - high * 0.6, broad * (race === 'carnoplant' ? 1.7 : 1.2), comb ? 1.7 : 1)
      if (!comb) city += `<path d="M${f1(x)} ${f1(y - high * 0.6 - broad * 1.2)}v${f1(-high * 0.22)}" stroke="${R.c2}" stroke-width="1.4"/>`
    } else city += tower(x, y, broad, high, r.pick(ROOFS[race]))
    const rows = Math.floor(high * 0.05) + 1
    city +=
      race === 'triciplite'
        ? `<circle cx="${f1(x)}" cy="${f1(y - high * 1.2)}" r="7" fill="url(#${race}-glow)"/>`
        : windows(x - broad * 0.74, y + 2 - high * 0.55, 2, rows, broad * 0.36) + windows(x + broad * 0.24, y + 2 - high * 0.55, 1, rows, 5)
  }
  return city
}

function bunker({ race, w, h, horizon, R, tower, dome }: Site): string {
  const x = w * 0.5
  const roof = race === 'triciplite' ? 'pyramid' : 'cut'
  let works = ''
  for (let i = 3; i > 0; i--) {
    works += `<path d="M${f1(x - h * 0.2 * i)} ${f1(horizon + 12)}A${f1(h * 0.2 * i)} ${f1(h * 0.19 * i)} 0 0 1 ${f1(x + h * 0.2 * i)} ${f1(horizon + 12)}" fill="${R.c}" fill-opacity=".07" stroke="${R.c}" stroke-opacity="${0.25 + 0.12 * (3 - i)}" stroke-width="1.4"/>`
  }
  works += tower(x - h * 0.24, horizon + 12, 13, 32, roof) + tower(x + h * 0.24, horizon + 12, 13, 32, roof)
  works += race === 'triciplite' ? tower(x, horizon + 14, h * 0.16, h * 0.24, 'pyramid') : dome(x, horizon + 14, h * 0.22, 0.82)
  works += `<path d="M${f1(x - h * 0.13)} ${f1(horizon - 14)}h${f1(h * 0.26)}" stroke="${R.k}" stroke-width="7"/><path d="M${f1(x - h * 0.12)} ${f1(horizon - 14)}h${f1(h * 0.24)}" stroke="${R.glow}" stroke-width="2" stroke-dasharray="10 5"/>`
  for (const side of [-1, 1]) {
    works += `<path d="M${f1(x + side * h * 0.24)} ${f1(horizon - 20)}l${side * 10} -16" stroke="${R.a}" stroke-width="3.4" stroke-linecap="round"/>`
  }
  return works
}

function research({ race, w, h, horizon, R, edge, tower, dome }: Site): string {
  const [first, second] = ROOFS[race]
  const x = w * 0.5
  let works =
    tower(w * 0.34, horizon + 12, 15, 44, first) + tower(w * 0.68, horizon + 12, 11, 58, second) + dome(x, horizon + 12, h * 0.15, 1.1)
  works += `<g transform="translate(${f1(x)} ${f1(horizon - h * 0.26)}) rotate(-34)"><path d="M-40 0A40 40 0 0 0 40 0Z" fill="url(#${race}-lit)" ${edge}/><ellipse rx="40" ry="9" fill="${R.k}" ${edge}/><path d="M0 -2V-34" stroke="${R.a}" stroke-width="2"/><circle cy="-36" r="9" fill="url(#${race}-glow)"/></g><path d="M${f1(x - 4)} ${f1(horizon - h * 0.2)}l-8 ${f1(h * 0.12)}h24z" fill="${R.b}" ${edge}/>`
  for (let i = 1; i < 4; i++) {
    works += `<path d="M${f1(x + 20 + i * 9)} ${f1(horizon - h * 0.36 - i * 13)}a${i * 17} ${i * 17} 0 0 1 ${i * 12} ${i * 11}" fill="none" stroke="${R.glow}" stroke-opacity="${0.8 - i * 0.18}" stroke-width="1.6"/>`
  }
  return works
}

/** A trap: something waits under the ground. */
function trap({ race, w, h, horizon, R, edge }: Site): string {
  const x = w * 0.5
  const count = 9
  let teeth = ''
  for (let i = 0; i < count; i++) {
    const angle = Math.PI * (0.08 + (0.84 * i) / (count - 1))
    const q = h * 0.3
    const rootX = x - Math.cos(angle) * q * 1.5
    const rootY = horizon + 34 - Math.sin(angle) * q * 0.66
    teeth += `<path d="M${f1(rootX - 9)} ${f1(rootY + 3)}L${f1(x - Math.cos(angle) * q * 0.82)} ${f1(horizon + 34 - Math.sin(angle) * q * 0.14)}L${f1(rootX + 9)} ${f1(rootY + 5)}Z" fill="${i < count / 2 ? R.a : R.b}" ${edge}/>`
  }
  return `<ellipse cx="${f1(x)}" cy="${f1(horizon + 32)}" rx="${f1(h * 0.5)}" ry="${f1(h * 0.2)}" fill="${R.k}" stroke="${R.c}" stroke-opacity=".8"/><ellipse cx="${f1(x)}" cy="${f1(horizon + 38)}" rx="${f1(h * 0.34)}" ry="${f1(h * 0.14)}" fill="url(#${race}-glow)" opacity=".9"/>${teeth}<path d="M${f1(x)} ${f1(horizon - h * 0.5)}v${f1(h * 0.3)}m-7 -9l7 9 7-9" stroke="${R.c2}" stroke-opacity=".7" fill="none" stroke-width="1.6" stroke-dasharray="4 4"/>`
}

/** A base on the surface of its world. */
export function base(face: Face, r: Draw, w: number, h: number): string {
  const race = face.race
  const tools = builder(race, r)
  const { R } = tools
  const horizon = h * 0.68
  const site: Site = { ...tools, race, r, w, h, horizon }
  let scene = `<rect width="${w}" height="${h}" fill="url(#${race}-sky2)"/>${stars(r, 30, w, h * 0.5)}`
  scene += `<circle cx="${f1(w * r.in(0.2, 0.8))}" cy="${f1(horizon - h * r.in(0.02, 0.2))}" r="${f1(h * 0.36)}" fill="url(#sunny)" opacity=".55"/>`
  scene += planet(race, r, w * r.in(0.15, 0.85), h * 0.2, h * r.in(0.07, 0.14))
  const soft = race === 'carnoplant' || race === 'spaceshark' || race === 'cerebrite'
  for (let ridge = 0; ridge < 2; ridge++) {
    const y = horizon - 6 + ridge * 10
    const outline: Point[] = [
      [0, h],
      [0, y],
    ]
    for (let x = 0; x <= w + 20; x += r.in(14, 34)) outline.push([x, y - r.in(0, ridge ? 14 : 26)])
    outline.push([w, h])
    scene += `<path d="${soft ? smooth(outline, 0.8) : straight(outline)}Z" fill="${ridge ? R.d : R.sky[0]}" fill-opacity="${ridge ? 0.9 : 0.85}"/>`
  }
  const curve = (from: number, top: number) => `M0 ${f1(from)}Q${f1(w / 2)} ${f1(top)} ${w} ${f1(from)}`
  const ground = (fill: string) => {
    let lines = ''
    for (let i = 0; i < 6; i++) {
      lines += `<path d="${curve(horizon + 24 + i * i * 3, horizon + 6 + i * i * 3.4)}" fill="none" stroke="${R.k}" stroke-opacity=".5"/>`
    }
    return `<path d="${curve(horizon + 14, horizon - 6)}V${h}H0Z" ${fill}/><path d="${curve(horizon + 14, horizon - 6)}" fill="none" stroke="${R.c2}" stroke-opacity=".5"/>${lines}`
  }
  if (face.subtype === 'trap') return scene + ground(`fill="${R.d}"`) + trap(site)
  const works = face.subtype === 'building' ? building(site) : face.subtype === 'bunker' ? bunker(site) : research(site)
  return scene + works + ground(`fill="${R.k}" fill-opacity=".82"`)
}
