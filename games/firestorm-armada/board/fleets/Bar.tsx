import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { LineIcon } from '../parts/Icon.tsx'
import type { Building } from './built.ts'
import { LONGEST_NAME } from './fleet.ts'

interface BarProps {
  readonly building: Building
  readonly text: Text
  /** Whether the fleet may play. */
  readonly playable: boolean
  leave(): void
  open(dialog: 'exchange' | 'shelf'): void
  play(): void
}

/** The builder's bar: the fleet's name, whether it is stored, and the actions on it. */
export function Bar({ building, text, playable, leave, open, play }: BarProps): JSX.Element {
  const { built, kept, back, edit } = building
  return (
    <header class="fab-bar">
      <button type="button" class="btn small quiet" onClick={leave}>
        ← <span class="lbl">{text.say('fleets-leave')}</span>
      </button>
      <h1 class="kit-sr">{text.say('fleets-title')}</h1>
      <input
        class="fab-name"
        value={built.name}
        maxLength={LONGEST_NAME}
        aria-label={text.say('fleets-name')}
        placeholder={text.say('fleets-unnamed')}
        onInput={(event) => edit({ name: event.currentTarget.value })}
      />
      <span class="fab-kept" aria-live="polite">
        {kept !== null && text.say(kept ? 'fleets-kept' : 'fleets-not-kept')}
      </span>
      <button type="button" class="btn small quiet" disabled={back === null} onClick={() => back?.()}>
        <LineIcon name="back" /> <span class="lbl">{text.say('fleets-back')}</span>
      </button>
      <button type="button" class="btn small" onClick={() => open('shelf')}>
        <span>{text.say('fleets-shelf')}</span>
      </button>
      <button type="button" class="btn small" onClick={() => print()}>
        <LineIcon name="print" /> <span class="lbl">{text.say('fleets-print')}</span>
      </button>
      <button type="button" class="btn small" data-exchange onClick={() => open('exchange')}>
        <LineIcon name="link" /> <span class="lbl">{text.say('fleets-exchange')}</span>
      </button>
      <button type="button" class="btn small primary" data-play-fleet disabled={!playable} onClick={play}>
        {text.say('fleets-play')}
      </button>
    </header>
  )
}
