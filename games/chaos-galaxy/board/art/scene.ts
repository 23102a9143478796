import { f1, type Point, straight, TAU } from '@orrery/board/drawing/path.ts'
import type { Draw } from '@orrery/board/drawing/random.ts'
import type { Face } from '../face.ts'
import { GAME_ICONS, type GameIcon } from '../icons.ts'
import { PALETTES } from './palette.ts'
import { emblemOf } from './shown.ts'
import { stars } from './sky.ts'

/** An icon centred on a point. */
function icon(name: GameIcon, x: number, y: number, size: number, fill: string, extra = ''): string {
  return `<g transform="translate(${f1(x - size / 2)} ${f1(y - size / 2)}) scale(${(size / 512).toFixed(4)})" fill="${fill}" ${extra}><path d="${GAME_ICONS[name]}"/></g>`
}

/** Weaponry: a device on the drawing board. */
export function gear(face: Face, w: number, h: number): string {
  const race = face.race
  const R = PALETTES[race]
  const cx = w / 2
  const cy = h * 0.51
  let grid = ''
  for (let x = 0; x <= w; x += 18) grid += `M${x} 0V${h}`
  for (let y = 0; y <= h; y += 18) grid += `M0 ${y}H${w}`
  let board = `<rect width="${w}" height="${h}" fill="url(#${race}-sky)"/><circle cx="${f1(cx)}" cy="${f1(cy)}" r="${f1(h * 0.6)}" fill="url(#${race}-halo)"/><path d="${grid}" stroke="${R.c2}" stroke-opacity=".07"/>`
  board += [0.34, 0.42]
    .map(
      (q, i) =>
        `<circle cx="${f1(cx)}" cy="${f1(cy)}" r="${f1(h * q)}" fill="none" stroke="#f0d9a4" stroke-opacity="${i ? 0.5 : 0.22}" ${i ? '' : 'stroke-dasharray="3 5"'}/>`,
    )
    .join('')
  let ticks = ''
  for (let i = 0; i < 72; i++) {
    const angle = (i / 72) * TAU
    const end = i % 6 ? 0.435 : 0.455
    ticks += `M${f1(cx + Math.cos(angle) * h * 0.42)} ${f1(cy + Math.sin(angle) * h * 0.42)}L${f1(cx + Math.cos(angle) * h * end)} ${f1(cy + Math.sin(angle) * h * end)}`
  }
  board += `<path d="${ticks}" stroke="#f0d9a4" stroke-opacity=".5"/>`
  if (face.subtype === 'missile')
    board += [-26, -6, 16]
      .map(
        (down, i) =>
          `<path d="M${f1(cx - 150 + i * 10)} ${f1(cy + 70 + down)}L${f1(cx - 18 + down * 0.4)} ${f1(cy + 10 + down * 0.5)}" stroke="${R.glow}" stroke-opacity="${0.25 + 0.15 * i}" stroke-width="${2 + i}" stroke-linecap="round"/>`,
      )
      .join('')
  if (face.subtype === 'shield')
    board += [0.5, 0.56, 0.62]
      .map(
        (q, i) =>
          `<path d="M${f1(cx - h * q * 0.7)} ${f1(cy - h * q * 0.5)}A${f1(h * q)} ${f1(h * q)} 0 0 0 ${f1(cx - h * q * 0.7)} ${f1(cy + h * q * 0.5)}" fill="none" stroke="${R.c}" stroke-opacity="${0.7 - 0.18 * i}" stroke-width="2"/>`,
      )
      .join('')
  const name = emblemOf(face)
  const size = h * 0.52
  return `${board}${icon(name, cx + 4, cy + 6, size, R.k, 'opacity=".85"')}<clipPath id="lit"><path d="M0 0H${f1(cx)}V${h}H0Z"/></clipPath>${icon(name, cx, cy, size, R.b)}<g clip-path="url(#lit)">${icon(name, cx, cy, size, `url(#${race}-icon)`)}</g>`
}

/** An event: a disc in the sky, its rings, and its effect. */
export function event(face: Face, r: Draw, w: number, h: number): string {
  const race = face.race
  const R = PALETTES[race]
  const cx = w * 0.5
  const cy = h * 0.51
  let sky = `<rect width="${w}" height="${h}" fill="url(#${race}-sky2)"/>${stars(r, 50, w, h)}`
  const turn = r.in(0, 0.2)
  for (let i = 0; i < 24; i++) {
    const from = (i / 24) * TAU + turn
    const to = from + (TAU / 24) * 0.42
    sky += `<path d="M${f1(cx)} ${f1(cy)}L${f1(cx + Math.cos(from) * w)} ${f1(cy + Math.sin(from) * w)}L${f1(cx + Math.cos(to) * w)} ${f1(cy + Math.sin(to) * w)}Z" fill="${R.c}" fill-opacity="${i % 2 ? 0.1 : 0.05}"/>`
  }
  const orbits = [0.62, 0.54, 0.46]
  orbits.forEach((q, i) => {
    sky += `<circle cx="${f1(cx)}" cy="${f1(cy)}" r="${f1(h * q)}" fill="none" stroke="#f0d9a4" stroke-opacity="${0.2 + 0.1 * i}" ${i === 1 ? 'stroke-dasharray="2 6"' : ''}/>`
  })
  orbits.forEach((q, i) => {
    const angle = r.in(0, TAU)
    sky += `<circle cx="${f1(cx + Math.cos(angle) * h * q)}" cy="${f1(cy + Math.sin(angle) * h * q)}" r="${5 - i}" fill="url(#brass)"/>`
  })
  const disc = `<circle cx="${f1(cx)}" cy="${f1(cy)}" r="${f1(h * 0.36)}"`
  sky += `<circle cx="${f1(cx)}" cy="${f1(cy)}" r="${f1(h * 0.46)}" fill="url(#${race}-halo)"/>${disc} fill="${R.k}" fill-opacity=".72"/>${disc} fill="url(#${race}-planet)" opacity=".75"/>${disc} fill="none" stroke="${R.c2}" stroke-opacity=".8" stroke-width="1.4"/>`
  const name = emblemOf(face)
  sky += icon(name, cx + 3, cy + 5, h * 0.46, R.k, 'opacity=".8"') + icon(name, cx, cy, h * 0.46, `url(#${race}-icon)`)
  const ridge: Point[] = [[-10, h]]
  for (let x = -10; x <= w + 20; x += r.in(16, 30)) ridge.push([x, h * 0.9 - r.in(0, 24)])
  ridge.push([w + 20, h])
  return `${sky}<path d="${straight(ridge)}Z" fill="${R.k}" fill-opacity=".9"/>`
}

/** An interrupt: a slanted beam of light, blocked by a hexagon. */
export function interrupt(face: Face, r: Draw, w: number, h: number): string {
  const race = face.race
  const R = PALETTES[race]
  const cx = w * 0.5
  const cy = h * 0.53
  const slant = r.in(-32, -20) * (r.yes(0.5) ? 1 : -1)
  let cut = `<rect width="${w}" height="${h}" fill="${R.sky[1]}"/><circle cx="${f1(cx)}" cy="${f1(cy)}" r="${f1(h * 0.75)}" fill="url(#${race}-halo)"/>${stars(r, 26, w, h)}<g transform="rotate(${f1(slant)} ${f1(cx)} ${f1(cy)})">`
  for (let i = 0; i < 26; i++) {
    const y = cy + r.in(-1, 1) * h * 0.62
    const x = r.in(-0.3, 0.7) * w
    cut += `<path d="M${f1(x)} ${f1(y)}h${f1(r.in(0.2, 0.7) * w)}" stroke="${i % 3 ? R.c : '#fff'}" stroke-opacity="${r.in(0.1, 0.5).toFixed(2)}" stroke-width="${f1(r.in(0.8, 2.6))}" stroke-linecap="round"/>`
  }
  const blade = (reach: number, thick: number, fill: string, opacity: number) =>
    `<path d="M${f1(-w * reach)} ${f1(cy)}L${f1(cx)} ${f1(cy - h * thick)}L${f1(w * (1 + reach))} ${f1(cy)}L${f1(cx)} ${f1(cy + h * thick)}Z" fill="${fill}" fill-opacity="${opacity}"/>`
  cut += `<path d="M${f1(-w * 0.4)} ${f1(cy - h * 0.1)}L${f1(cx - 20)} ${f1(cy - h * 0.33)}L${f1(w * 1.4)} ${f1(cy - h * 0.06)}L${f1(cx + 30)} ${f1(cy + h * 0.33)}Z" fill="${R.c}" fill-opacity=".3"/>${blade(0.4, 0.17, R.c, 0.55)}${blade(0.3, 0.05, '#fff', 0.8)}</g>`
  for (let i = 0; i < 12; i++) {
    const angle = r.in(0, TAU)
    const far = h * r.in(0.34, 0.6)
    const size = r.in(5, 15)
    cut += `<path d="M0 ${f1(-size)}L${f1(size * 0.5)} ${f1(size * 0.5)}L${f1(-size * 0.4)} ${f1(size * 0.3)}Z" transform="translate(${f1(cx + Math.cos(angle) * far * 1.2)} ${f1(cy + Math.sin(angle) * far)}) rotate(${f1(angle * 57)})" fill="${Math.cos(angle) < 0 ? R.a : R.d}" stroke="${R.k}"/>`
  }
  const hexagon = (q: number) =>
    `${straight(Array.from({ length: 6 }, (_, i): Point => [cx + Math.cos((i * TAU) / 6) * h * q, cy + Math.sin((i * TAU) / 6) * h * q]))}Z`
  cut += `<path d="${hexagon(0.36)}" fill="${R.k}" fill-opacity=".9" stroke="${R.c}" stroke-width="2"/><path d="${hexagon(0.325)}" fill="none" stroke="${R.c2}" stroke-opacity=".4"/>`
  return cut + icon(emblemOf(face), cx, cy, h * 0.4, `url(#${race}-icon)`)
}
