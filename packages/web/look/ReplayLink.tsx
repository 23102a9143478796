import type { JSX } from 'preact'
import { gameName } from '../app/catalogue.ts'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { Icon } from './Icon.tsx'

/** A link from a finished table in a list to its replay. */
export function ReplayLink({ table, game }: { readonly table: string; readonly game: string }): JSX.Element {
  return (
    <a class="btn icon small" href={address('replay', table)} aria-label={say('replay-of', { game: gameName(game) })} title={say('replay')}>
      <Icon name="play" />
    </a>
  )
}
