import { useHand } from '../table/context.ts'
import { PieceButton } from '../table/PieceButton.tsx'
import type { LaneScene, Scene } from '../table/scene.ts'
import { Fallen } from './Fallen.tsx'
import { Marine } from './Marine.tsx'
import { RiskBadge } from './RiskBadge.tsx'
import { Swarm } from './Swarm.tsx'
import { Terrain } from './Terrain.tsx'
import { walkTo } from './walk.ts'

interface LaneProps {
  readonly lane: LaneScene
  readonly position: number
  readonly turned: boolean
}

/** One side of a row: the lamp's light, risk, swarms and terrain, from the marine outwards. */
const Lane = ({ lane, position, turned }: LaneProps) => {
  const {
    text,
    preview,
    pieces: { offers },
  } = useHand()
  const place = `place:${position}:${lane.side}`
  const outward = lane.side === 'left' ? -1 : 1
  const front = lane.front !== turned
  return (
    <div class={`da-lane da-${lane.side} ${front ? 'is-front' : ''}`}>
      <i class="da-lane-spot" data-piece={`lane:${position}:${lane.side}`} />
      {offers(place).length > 0 && (
        <PieceButton
          piece={place}
          class="da-place"
          label={text.say('board-place', { side: `@side-${lane.side}`, position })}
          at={[position, 2 + 3 * outward]}
        />
      )}
      {lane.swarms.map((swarm) => (
        <div class="da-threatened" key={swarm.piece}>
          {swarm.risk !== null && <RiskBadge risk={swarm.risk} after={preview?.risk.get(swarm.piece) ?? null} />}
          <Swarm swarm={swarm} column={2 + outward} lit={swarm.risk !== null && !swarm.protected} />
        </div>
      ))}
      {lane.terrain.length > 0 && (
        <div class="da-terrs">
          {lane.terrain.map((card) => (
            <Terrain key={card.piece} card={card} column={2 + 2 * outward} />
          ))}
        </div>
      )}
    </div>
  )
}

/** The least number of rows, so that a small formation is not drawn too large. */
const ROWS = 6

/** The formation as a column; arrow keys move over its pieces. */
export const Formation = ({ rows, slain }: Pick<Scene, 'rows' | 'slain'>) => {
  const { text, preview } = useHand()
  const count = Math.max(rows.length + (slain.length > 0 ? 1 : 0), ROWS)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      class={`da-rows ${rows.length > 8 ? 'da-rows-many' : ''}`}
      style={{ '--rows': count, '--rows-but-one': count - 1 }}
      role="group"
      aria-label={text.say('board-formation', { marines: rows.length })}
      onKeyDown={walkTo}
    >
      {rows.map((row) => {
        const turned = preview?.turned === row.marine.piece
        return (
          <div class="da-row" key={row.position}>
            <Lane lane={row.left} position={row.position} turned={turned} />
            <Marine marine={row.marine} />
            <Lane lane={row.right} position={row.position} turned={turned} />
          </div>
        )
      })}
      {slain.length > 0 && <Fallen slain={slain} row={rows.length + 1} />}
    </div>
  )
}
