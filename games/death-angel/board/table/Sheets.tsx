import { Beforehand, type BoardProps } from '@orrery/board'
import { useState } from 'preact/hooks'
import { activatable, formationOrder, movers, teamsToChoose } from '../../orders/drafts.ts'
import { type Order, PARTS, withOrder } from '../../orders/order.ts'
import { partFor } from '../../orders/standing.ts'
import type { View } from '../../view.ts'
import { CardsSheet } from './CardsSheet.tsx'
import { type Movements, movementLines, movementOf } from './movement-lines.ts'
import { StandingParts } from './StandingParts.tsx'
import type { SheetProps } from './sheet-props.ts'

/** The sheets of a question: the cards of a round, a move of the formation, and standing decisions. */
export function Sheets({ seen, asked, viewer, taught, orders, order, text }: BoardProps<View, Order>) {
  const { question, view } = seen
  if (taught || question === null || question.seat !== viewer) return null
  const props = { question, view, orders, order, text }
  const teams = teamsToChoose(question, view).length
  if (teams > 1) return <CardsSheet key={view.round} {...props} />
  const part = partFor(question)
  if (teams === 1 || part !== null) return <StandingParts parts={part === null ? PARTS : [part]} {...props} />
  return movers(question).length > 0 ? <Move key={asked} {...props} /> : null
}

/** DA-MOVE-3, DA-MOVE-8, DA-MOVE-9: who swaps with whom, who turns, and who activates what. */
function Move({ question, view, orders, order, text }: SheetProps) {
  const [movements, move] = useState<Movements>({})
  const marines = movers(question)
  return (
    <Beforehand
      title={text.say('board-sheet-move')}
      lines={movementLines(text, marines, activatable(view), movements, (movement) => move({ ...movements, [movement.marine]: movement }))}
      label={text.say('board-sheet-move-go')}
      act={() =>
        order(
          withOrder(
            orders,
            formationOrder(
              marines.map(({ marine }) => movementOf(movements, marine)),
              view,
            ),
          ),
        )
      }
    />
  )
}
