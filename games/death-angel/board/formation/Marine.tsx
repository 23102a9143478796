import { percent } from '@orrery/board'
import { Icon } from '../art/icon.tsx'
import { callName, MarinePortrait, rankOf } from '../art/marine/index.tsx'
import { Mark } from '../art/marks.tsx'
import { useHand } from '../table/context.ts'
import { PieceButton } from '../table/PieceButton.tsx'
import type { MarineScene } from '../table/scene.ts'
import { Tokens } from './Tokens.tsx'

/** A marine: position, team, name, range, tokens, portrait and facing. */
export const Marine = ({ marine }: { readonly marine: MarineScene }) => {
  const { text, preview } = useHand()
  const turned = preview?.turned === marine.piece
  const label = text.say('board-marine', {
    position: marine.position,
    name: `@marine-${marine.name}`,
    team: `@team-${marine.team}`,
    side: `@side-${marine.faces}`,
    range: marine.range,
    tokens: marine.tokens,
    risk: percent(marine.risk),
  })
  return (
    <PieceButton
      piece={marine.piece}
      label={label}
      at={[marine.position, 2]}
      class={`da-marine da-faces-${turned ? (marine.faces === 'left' ? 'right' : 'left') : marine.faces} da-armour-${marine.team}`}
    >
      <span class="da-m-pos">
        <b class="da-num">{marine.position}</b>
        <Mark team={marine.team} />
      </span>
      <span class="da-m-info">
        <span class="da-m-rank">{text.say(`board-rank-${rankOf(marine.name)}`)}</span>
        <span class="da-m-name">{callName(marine.name)}</span>
        <span class="da-m-stats">
          <span class="da-m-range" data-means="word-range">
            <Icon name="attack" />
            <b class="da-num">{marine.range}</b>
          </span>
          <Tokens count={marine.tokens} />
          {marine.blessed && <Icon name="shield" class="da-m-blessed" means="word-blessed" />}
        </span>
      </span>
      <span class="da-m-art">
        <MarinePortrait marine={marine.name} />
      </span>
      <span class="da-m-face" data-means="word-facing" />
    </PieceButton>
  )
}
