import { PICTURE, type TablePicture } from '@orrery/board/table-picture.ts'
import type { View, ViewMarine, ViewPosition, ViewSide, ViewTerrain } from '../view.ts'

/** The colours of combat teams and terrain, for drawings without style sheets. */
const TEAM_COLOURS: Readonly<Record<string, string>> = {
  ...{ green: '#4f9d58', yellow: '#d9b23c', red: '#c14b45', blue: '#4a7fd0', grey: '#9aa3b2', purple: '#8d5fc4' },
}
const TERRAIN_COLOURS: Readonly<Record<ViewTerrain['colour'], string>> = {
  ...{ green: '#3f8f4f', yellow: '#cfa93a', orange: '#d27a34', red: '#b8423c' },
}
/** The colour of a marine whose team is not known. */
const UNKNOWN = '#9aa3b2'
/** The greatest width of a position, and the share of it that a figure takes. */
const WIDEST = 150
const FIGURE = 0.72
const MARGIN = 30
/** A helmet and pauldrons, in a box of 100 by 100 centred on the origin. */
const MARINE = 'M-50 8C-50-16-34-28-20-24C-18-44-10-50 0-50C10-50 18-44 20-24C34-28 50-16 50 8L42 30L26 22L20 50L-20 50L-26 22L-42 30Z'
const VISOR = 'M-14-30L14-30L10-18L-10-18Z'
/** A head with four claws, in a box of 100 by 100 centred on the origin. */
const GENESTEALER = 'M0-46C22-46 30-24 24-4L46-22L40 8L50 30L26 24L14 46L0 34L-14 46L-26 24L-50 30L-40 8L-46-22L-24-4C-30-24-22-46 0-46Z'
const EYES = 'M-15-12L-4-4L-13 0ZM15-12L4-4L13 0Z'

const at = (x: number, y: number, size: number, drawn: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})">${drawn}</g>`

/** A marine with an arrow to the side that he faces; the left side is drawn above. */
function marineOn({ facing }: ViewMarine, colour: string, x: number, size: number): string {
  const turn = facing === 'left' ? 0 : 180
  const arrow = `<path transform="rotate(${turn})" d="M-12-58L0-74L12-58Z" fill="#f3e3b8"/>`
  return at(
    x,
    PICTURE.height / 2,
    size,
    `${arrow}<path d="${MARINE}" fill="${colour}" stroke="#0c1120" stroke-width="4"/><path d="${VISOR}" fill="#0c1120"/>`,
  )
}

/** One side of a position: terrain beside the marine, swarms beyond it, with one head for each card. */
function sideOn({ terrain, swarms }: ViewSide, x: number, size: number, outward: 1 | -1): string {
  const middle = PICTURE.height / 2
  const tiles = terrain.map(({ colour }, n) => {
    const y = middle + outward * size * (0.95 + n * 0.16)
    return `<rect x="${x - size / 2}" y="${y - 5}" width="${size}" height="10" rx="4" fill="${TERRAIN_COLOURS[colour]}"/>`
  })
  const heads = swarms.flatMap(({ cards }) => cards)
  const step = Math.min(size * 0.55, (middle - size * 1.5 - MARGIN / 2) / Math.max(1, heads.length - 1))
  const drawn = heads.map(({ kind }, n) => {
    const fill = kind.startsWith('brood-lord') ? '#a83c8f' : '#7a3550'
    const body = `<path d="${GENESTEALER}" fill="${fill}" stroke="#0c1120" stroke-width="4"/><path d="${EYES}" fill="#ffd34d"/>`
    return at(x, middle + outward * (size * 1.35 + n * step), size * 0.7, body)
  })
  return tiles.join('') + drawn.join('')
}

function positionOn({ marine, left, right }: ViewPosition, colour: string, x: number, size: number): string {
  return sideOn(left, x, size, -1) + sideOn(right, x, size, 1) + (marine === null ? '' : marineOn(marine, colour, x, size))
}

/** The formation from its first position to its last, with the swarms and the terrain at its sides. */
export const picture: TablePicture<View> = ({ view }) => {
  const { width, height } = PICTURE
  const column = Math.min(WIDEST, (width - 2 * MARGIN) / Math.max(1, view.formation.length))
  const first = (width - column * (view.formation.length - 1)) / 2
  const teams = new Map(view.teams.map(({ id, key }) => [id, TEAM_COLOURS[key] ?? UNKNOWN]))
  const corridor = `<rect y="${height * 0.36}" width="${width}" height="${height * 0.28}" fill="#1b2233"/><path d="M0 ${height * 0.36}H${width}M0 ${height * 0.64}H${width}" stroke="#d8b36a" stroke-opacity=".5" stroke-width="3"/>`
  const places = view.formation.map((place, n) =>
    positionOn(place, teams.get(place.marine?.team ?? -1) ?? UNKNOWN, first + n * column, column * FIGURE),
  )
  return corridor + places.join('')
}
