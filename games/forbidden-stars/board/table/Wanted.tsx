import type { Viewer } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { Mark } from '../art/Mark.tsx'
import { toned } from '../art/mark.ts'
import { Objective } from '../art/Objective.tsx'
import type { MapArea, MapSystem } from '../scene/map.ts'
import type { TableScene } from '../scene/table.ts'
import { areaName } from './label.ts'

interface WantedProps {
  readonly scene: TableScene
  readonly viewer: Viewer
  readonly text: Text
  inspect(piece: string): void
}

/** FS-WIN-1: what the viewer still needs to win: the places of their objectives, and the seats there. */
export const Wanted = ({ scene, viewer, text, inspect }: WantedProps) => {
  const own = scene.seats.find(({ seat }) => seat === viewer)
  if (own === undefined || own.faction === null || own.eliminated) return null
  const { faction } = own
  const places = scene.map.systems.flatMap((system) =>
    system.areas.filter(({ objective }) => objective?.faction === faction).map((area) => ({ system, area })),
  )
  if (places.length === 0) return null
  return (
    <section class={`fs-wanted ${toned(faction)}`} aria-label={text.say('board-wanted')}>
      <h2>
        {text.say('board-wanted')} <small>{text.say('board-wanted-left', { count: scene.goal - own.objectives })}</small>
      </h2>
      <ul>
        {places.map((place) => (
          <li key={place.area.id}>
            <button type="button" onClick={() => inspect(place.area.piece)}>
              <Objective faction={faction} />
              <b>{areaName(place.area, place.system.code, text)}</b>
              <Holder {...place} scene={scene} own={own.seat} text={text} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface HolderProps {
  readonly system: MapSystem
  readonly area: MapArea
  readonly scene: TableScene
  readonly own: number
  readonly text: Text
}

/** Who is on a wanted world; a viewer who holds it collects the objective when the round ends. */
const Holder = ({ system, area, scene, own, text }: HolderProps) => {
  const holder = area.holder === null ? undefined : scene.seats[area.holder]
  const here = holder === undefined ? (area.groups.length > 0 ? 'contested' : 'nobody') : holder.seat === own ? 'yours' : 'held'
  return (
    <small class={here === 'yours' ? 'is-yours' : ''}>
      {holder !== undefined && holder.faction !== null && here === 'held' && <Mark faction={holder.faction} />}
      {text.say('board-wanted-where', { code: system.code, here, player: holder?.name ?? '' })}
    </small>
  )
}
