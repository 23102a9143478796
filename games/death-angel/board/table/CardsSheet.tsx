import { Beforehand, type SaidLine } from '@orrery/board'
import { useState } from 'preact/hooks'
import { actionCard } from '../../content/actions.ts'
import {
  activatable,
  afterwardsOf,
  cardsOf,
  cardsOrder,
  type Movement,
  moversBy,
  type Play,
  playsOrder,
  teamsToChoose,
} from '../../orders/drafts.ts'
import { PARTS, withOrder } from '../../orders/order.ts'
import type { ViewTeam } from '../../view.ts'
import { type Movements, movementLines, movementOf } from './movement-lines.ts'
import { StandingParts } from './StandingParts.tsx'
import type { SheetProps } from './sheet-props.ts'

/** A drafted card of a team: whether its move is ordered too, and the answer about its ability. */
interface Drafted {
  readonly card: number
  readonly moves: boolean
  readonly afterwards: string
}

const ASK = 'ask'
const NOW = 'now'

/** DA-CHOOSE-2: a card for each team of the seat, and what its move+activate cards will do. */
export function CardsSheet({ question, view, orders, order, text }: SheetProps) {
  const [drafts, draft] = useState<Readonly<Record<number, Drafted>>>({})
  const [movements, move] = useState<Movements>({})
  const terrain = activatable(view)
  const teams = teamsToChoose(question, view).map((team) => ({
    team,
    now: drafts[team.id] ?? { card: cardsOf(team)[0] ?? 0, moves: false, afterwards: ASK },
  }))
  const put = (movement: Movement): void => move({ ...movements, [movement.marine]: movement })
  const linesOf = (team: ViewTeam, now: Drafted): SaidLine[] => {
    const movers = moversBy(now.card, view)
    const change = (more: Partial<Drafted>): void => draft({ ...drafts, [team.id]: { ...now, ...more } })
    const card = {
      id: `team:${team.id}`,
      label: text.say(`team-${team.key}`),
      value: `${now.card}`,
      choices: cardsOf(team).map((one) => ({ value: `${one}`, label: text.say(actionCard(one).term.slice(1)) })),
      choose: (value: string) => change({ card: Number(value), afterwards: ASK }),
    }
    if (movers.length === 0) return [card]
    const moves = {
      id: `moves:${team.id}`,
      label: text.say('board-sheet-its-move'),
      value: now.moves ? NOW : ASK,
      choices: [ASK, NOW].map((value) => ({ value, label: text.say(`board-sheet-its-move-${value}`) })),
      choose: (value: string) => change({ moves: value === NOW }),
    }
    if (!now.moves) return [card, moves]
    return [card, moves, ...movementLines(text, movers, terrain, movements, put), ...abilityLines(now, change)]
  }
  const abilityLines = (now: Drafted, change: (more: Partial<Drafted>) => void): SaidLine[] =>
    (afterwardsOf(now.card) === null ? [] : [now.card]).map((card) => ({
      id: `afterwards:${card}`,
      label: text.say(actionCard(card).term.slice(1)),
      value: now.afterwards,
      choices: [ASK, ...(afterwardsOf(card)?.options ?? [])].map((value) => ({
        value,
        label: text.say(`board-sheet-ability-${value.replace(':', '-')}`),
      })),
      choose: (afterwards) => change({ afterwards }),
    }))
  const act = (): void => {
    const plays = teams.filter(({ now }) => now.moves && moversBy(now.card, view).length > 0).map(({ now }) => playOf(now))
    const withCards = withOrder(
      orders,
      cardsOrder(
        teams.map(({ now }) => now.card),
        view,
      ),
    )
    order(plays.length === 0 ? withCards : withOrder(withCards, playsOrder(plays, view)))
  }
  const playOf = ({ card, afterwards }: Drafted): Play => ({
    card,
    movements: moversBy(card, view).map(({ marine }) => movementOf(movements, marine)),
    afterwards: afterwards === ASK ? null : afterwards,
  })
  return (
    <Beforehand
      title={text.say('board-sheet-cards')}
      lines={teams.flatMap(({ team, now }) => linesOf(team, now))}
      label={text.say('board-sheet-cards-go', { count: teams.length })}
      act={act}
    >
      <StandingParts parts={PARTS} orders={orders} order={order} text={text} />
    </Beforehand>
  )
}
