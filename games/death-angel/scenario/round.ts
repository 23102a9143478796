import { placeOfKey, wordsIn } from '@orrery/kernel/scenario/format'
import { ACTION_CARDS } from '../content/actions.ts'
import { TEAMS } from '../content/marines.ts'
import { at } from '../rules/components.ts'
import { NONE, type State } from '../state.ts'
import type { ScenarioTable } from './table.ts'

/** Sets the table's place in the round, and the action cards of the teams. */
export function layRound(g: State, told: ScenarioTable): void {
  g.phase = told.phase ?? 'resolve'
  g.step = told.step ?? (g.phase === 'setup' ? 'first-spawn' : g.phase)
  g.round = told.round ?? 3
  g.revealed = g.phase !== 'choose' && g.phase !== 'setup'
  for (const key of wordsIn(told.cards)) choose(g, key, 'card')
  for (const key of wordsIn(told.resolved)) at(g.teams, choose(g, key, 'card')).resolved = true
  for (const key of wordsIn(told.last)) choose(g, key, 'last')
  g.current = told.current ?? 0
  g.end = 'none'
  Object.assign(g, { lastRoll: NONE, lastRollFor: 'none', leadUsed: false, evasion: 0, enterFormation: 0 })
  Object.assign(g, { secondWind: NONE, secondWindRound: 0, limited: NONE, limitedSpawned: 0 })
}

/** Gives a team the card for this round or the last one; returns the team. */
function choose(g: State, key: string, write: 'card' | 'last'): number {
  const { team, number } = at(ACTION_CARDS, placeOfKey(ACTION_CARDS, key, 'action cards'))
  const held = at(g.teams, team)
  if (held.owner === NONE) throw new RangeError(`${key} is a card of the ${at(TEAMS, team).key} team, which nobody has`)
  if (held[write] !== 0 && held[write] !== number) throw new RangeError(`the ${at(TEAMS, team).key} team has two cards of one round`)
  held[write] = number
  return team
}
