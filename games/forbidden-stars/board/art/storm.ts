import { drawFor } from '@orrery/board/drawing/random.ts'

/** The length of a storm and how far its veil extends to each side, in the units of a tile of 400. */
export const STORM_LENGTH = 400
export const STORM_REACH = 32

/** Paints a warp storm along its edge from left to right, its middle line at y = 0, in the units of a tile of 400. */
export function paintStorm(canvas: CanvasRenderingContext2D, seed: string): void {
  const draw = drawFor(seed)
  canvas.lineCap = 'round'
  canvas.fillStyle = 'rgb(42 10 82 / .85)'
  canvas.beginPath()
  canvas.roundRect(6, -13, 388, 26, 13)
  canvas.fill()
  const veil = canvas.createLinearGradient(6, 0, 394, 0)
  for (const [stop, colour] of VEIL) veil.addColorStop(stop, colour)
  for (let thread = 0; thread < 9; thread++) {
    const [height, phase, waves] = [3 + draw() * 8, draw() * 6, 2 + draw() * 3]
    canvas.lineWidth = 1.4 + draw() * 3.2
    canvas.globalAlpha = 0.45 + draw() * 0.5
    canvas.strokeStyle = veil
    canvas.beginPath()
    for (let x = 6; x <= 394; x += 6)
      canvas.lineTo(x, Math.sin((x / 400) * waves * 6.28 + phase) * height * Math.sqrt(Math.max(0, Math.sin((x / 400) * Math.PI))))
    canvas.stroke()
  }
  canvas.globalAlpha = 1
  paintSwirl(canvas, 200, 20, 0.4)
  paintSwirl(canvas, 100, 11, 2)
  paintSwirl(canvas, 300, 11, 4)
}

const VEIL = [
  [0, 'rgb(176 75 255 / 0)'],
  [0.12, 'rgb(176 75 255 / .75)'],
  [0.5, '#ff5fd0'],
  [0.88, 'rgb(176 75 255 / .75)'],
  [1, 'rgb(176 75 255 / 0)'],
] as const

function paintSwirl(canvas: CanvasRenderingContext2D, x: number, radius: number, turn: number): void {
  const core = canvas.createRadialGradient(x, 0, 0, x, 0, radius * 1.5)
  core.addColorStop(0, '#fff0ff')
  core.addColorStop(0.25, '#ff8be6')
  core.addColorStop(0.7, 'rgb(122 31 208 / .8)')
  core.addColorStop(1, 'rgb(58 10 120 / 0)')
  canvas.globalAlpha = 0.8
  canvas.fillStyle = core
  canvas.beginPath()
  canvas.arc(x, 0, radius * 1.5, 0, 7)
  canvas.fill()
  canvas.globalAlpha = 0.85
  canvas.strokeStyle = '#ffd9fb'
  canvas.lineWidth = 3
  for (let arm = 0; arm < 3; arm++) {
    canvas.beginPath()
    for (let step = 0; step <= 22; step++) {
      const along = step / 22
      const angle = turn + (arm * 6.283) / 3 + along * 4.6
      canvas.lineTo(x + Math.cos(angle) * radius * along, Math.sin(angle) * radius * along * 0.86)
    }
    canvas.stroke()
  }
  canvas.globalAlpha = 1
}
