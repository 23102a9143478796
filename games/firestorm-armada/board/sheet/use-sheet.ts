import { type BoardProps, type Offer, percent } from '@orrery/board'
import type { SeenQuestion } from '@orrery/kernel'
import type { Signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { oddsOfPlan } from '../../orders/fire-odds.ts'
import type { Order } from '../../orders/order.ts'
import { KEPT } from '../../orders/sequence.ts'
import type { SquadronId } from '../../state.ts'
import type { View } from '../../view.ts'
import { type Facts, inches } from '../table/facts.ts'
import { beginDeploying, deployOrder } from './deploying.ts'
import { beginFiring, fireOrder } from './firing.ts'
import { beginMoving, moveOrders } from './moving.ts'
import { type Sheet, sheetAt } from './sheet.ts'

type Props = Pick<BoardProps<View, Order>, 'seen' | 'viewer' | 'taught' | 'orders' | 'order' | 'choose' | 'offer'>

/** The sheet at the reader's open question; null if the reader is not asked, or is being taught. */
export function sheetFor({ seen, viewer, taught, orders: said }: Props, facts: Facts): Signal<Sheet | null> | null {
  const { question } = seen
  if (question === null || taught || viewer !== question.seat) return null
  return sheetAt(question, () => begun(question, facts, said))
}

function begun(question: SeenQuestion, { g, view }: Facts, said: readonly Order[]): Sheet | null {
  if (question.name === 'move.ship') return beginMoving(g, view.activation.id, said)
  if (question.name === 'fire.primary' || question.name === 'fire.torpedo') return beginFiring(g, view.activation.id, said)
  return question.name === 'deploy.squadron' ? beginDeploying(g, question, said) : null
}

/** Offers the open sheet's orders on the primary button. */
export function useOffer(sheet: Signal<Sheet | null> | null, props: Props, facts: Facts): void {
  const now = sheet?.value ?? null
  useEffect(() => {
    props.offer.value = now === null ? null : offerOf(now, props, facts)
  }, [now, facts, props.orders])
  useEffect(
    () => () => {
      props.offer.value = null
    },
    [],
  )
}

function offerOf(sheet: Sheet, props: Props, facts: Facts): Offer {
  const given = ordersOf(sheet, facts)
  const squadron = sheet.kind === 'deploy' ? null : sheet.squadron
  const act = (): void => {
    const kept = props.orders.filter((order) => !isReplaced(order, sheet.kind, squadron))
    props.order([...kept, sheet.standing, ...given])
    if (props.seen.question?.name === 'activate') props.choose(`activate:squadron:${squadron}`)
  }
  return { ...goldOf(sheet, facts), act }
}

/** Whether the sheet's orders replace an earlier order. */
function isReplaced(order: Order, kind: Sheet['kind'], squadron: SquadronId | null): boolean {
  if (order.kind === 'standing' || order.kind === 'deploy') return order.kind === 'standing' || kind === 'deploy'
  if (order.kind === 'next') return kind === 'move'
  return order.squadron === squadron && (order.kind === kind || kind === 'move')
}

function ordersOf(sheet: Sheet, { view }: Facts): readonly Order[] {
  if (sheet.kind === 'move') return moveOrders(view.turn, sheet)
  return [sheet.kind === 'fire' ? fireOrder(view.turn, sheet) : deployOrder(sheet)]
}

/** The primary button's label and consequence. */
function goldOf(sheet: Sheet, facts: Facts): Omit<Offer, 'act'> {
  const { text, g, groups } = facts
  if (sheet.kind === 'deploy') {
    const ships = sheet.line.reduce((sum, placed) => sum + placed.ships.length, 0)
    const consequence = text.say('board-sheet-deploy-what', { squadrons: sheet.line.length, ships })
    return { label: text.say('board-sheet-deploy'), consequence }
  }
  const name = groups[sheet.squadron]?.name ?? ''
  if (sheet.kind === 'move') {
    const off = sheet.steps.filter((step) => step.off > KEPT)
    const [worst] = off.toSorted((one, other) => other.off - one.off)
    const keeps =
      worst === undefined
        ? text.say('board-sheet-all-keep')
        : text.say('board-sheet-off', { ship: facts.shipName(worst.ship), off: inches(worst.off, text) })
    return { label: text.say(sheet.fires ? 'board-sheet-move-fire' : 'board-sheet-move', { name }), consequence: keeps }
  }
  const { hull, kills } = oddsOfPlan(g, sheet.shots)
  if (sheet.shots.length === 0) return { label: text.say('board-sheet-hold', { name }), wastesActions: true }
  const consequence = text.say('board-sheet-fire-what', { hull: Math.round(hull * 10) / 10, kills: percent(Math.min(kills, 1)) })
  return { label: text.say('board-sheet-fire', { attacks: sheet.shots.length }), consequence }
}
