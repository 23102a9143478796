import type { SeenQuestion, Viewer } from '@orrery/kernel'
import type { View } from '../../view.ts'
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
  /** Whether pages are shown, or put aside for the map. */
  readonly open: boolean
}

/** What a question needs beside the map: orders, wares, cards, tiles. */
export const Panel = ({ view, viewer, question, choose, open }: PanelProps) => {
  const player = viewer === 'spectator' ? undefined : view.players[viewer]
  if (question === null || question.kind === 'plan' || player === undefined) return null
  const { name, options } = question
  if (name === 'setup.faction') return open ? <Factions question={question} choose={choose} /> : null
  if (name === 'setup.tile' || name === 'setup.side' || name === 'setup.rotation') return <Tiles question={question} choose={choose} />
  if (name === 'setup.forces') return <Forces player={player} />
  if (name === 'planning.order') return <Orders faction={player.faction} />
  if (name.startsWith('strategize.')) return open ? <Upgrades question={question} player={player} /> : null
  if (options.some(({ on }) => on?.startsWith('kind:') || on?.startsWith('structure-kind:')))
    return <Shop question={question} view={view} player={player} />
  const events = [...new Set([question.on, ...options.map(({ on }) => on)])].filter((piece) => piece?.startsWith('event:'))
  return events.length > 0 ? <Events events={events.map((piece) => Number(piece?.slice(6)))} /> : null
}
