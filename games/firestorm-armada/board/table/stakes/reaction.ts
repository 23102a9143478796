import type { CardId } from '../../../content/cards.ts'
import type { State } from '../../../state.ts'
import type { Asked, Change } from './change.ts'
import { changeOfBoarding } from './reaction-boarding.ts'
import { changeOfCritical } from './reaction-critical.ts'
import { changeOfHits } from './reaction-hits.ts'
import { changeOfShot } from './reaction-shot.ts'
import { changeOfWings } from './reaction-wings.ts'

/** The change that a card makes to a question's subject; null if it cannot be computed. */
export function changeBy(g: State, asked: Asked, id: CardId): Change | null {
  return (
    changeOfShot(g, asked, id) ??
    changeOfHits(g, asked, id) ??
    changeOfCritical(asked, id) ??
    changeOfBoarding(g, asked, id) ??
    changeOfWings(asked, id)
  )
}
