import { drawFor, hashOf } from '@orrery/board/drawing/random.ts'
import type { TileSide } from '../../content/tiles.ts'
import { paintPlanet } from '../art/planet/paint.ts'
import { CORNERS, eastward, ORDER_SPACE, southward, TILE, WORLD_RADIUS, worldAt } from './geometry.ts'

const SKIES = [
  ['#0b3a44', '#0a2133'],
  ['#0d3f41', '#0b2432'],
  ['#0a3346', '#0b1f36'],
  ['#124240', '#0a2430'],
] as const

const BRASS = 'rgb(216 179 106 / '

/** Paints the constant parts of a tile: sky, stars, orbits, borders, the order space, worlds. `side` is its side in pixels. */
export function paintGround(canvas: CanvasRenderingContext2D, tile: TileSide, rotation: number, side: number): void {
  const draw = drawFor(tile.code)
  canvas.save()
  canvas.scale(side / TILE, side / TILE)
  canvas.save()
  canvas.beginPath()
  canvas.roundRect(3, 3, 394, 394, 10)
  canvas.clip()
  paintSky(canvas, tile, rotation, draw)
  canvas.restore()
  paintBorders(canvas)
  paintOrderSpace(canvas)
  for (const corner of CORNERS) {
    const area = tile.areas[(corner - rotation) & 3]
    if (area?.world) paintPlanet(canvas, area.term, worldAt(corner).x, worldAt(corner).y, WORLD_RADIUS, side > 420 ? 72 : 44)
  }
  canvas.restore()
}

function paintSky(canvas: CanvasRenderingContext2D, tile: TileSide, rotation: number, draw: () => number): void {
  const [near, far] = SKIES[hashOf(tile.code) % SKIES.length] ?? SKIES[0]
  const [x, y] = [TILE * (0.25 + draw() * 0.5), TILE * (0.25 + draw() * 0.5)]
  const sky = canvas.createRadialGradient(x, y, 0, x, y, TILE * 0.8)
  sky.addColorStop(0, near)
  sky.addColorStop(1, far)
  canvas.fillStyle = sky
  canvas.fillRect(0, 0, TILE, TILE)
  for (const corner of CORNERS) if (!tile.areas[(corner - rotation) & 3]?.world) paintNebula(canvas, corner, draw)
  for (let star = 0; star < 54; star++) {
    const [left, top, size] = [draw() * TILE, draw() * TILE, draw()]
    canvas.fillStyle = `rgb(232 251 255 / ${0.18 + size * 0.55})`
    canvas.beginPath()
    canvas.arc(left, top, 0.7 + size * size * 1.9, 0, 7)
    canvas.fill()
  }
  canvas.strokeStyle = `${BRASS}.13)`
  canvas.lineWidth = 1.5
  for (const orbit of [112, 150, 192]) {
    canvas.beginPath()
    canvas.arc(200, 200, orbit, 0, 7)
    canvas.stroke()
  }
}

function paintNebula(canvas: CanvasRenderingContext2D, corner: number, draw: () => number): void {
  canvas.save()
  canvas.translate(200 + eastward(corner) * 105, 200 + southward(corner) * 105)
  const [width, height] = [90 + draw() * 50, 46 + draw() * 30]
  canvas.rotate(draw() * Math.PI)
  canvas.scale(width, height)
  const mist = canvas.createRadialGradient(0, 0, 0, 0, 0, 1)
  mist.addColorStop(0, 'rgb(63 184 166 / .26)')
  mist.addColorStop(1, 'rgb(63 184 166 / 0)')
  canvas.fillStyle = mist
  canvas.beginPath()
  canvas.arc(0, 0, 1, 0, 7)
  canvas.fill()
  canvas.restore()
}

/** From the order space to the middle of every edge. */
function paintBorders(canvas: CanvasRenderingContext2D): void {
  for (const [colour, width] of [
    ['rgb(3 8 15 / .7)', 7],
    [`${BRASS}.62)`, 2.5],
  ] as const) {
    canvas.strokeStyle = colour
    canvas.lineWidth = width
    canvas.beginPath()
    for (const [x, y] of [
      [0, -1],
      [0, 1],
      [-1, 0],
      [1, 0],
    ] as const) {
      canvas.moveTo(200 + x * 48, 200 + y * 48)
      canvas.lineTo(200 + x * 194, 200 + y * 194)
    }
    canvas.stroke()
  }
}

function paintOrderSpace(canvas: CanvasRenderingContext2D): void {
  canvas.fillStyle = 'rgb(6 16 26 / .86)'
  canvas.beginPath()
  canvas.arc(200, 200, ORDER_SPACE, 0, 7)
  canvas.fill()
  canvas.strokeStyle = `${BRASS}.75)`
  canvas.lineWidth = 2.5
  canvas.stroke()
  canvas.strokeStyle = `${BRASS}.3)`
  canvas.lineWidth = 1.5
  canvas.beginPath()
  canvas.arc(200, 200, 37, 0, 7)
  canvas.stroke()
  canvas.strokeStyle = `${BRASS}.6)`
  canvas.beginPath()
  for (let tick = 0; tick < 24; tick++) {
    const angle = (tick / 24) * 2 * Math.PI
    const from = tick % 6 === 0 ? 36 : 40
    canvas.moveTo(200 + Math.cos(angle) * 43, 200 + Math.sin(angle) * 43)
    canvas.lineTo(200 + Math.cos(angle) * from, 200 + Math.sin(angle) * from)
  }
  canvas.stroke()
}
