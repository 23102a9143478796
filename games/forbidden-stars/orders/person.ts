import { answer, type OrderStep, type Person, type Saying, stepsAhead, verbOf } from '@orrery/kernel'
import type { View } from '../view.ts'
import { kindOfCard } from './cards.ts'
import { carryAll } from './carry.ts'
import { LAST_EXECUTION, placingOf, standingOf } from './drafts.ts'
import { BY_DAY, type CardsOrder, type Order, type PlanOrder, type ShopOrder, type TurnOrder } from './order.ts'
import { turnBegun } from './rehearse.ts'
import { following, leftInTurn } from './turn.ts'

type Now = Saying<Order, View>

/** A scripted player of Forbidden Stars who uses the order sheets of the board. */
export const person: Person<Order, View> = {
  byDay: [BY_DAY],
  say(now) {
    switch (now.question.name) {
      case 'planning.order': {
        const plan = thoughtPlan(now)
        const carries = standingOf(now.orders).reveals ? [] : [carryAll(now.view)]
        return [...without(now, 'plan', 'carry'), ...(plan.placings.length === 0 ? [] : [plan]), ...carries]
      }
      case 'deploy.unit':
      case 'deploy.structure': {
        const shop = standingOf(now.orders).deploys ? null : thoughtShop(now)
        return shop === null ? now.orders : [...without(now, 'shop'), shop]
      }
      case 'combat.card': {
        const cards = thoughtCards(now)
        return cards === null ? now.orders : [...without(now, 'cards'), cards]
      }
      default: {
        const turn = thoughtTurn(now)
        return turn === null ? now.orders : [...without(now, 'turn'), turn]
      }
    }
  },
}

function without({ orders }: Now, ...kinds: readonly Order['kind'][]): readonly Order[] {
  return orders.filter(({ kind }) => !kinds.includes(kind))
}

/** How many guesses at the others' orders a player makes. */
const THOUGHTS = 3

/**
 * The order tokens to place after this one, as far as they are the same for all guesses at the others' orders. The rest is decided once the
 * others' orders are on the board.
 */
function thoughtPlan(now: Now): PlanOrder {
  const [first = [], ...others] = Array.from({ length: THOUGHTS }, () => thoughtPlacings(now))
  const differs = first.findIndex((one, nth) => others.some((other) => other[nth]?.type !== one.type || other[nth].system !== one.system))
  return { kind: 'plan', round: now.view.round, placings: differs < 0 ? first : first.slice(0, differs) }
}

function thoughtPlacings(now: Now): PlanOrder['placings'] {
  return stepsAhead(now, ['planning.order']).map(({ options: [id = ''] }) => placingOf(id, null))
}

/** FS-OPS-3: the rest of the turn, where the board has a sheet for it. */
function thoughtTurn(now: Now): TurnOrder | null {
  const { seat, question, view } = now
  if (turnBegun(question, view) === null) return null
  const table = now.determinize()
  const left = leftInTurn(question, view)
  const steps: OrderStep[] = []
  for (let given = now.answer; answer(table, seat, given) === true; ) {
    const asked = following(table, seat, left)
    if (asked === null) break
    given = now.decide(table, seat)
    if (!('option' in given || 'options' in given)) break
    steps.push({ question: asked.name, options: 'option' in given ? [given.option] : given.options })
  }
  return steps.length === 0 ? null : { kind: 'turn', round: view.round, left, steps }
}

function thoughtShop(now: Now): ShopOrder | null {
  const steps = stepsAhead(now, ['deploy.unit', 'deploy.structure'])
  return steps.length === 0 || now.view.order === null
    ? null
    : { kind: 'shop', round: now.view.round, system: now.view.order.system, steps }
}

/** The cards for the following execution rounds, by how the combat is expected to go. */
function thoughtCards(now: Now): CardsOrder | null {
  const { combat, round } = now.view
  if (combat === null) return null
  const steps = stepsAhead(now, ['combat.card'], (name) => name.startsWith('combat.') || name.startsWith('scheme.'))
  const cards = steps.flatMap(({ options: [id] }, nth) =>
    combat.round + 1 + nth <= LAST_EXECUTION && id !== undefined && verbOf(id) === 'card'
      ? [{ execution: combat.round + 1 + nth, kind: kindOfCard(id), when: 'standing' as const }]
      : [],
  )
  return cards.length === 0 ? null : { kind: 'cards', round, area: combat.area, cards }
}
