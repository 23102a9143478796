import { percent } from '@orrery/board'
import type { Params } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'

/** A possible end. */
export interface End {
  readonly tone: 'good' | 'plain' | 'mixed' | 'bad'
  readonly chance: number
  readonly says: string
}

/** A possible end as a message. */
export interface Way {
  readonly tone: End['tone']
  readonly chance: number
  /** The message that says it. */
  readonly message: string
  readonly params?: Params
}

/** Puts ends into words, as the parts of a bar. */
export function endsOf(text: Text, ways: readonly Way[]): End[] {
  return ways.map(({ tone, chance, message, params = {} }) => ({ tone, chance, says: text.say(message, params) }))
}

/** From this chance on, a part of the bar shows its figure. */
const ROOM = 0.11

/** The possible ends in a bar, with the meanings of its parts below. */
export function EndsBar({ title, ends }: { readonly title: string; readonly ends: readonly End[] }): JSX.Element {
  const told = ends.filter(({ chance }) => chance > 0.004)
  return (
    <div class="fa-ends">
      <h4>{title}</h4>
      <span aria-hidden="true">
        {told.map(({ tone, chance, says }) => (
          <i key={says} class={tone} style={{ flexGrow: chance }}>
            {chance > ROOM && percent(chance)}
          </i>
        ))}
      </span>
      <ul>
        {told.map(({ tone, chance, says }) => (
          <li key={says} class={tone}>
            {says} <b>{percent(chance)}&nbsp;%</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
