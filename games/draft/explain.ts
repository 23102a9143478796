import { type Piece, type Refusal, refusals, type Seat } from '@orrery/kernel'
import { cardById } from '../chaos-galaxy/content/cards.ts'
import { mayPick } from './rules/pick.ts'
import type { State } from './state.ts'

/** Why a card cannot be picked now, by the same predicate as the options. A deck is explained by its plan's validator. */
export function explain(g: State, seat: Seat, piece: Piece): readonly Refusal[] {
  const [kind = '', id = ''] = piece.split(':')
  const card = kind === 'card' ? cardById(id) : undefined
  return card === undefined ? [] : refusals(mayPick(g, seat, card.number))
}
