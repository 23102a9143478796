import '../../chaos-galaxy/board/card/index.css'
import './index.css'
import type { BoardModule } from '@orrery/board'
import { lazy } from '@orrery/board/lazy.tsx'
import type { Piece } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { Card } from '../../chaos-galaxy/board/card/Card.tsx'
import { faceById } from '../../chaos-galaxy/board/face.ts'
import type { View } from '../view.ts'
import { Board } from './Board.tsx'
import { proposed } from './proposal.ts'

/** The steps of the table, with the current one marked. */
function phases(view: View, text: Text) {
  const steps = view.format === 'sealed' ? ['build'] : [...Array.from({ length: view.rounds }, (_, at) => at + 1), 'build']
  return steps.map((step) => ({
    label: typeof step === 'number' ? text.say('draft-pack', { pack: step }) : text.say('draft-build'),
    current: typeof step === 'number' ? view.step !== 'build' && view.step !== 'over' && view.round === step : view.step === 'build',
  }))
}

/** A card shown large. */
function Inspector({ piece, text }: { readonly piece: Piece; readonly text: Text }) {
  const face = faceById(piece.slice('card:'.length))
  return face === undefined ? null : (
    <div class="cg dr-inspect">
      <Card face={face} text={text} />
    </div>
  )
}

/** The board of limited play. */
export const board: BoardModule<View> = {
  Board,
  console: 'beside',
  Inspector,
  phases,
  After: lazy(() => import('./After.tsx').then((module) => module.After)),
  fields: () => [],
  begin: proposed,
  lists: () => false,
  headline: (view, text) =>
    view.step === 'pick' ? text.say('draft-headline', { pack: view.round, pick: view.pick }) : text.say(`draft-headline-${view.step}`),
  secrets: (view) => view.step !== 'over',
}
