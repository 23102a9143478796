import { wordsIn } from '@orrery/kernel/scenario/format'
import { at } from '../rules/at.ts'
import { countPoints } from '../rules/end/victory.ts'
import { sideOf } from '../rules/ships.ts'
import { NONE, type State } from '../state.ts'
import { named, told as toldOf } from './names.ts'
import type { ScenarioTable } from './table.ts'

/** Sets the table's place in the turn, and the scenario's own values. */
export function layRound(g: State, told: ScenarioTable): void {
  if (told.order !== undefined) g.order = [...told.order]
  g.lastOrder = [...g.order]
  g.toAct = told.toAct === undefined ? sideOf(g.order[0] ?? 0) : sideOf(told.toAct)
  g.step = told.step ?? 'choose'
  if (told.active !== undefined) activate(g, told.active, told)
  g.attacker = told.attacker ?? NONE
  if (told.edges !== undefined) g.edges = [...told.edges]
  g.agent = told.agent ?? NONE
  g.extracted = told.extracted ?? NONE
  g.agentKnown = g.extracted !== NONE
  countPoints(g)
  if (told.points !== undefined) g.points = [...told.points]
}

function activate(g: State, active: string, told: ScenarioTable): void {
  const [what = '', number = ''] = wordsIn(active)
  const kind = named(['squadron', 'flight'], what, 'active')
  const units: readonly { owner: number; acted: number }[] = kind === 'squadron' ? g.squadrons : g.flights
  const id = toldOf(units, number, kind, active)
  const unit = at(units, id)
  unit.acted = g.turn
  Object.assign(g.activation, { kind, id, seat: unit.owner, fire: told.fire ?? 0 })
  g.lastActor[sideOf(unit.owner)] = unit.owner
  if (told.toAct === undefined) g.toAct = 1 - sideOf(unit.owner)
  if (told.step === undefined) g.step = kind === 'squadron' ? 'command' : 'flight-move'
}
