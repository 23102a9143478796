import type { Piece, SeenOption } from '@orrery/kernel'
import { Structure } from '../art/Structure.tsx'
import { Token } from '../art/Token.tsx'
import { useTable } from '../table/context.ts'
import { areaOfUnit, type DraftedMove, groupOfUnit, kindOfPiece, pointOf, structureOfPiece } from '../table/draft.ts'
import { Arrow } from './Arrow.tsx'
import type { Point } from './geometry.ts'
import type { Sizes } from './size.ts'

interface OverlayProps {
  readonly moves: readonly DraftedMove[]
  /** The option under pointer or focus. */
  readonly pointed: SeenOption | null
  readonly sizes: Sizes
}

/** Possible moves, over the map: arrows along the paths, and the arriving units. */
export const Overlay = ({ moves, pointed, sizes }: OverlayProps) => {
  const { scene } = useTable()
  const { map } = scene
  const drawn = moves.flatMap((move) => {
    const to = pointOf(map, move.to)
    const from = move.from === null ? null : pointOf(map, move.from)
    return to === null ? [] : [{ move, from, to }]
  })
  const end = pointed?.to === undefined ? null : pointOf(map, pointed.to)
  const begin = pointed?.on === undefined ? null : pointOf(map, areaOfUnit(map, pointed.on)?.piece ?? '')
  return (
    <>
      <svg class="fs-overlay" aria-hidden="true">
        {drawn.map(({ move, from, to }) => from && <Arrow key={`${move.from} ${move.to}`} points={bent(from, to)} tone="cream" />)}
        {begin && end && <Arrow points={bent(begin, end)} />}
      </svg>
      {[...new Set(drawn.map(({ move }) => move.to))].map((target) => {
        const there = drawn.filter(({ move }) => move.to === target)
        const place = there[0]?.to
        return place && <Coming key={target} units={there.flatMap(({ move }) => move.units)} at={place} sizes={sizes} />
      })}
    </>
  )
}

/** A soft curve from one place to another, which ends short of the other's middle. */
function bent(from: Point, to: Point): readonly Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const long = Math.hypot(dx, dy) || 1
  const aside = Math.min(60, long / 5)
  return [
    from,
    { x: (from.x + to.x) / 2 - (dy / long) * aside, y: (from.y + to.y) / 2 + (dx / long) * aside },
    { x: to.x - (dx / long) * 26, y: to.y - (dy / long) * 26 },
  ]
}

const Coming = ({ units, at, sizes }: { readonly units: readonly Piece[]; readonly at: Point; readonly sizes: Sizes }) => {
  const { scene } = useTable()
  const kinds = new Map<number, number>()
  for (const unit of units) {
    const kind = groupOfUnit(scene.map, unit)?.kind ?? kindOfPiece(unit)
    if (kind !== null) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  const built = units.flatMap((piece) => structureOfPiece(piece) ?? [])
  const own = scene.seats.find(({ you }) => you)?.faction ?? null
  return (
    <span class="fs-coming" style={{ left: `${at.x}px`, top: `${at.y}px`, fontSize: `${sizes.units(13)}px` }} aria-hidden="true">
      {[...kinds].map(([kind, count]) => (
        <span key={kind}>
          +{count}
          <Token kind={kind} />
        </span>
      ))}
      {built.map((kind) => (
        <span key={`structure ${kind}`}>
          +1
          <Structure kind={kind} faction={own} />
        </span>
      ))}
    </span>
  )
}
