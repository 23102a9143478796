import type { Text } from '@orrery/text'
import type { ComponentChildren, JSX } from 'preact'

/** What a game's two pages are given: its messages, and a link to a rule. */
export interface PagesProps {
  readonly text: Text
  rule(id: string): JSX.Element
}

/** The heading of one thing that the pages tell, numbered from the first to the last. */
export function Heading({ at, children }: { readonly at: number; readonly children: ComponentChildren }): JSX.Element {
  return (
    <h2>
      <i>{at}</i> {children}
    </h2>
  )
}

interface PartsProps {
  readonly text: Text
  /** The parts, each by the end of the messages that name and tell it. */
  readonly of: readonly string[]
  /** The message that names a part. */
  name(part: string): string
  /** The message that tells it. */
  says(part: string): string
  readonly class?: string
}

/** Parts of a turn or kinds of cards, side by side: a name and a sentence each. */
export function Parts({ text, of, name, says, class: extra = '' }: PartsProps): JSX.Element {
  return (
    <div class={`parts ${extra}`}>
      {of.map((part) => (
        <div key={part}>
          <b>{text.say(name(part))}</b>
          {text.say(says(part))}
        </div>
      ))}
    </div>
  )
}

interface MissedProps extends PagesProps {
  /** Each by the end of its message (`learn-five-<what>`), with the rule that it is about. */
  readonly five: readonly (readonly [what: string, rule: string])[]
}

/** The five things that beginners miss. */
export function Missed({ text, rule, five }: MissedProps): JSX.Element {
  return (
    <ol class="five">
      {five.map(([what, id]) => (
        <li key={what}>
          <span>
            {text.say(`learn-five-${what}`)} {rule(id)}
          </span>
        </li>
      ))}
    </ol>
  )
}
