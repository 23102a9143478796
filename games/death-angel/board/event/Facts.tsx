import { percent } from '@orrery/board'
import { Icon } from '../art/icon.tsx'
import { Token } from '../art/token.tsx'
import { useHand } from '../table/context.ts'
import type { Scene } from '../table/scene.ts'

/** Numbers for decisions: the chance to lose somebody in the coming attack, tokens in the supply, events left. */
export const Facts = ({ scene }: { readonly scene: Scene }) => {
  const { text, preview } = useHand()
  const then = preview?.peril ?? null
  return (
    <ul class="da-facts">
      <li class={`da-peril ${scene.peril >= 0.6 ? 'is-high' : ''}`} data-means="word-peril">
        <Icon name="skull" />
        <b class="da-num">
          {then !== null && <s>{percent(scene.peril)}%</s>}
          {percent(then ?? scene.peril)}%
        </b>
        <span>{text.say('board-peril')}</span>
      </li>
      <li data-means="word-supply">
        <Token />
        <b class="da-num">{scene.supply}</b>
        <span>{text.say('board-supply', { count: scene.supply })}</span>
      </li>
      <li data-means="word-events-left">
        <Icon name="book" />
        <b class="da-num">{scene.events}</b>
        <span>{text.say('board-events-left')}</span>
      </li>
    </ul>
  )
}
