import { wordsIn } from '@orrery/kernel/scenario/format'
import { at } from '../rules/at.ts'
import { countPoints } from '../rules/end/victory.ts'
import { sideOf } from '../rules/ships.ts'
import { NONE, type State } from '../state.ts'
import { indexNamed, named } from './names.ts'
import type { ScenarioTable } from './table.ts'

/** Sets the table's place in the turn, and the scenario's own values. */
export function layRound(g: State, table: ScenarioTable): void {
  if (table.order !== undefined) g.order = [...table.order]
  g.lastOrder = [...g.order]
  g.toAct = table.toAct === undefined ? sideOf(g.order[0] ?? 0) : sideOf(table.toAct)
  g.step = table.step ?? 'choose'
  if (table.active !== undefined) activate(g, table.active, table)
  g.attacker = table.attacker ?? NONE
  if (table.edges !== undefined) g.edges = [...table.edges]
  g.agent = table.agent ?? NONE
  g.extracted = table.extracted ?? NONE
  g.agentKnown = g.extracted !== NONE
  countPoints(g)
  if (table.points !== undefined) g.points = [...table.points]
}

function activate(g: State, active: string, table: ScenarioTable): void {
  const [what = '', number = ''] = wordsIn(active)
  const kind = named(['squadron', 'flight'], what, 'active')
  const units: readonly { owner: number; acted: number }[] = kind === 'squadron' ? g.squadrons : g.flights
  const id = indexNamed(units, number, kind, active)
  const unit = at(units, id)
  unit.acted = g.turn
  Object.assign(g.activation, { kind, id, seat: unit.owner, fire: table.fire ?? 0 })
  g.lastActor[sideOf(unit.owner)] = unit.owner
  if (table.toAct === undefined) g.toAct = 1 - sideOf(unit.owner)
  if (table.step === undefined) g.step = kind === 'squadron' ? 'command' : 'flight-move'
}
