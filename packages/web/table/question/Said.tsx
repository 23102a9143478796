import { meaningOf, wordPiece } from '@orrery/board/means.tsx'
import type { Fill } from '@orrery/text'
import type { JSX } from 'preact'
import { useDesk } from '../desk.ts'
import { cutAtNames, withMarks } from './names.ts'

interface Props {
  /** The line as text. */
  readonly line: string
  /** Its variables; the names in it open what they name. */
  readonly fields: Fill
}

/** A line in which the names of cards, pieces and explained words open them in the inspector. */
export function Said({ line, fields }: Props): JSX.Element {
  const { board, text, source, viewer, open } = useDesk()
  const view = source.moment(viewer).peek()?.seen.view
  if (view === undefined) return <>{line}</>
  const named = (term: string) => board.named?.(term, view) ?? (meaningOf(term, text) === null ? null : wordPiece(term))
  return (
    <>
      {withMarks(cutAtNames(line, fields, (term) => text.say(term))).map((part, at) => {
        const piece = part.term === null ? null : named(part.term)
        const key = `${at} ${part.said}`
        if (piece === null) return <span key={key}>{part.before + part.said + part.after}</span>
        return (
          // The marks that touch the name are in the button: beside a button of two lines they would stand apart from the last word.
          <button key={key} type="button" class="said-name" data-name-of={piece} onClick={() => open(piece)}>
            {part.before}
            <span>{part.said}</span>
            {part.after}
          </button>
        )
      })}
    </>
  )
}
