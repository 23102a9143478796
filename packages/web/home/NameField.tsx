import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { set, settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'

const LONGEST = 24

/** After so many milliseconds without another letter, a name is whole. */
const PAUSE = 1200

/**
 * A field for the name that others see. `changed` is called when the reader has finished typing: leaves the field, stops for a moment, or is led
 * elsewhere, as by a table that begins.
 */
export function NameField({ changed }: { changed?(name: string): void }): JSX.Element {
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null)
  const told = useRef(changed)
  told.current = changed
  const tell = (): void => {
    if (waiting.current === null) return
    clearTimeout(waiting.current)
    waiting.current = null
    told.current?.(settings.value.name.trim())
  }
  useEffect(() => tell, [])
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
        onInput={({ currentTarget }) => {
          set({ name: currentTarget.value })
          clearTimeout(waiting.current ?? undefined)
          waiting.current = setTimeout(tell, PAUSE)
        }}
        onChange={tell}
      />
    </label>
  )
}
