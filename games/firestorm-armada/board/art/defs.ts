import { gradientStops, type Stop } from '@orrery/board/drawing/gradient.ts'
import type { RaceId } from '../../content/races.ts'
import { mixed, PALETTES } from './palette.ts'

/** A gradient from port to starboard. */
const across = (id: string, ...list: Stop[]): string => `<linearGradient id="${id}" x2="1">${gradientStops(list)}</linearGradient>`

/** A radial gradient; `place` has further attributes. */
export const round = (id: string, place: string, ...list: Stop[]): string =>
  `<radialGradient id="${id}"${place === '' ? '' : ` ${place}`}>${gradientStops(list)}</radialGradient>`

/** The gradients for a race's drawings, all named `<race>-...`. */
function raceDefs(race: RaceId): string {
  const { c, c2, a, b, d, k, e, g } = PALETTES[race]
  return [
    across(`${race}-L`, [0, b], [0.5, a], [1, a]),
    across(`${race}-D`, [0, b], [0.45, d], [1, d]),
    across(`${race}-L0`, [0, a], [0.5, '#fff'], [1, '#fff']),
    across(`${race}-D0`, [0, b], [0.35, b], [1, mixed(b, d, 0.35)]),
    across(`${race}-M0`, [0, b], [1, a]),
    across(`${race}-N0`, [0, mixed(b, d, 0.5)], [1, mixed(b, d, 0.6)]),
    across(`${race}-L2`, [0, d], [0.6, b], [1, b]),
    across(`${race}-D2`, [0, d], [0.6, k], [1, k]),
    across(`${race}-TL`, [0, c], [1, c2]),
    across(`${race}-TD`, [0, c], [1, d]),
    round(`${race}-e`, '', [0, '#fffbe8'], [0.2, e], [0.55, e, 0.32], [1, e, 0]),
    round(`${race}-g`, '', [0, '#fff'], [0.35, g], [1, g, 0]),
  ].join('')
}

const DAMAGE = [
  round('fa-ember', '', [0, '#fff3c4'], [0.3, '#ff9a3d'], [0.65, '#d43a1c', 0.55], [1, '#d43a1c', 0]),
  round('fa-scorch', '', [0, '#050408', 0.95], [0.6, '#0a070b', 0.75], [1, '#0a070b', 0]),
].join('')

const made = new Map<RaceId, string>()

/** The gradients of one race's ships, and of damage. */
export function shipDefs(race: RaceId): string {
  let drawn = made.get(race)
  if (drawn === undefined) {
    drawn = raceDefs(race) + DAMAGE
    made.set(race, drawn)
  }
  return drawn
}
