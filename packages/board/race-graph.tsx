import './race-graph.css'
import type { ComponentChildren, JSX } from 'preact'

/** The coordinates of a race's graph. */
export interface RacePlaces {
  x(moment: number): number
  y(value: number): number
  /** The right end of the field. */
  readonly right: number
}

interface RaceGraphProps {
  /** What every racer had at each moment, from the start. */
  readonly course: readonly (readonly number[])[]
  /** The values at which lines are ruled, in ascending order. */
  readonly scale: readonly number[]
  /** A value's label on the scale; default: the value. */
  readonly nameOf?: (value: number) => string
  readonly momentOf: (moment: number) => string
  /** In the table for screen readers: the header of the moments, and those of the racers. */
  readonly when: string
  readonly racers: readonly ComponentChildren[]
  readonly wide: number
  readonly high: number
  /** Room for the scale (left) and for labels at the lines' ends (right). */
  readonly left: number
  readonly right: number
  /** Room for the moments below the field; more where their letters are larger on a small screen. */
  readonly foot?: number
  /** Draws the lines. */
  readonly children: (places: RacePlaces) => ComponentChildren
}

const TOP = 34

/** A graph over turns or rounds: a ruled field for lines, and the same figures as a table for screen readers. */
export function RaceGraph(props: RaceGraphProps): JSX.Element {
  const { course, scale, nameOf = String, momentOf, when, racers, wide, high, left, right, foot = 26, children } = props
  const least = scale[0] ?? 0
  const range = Math.max(1e-9, (scale.at(-1) ?? 1) - least)
  const places: RacePlaces = {
    x: (moment) => left + (moment / Math.max(1, course.length - 1)) * (wide - left - right),
    y: (value) => high - foot - ((value - least) / range) * (high - TOP - foot),
    right: wide - right,
  }
  return (
    <div class="kit-race">
      <svg viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
        {scale.map((value) => (
          <g key={value} class="grid">
            <path d={`M${left} ${places.y(value)}H${places.right}`} />
            <text x={left - 8} y={places.y(value) + 4} text-anchor="end">
              {nameOf(value)}
            </text>
          </g>
        ))}
        {course.map((_, moment) => (
          <text key={moment} class="moment" x={places.x(moment)} y={high - foot} dy="1.4em" text-anchor="middle">
            {momentOf(moment)}
          </text>
        ))}
        {children(places)}
      </svg>
      <table class="kit-sr">
        <thead>
          <tr>
            <th scope="col">{when}</th>
            {racers.map((racer, at) => (
              <th key={at} scope="col">
                {racer}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {course.map((values, moment) => (
            <tr key={moment}>
              <th scope="row">{momentOf(moment)}</th>
              {values.map((value, at) => (
                <td key={at}>{nameOf(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
