const CHEVRON = 'M1 8 7 2 13 8V11.5L7 5.5 1 11.5Z'

/** A command level as chevrons; with `of`, those not reached are outlined. */
export const Level = ({
  level,
  of = level,
  class: extra = '',
}: {
  readonly level: number
  readonly of?: number
  readonly class?: string
}) => (
  <span class={`fs-level ${extra}`} data-means="word-level" aria-hidden="true">
    {Array.from({ length: Math.max(level, of) }, (_, at) => (
      <svg key={at} viewBox="0 0 14 13" class={at < level ? '' : 'is-open'} aria-hidden="true">
        <path d={CHEVRON} />
      </svg>
    ))}
  </span>
)
