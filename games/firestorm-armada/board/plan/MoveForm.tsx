import { percent } from '@orrery/board'
import { planBounds } from '@orrery/kernel'
import type { JSX } from 'preact'
import type { Segment } from '../../geometry/path.ts'
import { asJson, leftOf, merged, moveOf, withMore } from '../../orders/steer.ts'
import { lengthOf, MANOEUVRE, type Manoeuvre, type MoveBounds, NINTHS } from '../../rules/move/manoeuvre.ts'
import { LineIcon } from '../parts/Icon.tsx'
import { type Facts, inches } from '../table/facts.ts'
import type { FieldsProps } from './drawing.ts'
import { risksOf } from './risks.ts'
import { SegmentField } from './SegmentField.tsx'

/** A ship's move as fields, one for each segment, with used, required and remaining movement. It is the same draft as on the table. */
export function MoveForm({ facts, draft }: FieldsProps): JSX.Element {
  const { text } = facts
  const bounds = planBounds(draft.question, MANOEUVRE)
  const move = moveOf(draft.value.value)
  const { segments } = move
  const put = (change: Partial<Manoeuvre>): void => draft.set(asJson({ ...move, ...change }))
  const set = (at: number, segment: Segment | null): void =>
    put({ segments: segment === null ? merged(segments.filter((_, place) => place !== at)) : segments.with(at, segment), mines: [] })
  const used = lengthOf(segments) / NINTHS
  return (
    <div class="fa-move">
      <ol>
        {segments.map((segment, at) => (
          <li key={at}>
            <SegmentField
              segment={segment}
              label={text.say('board-segment', { number: at + 1 })}
              angle={bounds.angle}
              text={facts.text}
              set={(next) => set(at, next)}
            />
          </li>
        ))}
      </ol>
      <Gauge segments={segments} bounds={bounds} />
      <p class="sums">
        <span>{text.say('board-used', { used: inches(used, text) })}</span>
        {bounds.least > 0 && (
          <span class={used < bounds.least ? 'against' : ''}>{text.say('board-least', { least: inches(bounds.least, text) })}</span>
        )}
        <span>{text.say('board-left-to-move', { left: inches(leftOf(bounds, segments), text) })}</span>
      </p>
      <ul class="risks" aria-live="polite">
        {risksOf(facts.g, bounds, move).map(({ kind, dice, hurt, critical }, at) => (
          <li key={`${kind}${at}`} class={kind}>
            {text.say(`board-risk-${kind}`, { dice, hurt: percent(hurt), critical: percent(critical) })}
          </li>
        ))}
      </ul>
      <More move={move} bounds={bounds} text={text} put={put} />
    </div>
  )
}

/** A gauge of the movement that each segment takes, and of the least movement. */
function Gauge({ segments, bounds }: { readonly segments: readonly Segment[]; readonly bounds: MoveBounds }): JSX.Element {
  return (
    <div class="gauge" aria-hidden="true">
      <span>
        {segments.map((segment, at) => (
          <i
            key={at}
            class={'straight' in segment ? 'straight' : 'turn'}
            style={{ width: `${(lengthOf([segment]) / NINTHS / Math.max(1, bounds.mv)) * 100}%` }}
          />
        ))}
        {bounds.least > 0 && <u style={{ left: `${(bounds.least / Math.max(1, bounds.mv)) * 100}%` }} />}
      </span>
    </div>
  )
}

interface MoreProps {
  readonly move: Manoeuvre
  readonly bounds: MoveBounds
  readonly text: Facts['text']
  put(change: Partial<Manoeuvre>): void
}

/** Buttons for what a move may have besides: another segment, a rotation, a mine, an escape. */
function More({ move, bounds, text, put }: MoreProps): JSX.Element {
  const { segments, mines = [] } = move
  const more = (kind: 'straight' | 'port' | 'starboard'): void => put({ segments: withMore(bounds, segments, kind), rotate: 0 })
  return (
    <div class="more">
      <button type="button" data-more="straight" onClick={() => more('straight')}>
        <LineIcon name="straight" /> {text.say('board-straight')}
      </button>
      <button type="button" data-more="port" onClick={() => more('port')}>
        <LineIcon name="port" /> {text.say('board-port')}
      </button>
      <button type="button" data-more="starboard" onClick={() => more('starboard')}>
        <LineIcon name="starboard" /> {text.say('board-starboard')}
      </button>
      {bounds.rotate > 0 && (
        <label>
          {text.say('board-rotate')}
          <input
            type="number"
            min={-bounds.rotate / 100}
            max={bounds.rotate / 100}
            step="5"
            value={(move.rotate ?? 0) / 100}
            onChange={(event) => put({ segments: [], rotate: Math.round(event.currentTarget.valueAsNumber * 100) || 0 })}
          />
          °
        </label>
      )}
      {bounds.mines > 0 && (
        <button
          type="button"
          aria-pressed={mines.length > 0}
          disabled={segments.length === 0}
          onClick={() => put({ mines: mines.length > 0 ? [] : [{ segment: 0, at: 0 }] })}
        >
          {text.say('board-drop-mine')}
        </button>
      )}
      {bounds.escape && (
        <button type="button" aria-pressed={move.escape === true} onClick={() => put({ escape: move.escape !== true })}>
          {text.say('board-fold')}
        </button>
      )}
    </div>
  )
}
