import type { Fill } from '@orrery/text'
import type { JSX } from 'preact'
import { useDesk } from './desk.ts'
import { cutAtNames } from './names.ts'

interface Props {
  /** A line as it is said. */
  readonly line: string
  /** What it was filled with: the names in it open what they name. */
  readonly fields: Fill
}

/** A line in which the names of cards and pieces open them in the inspector. */
export function Said({ line, fields }: Props): JSX.Element {
  const { board, text, source, viewer, inspected } = useDesk()
  const view = source.moment(viewer).peek()?.seen.view
  if (board.named === undefined || view === undefined) return <>{line}</>
  const named = board.named
  return (
    <>
      {cutAtNames(line, fields, (term) => text.say(term)).map((part, at) => {
        const piece = part.term === null ? null : named(part.term, view)
        const key = `${at} ${part.said}`
        return piece === null ? (
          <span key={key}>{part.said}</span>
        ) : (
          <button
            key={key}
            type="button"
            class="said-name"
            data-name-of={piece}
            onClick={() => {
              inspected.value = piece
            }}
          >
            {part.said}
          </button>
        )
      })}
    </>
  )
}
