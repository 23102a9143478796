import type { JSX } from 'preact'
import { say } from '../app/texts.ts'

interface Props {
  readonly value: string
  /** The title used if the field is left empty. */
  readonly untitled: string
  set(title: string): void
  /** Attributes by which tests and styles find it. */
  readonly [mark: `data-${string}`]: boolean
}

/** A field for the title of something that people meet at. */
export function TitleField({ value, untitled, set, ...marks }: Props): JSX.Element {
  return (
    <label class="setting">
      <span>{say('cup-title')}</span>
      <input
        class="field"
        value={value}
        maxLength={60}
        placeholder={untitled}
        {...marks}
        onInput={({ currentTarget }) => set(currentTarget.value)}
      />
    </label>
  )
}

/** The title to use: the written one, or `untitled` if nothing was written. */
export const titled = (written: string, untitled: string): string => (written.trim() === '' ? untitled : written.trim())
