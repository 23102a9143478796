import { Means } from '@orrery/board/means.tsx'
import { Icon } from '../art/icon.tsx'
import type { PageProps } from './page.ts'

/** A blip pile: its number of cards, and what an empty one means. */
export const InspectPile = ({ id, seen, text }: PageProps) => {
  const side = id === 'left' ? 'left' : 'right'
  return (
    <>
      <p class="da-in-pile">
        <Icon name="blip" />
      </p>
      <h3>{text.say('board-pile', { side: `@side-${side}`, count: seen.view.blips[side] })}</h3>
      <Means text={text} terms={['word-blip']} />
    </>
  )
}
