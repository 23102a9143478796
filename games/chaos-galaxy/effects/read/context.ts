import type { Seat } from '@orrery/kernel'
import type { Gathered } from '../../damage.ts'
import { printOf } from '../../kinds.ts'
import { keeperOf } from '../../marks.ts'
import { isDuel, neighboursOf } from '../../seats.ts'
import { type CardId, type Lasting, NONE, type StackItem, type State } from '../../state.ts'

/** The context of an effect: its controller, and what its words `self`, `it`, `other`, `last`, `t1` stand for. */
export interface Context {
  readonly self: CardId
  /** The print of `self`, which may have left play. */
  readonly print: number
  readonly controller: Seat
  /** CG-DEF-10, CG-MULTI-13: its opponent, or `NONE`. */
  readonly opponent: Seat
  readonly targets: readonly (readonly CardId[])[]
  readonly it: readonly CardId[]
  readonly other: CardId
  last: CardId[]
  readonly x: number
  /** The ship that carried the card before the card was given up as a cost. */
  readonly ship?: CardId
  /** Whether the effect is a copy's, so that no card is its `self`. */
  readonly copied?: boolean
  /** CG-CPAY-5: collects damage and destruction that take effect together with those of other effects. */
  readonly gathered?: Gathered
}

const NOTHING: readonly never[] = []

/** The context of a card in play that concerns no other card yet. */
export function contextOf(g: State, self: CardId): Context {
  const controller = keeperOf(g, self)
  const opponent = foeOf(g, self, controller)
  return { self, print: printOf(g, self), controller, opponent, targets: NOTHING, it: NOTHING, other: NONE, last: [], x: 0 }
}

/** CG-DEF-10, CG-MULTI-13: the opponent chosen for a player's card, if it still applies. */
function foeOf(g: State, card: CardId, controller: Seat): Seat {
  if (isDuel(g)) return 1 - controller
  if (g.foes.length === 0 && g.order.length > 2) return NONE
  const neighbours = neighboursOf(g, controller)
  if (neighbours.length === 1) return neighbours[0] as Seat
  for (const foe of g.foes) if (foe.card === card && neighbours.includes(foe.seat)) return foe.seat
  return NONE
}

/** The context of a lasting effect. */
export function contextOfLasting(g: State, lasting: Lasting): Context {
  return { ...contextOf(g, lasting.source), controller: lasting.controller, opponent: lasting.opponent }
}

/** The context of a stack item's effect. */
export function contextOfItem(item: StackItem): Context {
  return {
    self: item.card,
    print: item.print,
    controller: item.controller,
    opponent: item.opponent,
    targets: item.targets,
    it: item.it,
    other: item.other,
    last: item.last.slice(),
    x: item.x,
    copied: item.copied,
  }
}
