import type { JSX } from 'preact'
import { set, settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'

const LONGEST = 24

/** A field for the name that others see. `changed` is called when the reader has finished typing. */
export function NameField({ changed }: { changed?(name: string): void }): JSX.Element {
  return (
    <label class="name-field">
      <span>{say('your-name')}</span>
      <input
        class="field"
        value={settings.value.name}
        maxLength={LONGEST}
        placeholder={say('player-unnamed')}
        autocomplete="nickname"
        data-name
        onInput={({ currentTarget }) => set({ name: currentTarget.value })}
        onChange={({ currentTarget }) => changed?.(currentTarget.value.trim())}
      />
    </label>
  )
}
