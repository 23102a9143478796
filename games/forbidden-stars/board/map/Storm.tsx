import { Press } from '@orrery/board'
import { Painted } from '../art/Painted.tsx'
import { paintStorm, STORM_LENGTH, STORM_REACH } from '../art/storm.ts'
import type { EdgePlace, MapStorm } from '../scene/map.ts'
import { useTable } from '../table/context.ts'
import { TILE } from './geometry.ts'

/** The transform that places something drawn along the x axis on an edge. */
export const alongEdge = ({ column, row, along }: EdgePlace): string =>
  `translate(${column * TILE}px, ${row * TILE}px)${along === 'west' ? ' rotate(90deg)' : ''}`

/** A warp storm over its edge. */
export const Storm = ({ storm }: { readonly storm: MapStorm }) => {
  const table = useTable()
  const lit = table.lit([storm.piece])
  return (
    <Press
      piece={storm.piece}
      label={table.text.say('board-storm')}
      acts={table.pieces}
      class={`fs-storm ${lit ? `is-${lit}` : ''} ${storm.moved ? 'is-moved' : ''}`}
      style={{ transform: alongEdge(storm), width: `${STORM_LENGTH}px`, height: `${STORM_REACH * 2}px`, marginTop: `${-STORM_REACH}px` }}
      tabIndex={table.offers([storm.piece]).length > 0 ? 0 : -1}
    >
      <Painted
        width={STORM_LENGTH}
        height={STORM_REACH * 2}
        picture={storm.piece}
        paint={(canvas) => {
          canvas.translate(0, STORM_REACH)
          paintStorm(canvas, storm.piece)
        }}
      />
    </Press>
  )
}

interface EdgeProps {
  readonly piece: string
  readonly place: EdgePlace
  readonly label: string
  /** The width of its target, in tile units. */
  readonly width: number
}

/** An edge that a storm may move to. */
export const Edge = ({ piece, place, label, width }: EdgeProps) => {
  const table = useTable()
  return (
    <Press
      piece={piece}
      label={label}
      acts={table.pieces}
      class={`fs-edge is-${table.lit([piece]) ?? 'may'}`}
      style={{ transform: alongEdge(place), width: `${STORM_LENGTH}px`, height: `${width}px`, marginTop: `${-width / 2}px` }}
    />
  )
}
