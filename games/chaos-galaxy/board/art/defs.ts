import { gradientStops, type Stop } from '@orrery/board/drawing/gradient.ts'
import type { Race } from '../face.ts'
import { PALETTES } from './palette.ts'

const linear = (id: string, direction: string, ...list: Stop[]) =>
  `<linearGradient id="${id}" ${direction}>${gradientStops(list)}</linearGradient>`
const radial = (id: string, place: string, ...list: Stop[]) => `<radialGradient id="${id}" ${place}>${gradientStops(list)}</radialGradient>`

const ACROSS = 'x2="1" y2="0"'
const DOWN = 'x2="0" y2="1"'

const made = new Map<Race, string>()

/** The gradients for a race's drawings, named `<race>-lit` and so on, with brass and sunlight. */
export function defs(race: Race): string {
  const known = made.get(race)
  if (known !== undefined) return known
  const R = PALETTES[race]
  const drawn = [
    linear(`${race}-lit`, ACROSS, [0, R.b], [0.55, R.a], [1, R.a]),
    linear(`${race}-dark`, ACROSS, [0, R.b], [0.5, R.d], [1, R.d]),
    linear(`${race}-lit2`, ACROSS, [0, R.d], [0.7, R.b], [1, R.b]),
    linear(`${race}-dark2`, ACROSS, [0, R.d], [0.7, R.k], [1, R.k]),
    linear(`${race}-trimL`, ACROSS, [0, R.c], [1, R.c2]),
    linear(`${race}-trimD`, ACROSS, [0, R.c], [1, R.d]),
    radial(`${race}-glow`, '', [0, '#fff'], [0.22, R.glow], [0.55, R.glow, 0.28], [1, R.glow, 0]),
    radial(`${race}-halo`, '', [0, R.far, 0.75], [0.5, R.far, 0.28], [1, R.far, 0]),
    linear(`${race}-sky`, DOWN, [0, R.sky[0]], [1, R.sky[1]]),
    linear(`${race}-sky2`, DOWN, [0, R.sky[1]], [0.62, R.sky[0]], [1, R.far]),
    radial(`${race}-planet`, 'cx=".3" cy=".22" r=".95"', [0, R.c2], [0.2, R.far], [0.55, R.sky[0]], [0.85, R.k]),
    linear(`${race}-metal`, 'x2=".35" y2="1"', [0, R.b], [0.25, R.d], [0.6, R.k], [1, R.d]),
    linear(`${race}-icon`, 'x2=".5" y2="1"', [0, '#fff'], [0.45, R.c2], [1, R.c]),
    linear('brass', DOWN, [0, '#fbeac2'], [0.5, '#d8b36a'], [1, '#8a6a34']),
    radial('sunny', '', [0, '#fff'], [0.18, '#fff3d0'], [0.4, '#ffd98a', 0.45], [1, '#ffd98a', 0]),
  ].join('')
  made.set(race, drawn)
  return drawn
}
