import type { SeenTournament } from '@orrery/tournament'
import type { JSX } from 'preact'
import { say } from '../app/texts.ts'
import { Icon } from '../look/Icon.tsx'
import { entrantName } from './words.ts'

/** The name of an entrant; a bot has a sign, which shows its level on request. */
export function EntrantName({ seen, at }: { readonly seen: SeenTournament; readonly at: number }): JSX.Element {
  const bot = seen.entrants[at]?.bot ?? null
  return (
    <span class="cup-name">
      {entrantName(seen, at)}
      {bot === null ? null : (
        <span class="cup-is-bot" title={say('player-bot', { level: say(`bot-${bot}`) })}>
          <Icon name="bot" />
          <span class="sr"> {say('player-bot', { level: say(`bot-${bot}`) })}</span>
        </span>
      )}
    </span>
  )
}
