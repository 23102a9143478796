import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

/** How long dice roll, and how often they show another face, in milliseconds. */
const ROLL = 560
const TUMBLE = 80

/** A roll being shown. */
export interface Rolling {
  /** The current step of the tumbling; null when the dice are still. */
  readonly step: number | null
  /** Ends the tumbling at once. */
  skip(): void
}

/** Lets dice tumble for a moment whenever `stamp` changes, but not when first drawn, nor with motion off. */
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

/** The face of a tumbling die: never the same twice in a row, and never equal to its neighbour's. */
export function tumblingFace(step: number, die: number, faces: number): number {
  return (step * 2 + die * 3 + (step >> 1)) % faces
}

interface DiceProps {
  /** The rolled faces as the game counts them, from 0 to below `sides`. */
  readonly faces: readonly number[]
  readonly sides: number
  /** Changes with every new roll. */
  readonly stamp: string
  readonly motion: boolean
  /** The roll in words. */
  readonly label: string
  /** Draws a face; `at` is the index of the die. */
  draw(face: number, at: number): ComponentChildren
  /** The result, shown once the dice are still. */
  readonly children?: ComponentChildren
}

/** Dice that tumble when they are new (a press ends that), then show the roll and its result. */
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
