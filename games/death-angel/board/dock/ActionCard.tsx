import { WholeWords } from '@orrery/board'
import { Icon } from '../art/icon.tsx'
import { useHand } from '../table/context.ts'
import { PieceButton } from '../table/PieceButton.tsx'
import type { ActionScene } from '../table/scene.ts'

const flags = { chosen: 'ring', acting: 'move', done: 'check', barred: 'lock', jammed: 'lock' } as const

/** An action card: number, type, name, effect, and whether it is chosen, resolved or barred. */
export const ActionCard = ({ card, full }: { readonly card: ActionScene; readonly full: boolean }) => {
  const { text } = useHand()
  const name = text.say(`action-${card.term}`)
  const stage = card.stage === 'rest' ? '' : text.say(`board-card-${card.stage}`)
  const label = text.say('board-action', {
    number: card.number,
    name,
    type: `@board-type-${card.type}`,
    stage: stage === '' ? '' : `. ${stage}`,
  })
  return (
    <PieceButton piece={card.piece} label={label} class={`da-ac da-ac-${card.stage} ${full ? 'is-full' : ''}`}>
      <span class="da-ac-top">
        <b class="da-num">{card.number}</b>
        <span class="da-ac-type" data-means={`type-${card.type}`}>
          {text.say(`board-type-${card.type}`)}
        </span>
        <Icon name={card.type} means={`type-${card.type}`} />
      </span>
      <span class="da-ac-name">
        <WholeWords name={name} />
      </span>
      <span class="da-ac-text">{text.say(`board-${full ? 'says' : 'short'}-${card.term}`)}</span>
      {card.stage !== 'rest' && (
        <span class={`da-ac-flag is-${card.stage}`} data-means={`word-card-${card.stage}`}>
          <Icon name={flags[card.stage]} />
          <span>{stage}</span>
        </span>
      )}
    </PieceButton>
  )
}
