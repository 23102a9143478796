import { Beforehand, type BoardProps } from '@orrery/board'
import { drawnLater } from '@orrery/board/lazy.tsx'
import { useState } from 'preact/hooks'
import { combatCard } from '../../content/combat-cards.ts'
import { cardsOrder, kindsInHand, LAST_EXECUTION, leftToPlace, withLay, withOrder } from '../../orders/drafts.ts'
import type { Order, When } from '../../orders/order.ts'
import { answersSetUp } from '../../orders/set-up.ts'
import { mayBegin, REVEAL } from '../../orders/turn.ts'
import type { View } from '../../view.ts'
import { said } from '../card/said.ts'
import { Carry } from './Carry.tsx'
import { PlanSheet } from './PlanSheet.tsx'
import { ShopSheet } from './ShopSheet.tsx'
import type { SheetProps } from './sheet-props.ts'

const TurnSheet = drawnLater(() => import('./TurnSheet.tsx').then((module) => module.TurnSheet))

/** The sheets of a question. */
export function Sheets({ seen, asked, viewer, taught, orders, order, text }: BoardProps<View, Order>) {
  const { question, view } = seen
  if (taught || question === null || question.seat !== viewer) return null
  const props = { question, view, orders, order, text }
  if (answersSetUp(question)) return <Lay {...props} />
  switch (question.name) {
    case 'planning.order':
      return leftToPlace(question) > 1 ? <PlanSheet key={`${view.round} ${leftToPlace(question)}`} {...props} /> : <Carry {...props} />
    case REVEAL:
      return (
        <>
          <TurnSheet key={asked} {...props} />
          <Carry {...props} />
        </>
      )
    case 'deploy.unit':
      return <ShopSheet key={asked} {...props} />
    case 'combat.card':
      return view.combat !== null && view.combat.round < LAST_EXECUTION ? <Cards key={asked} {...props} /> : null
    default:
      return mayBegin(question, view) ? <TurnSheet key={asked} {...props} /> : null
  }
}

/** FS-SETUP-10: one press does the set-up, which can be undone. */
function Lay({ view, orders, order, text }: SheetProps) {
  return (
    <button type="button" class="btn" data-said="lay" onClick={() => order(withLay(orders, true, view))}>
      {text.say('board-sheet-lay')}
    </button>
  )
}

const WHENS: readonly When[] = ['always', 'standing', 'unhurt']

/** FS-COMBAT-12: the cards of this and the following execution rounds. */
function Cards({ question, view, orders, order, text }: SheetProps) {
  const hand = kindsInHand(question, view)
  const rounds = Math.min(LAST_EXECUTION - (view.combat?.round ?? 1) + 1, hand.length)
  const [chosen, choose] = useState<readonly number[]>(hand.slice(0, rounds))
  const [when, set] = useState<When>('unhurt')
  if (rounds < 2) return null
  const held = chosen.every((kind) => chosen.filter((one) => one === kind).length <= hand.filter((one) => one === kind).length)
  const kinds = [...new Set(hand)]
  return (
    <Beforehand
      title={text.say('board-sheet-cards')}
      lines={[
        ...chosen.map((kind, at) => ({
          id: `card:${at}`,
          label: text.say('board-execution-round', { round: (view.combat?.round ?? 1) + at }),
          value: `${kind}`,
          choices: kinds.map((one) => ({ value: `${one}`, label: said(text, combatCard(one).term) })),
          choose: (value: string) => choose(chosen.with(at, Number(value))),
        })),
        {
          id: 'when',
          label: text.say('board-sheet-later'),
          value: when,
          choices: [
            { value: 'standing', label: text.say('board-sheet-standing') },
            { value: 'unhurt', label: text.say('board-sheet-unhurt') },
            { value: 'always', label: text.say('board-sheet-always') },
          ],
          choose: (value: string) => set(WHENS.find((one) => one === value) ?? 'unhurt'),
        },
      ]}
      label={text.say('board-sheet-cards-go', { count: rounds })}
      act={held ? () => order(withOrder(orders, cardsOrder(chosen, when, view))) : null}
    />
  )
}
