import type { Viewer } from '@orrery/kernel'
import { SCENARIO_CATALOGUE } from '../../content/scenarios.ts'
import type { View } from '../../view.ts'

/** A side of a scenario. */
export type ScenarioSide = 'attacker' | 'defender' | 'both'

interface Goals {
  /** The sides with goals of their own, the reader's first; `both` where they have the same. */
  readonly sides: readonly ScenarioSide[]
  /** The reader's side; null while it is not chosen, and for spectators. */
  readonly own: ScenarioSide | null
}

/** FA-SCEN-7: the sides of the view's scenario, and which of them is the viewer's. */
export function goalsOf({ scenario, attacker }: View, viewer: Viewer): Goals {
  const hasRoles = SCENARIO_CATALOGUE.entries.some(({ id, roles }) => id === scenario && roles)
  if (!hasRoles) return { sides: ['both'], own: null }
  const own = viewer === 'spectator' || attacker < 0 ? null : (viewer & 1) === attacker ? 'attacker' : 'defender'
  return { sides: own === 'defender' ? ['defender', 'attacker'] : ['attacker', 'defender'], own }
}
