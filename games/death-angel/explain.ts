import { no, type Piece, type Refusal, refusals, type Seat, type Verdict } from '@orrery/kernel'
import { ACTION_CARDS, actionCard } from './content/actions.ts'
import { MARINES, type MarineId, marineTerm, TEAMS, teamOf, teamTerm } from './content/marines.ts'
import { TERRAIN } from './content/terrain.ts'
import { mayActivate } from './rules/activation.ts'
import { mayAttack } from './rules/attack.ts'
import { mayChoose } from './rules/choose.ts'
import { at } from './rules/components.ts'
import { controller, isAlive, isTeamAlive, positionOfMarine, swarmName } from './rules/formation.ts'
import { maySwap } from './rules/move.ts'
import { nextCard } from './rules/resolve.ts'
import { NONE, type State } from './state.ts'

/** Why a piece cannot be used now, or only in some ways. It asks the same predicates as the options. */
export function explain(g: State, seat: Seat, piece: Piece): readonly Refusal[] {
  const [kind = '', number = ''] = piece.split(':')
  const id = /^\d+$/.test(number) ? Number(number) : NONE
  switch (kind) {
    case 'card': {
      const card = ACTION_CARDS.find((one) => one.number === id)
      return card === undefined ? [] : refusals(mayChoose(g, card.number))
    }
    case 'marine':
      return id in MARINES ? explainMarine(g, seat, id) : []
    case 'team':
      return id in TEAMS ? refusals(mayDecide(g, seat, id)) : []
    case 'swarm':
      return explainSwarm(g, seat, piece.slice(kind.length + 1))
    case 'genestealer': {
      const swarm = g.swarms.find((one) => one.cards.includes(id))
      return swarm === undefined ? [] : explainSwarm(g, seat, swarmName(swarm))
    }
    case 'terrain':
      return id in TERRAIN ? explainTerrain(g, seat, id) : []
    case 'pile':
      return [no('DA-BLIP-1')]
    case 'artefact':
      return g.artefactHolder === NONE ? [] : [no('DA-TERR-15')]
    default:
      return []
  }
}

/** DA-SETUP-15, DA-SLAIN-4, DA-RESOLVE-2: whether the seat decides for a team now. */
function mayDecide(g: State, seat: Seat, team: number): Verdict {
  if (at(g.teams, team).owner !== seat) return no('DA-SETUP-15', { team: teamTerm(team) })
  if (!isTeamAlive(g, team)) return no('DA-SLAIN-4', { team: teamTerm(team) })
  if (g.phase === 'resolve' && actingTeam(g) !== team) return no('DA-RESOLVE-2', { team: teamTerm(team) })
  return true
}

/** The team whose card is being resolved, or else the next one. A card counts as resolved as soon as it begins. */
function actingTeam(g: State): number {
  let acting = NONE
  let number = 0
  for (let team = 0; team < g.teams.length; team++) {
    const { card, resolved } = at(g.teams, team)
    if (resolved && card > number) {
      acting = team
      number = card
    }
  }
  const next = nextCard(g)
  return acting === NONE && next !== NONE ? actionCard(next).team : acting
}

function explainMarine(g: State, seat: Seat, marine: MarineId): Refusal[] {
  const term = marineTerm(marine)
  if (!isAlive(g, marine)) return controller(g, marine) === NONE ? [] : [no('DA-SLAIN-1', { marine: term })]
  const team = teamOf(marine)
  const decides = mayDecide(g, seat, team)
  if (decides !== true) return [decides]
  const { card } = at(g.teams, team)
  if (g.phase !== 'resolve' || card === 0) return []
  const type = actionCard(card).type
  const why: Refusal[] = []
  if (type === 'attack') for (const swarm of g.swarms) addNew(why, mayAttack(g, marine, swarm))
  else why.push(no('DA-ATK-1', { marine: term, team: teamTerm(team) }, 'attack'))
  if (type !== 'move') why.push(no('DA-MOVE-1', { team: teamTerm(team) }, 'swap'))
  else {
    for (const other of g.formation) if (other !== marine) addNew(why, maySwap(g, marine, other, card))
    const position = positionOfMarine(g, marine)
    for (const { id } of TERRAIN) if (at(g.terrain, id).position === position) addNew(why, mayActivate(g, marine, id))
  }
  return why
}

/** Why the seat's marines cannot attack a swarm. */
function explainSwarm(g: State, seat: Seat, name: string): Refusal[] {
  const swarm = g.swarms.find((one) => swarmName(one) === name)
  if (swarm === undefined) return []
  const why: Refusal[] = []
  for (const { id } of MARINES) if (isAlive(g, id) && controller(g, id) === seat) addNew(why, mayAttack(g, id, swarm))
  return why
}

/** Why the seat's marines at a terrain card cannot activate it. */
function explainTerrain(g: State, seat: Seat, terrain: number): Refusal[] {
  const { position } = at(g.terrain, terrain)
  if (position === 0) return []
  const why: Refusal[] = []
  for (const { id } of MARINES) {
    if (controller(g, id) === seat && positionOfMarine(g, id) === position) addNew(why, mayActivate(g, id, terrain))
  }
  return why
}

function addNew(why: Refusal[], verdict: Verdict): void {
  if (verdict === true || why.some((other) => other.rule === verdict.rule && other.params?.marine === verdict.params?.marine)) return
  why.push(verdict)
}
