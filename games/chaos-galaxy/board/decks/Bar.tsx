import type { Text } from '@orrery/text'
import { useState } from 'preact/hooks'
import { LONGEST_NAME } from './deck.ts'

/** What the bar opens in a dialog. */
export type Opened = 'shelf' | 'exchange' | 'sample' | 'trial'

interface Props {
  readonly name: string
  readonly isEmpty: boolean
  /** Whether the deck is kept on this device. */
  readonly kept: boolean
  readonly text: Text
  rename(name: string): void
  open(what: Opened): void
  leave(): void
}

/** The deck builder's bar: the deck's name, and what can be done with the deck; on a phone most of that is in a menu behind one button. */
export function Bar({ name, isEmpty, kept, text, rename, open, leave }: Props) {
  const [unfolded, unfold] = useState(false)
  const act = (message: string, does: () => void, disabled = false) => (
    <button
      type="button"
      class="btn small"
      disabled={disabled}
      onClick={() => {
        unfold(false)
        does()
      }}
    >
      {text.say(message)}
    </button>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape folds the list, wherever in the bar the keyboard is
    <header class="cgd-bar" onKeyDown={({ key }) => key === 'Escape' && unfold(false)}>
      <h1 class="kit-sr">{text.say('deck-title')}</h1>
      <button type="button" class="btn quiet small" onClick={leave}>
        ← {text.say('deck-leave')}
      </button>
      <input
        class="cgd-name"
        value={name}
        maxLength={LONGEST_NAME}
        aria-label={text.say('deck-name')}
        placeholder={text.say('deck-unnamed')}
        onInput={(event) => rename(event.currentTarget.value)}
      />
      <span class="cgd-kept" aria-live="polite">
        {text.say(kept ? 'deck-kept-here' : 'deck-not-kept')}
      </span>
      <span class="sp" />
      {act('deck-shelf', () => open('shelf'))}
      <button type="button" class="btn small cgd-more" aria-expanded={unfolded} onClick={() => unfold(!unfolded)}>
        {text.say('deck-unfold')}
      </button>
      <div class={`cgd-acts ${unfolded ? 'unfolded' : ''}`}>
        {act('deck-sample', () => open('sample'), isEmpty)}
        {act('deck-trial', () => open('trial'), isEmpty)}
        {act('deck-exchange', () => open('exchange'))}
        {act('deck-print', () => print())}
      </div>
    </header>
  )
}
