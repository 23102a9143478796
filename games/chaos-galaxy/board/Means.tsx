import { Means as Meanings, MoreMeans } from '@orrery/board/means.tsx'
import type { Text } from '@orrery/text'
import type { PieceView } from '../view.ts'
import type { Face } from './face.ts'

interface Props {
  readonly face: Face
  readonly played: PieceView | undefined
  readonly text: Text
}

const FIGURES = ['speed', 'firepower', 'armour', 'bombing'] as const

/** What the words, states and figures of a card mean. */
export function Means({ face, played, text }: Props) {
  const keywords = played?.keywords ?? face.keywords
  const states = played === undefined ? [] : [...(played.turned === 'active' ? [] : [played.turned]), ...(played.paid ? [] : ['unpaid'])]
  const terms = [...keywords.map((keyword) => `board-keyword-${keyword}`), ...states.map((state) => `board-state-${state}`)]
  return (
    <div class="means">
      <Meanings terms={terms} text={text} />
      {face.type === 'ship' && (
        <MoreMeans summary={text.say('board-figures-mean')} terms={FIGURES.map((figure) => `board-figure-${figure}`)} text={text} />
      )}
    </div>
  )
}
