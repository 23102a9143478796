import type { ComponentChildren, JSX } from 'preact'

/** A chance as a whole percentage. A possible event never has 0, an uncertain one never 100. */
export function percent(chance: number): number {
  if (chance <= 0) return 0
  if (chance >= 1) return 100
  return Math.min(99, Math.max(1, Math.round(chance * 100)))
}

interface OddsProps {
  /** The chance, 0 to 1. */
  readonly chance: number
  /** The event. */
  readonly label: ComponentChildren
  /** Whether the event is good, bad or neither. */
  readonly tone?: 'good' | 'bad' | 'plain'
  /** How it was computed: '20,000 play-outs'. */
  readonly note?: ComponentChildren
}

/** One chance: its figure, its event, and a bar. */
export function Odds({ chance, label, tone = 'good', note }: OddsProps): JSX.Element {
  return (
    <div class={`kit-odds ${tone}`}>
      <b>
        {percent(chance)}
        <small>%</small>
      </b>
      <span>{label}</span>
      <i style={{ '--p': chance }} aria-hidden="true" />
      {note === undefined ? null : <small>{note}</small>}
    </div>
  )
}

/** One possible outcome with its chance; chances need not add up to 1. */
export interface Way {
  readonly key: string | number
  readonly label: ComponentChildren
  readonly chance: number
  readonly tone?: 'good' | 'bad' | 'plain'
}

/** Possible outcomes as a list of bars. */
export function OddsBars({ ways, label }: { readonly ways: readonly Way[]; readonly label: string }): JSX.Element {
  const most = Math.max(0.01, ...ways.map(({ chance }) => chance))
  return (
    <ul class="kit-ways" aria-label={label}>
      {ways.map((way) => (
        <li key={way.key} class={way.tone ?? 'plain'}>
          <span>{way.label}</span>
          <i style={{ '--p': way.chance / most }} aria-hidden="true" />
          <b>{percent(way.chance)}&nbsp;%</b>
        </li>
      ))}
    </ul>
  )
}
