import { RaceGraph, type RacePlaces } from '@orrery/board/race-graph.tsx'
import type { JSX } from 'preact'
import { SeatSign } from '../../art/Emblem.tsx'
import { seatLook } from '../../art/seats.ts'
import type { Facts } from '../facts.ts'

const WIDE = 760
const HIGH = 230
const LEFT = 58
const RIGHT = 74
/** On a phone the letters are twice as large. */
const FOOT = 44

interface Props {
  readonly facts: Facts
  /** Whether the battle is over, so that end-of-battle points follow the last turn. */
  readonly final: boolean
}

/** FA-VP-8: the points of both sides after each turn, from the start. */
export function courseOf({ view }: Facts, final: boolean): readonly (readonly [number, number])[] {
  const { score, points } = view
  const turns = Array.from({ length: score.length >> 1 }, (_, turn) => [score[turn * 2] ?? 0, score[turn * 2 + 1] ?? 0] as const)
  return [[0, 0], ...turns, ...(final ? [[points[0] ?? 0, points[1] ?? 0] as const] : [])]
}

/** The marks of the scale: at most five round numbers up to the maximum. */
export function scaleFor(most: number): readonly number[] {
  const step = [25, 50, 100, 200, 250, 500, 1000].find((one) => one * 5 >= most) ?? 2000
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, at) => at * step)
}

/** The race for points: a line for each side over the turns, with its greatest step labelled. */
export function Course({ facts, final }: Props): JSX.Element {
  const { text } = facts
  const course = courseOf(facts, final)
  const last = course.length - 1
  const sides = [0, 1].map((side) => ({ side, ends: course[last]?.[side] ?? 0, step: greatestStep(course, side) }))
  return (
    <section class="fa-panel fa-course">
      <h3>
        {text.say(final ? 'board-course' : 'board-course-now')} <small>{text.say('board-course-what')}</small>
      </h3>
      <RaceGraph
        course={course}
        scale={scaleFor(Math.max(1, ...course.flat()))}
        momentOf={(turn) => (turn === 0 ? text.say('board-course-start') : text.say('board-course-turn', { turn }))}
        when={text.say('board-course-when')}
        racers={[0, 1].map((side) => <SeatSign key={side} seat={side} />)}
        wide={WIDE}
        high={HIGH}
        left={LEFT}
        right={RIGHT}
        foot={FOOT}
      >
        {(places) => sides.map((side) => <Line key={side.side} {...side} sides={sides} course={course} places={places} />)}
      </RaceGraph>
    </section>
  )
}

interface Side {
  readonly side: number
  readonly ends: number
  readonly step: { readonly turn: number; readonly points: number } | null
}

interface LineProps extends Side {
  readonly sides: readonly Side[]
  readonly course: readonly (readonly [number, number])[]
  readonly places: RacePlaces
}

/** The line of one side: a mark at each turn, its greatest step, and its end. */
function Line({ side, ends, step, sides, course, places: { x, y, right } }: LineProps): JSX.Element {
  const last = course.length - 1
  // The two figures at the right never overlap.
  const apart = Math.abs(y(sides[0]?.ends ?? 0) - y(sides[1]?.ends ?? 0)) < 20
  const higher = ends >= (sides[1 - side]?.ends ?? 0) && (side === 0 || ends > (sides[0]?.ends ?? 0))
  return (
    <g style={{ color: seatLook(side).colour }}>
      <path class="line" d={course.map((at, turn) => `${turn === 0 ? 'M' : 'L'}${x(turn)} ${y(at[side] ?? 0)}`).join('')} />
      {course.map((at, turn) =>
        side === 0 ? (
          <circle key={turn} cx={x(turn)} cy={y(at[side] ?? 0)} r="4.5" />
        ) : (
          <rect key={turn} x={x(turn) - 4} y={y(at[side] ?? 0) - 4} width="8" height="8" />
        ),
      )}
      {step !== null && (
        <text
          class="step"
          x={x(step.turn)}
          y={y(course[step.turn]?.[side] ?? 0) + (higher ? -12 : 24)}
          text-anchor={step.turn === last ? 'end' : 'middle'}
          dx={step.turn === last ? -10 : 0}
        >
          +{step.points}
        </text>
      )}
      <text class="end" x={right + 12} y={y(ends) + 6 + (apart ? (higher ? -10 : 10) : 0)}>
        {ends}
      </text>
    </g>
  )
}

/** The turn in which a side scored most, and how much; null if it never scored. */
function greatestStep(
  course: readonly (readonly [number, number])[],
  side: number,
): { readonly turn: number; readonly points: number } | null {
  let best = { turn: 0, points: 0 }
  for (let turn = 1; turn < course.length; turn++) {
    const points = (course[turn]?.[side] ?? 0) - (course[turn - 1]?.[side] ?? 0)
    if (points > best.points) best = { turn, points }
  }
  return best.points === 0 ? null : best
}
