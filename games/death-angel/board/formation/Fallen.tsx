import { Icon } from '../art/icon.tsx'
import { callName, MarinePortrait } from '../art/marine/index.tsx'
import { useHand } from '../table/context.ts'
import { PieceButton } from '../table/PieceButton.tsx'
import type { Scene } from '../table/scene.ts'

/** The slain marines, below the column: they can still be rescued. */
export const Fallen = ({ slain, row }: { readonly slain: Scene['slain']; readonly row: number }) => {
  const { text } = useHand()
  return (
    <div class="da-fallen">
      {slain.map((marine, at) => (
        <PieceButton
          key={marine.piece}
          piece={marine.piece}
          class={`da-fallen-one da-armour-${marine.team}`}
          label={text.say('board-fallen', { name: `@marine-${marine.name}` })}
          at={[row, 2 + at]}
        >
          <MarinePortrait marine={marine.name} />
          <Icon name="skull" means="word-fallen" />
          <span>{callName(marine.name)}</span>
        </PieceButton>
      ))}
    </div>
  )
}
