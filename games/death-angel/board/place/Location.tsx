import { Icon } from '../art/icon.tsx'
import { LocationScene as Picture } from '../art/location/index.tsx'
import { Token } from '../art/token.tsx'
import { useHand } from '../table/context.ts'
import { PieceButton } from '../table/PieceButton.tsx'
import type { LocationScene } from '../table/scene.ts'

/** The current location: its room, its special text, the journey so far and ahead. */
export const Location = ({ location }: { readonly location: LocationScene }) => {
  const { text } = useHand()
  const name = text.say(`location-${location.term}`)
  const special = location.ability === null ? text.say('board-location-none') : text.say(`location-${location.term}-text`)
  const place = location.path.findIndex((stop) => stop.stage === 'now') + 1
  return (
    <PieceButton
      piece={location.piece}
      class={`da-loc ${location.final ? 'is-final' : ''}`}
      label={text.say('board-location', { name, place, places: location.path.length, special, tokens: location.tokens })}
    >
      <Picture location={location.picture} />
      <span class="da-loc-in">
        <span class="da-loc-name">{name}</span>
        <span class="da-loc-text">
          {location.ability !== null && (
            <b data-means={`word-ability-${location.ability}`}>{text.say(`board-ability-${location.ability}`)} </b>
          )}
          {special}
        </span>
      </span>
      <span class="da-path" data-means="word-path">
        {location.path.map((stop, at) => (
          <span key={at} class={`da-stop is-${stop.stage}`}>
            {stop.stage === 'done' ? <Icon name="check" /> : <b class="da-num">{stop.code}</b>}
          </span>
        ))}
      </span>
      {location.tokens > 0 && (
        <span class="da-loc-tok">
          <Token />
          <b class="da-num">{location.tokens}</b>
        </span>
      )}
    </PieceButton>
  )
}
