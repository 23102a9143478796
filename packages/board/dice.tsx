import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

/** How long dice roll, and how often they show another face meanwhile, in milliseconds. */
const ROLL = 560
const TUMBLE = 80

/** A roll in view. */
export interface Rolling {
  /** How far the tumbling is; null when the dice lie. */
  readonly step: number | null
  /** Ends it at once. */
  skip(): void
}

/** Lets dice tumble for a moment whenever `stamp` changes; not at the first drawing, and not without motion. */
export function useRolling(stamp: string, motion: boolean): Rolling {
  const [step, turn] = useState<number | null>(null)
  const seen = useRef(stamp)
  useEffect(() => {
    if (seen.current === stamp) return
    seen.current = stamp
    if (!motion) return
    turn(0)
    const turning = setInterval(() => turn((now) => (now === null ? null : now + 1)), TUMBLE)
    const end = setTimeout(() => {
      clearInterval(turning)
      turn(null)
    }, ROLL)
    return () => {
      clearInterval(turning)
      clearTimeout(end)
      turn(null)
    }
  }, [stamp, motion])
  return { step, skip: () => turn(null) }
}

/** The face that a tumbling die shows: never the same twice running, and never the same for two neighbours. */
export function tumblingFace(step: number, die: number, faces: number): number {
  return (step * 2 + die * 3 + (step >> 1)) % faces
}

interface DiceProps {
  /** The faces rolled, as the game counts them, from 0 to below `sides`. */
  readonly faces: readonly number[]
  readonly sides: number
  /** Changes with every new roll. */
  readonly stamp: string
  readonly motion: boolean
  /** What was rolled, in words. */
  readonly label: string
  /** Draws a face; `at` is which die it is. */
  draw(face: number, at: number): ComponentChildren
  /** What came of it, shown when the dice lie. */
  readonly children?: ComponentChildren
}

/** Dice in view: they roll while new (a press ends that), then lie as they fell, with what came of it. */
export function Dice({ faces, sides, stamp, motion, label, draw, children }: DiceProps): JSX.Element {
  const { step, skip } = useRolling(stamp, motion)
  return (
    <div class={`kit-dice ${step === null ? '' : 'rolling'}`}>
      <button type="button" class="kit-throw" onClick={skip}>
        <span class="kit-sr">{label}</span>
        <span class="kit-thrown" aria-hidden="true">
          {faces.map((face, at) => (
            <span key={at} class="kit-die">
              {draw(step === null ? face : tumblingFace(step, at, sides), at)}
            </span>
          ))}
        </span>
      </button>
      <div class="kit-outcome">{step === null ? children : null}</div>
    </div>
  )
}
