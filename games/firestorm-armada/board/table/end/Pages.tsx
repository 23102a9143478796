import type { BoardProps } from '@orrery/board'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { View } from '../../../view.ts'
import type { Facts } from '../facts.ts'
import { EndPage } from './EndPage.tsx'
import { EndPhase } from './EndPhase.tsx'

interface Props {
  readonly facts: Facts
  readonly props: Pick<BoardProps<View>, 'seen' | 'names' | 'text'>
}

/** The page at the end of a turn or of the battle, which the reader can close and open again. */
export function Pages({ facts, props: { seen, names, text } }: Props): JSX.Element | null {
  const { view, result } = seen
  // The page's number: the turn, or 0 for the end of the battle.
  const page = result !== null ? 0 : view.step === 'end-cards' && view.rolls.length > 0 ? view.turn : null
  const [closed, close] = useState(-1)
  if (page === null) return null
  if (closed === page) {
    return (
      <button type="button" class="btn small fa-page-back" onClick={() => close(-1)}>
        {text.say(result === null ? 'board-page-phase' : 'board-page-end', { turn: view.turn })}
      </button>
    )
  }
  if (result === null) return <EndPhase facts={facts} close={() => close(page)} />
  return <EndPage facts={facts} names={names} close={() => close(page)} />
}
