import type { ComponentChildren } from 'preact'

/** Pieces at the edge of the board, ready to be picked up and put on the map. */
export const Tray = ({
  label,
  children,
  class: extra = '',
}: {
  readonly label: string
  readonly children: ComponentChildren
  readonly class?: string
}) => (
  <section class={`fs-tray ${extra}`} aria-label={label} data-hold>
    {children}
  </section>
)
