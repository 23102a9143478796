import type { JSX } from 'preact'
import type { Segment } from '../../geometry/path.ts'
import { lengthOf, NINTHS } from '../../rules/move/manoeuvre.ts'
import { LineIcon } from '../parts/Icon.tsx'
import { type Facts, inches } from '../table/facts.ts'

interface FieldProps {
  readonly segment: Segment
  readonly label: string
  readonly angle: number
  readonly text: Facts['text']
  set(segment: Segment | null): void
}

/** A field for a segment of a move: its length if it is straight, its angle if it is a turn. */
export function SegmentField({ segment, label, angle, text, set }: FieldProps): JSX.Element {
  const straight = 'straight' in segment
  const name = straight ? 'straight' : segment.turn < 0 ? 'port' : 'starboard'
  return (
    <>
      <LineIcon name={name} />
      <label>
        <span class="kit-sr">{label}: </span>
        {text.say(`board-${name}`)}
        <input
          type="number"
          data-segment={name}
          min={straight ? 0.1 : 1}
          max={straight ? 48 : angle / 100}
          step={straight ? 0.1 : 1}
          value={straight ? segment.straight / 1000 : Math.abs(segment.turn) / 100}
          onChange={(event) => {
            const value = event.currentTarget.valueAsNumber
            if (!Number.isFinite(value) || value <= 0) return
            set(straight ? { straight: Math.round(value * 1000) } : { turn: Math.sign(segment.turn) * Math.round(value * 100) })
          }}
        />
        {straight ? '″' : '°'}
      </label>
      <small>{inches(lengthOf([segment]) / NINTHS, text)}</small>
      <button type="button" class="out" aria-label={text.say('board-segment-out', { label })} onClick={() => set(null)}>
        <LineIcon name="cross" />
      </button>
    </>
  )
}
