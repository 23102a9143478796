import type { Game, Next, Rule } from '@orrery/kernel'
import type { State } from '../state.ts'
import { chooseActions } from './choose.ts'
import { chooseTeams, firstSpawn, formUp } from './setup.ts'

/** The turn order, as data (DA-SETUP-2, DA-ROUND-1). */
export function next(g: State): Next {
  switch (g.step) {
    case 'teams':
      return { activity: 'chooseTeams', args: null }
    case 'formation':
      return { activity: 'formUp', args: null }
    case 'first-spawn':
      return { activity: 'firstSpawn', args: null }
    default:
      return { activity: 'chooseActions', args: null }
  }
}

/** Where rules begin. */
export const activities: Game<State>['activities'] = {
  chooseTeams: (g): Rule => chooseTeams(g),
  formUp: (g): Rule => formUp(g),
  firstSpawn: (g): Rule => firstSpawn(g),
  chooseActions: (g): Rule => chooseActions(g),
}
