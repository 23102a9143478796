import type { Seat } from '@orrery/kernel'
import type { Together } from '../../damage.ts'
import { typeOf } from '../../kinds.ts'
import { keeperOf } from '../../marks.ts'
import { type CardId, NONE, type StackItem, type State } from '../../state.ts'

/** What an effect speaks from: whose it is and what its words `self`, `it`, `other`, `last`, `t1` stand for. */
export interface Context {
  readonly self: CardId
  /** The card type of `self`, which may have left play. */
  readonly type: number
  readonly controller: Seat
  readonly targets: readonly (readonly CardId[])[]
  readonly it: readonly CardId[]
  readonly other: CardId
  last: CardId[]
  readonly x: number
  /** The ship that carried the card before it was given up as a cost. */
  readonly ship?: CardId
  /** The effect is a copy's: there is no card that it could speak of as itself. */
  readonly copied?: boolean
  /** Collects what takes effect together with other effects, CG-CPAY-5. */
  readonly together?: Together
}

const NOTHING: readonly never[] = []

/** The context of a card in play that speaks of itself only. */
export function contextOf(g: State, self: CardId): Context {
  return { self, type: typeOf(g, self), controller: keeperOf(g, self), targets: NOTHING, it: NOTHING, other: NONE, last: [], x: 0 }
}

/** What a stack item's effect speaks from. */
export function contextOfItem(item: StackItem): Context {
  return {
    self: item.card,
    type: item.type,
    controller: item.controller,
    targets: item.targets,
    it: item.it,
    other: item.other,
    last: item.last.slice(),
    x: item.x,
    copied: item.copied,
  }
}
