import { PICTURE, type TablePicture } from '@orrery/board/table-picture.ts'
import { shipTypeById } from '../content/ships.ts'
import { LASTING } from '../state.ts'
import type { View, ViewShip } from '../view.ts'
import { seatLook } from './art/seats.ts'
import { formOf } from './art/ship/form.ts'
import { facesLight, shipPicture } from './art/ship/picture.ts'
import { starsImage } from './art/sky.ts'
import { TERRAIN_ROOM, terrainImage } from './art/terrain/terrain.ts'
import { degrees, PPI, px, ROOM, type World, worldOf } from './table/space/world.ts'

/** A ship on its stand, with its heading. */
function shipOn(world: World, ship: ViewShip): string {
  const type = shipTypeById(ship.type)
  if (type === undefined) return ''
  const heading = degrees(ship.heading)
  const { address, width, height, midX, midY } = shipPicture(type, 1, {
    lost: ship.hull,
    burning: (ship.effects & LASTING.ragingFire) !== 0,
    stopped: ship.fullStop || ship.enginesCut || type.installation,
    mirrored: facesLight(heading),
    ship: ship.id,
  })
  const k = (formOf(type).length * PPI) / 100
  const { colour, fill } = seatLook(ship.owner)
  const side = px(type.side)
  const stand = `<rect x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}" rx="6" fill="${fill}" fill-opacity=".6" stroke="${colour}" stroke-width="4"/>`
  const drawn = `<image href="${address}" x="${-midX * k}" y="${-midY * k}" width="${width * k}" height="${height * k}"/>`
  return `<g transform="translate(${world.x(ship.x)} ${world.y(ship.y)}) rotate(${heading})">${stand}${drawn}</g>`
}

function terrainOn(world: World, { kind, x, y, radius }: View['terrain'][number], at: number): string {
  const r = px(radius)
  const room = r * (kind === 'gravityWell' ? 2.2 : TERRAIN_ROOM)
  const address = terrainImage(kind, Math.round(r), `${kind}:${at}:${radius}`)
  return `<image href="${address}" x="${world.x(x) - room}" y="${world.y(y) - room}" width="${room * 2}" height="${room * 2}"/>`
}

/** The whole field with its terrain and the ships on it. */
export const picture: TablePicture<View> = ({ view }) => {
  const world = worldOf(view)
  const { width, height } = PICTURE
  const scale = Math.min(width / world.width, height / world.height)
  const place = `translate(${(width - world.width * scale) / 2} ${(height - world.height * scale) / 2}) scale(${scale})`
  const stars = `<image href="${starsImage(900, 150)}" width="${width}" height="${width}"/>`
  const edge = `<rect x="${ROOM}" y="${ROOM}" width="${px(view.width)}" height="${px(view.depth)}" fill="none" stroke="#d8b36a" stroke-opacity=".55" stroke-width="6"/>`
  const terrain = view.terrain.map((piece, at) => terrainOn(world, piece, at))
  const ships = view.ships.filter((ship) => ship.place === 'table').map((ship) => shipOn(world, ship))
  return `${stars}<g transform="${place}">${edge}${terrain.join('')}${ships.join('')}</g>`
}
