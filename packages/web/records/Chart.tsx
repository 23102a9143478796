import type { ProfileMessage } from '@orrery/protocol'
import type { JSX } from 'preact'
import { say } from '../app/texts.ts'
import { dayLine } from '../home/ago.ts'

type Ladder = NonNullable<ProfileMessage['ratings']>[number]

const WIDE = 640
const HIGH = 200
const LEFT = 56
/** The most lines across a chart, so that their figures do not touch on a phone. */
const MOST_RULES = 7
const FOOT = 8

/** A rating over time with the band of its uncertainty, and the same figures as a table. */
export function RatingChart({ ladder, title }: { readonly ladder: Ladder; readonly title: string }): JSX.Element {
  const { history } = ladder
  const lows = history.map(({ rating, margin }) => rating - margin)
  const highs = history.map(({ rating, margin }) => rating + margin)
  const step = Math.max(...highs) - Math.min(...lows) > 200 * (MOST_RULES - 2) ? 400 : 200
  const least = Math.floor(Math.min(...lows) / step) * step
  const most = Math.ceil(Math.max(...highs) / step) * step
  const x = (at: number): number => LEFT + (at / Math.max(1, history.length - 1)) * (WIDE - LEFT - 8)
  const y = (value: number): number => FOOT + (1 - (value - least) / Math.max(1, most - least)) * (HIGH - 2 * FOOT)
  const line = (values: readonly number[]): string[] => values.map((value, at) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`)
  const band = `M${line(highs).join('L')}L${line(lows).reverse().join('L')}Z`
  const rules = Array.from({ length: (most - least) / step + 1 }, (_, at) => least + at * step)
  return (
    <div class="rating-chart">
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
        {rules.map((value) => (
          <g key={value} class="rule">
            <path d={`M${LEFT} ${y(value)}H${WIDE}`} />
            <text x={LEFT - 8} y={y(value) + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        <path class="band" d={band} />
        <path class="line" d={`M${line(history.map(({ rating }) => rating)).join('L')}`} />
      </svg>
      <details>
        <summary>{say('rating-table', { what: title })}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('rating-when')}</th>
              <th scope="col">{say('rating')}</th>
              <th scope="col">{say('rating-margin')}</th>
            </tr>
          </thead>
          <tbody>
            {history.map(({ at, rating, margin }, game) => (
              <tr key={game}>
                <td>{dayLine(at)}</td>
                <td>{rating}</td>
                <td>±{margin}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}
