import type { ComponentChildren, JSX } from 'preact'

/** A chance as a whole percentage; what can happen is never shown as 0, what may fail never as 100. */
export function percent(chance: number): number {
  if (chance <= 0) return 0
  if (chance >= 1) return 100
  return Math.min(99, Math.max(1, Math.round(chance * 100)))
}

interface OddsProps {
  /** 0 to 1. */
  readonly chance: number
  /** What the chance is of. */
  readonly label: ComponentChildren
  /** Whether it is good, bad or neither that it happens. */
  readonly tone?: 'good' | 'bad' | 'plain'
  /** How it was found: '20,000 play-outs'. */
  readonly note?: ComponentChildren
}

/** One chance: its figure, what it is of, and a bar. */
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

/** What may come of something, each way with its chance; they need not add up to 1. */
export interface Way {
  readonly key: string | number
  readonly label: ComponentChildren
  readonly chance: number
  readonly tone?: 'good' | 'bad' | 'plain'
}

/** The ways that something may end, as bars under each other. */
export function OddsBars({ ways, label }: { readonly ways: readonly Way[]; readonly label: string }): JSX.Element {
  const most = Math.max(0.01, ...ways.map(({ chance }) => chance))
  return (
    <ul class="kit-ways" aria-label={label}>
      {ways.map((way) => (
        <li key={way.key} class={way.tone ?? 'plain'}>
          <span>{way.label}</span>
          <i style={{ '--p': way.chance / most }} aria-hidden="true" />
          <b>{percent(way.chance)} %</b>
        </li>
      ))}
    </ul>
  )
}
