import { offeredBy, Press } from '@orrery/board'
import type { SeenQuestion } from '@orrery/kernel'
import type { View } from '../../view.ts'
import { edgePlace } from '../scene/scene-of.ts'
import { useTable } from '../table/context.ts'
import { TILE } from './geometry.ts'
import { Edge } from './Storm.tsx'
import type { Sizes } from './size.ts'

interface PlacesProps {
  readonly question: SeenQuestion | null
  readonly view: View
  readonly sizes: Sizes
}

/** Places that are asked about and have nothing on them yet: edges for storms, squares for tiles. */
export const Places = ({ question, view, sizes }: PlacesProps) => {
  const table = useTable()
  const { text, scene } = table
  const asked = [...new Set(offeredBy(question).flatMap(({ on, to }) => [on, to]))]
  const edges = asked.filter((piece) => piece?.startsWith('edge:')) as string[]
  const squares = asked.filter((piece) => piece?.startsWith('square:')) as string[]
  const [dx, dy] = scene.map.shift
  return (
    <>
      {edges.map((piece) => (
        <Edge
          key={piece}
          piece={piece}
          place={edgePlace(view, Number(piece.slice(5)), [dx, dy])}
          label={text.say('board-edge')}
          width={Math.max(44, sizes.units(26))}
        />
      ))}
      {squares.map((piece) => {
        const [, x, y] = piece.split(':').map(Number)
        const [column, row] = [(x ?? 0) + dx, (y ?? 0) + dy]
        return (
          <Press
            key={piece}
            piece={piece}
            label={text.say('board-square', { row: row + 1, column: column + 1 })}
            acts={table.pieces}
            class={`fs-square is-${table.lit([piece]) ?? 'may'}`}
            style={{ left: `${column * TILE + 8}px`, top: `${row * TILE + 8}px` }}
          >
            <span class="fs-stack-plus">+</span>
          </Press>
        )
      })}
    </>
  )
}
