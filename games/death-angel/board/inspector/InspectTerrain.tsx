import { Means } from '@orrery/board/means.tsx'
import { terrainCard } from '../../content/terrain.ts'
import { type TerrainName, TerrainScene } from '../art/terrain/index.tsx'
import type { PageProps } from './page.ts'

/** A terrain card: picture, threat, what spawns there, what activating it does. */
export const InspectTerrain = ({ id, seen, text }: PageProps) => {
  const card = terrainCard(Number(id))
  if (card === undefined) return null
  return (
    <>
      <div class={`da-in-art da-threat-${card.threat}`}>
        <TerrainScene terrain={card.key as TerrainName} />
      </div>
      <h3>{text.say(`terrain-${card.key}`)}</h3>
      {card.activate && (
        <p>
          {text.say(`terrain-${card.key}-text`)} <em>{text.say('board-inspect-activate')}</em>
        </p>
      )}
      <p>{text.say('board-inspect-threat', { threat: card.threat })}</p>
      <p>{text.say('board-inspect-spawn', { colour: `@board-colour-${card.colour}`, ...seen.view.spawn })}</p>
      <Means text={text} terms={['word-threat', ...(card.activate ? ['word-activated'] : [])]} />
    </>
  )
}
