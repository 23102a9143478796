import type { JSX } from 'preact'

interface Props {
  readonly of: number
  readonly lost?: number
  /** How many of the remaining points may be lost next. */
  readonly risk?: number
  readonly kind?: 'hull' | 'crew'
}

/** Hull points as bars, crew points as dots; lost ones stay visible. Decoration: put the figures beside it. */
export const Pips = ({ of, lost = 0, risk = 0, kind = 'hull' }: Props): JSX.Element => (
  <span class={`fa-pips is-${kind}`} aria-hidden="true">
    {Array.from({ length: of }, (_, at) => (
      <i key={at} class={at >= of - lost ? 'lost' : at >= of - lost - risk ? 'risk' : ''} />
    ))}
  </span>
)
