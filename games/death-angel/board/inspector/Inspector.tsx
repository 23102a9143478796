import type { BoardModule } from '@orrery/board'
import type { ComponentProps } from 'preact'
import type { View } from '../../view.ts'
import { InspectAction } from './InspectAction.tsx'
import { InspectEvent } from './InspectEvent.tsx'
import { InspectLocation } from './InspectLocation.tsx'
import { InspectMarine } from './InspectMarine.tsx'
import { InspectPile } from './InspectPile.tsx'
import { InspectSwarm } from './InspectSwarm.tsx'
import { InspectTeam } from './InspectTeam.tsx'
import { InspectTerrain } from './InspectTerrain.tsx'
import '../css/inspector.css'

type Props = ComponentProps<BoardModule<View>['Inspector']>

const pages: Readonly<Record<string, (props: Props & { readonly id: string }) => ReturnType<typeof InspectMarine>>> = {
  marine: InspectMarine,
  swarm: InspectSwarm,
  terrain: InspectTerrain,
  card: InspectAction,
  event: InspectEvent,
  location: InspectLocation,
  pile: InspectPile,
  team: InspectTeam,
}

/** A piece shown large, with everything known about it. */
export const Inspector = (props: Props) => {
  const colon = props.piece.indexOf(':')
  const kind = colon < 0 ? props.piece : props.piece.slice(0, colon)
  const Page = pages[kind]
  if (Page === undefined) return null
  return (
    <div class="da-inspector">
      <Page {...props} id={colon < 0 ? '' : props.piece.slice(colon + 1)} />
    </div>
  )
}
