import { PICTURE, type TablePicture } from '@orrery/board/table-picture.ts'
import type { PieceView, SeatView, View } from '../view.ts'
import { picture as cardPicture, nightPicture, shipPicture, worldPicture } from './art/picture.ts'
import { FACES, type Face } from './face.ts'

/** The most ships and bases in a seat's row. */
const SHIPS = 6
const BASES = 5
const MARGIN = 40

const faces: ReadonlyMap<string, Face> = new Map(FACES.map((face) => [face.id, face]))

function facesOf(pieces: readonly PieceView[]): readonly Face[] {
  return pieces.flatMap(({ type }) => (type === null ? [] : (faces.get(type) ?? [])))
}

const laid = (address: string, x: number, y: number, width: number, height: number): string =>
  `<image href="${address}" x="${x}" y="${y}" width="${width}" height="${height}"/>`

/** A seat's home world, its ships and its bases, in a row of this height. */
function rowOf(seat: SeatView, top: number, height: number, bow: 'up' | 'down'): string {
  const { width } = PICTURE
  const ships = facesOf(seat.hangar).slice(0, SHIPS)
  const bases = facesOf(seat.surface).slice(0, BASES)
  const race = ships[0]?.race ?? bases[0]?.race ?? 'human'
  const side = Math.min(150, height * 0.8)
  const middle = top + height / 2
  const world = laid(worldPicture(race, `world-${seat.seat}`), MARGIN, middle - side / 2, side, side)
  const fleet = ships.map((face, at) => laid(shipPicture(face, bow), MARGIN + side * (1 + at * 0.75), middle - side / 2, side, side))
  const card = side * 0.52
  const built = bases.map((face, at) => {
    const x = width - MARGIN - card * 1.2 - at * (card + 10)
    const frame = `<rect x="${x}" y="${middle - card / 2}" width="${card * 1.2}" height="${card}" rx="6" fill="none" stroke="#d8b36a" stroke-width="2"/>`
    return laid(cardPicture(face), x, middle - card / 2, card * 1.2, card) + frame
  })
  return `<g opacity="${seat.out ? 0.35 : 1}">${world}${fleet.join('')}${built.join('')}</g>`
}

/** The sky, and every seat's world, ships and bases, with the first seat at the bottom. */
export const picture: TablePicture<View> = ({ view }) => {
  const { width, height } = PICTURE
  const sky = `<image href="${nightPicture()}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" overflow="visible"/>`
  const row = height / view.seats.length
  const rows = view.seats.map((seat, at) => rowOf(seat, height - row * (at + 1), row, at === 0 ? 'up' : 'down'))
  return sky + rows.join('')
}
