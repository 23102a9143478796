import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { LineIcon } from '../../parts/Icon.tsx'

/** A tool that is on or off. */
export interface Tool {
  readonly icon: 'flag' | 'tape' | 'layers' | 'list'
  /** The message that names it. */
  readonly name: 'board-mission' | 'board-tape' | 'board-bands' | 'board-list'
  readonly on: boolean
  turn(): void
}

/** The tools beside the table. */
export function Tools({ tools, text }: { readonly tools: readonly Tool[]; readonly text: Text }): JSX.Element {
  return (
    <div class="fa-tools" data-hold role="toolbar" aria-label={text.say('board-tools')}>
      {tools.map(({ icon, name, on, turn }) => (
        <button key={icon} type="button" aria-pressed={on} title={text.say(name)} aria-label={text.say(name)} onClick={turn}>
          <LineIcon name={icon} />
        </button>
      ))}
    </div>
  )
}
