import type { Biome } from './biome.ts'
import { type PlanetShapes, planetShapes } from './shapes.ts'

const paths = new Map<string, Path2D>()

function pathOf(d: string): Path2D {
  const made = paths.get(d) ?? new Path2D(d)
  paths.set(d, made)
  return made
}

/** How much larger than its radius a world is painted, to leave room for its air or its ring. */
export const MARGIN = 1.75

/** Paints a world around x, y. */
export function paintPlanet(canvas: CanvasRenderingContext2D, term: string, x: number, y: number, radius: number, detail = 44): void {
  const shapes = planetShapes(term, detail)
  const { biome } = shapes
  canvas.save()
  canvas.translate(x, y)
  canvas.scale(radius, radius)
  paintAir(canvas, biome)
  if (biome.ring) paintRing(canvas, biome.ring, Math.PI)
  canvas.save()
  canvas.beginPath()
  canvas.arc(0, 0, 1, 0, 7)
  canvas.clip()
  paintGround(canvas, shapes)
  paintShade(canvas)
  for (const light of shapes.lights) dot(canvas, light.x, light.y, light.radius, '#ffdf94', light.opacity)
  canvas.restore()
  canvas.beginPath()
  canvas.arc(0, 0, 1, Math.PI - 0.2, Math.PI * 1.5 + 0.47)
  canvas.lineWidth = 1 / 26
  canvas.lineCap = 'round'
  canvas.globalAlpha = 0.75
  canvas.strokeStyle = biome.air
  canvas.stroke()
  canvas.globalAlpha = 1
  if (biome.ring) paintRing(canvas, biome.ring, 0)
  canvas.restore()
}

function paintAir(canvas: CanvasRenderingContext2D, biome: Biome): void {
  const air = canvas.createRadialGradient(0, 0, 0, 0, 0, 1.22)
  for (const [stop, strength] of [
    [0.8, '80'],
    [0.88, '33'],
    [1, '00'],
  ] as const)
    air.addColorStop(stop, biome.air + strength)
  disc(canvas, 1.22, air)
}

function paintGround(canvas: CanvasRenderingContext2D, { biome, layers, shore, craters }: PlanetShapes): void {
  disc(canvas, 1, biome.tones[0])
  for (const layer of layers) {
    canvas.globalAlpha = layer.opacity
    canvas.fillStyle = layer.fill
    canvas.fill(pathOf(layer.path), 'evenodd')
  }
  canvas.globalAlpha = 0.35
  canvas.lineWidth = 1 / 70
  canvas.strokeStyle = biome.tones[4]
  if (shore !== '') canvas.stroke(pathOf(shore))
  canvas.globalAlpha = 1
  for (const crater of craters) {
    canvas.save()
    canvas.translate(crater.x, crater.y)
    canvas.rotate(crater.turn)
    canvas.scale(crater.flat, 1)
    dot(canvas, 0, 0, crater.radius, biome.tones[0], 0.65)
    dot(canvas, crater.radius * 0.18, crater.radius * 0.18, crater.radius * 0.8, biome.tones[2], 0.8)
    canvas.restore()
  }
}

/** Paints the shade of a single light from the upper left. */
function paintShade(canvas: CanvasRenderingContext2D): void {
  const shade = canvas.createRadialGradient(-0.34, -0.44, 0, -0.34, -0.44, 1.64)
  shade.addColorStop(0, 'rgb(255 255 255 / .3)')
  shade.addColorStop(0.34, 'rgb(255 255 255 / 0)')
  shade.addColorStop(0.345, 'rgb(2 7 13 / 0)')
  shade.addColorStop(0.6, 'rgb(2 7 13 / .28)')
  shade.addColorStop(0.86, 'rgb(2 6 12 / .82)')
  shade.addColorStop(1, 'rgb(1 4 10 / .95)')
  disc(canvas, 1, shade)
}

/** Half of a ring: the far one from PI, the near one from 0. */
function paintRing(canvas: CanvasRenderingContext2D, colour: string, from: number): void {
  canvas.save()
  canvas.rotate(-0.314)
  canvas.lineCap = 'butt'
  canvas.strokeStyle = colour
  const near = from === 0
  for (const [width, height, line, opacity] of [
    [1.62, 0.44, 0.13, near ? 0.75 : 0.45],
    [1.4, 0.37, 0.07, near ? 0.9 : 0.6],
  ] as const) {
    canvas.globalAlpha = opacity
    canvas.lineWidth = line
    canvas.beginPath()
    canvas.ellipse(0, 0, width, height, 0, from, from + Math.PI)
    canvas.stroke()
  }
  canvas.globalAlpha = 1
  canvas.restore()
}

function disc(canvas: CanvasRenderingContext2D, radius: number, fill: string | CanvasGradient): void {
  canvas.fillStyle = fill
  canvas.beginPath()
  canvas.arc(0, 0, radius, 0, 7)
  canvas.fill()
}

function dot(canvas: CanvasRenderingContext2D, x: number, y: number, radius: number, fill: string, opacity: number): void {
  canvas.globalAlpha = opacity
  canvas.fillStyle = fill
  canvas.beginPath()
  canvas.arc(x, y, radius, 0, 7)
  canvas.fill()
  canvas.globalAlpha = 1
}
