import { image, svg } from '@orrery/board/drawing/image.ts'
import { f1, TAU } from '@orrery/board/drawing/path.ts'
import { drawFor } from '@orrery/board/drawing/random.ts'
import type { Face, Race } from '../face.ts'
import { sizeOf } from '../face.ts'
import { base } from './base.ts'
import { crew } from './crew.ts'
import { defs } from './defs.ts'
import type { Size } from './pen.ts'
import { event, gear, interrupt } from './scene.ts'
import { ship } from './ship.ts'
import { planet, space, stars } from './sky.ts'

/** The length of a ship on its card, by size. */
const CARD_LENGTH: Readonly<Record<Size, number>> = { 1: 149, 2: 188, 3: 239, 4: 288 }

function drawing(face: Face, w: number, h: number, fine: boolean): string {
  const r = drawFor(`art:${face.id}`)
  if (face.type === 'ship') {
    const sky = space(face.race, r, w, h)
    return sky + ship(face, { cx: w * 0.5, cy: h * 0.53, length: CARD_LENGTH[sizeOf(face) || 2], turn: r.in(38, 56), fine })
  }
  if (face.type === 'base') return base(face, r, w, h)
  if (face.type === 'crew') return crew(face, r, w, h)
  if (face.type === 'weaponry') return gear(face, w, h)
  return face.type === 'event' ? event(face, r, w, h) : interrupt(face, r, w, h)
}

/** The picture of a card, 300 units high, of any width; `fine` adds lines that show only at a large size. */
export function picture(face: Face, w = 360, fine = false): string {
  return image(`${face.id}:${w}:${fine}`, () => svg(w, 300, `<defs>${defs(face.race)}</defs>${drawing(face, w, 300, fine)}`))
}

/** The length of a ship of each size within its box, seen from above. */
const SHIP_LENGTH: Readonly<Record<Size, number>> = { 1: 112, 2: 138, 3: 158, 4: 168 }

/** A single ship from above, bow up or down. */
export function shipPicture(face: Face, bow: 'up' | 'down'): string {
  return image(`ship:${face.id}:${bow}`, () => {
    const length = SHIP_LENGTH[sizeOf(face) || 2]
    const drawn = ship(face, { cx: 90, cy: 90, length, turn: bow === 'up' ? 0 : 180, maxWidth: 172 })
    return svg(180, 180, `<defs>${defs(face.race)}</defs>${drawn}`, 'whole')
  })
}

/** A player's home world, by race. */
export function worldPicture(race: Race, name: string): string {
  return image(`world:${race}:${name}`, () => {
    const drawn = planet(race, drawFor(name), 130, 130, 84, { ring: race === 'spaceshark' || race === 'cerebrite', kind: 'bands' })
    return svg(260, 260, `<defs>${defs(race)}</defs>${drawn}`, 'whole')
  })
}

/** The sky behind the table. */
export function nightPicture(): string {
  return image('night', () => {
    let orbits = ''
    for (const q of [250, 400, 560, 740]) orbits += `<circle cx="520" cy="420" r="${q}" fill="none" stroke="#d8b36a" stroke-opacity=".09"/>`
    return svg(1440, 900, stars(drawFor('night'), 150, 1440, 900) + orbits)
  })
}

/** The back of every card: a galaxy on brass orbits. */
export function backPicture(): string {
  return image('back', () => {
    let ticks = ''
    for (let i = 0; i < 60; i++) {
      const angle = (i / 60) * TAU
      const end = i % 5 ? 70 : 67
      ticks += `M${f1(180 + Math.cos(angle) * 74)} ${f1(225 + Math.sin(angle) * 74)}L${f1(180 + Math.cos(angle) * end)} ${f1(225 + Math.sin(angle) * end)}`
    }
    const arm = (turn: number) =>
      `<path d="M180 225c46-44 104-18 106 34 1 34-20 58-44 70" transform="rotate(${turn} 180 225)" fill="none" stroke="url(#arm)" stroke-width="9" stroke-linecap="round"/><path d="M180 225c30-26 64-12 66 22" transform="rotate(${turn + 14} 180 225)" fill="none" stroke="#3fd4e0" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"/>`
    const orbit = (q: number, opacity: number, width: number, dash = '') =>
      `<circle cx="180" cy="225" r="${q}" fill="none" stroke="#d8b36a" stroke-opacity="${opacity}" stroke-width="${width}" ${dash}/>`
    const moon = (q: number, angle: number) =>
      `<circle cx="${f1(180 + Math.cos(angle) * q)}" cy="${f1(225 + Math.sin(angle) * q)}" r="9" fill="url(#brass)"/>`
    return svg(
      360,
      450,
      `<defs>${defs('cerebrite')}<linearGradient id="bk" x2=".4" y2="1"><stop offset="0" stop-color="#241a52"/><stop offset=".5" stop-color="#120e2c"/><stop offset="1" stop-color="#0b1a2c"/></linearGradient><radialGradient id="shine"><stop offset="0" stop-color="#9b7bff" stop-opacity=".55"/><stop offset=".5" stop-color="#5c3fd0" stop-opacity=".18"/><stop offset="1" stop-color="#5c3fd0" stop-opacity="0"/></radialGradient><linearGradient id="arm"><stop offset="0" stop-color="#fff"/><stop offset=".4" stop-color="#c5b1ff"/><stop offset="1" stop-color="#6a49d8" stop-opacity=".2"/></linearGradient></defs><rect width="360" height="450" fill="url(#bk)"/><circle cx="180" cy="225" r="230" fill="url(#shine)"/>${stars(drawFor('back'), 50, 360, 450)}${orbit(150, 0.35, 1.2)}${orbit(118, 0.5, 1.2, 'stroke-dasharray="2 7"')}${orbit(74, 0.8, 2)}<path d="${ticks}" stroke="#d8b36a" stroke-opacity=".7" stroke-width="1.4"/>${[0, 120, 240].map(arm).join('')}<circle cx="180" cy="225" r="30" fill="url(#sunny)"/><circle cx="180" cy="225" r="10" fill="#fff"/>${moon(150, -0.9)}${moon(118, 2.3)}${moon(150, 3.6)}<path d="M14 44L44 14H316L346 44V406L316 436H44L14 406Z" fill="none" stroke="#d8b36a" stroke-opacity=".75" stroke-width="2.4"/><path d="M24 50L50 24H310L336 50V400L310 426H50L24 400Z" fill="none" stroke="#9b7bff" stroke-opacity=".55" stroke-width="1.4"/>`,
    )
  })
}
