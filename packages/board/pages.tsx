import type { Text } from '@orrery/text'
import type { ComponentChildren, JSX } from 'preact'

/** Props of a game's two pages: its messages, and a link to a rule. */
export interface PagesProps {
  readonly text: Text
  rule(id: string): JSX.Element
}

/** The numbered heading of a section. */
export function Heading({ at, children }: { readonly at: number; readonly children: ComponentChildren }): JSX.Element {
  return (
    <h2>
      <i>{at}</i> {children}
    </h2>
  )
}

interface PartsProps {
  /** The parts: the name of each, and a sentence about it. */
  readonly of: readonly (readonly [name: string, says: string])[]
  readonly class?: string
}

/** Parts of a turn or kinds of cards, side by side, with a name and a sentence each. */
export function Parts({ of, class: extra = '' }: PartsProps): JSX.Element {
  return (
    <div class={`parts ${extra}`}>
      {of.map(([name, says]) => (
        <div key={name}>
          <b>{name}</b>
          {says}
        </div>
      ))}
    </div>
  )
}

interface MissedProps extends Pick<PagesProps, 'rule'> {
  /** Five sentences, each with its rule. */
  readonly five: readonly (readonly [says: string, rule: string])[]
}

/** The five things that beginners miss. */
export function Missed({ rule, five }: MissedProps): JSX.Element {
  return (
    <ol class="five">
      {five.map(([says, id]) => (
        <li key={says}>
          <span>
            {says} {rule(id)}
          </span>
        </li>
      ))}
    </ol>
  )
}
