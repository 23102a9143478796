import type { SeenQuestion, Viewer } from '@orrery/kernel'
import type { View } from '../../view.ts'
import { eventsToChoose } from './asked.ts'
import { Events } from './Events.tsx'
import { Orders } from './Orders.tsx'
import { Factions, Forces, Tiles } from './Setup.tsx'
import { Shop } from './Shop.tsx'
import { Upgrades } from './Upgrades.tsx'

interface PanelProps {
  readonly view: View
  readonly viewer: Viewer
  readonly question: SeenQuestion | null
  choose(option: string): void
  /** Points at an option. */
  point(option: string | null): void
  /** Whether pages are shown, or hidden for the map. */
  readonly open: boolean
}

/** How much room a panel takes from the map: a row below it, a higher row for tiles or cards, a column beside it, or none. */
export type PanelKind = 'tray' | 'tiles' | 'cards' | 'shop' | 'none'

/** The kind of panel that a question needs beside the map. */
export function panelKindOf(question: SeenQuestion | null): PanelKind {
  if (question === null || question.kind === 'plan') return 'none'
  const { name, options } = question
  if (name === 'planning.order' || name === 'setup.forces') return 'tray'
  if (name === 'setup.tile' || name === 'setup.side' || name === 'setup.rotation') return 'tiles'
  if (options.some(({ on }) => on?.startsWith('kind:') || on?.startsWith('structure-kind:'))) return 'shop'
  return eventsToChoose(question).length > 0 ? 'cards' : 'none'
}

/** A question's panel beside the map: orders, wares, cards, tiles. */
export const Panel = ({ view, viewer, question, choose, point, open }: PanelProps) => {
  const player = viewer === 'spectator' ? undefined : view.players[viewer]
  if (question === null || question.kind === 'plan' || player === undefined) return null
  const { name } = question
  if (name === 'setup.faction') return open ? <Factions question={question} choose={choose} /> : null
  if (name === 'setup.tile' || name === 'setup.side' || name === 'setup.rotation')
    return <Tiles question={question} choose={choose} point={point} />
  if (name === 'setup.forces') return <Forces player={player} />
  if (name === 'planning.order') return <Orders faction={player.faction} />
  if (name.startsWith('strategize.')) return open ? <Upgrades question={question} player={player} /> : null
  if (panelKindOf(question) === 'shop') return <Shop question={question} view={view} player={player} />
  const events = eventsToChoose(question)
  return events.length > 0 ? <Events events={events} /> : null
}
