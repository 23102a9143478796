import type { JSX } from 'preact'
import { manifestOf } from '../app/catalogue.ts'

/** A game's emblem on a small background. */
export function Emblem({ game }: { readonly game: string }): JSX.Element {
  return (
    <i class="emblem" aria-hidden="true">
      <svg viewBox="0 0 32 32" aria-hidden="true" dangerouslySetInnerHTML={{ __html: manifestOf(game).emblem }} />
    </i>
  )
}
