import { offeredBy, Press } from '@orrery/board'
import type { SeenOption, SeenQuestion } from '@orrery/kernel'
import { TILE_SIDES } from '../../content/tiles.ts'
import type { View } from '../../view.ts'
import { edgePlace } from '../scene/scene-of.ts'
import { useTable } from '../table/context.ts'
import { TILE } from './geometry.ts'
import { bareSystem } from './MiniSystem.tsx'
import { Edge } from './Storm.tsx'
import { System } from './System.tsx'
import type { Sizes } from './size.ts'

interface PlacesProps {
  readonly question: SeenQuestion | null
  readonly view: View
  /** The option under pointer or focus. */
  readonly pointed: SeenOption | null
  readonly sizes: Sizes
}

/** Possible places without a piece: edges for storms, squares for tiles. */
export const Places = ({ question, view, pointed, sizes }: PlacesProps) => {
  const table = useTable()
  const { text, scene } = table
  const asked = [...new Set(offeredBy(question).flatMap(({ on, to }) => [on, to]))]
  const edges = asked.filter((piece) => piece?.startsWith('edge:')) as string[]
  const squares = asked.filter((piece) => piece?.startsWith('square:')) as string[]
  const [dx, dy] = scene.map.shift
  const lying = question?.name === 'setup.rotation' ? question : null
  return (
    <>
      {scene.map.systems.length === 0 && lying === null && (
        <p
          class="fs-empty"
          style={{
            left: `${(scene.map.columns * TILE) / 2}px`,
            top: `${(scene.map.rows * TILE) / 2}px`,
            fontSize: `${sizes.units(15)}px`,
            width: `${sizes.units(280)}px`,
          }}
        >
          {text.say(view.players.some(({ term }) => term === '') ? 'board-map-factions' : 'board-map-empty')}
        </p>
      )}
      {lying !== null && <Coming question={lying} shift={[dx, dy]} pointed={pointed} sizes={sizes} />}
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

interface ComingProps {
  readonly question: SeenQuestion
  readonly shift: readonly [number, number]
  readonly pointed: SeenOption | null
  readonly sizes: Sizes
}

/** FS-SETUP-13: the tile where it might be placed, with the rotation that is pointed at. */
const Coming = ({ question, shift: [dx, dy], pointed, sizes }: ComingProps) => {
  const [, x, y] = (question.on ?? '').split(':').map(Number)
  const side = TILE_SIDES.findIndex(({ code }) => code === question.params?.code)
  if (side < 0) return null
  const turns = Number(pointed?.id.split(':')[1] ?? 0)
  return (
    <div class="fs-lying" inert>
      <System system={{ ...bareSystem(side, turns), column: (x ?? 0) + dx, row: (y ?? 0) + dy }} sizes={sizes} />
    </div>
  )
}
