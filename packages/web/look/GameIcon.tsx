import type { JSX } from 'preact'

/** An icon of game-icons.net (CC BY 3.0, credited in NOTICE), given as SVG content; decoration only. */
export function GameIcon({ body }: { readonly body: string }): JSX.Element {
  return <svg class="ico" viewBox="0 0 512 512" aria-hidden="true" dangerouslySetInnerHTML={{ __html: body }} />
}
