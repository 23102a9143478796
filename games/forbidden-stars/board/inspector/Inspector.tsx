import type { BoardModule } from '@orrery/board'
import { Means, MoreMeans } from '@orrery/board/means.tsx'
import type { ComponentProps } from 'preact'
import type { View } from '../../view.ts'
import { CombatCard } from '../card/CombatCard.tsx'
import { EventCard } from '../card/EventCard.tsx'
import { FactionSheet } from '../card/Sheet.tsx'
import { UpgradeCard } from '../card/UpgradeCard.tsx'
import { InspectArea } from './Area.tsx'
import { InspectOrder } from './Order.tsx'
import { InspectPlayer } from './Player.tsx'
import { InspectStructure } from './Structure.tsx'
import { InspectSystem } from './System.tsx'
import { InspectUnit } from './Unit.tsx'
import '../css/art.css'
import '../css/card.css'
import '../css/inspector.css'

type Props = ComponentProps<BoardModule<View>['Inspector']>

/** A piece enlarged, with everything known about it. */
export const Inspector = ({ piece, seen, text }: Props) => {
  const [kind = '', number = ''] = piece.split(':')
  const id = Number(number)
  const { view } = seen
  const page = () => {
    switch (kind) {
      case 'area':
        return <InspectArea area={id} view={view} text={text} />
      case 'unit':
        return <InspectUnit unit={id} view={view} text={text} />
      case 'kind':
        return <InspectUnit unit={-1} kind={id} view={view} text={text} />
      case 'structure':
        return <InspectStructure structure={id} view={view} text={text} />
      case 'structure-kind':
        return <InspectStructure structure={-1} kind={id} view={view} text={text} />
      case 'system':
        return <InspectSystem system={id} view={view} text={text} />
      case 'order':
        return <InspectOrder order={id} text={text} />
      case 'card':
        return <CardPage kind={view.combat === null ? id : id >> 1} text={text} />
      case 'combat-card':
        return <CardPage kind={id} text={text} />
      case 'upgrade':
        return <UpgradeCard upgrade={id} text={text} />
      case 'event':
        return (
          <>
            <EventCard event={id} text={text} />
            <MoreMeans summary={text.say('board-signs')} terms={['board-scheme', 'board-tactic', 'word-storm-icon']} text={text} />
          </>
        )
      case 'faction':
        return <FactionSheet faction={id} text={text} />
      case 'player':
        return <InspectPlayer seat={id} view={view} text={text} />
      case 'storm':
        return <Means terms={['board-storm']} text={text} />
      default:
        return null
    }
  }
  const shown = page()
  if (shown === null) return null
  return <div class="fs-inspector">{shown}</div>
}

const CARD_SIGNS = ['word-icons', 'word-general', 'word-needs', 'face-attack', 'face-defence', 'face-morale', 'word-token']

/** A combat card in full, and how to read it. */
const CardPage = ({ kind, text }: { readonly kind: number; readonly text: Props['text'] }) => (
  <>
    <CombatCard kind={kind} text={text} />
    <MoreMeans summary={text.say('board-signs')} terms={CARD_SIGNS} text={text} />
  </>
)
