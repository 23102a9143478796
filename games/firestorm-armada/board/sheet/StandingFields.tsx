import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import type { Standing } from '../../orders/order.ts'
import { CHOICES, PARTS } from './standing-choices.ts'

interface Props {
  readonly text: Text
  readonly standing: Standing
  set(standing: Standing): void
}

/** The standing choices, by which the whole fleet acts without a question. They are collapsed, because they rarely change. */
export function StandingFields({ text, standing, set }: Props): JSX.Element {
  return (
    <details class="fa-standing">
      <summary>{text.say('board-standing')}</summary>
      {PARTS.map((part) => (
        <label key={part}>
          <span>{text.say(`board-standing-${part}`)}</span>
          <select
            class="field"
            data-standing={part}
            value={standing[part]}
            onChange={({ currentTarget }) => set({ ...standing, [part]: currentTarget.value })}
          >
            {CHOICES[part].map((choice) => (
              <option key={choice} value={choice}>
                {text.say(`board-standing-${part}-${choice}`)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <p class="fa-hint">{text.say('board-standing-note')}</p>
    </details>
  )
}
