import type { Piece, Refusal, Seat } from '@orrery/kernel'
import { mayChoose } from './rules/choose.ts'
import type { State } from './state.ts'

/** Why a piece cannot be used now; from the same predicates as the options. */
export function explain(g: State, _seat: Seat, piece: Piece): readonly Refusal[] {
  const [kind, id] = piece.split(':')
  if (kind === 'card') {
    const verdict = mayChoose(g, Number(id))
    return verdict === true ? [] : [verdict]
  }
  return []
}
