import { onlyShown, usePieces } from '@orrery/board'
import type { Seen } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { ORKS, SPACE_MARINES } from '../../content/factions.ts'
import { BASTION } from '../../content/structures.ts'
import { TILE_SIDES } from '../../content/tiles.ts'
import { BATTLE_BARGE, NOB, ORK_BOYZ } from '../../content/units.ts'
import { said } from '../card/said.ts'
import { bareSystem, MiniSystem } from '../map/MiniSystem.tsx'
import type { MapArea, MapSystem } from '../scene/map.ts'
import type { SeatScene, TableScene } from '../scene/table.ts'
import { type Table, TableContext } from '../table/context.ts'
import { factionTerm } from '../table/label.ts'

/** The width of the drawn system, in pixels. */
const WIDTH = 290

/** The numbered parts of a system: the message that names each, and its place in hundredths of the tile. */
const POINTS = [
  ['materiel', 93, 14],
  ['capacity', 91, 26],
  ['objective', 71, 15],
  ['stands', 93, 41],
  ['void', 11, 14],
  ['stack', 37, 40],
  ['free', 62, 80],
] as const

/** The two seats that own the picture's pieces. */
const MARINE_SEAT = 0
const ORK_SEAT = 1

function unitsOf(seat: number, faction: number, ...kinds: readonly number[]): MapArea['groups'] {
  return kinds.map((kind, at) => ({ kind, seat, faction, routed: false, reinforcement: false, units: [`unit:${100 * seat + at}`] }))
}

/** A contested neighbour: an Ork world with an objective on it, a ship in the void, orders in the middle. */
function shownSystem(): MapSystem {
  const bare = bareSystem(
    TILE_SIDES.findIndex(({ code }) => code === '5B'),
    0,
  )
  const areas = bare.areas.map((area): MapArea => {
    if (area.corner === 0) return { ...area, groups: unitsOf(MARINE_SEAT, SPACE_MARINES, BATTLE_BARGE), holder: MARINE_SEAT, used: 1 }
    if (area.corner !== 1) return area
    return {
      ...area,
      groups: unitsOf(ORK_SEAT, ORKS, NOB, ORK_BOYZ),
      structures: [{ piece: 'structure:0', kind: BASTION, faction: ORKS, seat: ORK_SEAT }],
      objective: { piece: 'objective:0', faction: SPACE_MARINES },
      holder: ORK_SEAT,
      used: 2,
    }
  })
  return {
    ...bare,
    areas,
    stack: [
      { seat: ORK_SEAT, faction: ORKS, face: null, peek: null },
      { seat: MARINE_SEAT, faction: SPACE_MARINES, face: null, peek: 'advance' },
    ],
  }
}

/** A seat of the picture; nobody plays it, so its faction is its name. */
function seatScene(seat: number, faction: number, text: Text): SeatScene {
  return {
    seat,
    name: said(text, factionTerm(faction)),
    faction,
    you: seat === MARINE_SEAT,
    first: false,
    eliminated: false,
    gaveUp: false,
    active: false,
    waited: false,
    objectives: 0,
    materiel: 0,
    income: 0,
    level: 0,
    assets: [0, 0, 0],
    ordersLeft: 0,
    scheme: false,
  }
}

/** A system with everything that it may show, numbered, and what each part means. */
export const ReadSystem = ({ text }: { readonly text: Text }): JSX.Element => {
  const pieces = usePieces({ ...onlyShown(), seen: { version: 0, question: null } as Seen })
  const system = shownSystem()
  const scene: TableScene = {
    map: { columns: 1, rows: 1, shift: [0, 0], systems: [system], storms: [] },
    seats: [seatScene(MARINE_SEAT, SPACE_MARINES, text), seatScene(ORK_SEAT, ORKS, text)],
    round: 1,
    rounds: 8,
    goal: 2,
    orders: null,
  }
  const table: Table = {
    text,
    look: { motion: false, marks: true, sound: false },
    scene,
    pieces,
    asked: false,
    offers: () => [],
    lit: () => null,
    alike: () => null,
    nameOf: () => '',
    pressGroup: () => undefined,
    countChosen: () => 0,
    isChosen: () => null,
  }
  return (
    <TableContext.Provider value={table}>
      <div class="live fs-learn fs-learn-system">
        <span class="fs-learn-tile" aria-hidden="true">
          <MiniSystem system={system} width={WIDTH} />
          {POINTS.map(([what, x, y], at) => (
            <i key={what} style={{ left: `${x}%`, top: `${y}%` }}>
              {at + 1}
            </i>
          ))}
        </span>
        <ol>
          {POINTS.map(([what]) => (
            <li key={what}>{text.say(`learn-system-${what}`)}</li>
          ))}
        </ol>
      </div>
    </TableContext.Provider>
  )
}
