import type { JSX } from 'preact'

interface Props {
  readonly of: number
  readonly lost?: number
  /** So many of those left may go next. */
  readonly risk?: number
  readonly kind?: 'hull' | 'crew'
}

/** Hull points as bars, crew points as dots; what is lost stays visible. Decoration: say the figures beside it. */
export const Pips = ({ of, lost = 0, risk = 0, kind = 'hull' }: Props): JSX.Element => (
  <span class={`fa-pips is-${kind}`} aria-hidden="true">
    {Array.from({ length: of }, (_, at) => (
      <i key={at} class={at >= of - lost ? 'lost' : at >= of - lost - risk ? 'risk' : ''} />
    ))}
  </span>
)
