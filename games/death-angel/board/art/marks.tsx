/** The team's mark: a distinct shape, so that no meaning depends on colour alone. */
const marks = {
  green: 'M12 3 22 20.5H2Z',
  yellow: 'M4 4h16v16H4Z',
  red: 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7Z',
  blue: 'M12 1.5 21 12l-9 10.5L3 12Z',
  grey: 'M12 1.5 21.2 6.8v10.4L12 22.5 2.8 17.2V6.8ZM12 7.6 8 9.9v4.2l4 2.3 4-2.3V9.9Z',
  purple: 'M15.5 1.8A10.6 10.6 0 1 0 22.3 16 8.6 8.6 0 0 1 15.5 1.8Z',
} as const

export type Team = keyof typeof marks

/** The mark as a shape inside another drawing, in a 24 by 24 box. */
export const MarkShape = ({ team }: { readonly team: Team }) => <path d={marks[team]} fill-rule="evenodd" />

/** The mark in its team's colour. */
export const Mark = ({ team, class: extra = '' }: { readonly team: Team; readonly class?: string }) => (
  <svg class={`da-mark ${extra}`} viewBox="0 0 24 24" style={{ fill: `var(--team-${team})` }} aria-hidden="true">
    <MarkShape team={team} />
  </svg>
)
