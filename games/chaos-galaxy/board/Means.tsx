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
  const states = played === undefined || played.turned === 'active' ? [] : [played.turned]
  const unpaid = played !== undefined && !played.paid
  const explained = [
    ...keywords.map((keyword) => [text.say(`board-keyword-${keyword}`), text.say(`board-keyword-${keyword}-is`)] as const),
    ...states.map((state) => [text.say(`board-state-${state}`), text.say(`board-state-${state}-is`)] as const),
    ...(unpaid ? [[text.say('board-state-unpaid'), text.say('board-state-unpaid-is')] as const] : []),
  ]
  return (
    <div class="means" data-means>
      {explained.length > 0 && (
        <dl>
          {explained.map(([word, means]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{means}</dd>
            </div>
          ))}
        </dl>
      )}
      {face.type === 'ship' && (
        <details>
          <summary>{text.say('board-figures-mean')}</summary>
          <dl>
            {FIGURES.map((figure) => (
              <div key={figure}>
                <dt>{text.say(`board-figure-${figure}`)}</dt>
                <dd>{text.say(`board-figure-${figure}-is`)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  )
}
