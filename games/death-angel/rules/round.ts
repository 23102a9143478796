import type { Game, Next } from '@orrery/kernel'
import { tell } from '../events.ts'
import { NONE, type State } from '../state.ts'
import { chooseActions } from './choose.ts'
import { nameCurrentPlayer } from './current.ts'
import { checkVictory, isOver, resultOf, untilEnd } from './end.ts'
import { activateGenestealers, endOfEventPhase, resolveEvent } from './event.ts'
import { genestealerAttack, nextAttacker } from './genestealer-attack.ts'
import { nextCard, resolveAction, revealActions } from './resolve.ts'
import { chooseTeams, firstSpawn, formUp } from './setup.ts'
import { mergeAllSwarms } from './swarm.ts'
import { travel, travelIsDue } from './travel.ts'

/** The turn order, as data (DA-SETUP-2, DA-ROUND-1). */
export function next(g: State): Next {
  if (isOver(g)) return { result: resultOf(g) }
  switch (g.step) {
    case 'teams':
      return { activity: 'chooseTeams', args: null }
    case 'formation':
      return { activity: 'formUp', args: null }
    case 'first-spawn':
      return { activity: 'firstSpawn', args: null }
    case 'choose':
      return { activity: 'chooseActions', args: null }
    case 'resolve': {
      const card = nextCard(g)
      return card === NONE ? { activity: 'endPhase', args: null } : { activity: 'resolveAction', args: card }
    }
    case 'attack':
      return { activity: nextAttacker(g) < 0 ? 'endPhase' : 'genestealerAttack', args: null }
    case 'event':
      return { activity: 'resolveEvent', args: null }
    case 'activation':
      return { activity: 'activateGenestealers', args: null }
    case 'event-end':
      return { activity: 'endOfEventPhase', args: null }
    case 'travel':
      return { activity: 'travel', args: null }
  }
}

/** The activities that `next` starts, by step. */
export const activities: Game<State>['activities'] = {
  chooseTeams,
  formUp,
  *firstSpawn(g) {
    yield* firstSpawn(g)
    beginRound(g)
  },
  *chooseActions(g) {
    yield* chooseActions(g)
    endPhase(g)
  },
  resolveAction: (g, card) => untilEnd(g, resolveAction(g, card as number)),
  genestealerAttack: (g) => untilEnd(g, genestealerAttack(g)),
  *endPhase(g) {
    endPhase(g)
  },
  resolveEvent: (g) => untilEnd(g, resolveEvent(g)),
  activateGenestealers: (g) => untilEnd(g, activateGenestealers(g)),
  *endOfEventPhase(g) {
    yield* untilEnd(g, endOfEventPhase(g))
    if (!isOver(g)) endPhase(g)
  },
  *travel(g) {
    yield* untilEnd(g, travel(g))
    checkVictory(g, true)
    if (!isOver(g)) beginNextPhase(g)
  },
}

/** DA-ROUND-2, DA-SWARM-11, DA-TRAVEL-11: ends a phase: swarms merge after the attack phase, then the formation travels if it must. */
function endPhase(g: State): void {
  // DA-OPT-1
  if (g.phase === 'attack' && !g.settings.mergeAtEventEnd) mergeAllSwarms(g)
  if (travelIsDue(g)) g.step = 'travel'
  else beginNextPhase(g)
}

/** DA-ROUND-1: begins the next of a round's four phases, or the next round. */
function beginNextPhase(g: State): void {
  if (g.phase === 'choose') {
    // DA-ROUND-4: the current player of the previous round has kept the role until now.
    revealActions(g)
    nameCurrentPlayer(g)
    beginPhase(g, 'resolve')
  } else if (g.phase === 'resolve') beginPhase(g, 'attack')
  else if (g.phase === 'attack') beginPhase(g, 'event')
  else {
    endRound(g)
    beginRound(g)
  }
}

function beginPhase(g: State, phase: 'choose' | 'resolve' | 'attack' | 'event'): void {
  g.phase = phase
  g.step = phase
  tell(g, { type: 'phase-begun', rule: 'DA-ROUND-1', phase: `@phase-${phase}` })
}

/** DA-ROUND-6: ends effects that last for a round; DA-CHOOSE-3: this round's cards become those of the previous one. */
function endRound(g: State): void {
  for (const team of g.teams) {
    team.last = team.card
    team.card = 0
    team.resolved = false
  }
  g.revealed = false
  for (const swarm of g.swarms) swarm.protected = false
  for (const terrain of g.terrain) terrain.activated = false
  g.leadUsed = false
  g.limited = NONE
  g.limitedSpawned = 0
}

function beginRound(g: State): void {
  g.round++
  tell(g, { type: 'round-begun', rule: 'DA-ROUND-1', round: g.round })
  beginPhase(g, 'choose')
}
