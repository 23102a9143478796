import type { Piece, SeenOption } from '@orrery/kernel'
import type { Rehearsed } from '../../orders/rehearse.ts'
import { RESOLVE } from '../../orders/turn.ts'
import type { StarMapScene } from '../scene/map.ts'
import { type DraftedMove, movesBy } from './draft.ts'

/** What a turn would do, as the map shows it. */
export interface PlannedTurn {
  /** The system whose order is revealed, and what is attacked. */
  readonly aims: readonly Piece[]
  /** Its moves and what it buys. */
  readonly moves: readonly DraftedMove[]
}

/** FS-OPS-3: what the steps of a turn would do on a map. */
export function plannedTurn(map: StarMapScene, steps: readonly Rehearsed[]): PlannedTurn {
  return { aims: [...new Set(steps.flatMap(aimsOf))], moves: movesBy(map, steps.flatMap(takenIn)) }
}

function takenIn({ asked, taken }: Rehearsed): readonly SeenOption[] {
  return asked.kind === 'plan' ? [] : asked.options.filter(({ id }) => taken.includes(id))
}

/** Where units come from is seen by their arrows. */
function aimsOf(step: Rehearsed): readonly Piece[] {
  const { name, on } = step.asked
  if (name === 'advance.source') return []
  if (name === RESOLVE) return on !== undefined && step.taken.includes('resolve') ? [on] : []
  return takenIn(step).flatMap((option) =>
    option.to === undefined && option.on !== undefined && /^(system|area):/.test(option.on) ? [option.on] : [],
  )
}
