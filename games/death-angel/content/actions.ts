import type { TeamId } from './marines.ts'

/** An action card is named by its number, 1 to 18. */
export type ActionNumber = number
export type ActionType = 'support' | 'move' | 'attack'

export interface Action {
  readonly number: ActionNumber
  readonly key: string
  /** The message that names it; `<term>-text` is what it says. */
  readonly term: string
  readonly team: TeamId
  readonly type: ActionType
}

export const BLOCK = 1
export const DEFENSIVE_STANCE = 2
export const COUNTER_ATTACK = 3
export const OVERWATCH = 4
export const STRATEGIZE = 5
export const POWER_FIELD = 6
export const ONWARD_BROTHERS = 7
export const STEALTH_TACTICS = 8
export const REORGANIZE = 9
export const FORWARD_SCOUTING = 10
export const INTIMIDATION = 11
export const RUN_AND_GUN = 12
export const LEAD_BY_EXAMPLE = 13
export const FLAMER_ATTACK = 14
export const PSIONIC_ATTACK = 15
export const DEAD_AIM = 16
export const FULL_AUTO = 17
export const HEROIC_CHARGE = 18

const action = (number: ActionNumber, key: string, team: TeamId, type: ActionType): Action => ({
  number,
  key,
  term: `@action-${key}`,
  team,
  type,
})

const ACTIONS: readonly Action[] = [
  action(BLOCK, 'block', 0, 'support'),
  action(DEFENSIVE_STANCE, 'defensive-stance', 1, 'support'),
  action(COUNTER_ATTACK, 'counter-attack', 3, 'support'),
  action(OVERWATCH, 'overwatch', 2, 'support'),
  action(STRATEGIZE, 'strategize', 5, 'support'),
  action(POWER_FIELD, 'power-field', 4, 'support'),
  action(ONWARD_BROTHERS, 'onward-brothers', 2, 'move'),
  action(STEALTH_TACTICS, 'stealth-tactics', 4, 'move'),
  action(REORGANIZE, 'reorganize', 1, 'move'),
  action(FORWARD_SCOUTING, 'forward-scouting', 5, 'move'),
  action(INTIMIDATION, 'intimidation', 3, 'move'),
  action(RUN_AND_GUN, 'run-and-gun', 0, 'move'),
  action(LEAD_BY_EXAMPLE, 'lead-by-example', 3, 'attack'),
  action(FLAMER_ATTACK, 'flamer-attack', 5, 'attack'),
  action(PSIONIC_ATTACK, 'psionic-attack', 4, 'attack'),
  action(DEAD_AIM, 'dead-aim', 0, 'attack'),
  action(FULL_AUTO, 'full-auto', 2, 'attack'),
  action(HEROIC_CHARGE, 'heroic-charge', 1, 'attack'),
]

/** The action cards in ascending order of their numbers. */
export const ACTION_CARDS = ACTIONS

/** The action card with that number. */
export function actionCard(number: ActionNumber): Action {
  return ACTIONS[number - 1] as Action
}

/** A team's three cards: support, move+activate, attack. */
export const CARDS_OF_TEAM: readonly (readonly ActionNumber[])[] = [0, 1, 2, 3, 4, 5].map((team) =>
  (['support', 'move', 'attack'] as const).map((type) => {
    const card = ACTIONS.find((action) => action.team === team && action.type === type) as Action
    return card.number
  }),
)
