import { noSuch, placeOfKey, wordsIn } from '@orrery/kernel/scenario/format'
import { MARINES, type MarineId, TEAMS, teamOf } from '../content/marines.ts'
import { LEFT, RIGHT } from '../content/sides.ts'
import { at } from '../rules/components.ts'
import { NONE, type State } from '../state.ts'
import type { ScenarioTable } from './table.ts'

/** Lines the marines up and gives their teams to the seats. */
export function layMarines(g: State, told: ScenarioTable): void {
  for (const marine of g.marines) Object.assign(marine, { facing: LEFT, tokens: 0 })
  for (const team of g.teams) Object.assign(team, { owner: NONE, card: 0, resolved: false, last: 0, jammed: 0 })
  g.formation = []
  for (const word of wordsIn(told.formation)) lineUp(g, word)
  const slain = wordsIn(told.slain).map((key) => placeOfKey(MARINES, key, 'slain'))
  const risen = slain.find((id) => g.formation.includes(id))
  if (risen !== undefined) throw new RangeError(`${at(MARINES, risen).key} stands in the formation and is slain`)
  giveTeams(g, told, [...g.formation, ...slain])
}

function lineUp(g: State, word: string): void {
  const [, key, facing, tokens] = /^([a-z]+)([<>])(?:\+(\d+))?$/.exec(word) ?? []
  if (key === undefined) throw new RangeError(`formation: '${word}' is no marine with a facing, like 'leon>' or 'leon<+2'`)
  const id = placeOfKey(MARINES, key, 'formation')
  if (g.formation.includes(id)) throw new RangeError(`${key} stands in the formation twice`)
  g.formation.push(id)
  Object.assign(at(g.marines, id), { facing: facing === '<' ? LEFT : RIGHT, tokens: Number(tokens ?? 0) })
}

/** Gives every team that has a marine in the formation or slain to a seat. */
function giveTeams(g: State, told: ScenarioTable, marines: readonly MarineId[]): void {
  const teams: number[] = []
  for (const id of marines) if (!teams.includes(teamOf(id))) teams.push(teamOf(id))
  const keys = teams.map((team) => at(TEAMS, team).key)
  for (const key of Object.keys(told.owners ?? {}))
    if (!keys.includes(key)) throw new RangeError(`owners: of the teams in play, ${noSuch(key, keys)}`)
  for (const [index, team] of teams.entries()) at(g.teams, team).owner = told.owners?.[at(TEAMS, team).key] ?? index % g.seats
}
