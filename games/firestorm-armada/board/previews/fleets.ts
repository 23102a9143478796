import { type PagePreview, PICTURE, type Sprite } from '@orrery/board/table-picture.ts'
import type { FleetList } from '../../content/fleets.ts'
import type { ShipType } from '../../content/ships.ts'
import { RACE_TEXTS } from '../../content/texts/races.ts'
import { fleetOfCode } from '../../fleet/code.ts'
import { fleetPoints, typeOf } from '../../fleet/points.ts'
import { shipPicture } from '../art/ship/picture.ts'
import { starsImage } from '../art/sky.ts'

/** The rows of ships by tier: the middle of each row, the length of its ships, and their level of detail. */
const ROWS = [
  { tier: 1, middle: 120, length: 170, detail: 1 },
  { tier: 2, middle: 295, length: 125, detail: 0 },
  { tier: 3, middle: 430, length: 80, detail: 0 },
] as const
/** The greatest number of ships in a row. */
const MOST = 16
const MARGIN = 40

/** Ships side by side, bow up, smaller if there are many. */
function rowOf(types: readonly ShipType[], { middle, length, detail }: (typeof ROWS)[number]): readonly Sprite[] {
  const step = Math.min(200, (PICTURE.width - 2 * MARGIN) / Math.max(1, types.length))
  const first = (PICTURE.width - step * (types.length - 1)) / 2
  return types.map((type, at) => {
    const { address, midX, ...size } = shipPicture(type, detail)
    const k = Math.min(length / 100, step / size.width)
    const [width, height] = [size.width * k, size.height * k]
    return {
      drawing: `<image href="${address}" width="${width}" height="${height}"/>`,
      ...{ x: Math.round(first + step * at - midX * k), y: Math.round(middle - height / 2) },
      ...{ width: Math.ceil(width), height: Math.ceil(height) },
    }
  })
}

function shipsOf({ squadrons }: FleetList): readonly ShipType[] {
  return squadrons.flatMap((squadron) => {
    const type = typeOf(squadron)
    return type === undefined ? [] : Array.from({ length: squadron.size }, () => type)
  })
}

function drawn(ships: readonly ShipType[]): readonly Sprite[] {
  const { width, height } = PICTURE
  const sky = { x: 0, y: 0, width, height, drawing: `<image href="${starsImage(900, 150)}" width="${width}" height="${width}"/>` }
  const rows = ROWS.flatMap((row) => {
    const own = ships.filter(({ tier }) => tier === row.tier).slice(0, MOST)
    return rowOf(own, row)
  })
  return [sky, ...rows]
}

/** The preview of a fleet's link. */
export const preview: PagePreview = (link, language) => {
  const fleet = fleetOfCode(link)
  if (fleet === undefined || fleet.squadrons.length === 0) return null
  const ships = shipsOf(fleet)
  const points = fleetPoints(fleet)
  const race = RACE_TEXTS[fleet.race]?.name[language] ?? fleet.race
  return {
    title: language === 'hu' ? `${race}: ${points} pont` : `${race}: ${points} points`,
    sentence:
      language === 'hu'
        ? `Firestorm Armada: flotta, ${fleet.squadrons.length} osztag, ${ships.length} hajó.`
        : `A fleet of ${ships.length} ships in ${fleet.squadrons.length} squadrons for Firestorm Armada.`,
    sprites: drawn(ships),
  }
}
