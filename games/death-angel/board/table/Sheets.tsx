import { Beforehand, type BoardProps } from '@orrery/board'
import type { SeenQuestion } from '@orrery/kernel'
import { useState } from 'preact/hooks'
import { actionCard } from '../../content/actions.ts'
import { marineTerm } from '../../content/marines.ts'
import { cardsOf, cardsSaid, formationSaid, movers, teamsToChoose } from '../../orders/drafts.ts'
import { type Order, PARTS, withOrder } from '../../orders/order.ts'
import { partFor } from '../../orders/standing.ts'
import type { View } from '../../view.ts'
import { StandingParts } from './StandingParts.tsx'

type Props = Pick<BoardProps<View, Order>, 'orders' | 'order' | 'text'> & { readonly question: SeenQuestion; readonly view: View }

/** What may be said together at a question: the cards of a round, a move of the formation, and what is decided by itself from then on. */
export function Sheets({ seen, viewer, taught, orders, order, text }: BoardProps<View, Order>) {
  const { question, view } = seen
  if (taught || question === null || question.seat !== viewer) return null
  const props = { question, view, orders, order, text }
  const teams = teamsToChoose(question, view).length
  if (teams > 1) return <Cards key={view.round} {...props} />
  const part = partFor(question)
  if (teams === 1 || part !== null) return <StandingParts parts={part === null ? PARTS : [part]} {...props} />
  return movers(question).length > 0 ? <Move key={seen.version} {...props} /> : null
}

/** DA-CHOOSE-2: a card for each team of the seat. */
function Cards({ question, view, orders, order, text }: Props) {
  const teams = teamsToChoose(question, view)
  const [chosen, choose] = useState<Readonly<Record<number, number>>>({})
  const cards = teams.map((team) => chosen[team.id] ?? cardsOf(team)[0] ?? 0)
  return (
    <Beforehand
      title={text.say('board-sheet-cards')}
      lines={teams.map((team, at) => ({
        id: `team:${team.id}`,
        label: text.say(`team-${team.key}`),
        value: `${cards[at]}`,
        choices: cardsOf(team).map((card) => ({ value: `${card}`, label: text.say(actionCard(card).term.slice(1)) })),
        choose: (value) => choose({ ...chosen, [team.id]: Number(value) }),
      }))}
      label={text.say('board-sheet-cards-go', { count: teams.length })}
      act={() => order(withOrder(orders, cardsSaid(cards, view)))}
    >
      <StandingParts parts={PARTS} orders={orders} order={order} text={text} />
    </Beforehand>
  )
}

/** What a marine's line says besides the one with whom he swaps. */
const STAYS = 'stays'
const TURNS = 'turns'

/** DA-MOVE-3, DA-MOVE-8: who swaps with whom, and who turns. */
function Move({ question, view, orders, order, text }: Props) {
  const marines = movers(question)
  const [swaps, swap] = useState<Readonly<Record<number, string>>>({})
  const [turned, turn] = useState<Readonly<Record<number, string>>>({})
  const named = (marine: number): string => text.say(marineTerm(marine).slice(1))
  const movements = marines.map(({ marine }) => {
    const other = swaps[marine] ?? STAYS
    return { marine, swap: other === STAYS ? null : Number(other), turns: turned[marine] === TURNS }
  })
  return (
    <Beforehand
      title={text.say('board-sheet-move')}
      lines={marines.flatMap(({ marine, others }) => [
        {
          id: `swap:${marine}`,
          label: named(marine),
          value: swaps[marine] ?? STAYS,
          choices: [
            { value: STAYS, label: text.say('board-sheet-stays') },
            ...others.map((other) => ({ value: `${other}`, label: text.say('board-sheet-swaps', { other: marineTerm(other) }) })),
          ],
          choose: (value: string) => swap({ ...swaps, [marine]: value }),
        },
        {
          id: `turn:${marine}`,
          label: text.say('board-sheet-faces', { marine: marineTerm(marine) }),
          value: turned[marine] ?? STAYS,
          choices: [
            { value: STAYS, label: text.say('board-sheet-ahead') },
            { value: TURNS, label: text.say('board-sheet-turns') },
          ],
          choose: (value: string) => turn({ ...turned, [marine]: value }),
        },
      ])}
      label={text.say('board-sheet-move-go')}
      act={() => order(withOrder(orders, formationSaid(movements, view)))}
    />
  )
}
