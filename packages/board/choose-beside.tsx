import type { SeenOption } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { Signal } from '@preact/signals'
import type { ComponentChildren, JSX, RefObject } from 'preact'
import { Beside } from './beside.tsx'
import { optionMessage } from './options.ts'
import type { Choosing } from './pieces.ts'
import { pointing } from './pointing.ts'

interface Props {
  readonly choosing: Choosing
  readonly options: readonly SeenOption[]
  readonly root: RefObject<HTMLElement | null>
  readonly pointed: Signal<string | null>
  readonly text: Text
  choose(option: string): void
  close(): void
  /** Shown above the options: the piece's name and figures. */
  readonly head?: ComponentChildren
  /** A line under an option: its effect. */
  note?(option: SeenOption): string | null
}

/** The options of a piece as buttons beside it, each with its cost and effect. */
export function ChooseBeside({ choosing, options, root, pointed, text, choose, close, head, note }: Props): JSX.Element {
  return (
    <Beside element={choosing.element} root={root} label={text.say('kit-choices')} close={close}>
      {head}
      {options.map((option) => {
        const said = note?.(option) ?? null
        return (
          <button
            key={option.id}
            type="button"
            class="kit-choice"
            {...pointing(pointed, option.id)}
            onClick={() => {
              close()
              choose(option.id)
            }}
          >
            <span>
              {text.say(optionMessage(option), option.params)}
              {said === null ? null : <small>{said}</small>}
            </span>
            {option.cost === undefined ? null : <b class="kit-cost">{option.cost}</b>}
          </button>
        )
      })}
    </Beside>
  )
}
