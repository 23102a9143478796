import { randomOf, type Seat, type SeenQuestion, seedOf, type Verdict } from '@orrery/kernel'
import { imagine } from '../../imagine.ts'
import { isWorld } from '../../rules/areas.ts'
import { presenceIn } from '../../rules/control.ts'
import { mayGroundUnitsEnter, mayGroundUnitsReach } from '../../rules/ground.ts'
import { mayShipsEnter, openVoids } from '../../rules/ships.ts'
import type { State } from '../../state.ts'
import type { View } from '../../view.ts'

/** An area of the active system that nobody can move to, and the rule that bars it. */
export interface Barred {
  readonly area: number
  readonly rule: string
  readonly params: NonNullable<Exclude<Verdict, true>['params']>
}

/** Why a question does not allow a move to an area, by the rules' own predicates; true if it does, or does not ask for moves. */
type Judge = (g: State, area: number) => Verdict

const reach = (g: State, area: number, more: readonly number[]): Verdict => (isWorld(g, area) ? mayGroundUnitsReach(g, area, more) : true)

const JUDGES: Readonly<Record<string, Judge>> = {
  'advance.target': (g, area) => (isEnemys(g, area) ? reach(g, area, openVoids(g, g.order.system)) : true),
  'advance.ships': (g, area) => (isWorld(g, area) ? true : mayShipsEnter(g, area, presenceIn(g, area))),
  'advance.ground': (g, area) => {
    if (!isWorld(g, area)) return true
    const may = mayGroundUnitsEnter(g, area, presenceIn(g, area))
    return may === true ? reach(g, area, []) : may
  },
}

function isEnemys(g: State, area: number): boolean {
  const present = presenceIn(g, area)
  return present !== 0 && present !== 1 << g.order.seat
}

/** The areas of the active system that cannot be moved to, each with the rule; none if the question is not about moves. */
export function barredAreas(question: SeenQuestion | null, view: View, seat: Seat): Barred[] {
  const judge = JUDGES[question?.name ?? '']
  if (judge === undefined || question === null || question.kind === 'plan' || view.order === null) return []
  const g = imagine(view, seat, randomOf(seedOf('barred')))
  const offered = new Set(question.options.flatMap(({ on, to }) => [on, to]))
  return [0, 1, 2, 3].flatMap((corner) => {
    const area = 4 * g.order.system + corner
    const verdict = offered.has(`area:${area}`) ? true : judge(g, area)
    return verdict === true ? [] : [{ area, rule: verdict.rule, params: verdict.params ?? {} }]
  })
}
