import { type MarineId, marineTerm, teamOf, teamTerm } from '../content/marines.ts'
import { ARTEFACT, terrainTerm } from '../content/terrain.ts'
import { tell } from '../events.ts'
import { NONE, type State } from '../state.ts'
import { at } from './components.ts'
import { nameCurrentPlayer } from './current.ts'
import { controller, isSeatAlive, isTeamAlive, positionOfMarine } from './formation.ts'
import { closeRanks } from './shift.ts'

/** DA-SLAIN-1, DA-SLAIN-2, DA-SUP-13: a marine is slain and the formation closes ranks at once. */
export function slayMarine(g: State, marine: MarineId, rule: string): void {
  const position = positionOfMarine(g, marine)
  const length = g.formation.length
  const held = at(g.marines, marine)
  g.supply += held.tokens
  held.tokens = 0
  g.formation.splice(position - 1, 1)
  tell(g, { type: 'marine-slain', rule, on: `marine:${marine}`, marine: marineTerm(marine), position })
  closeRanks(g, position, length)
  if (!isTeamAlive(g, teamOf(marine))) eliminate(g, marine)
}

/** DA-SLAIN-4, DA-ROUND-5, DA-TERR-16: removes a team without living marines. */
function eliminate(g: State, last: MarineId): void {
  const team = teamOf(last)
  const seat = controller(g, last)
  tell(g, { type: 'team-eliminated', rule: 'DA-SLAIN-4', on: `team:${team}`, team: teamTerm(team) })
  if (g.artefactHolder === seat && !isSeatAlive(g, seat)) {
    g.artefactHolder = NONE
    tell(g, { type: 'terrain-discarded', rule: 'DA-TERR-16', on: `terrain:${ARTEFACT}`, terrain: terrainTerm(ARTEFACT) })
  }
  if (g.revealed) nameCurrentPlayer(g)
}
