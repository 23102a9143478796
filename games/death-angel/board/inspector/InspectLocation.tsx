import { Means } from '@orrery/board/means.tsx'
import { LocationScene } from '../art/location/index.tsx'
import { sceneOf } from '../table/scene-of.ts'
import type { PageProps } from './page.ts'

/** The current location: its special text and, at the last one, how to win. */
export const InspectLocation = ({ seen, text }: PageProps) => {
  const { location } = sceneOf(seen, [])
  const win = `location-${location.term}-win`
  return (
    <>
      <div class="da-in-art">
        <LocationScene location={location.picture} />
      </div>
      <h3>{text.say(`location-${location.term}`)}</h3>
      <p>
        {location.ability === null ? (
          text.say('board-location-none')
        ) : (
          <>
            <b>{text.say(`board-ability-${location.ability}`)}</b> {text.say(`location-${location.term}-text`)}
          </>
        )}
      </p>
      {text.has(win) && <p>{text.say('board-location-win', { win: text.say(win) })}</p>}
      <Means text={text} terms={[...(location.ability === null ? [] : [`word-ability-${location.ability}`]), 'word-path']} />
    </>
  )
}
