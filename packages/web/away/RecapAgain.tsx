import './away.css'
import type { JSX } from 'preact'
import { say } from '../app/texts.ts'

/** A button that shows what happened while the reader was away. */
export function RecapAgain({ again }: { again(): void }): JSX.Element {
  return (
    <button type="button" class="btn recap-again" data-recap-again onClick={again}>
      {say('recap')}
    </button>
  )
}
