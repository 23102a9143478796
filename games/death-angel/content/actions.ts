import { BLUE, GREEN, GREY, PURPLE, RED, TEAMS, type TeamId, YELLOW } from './marines.ts'

/** An action card's key: the number printed on it, 1 to 18. */
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
  action(BLOCK, 'block', GREEN, 'support'),
  action(DEFENSIVE_STANCE, 'defensive-stance', YELLOW, 'support'),
  action(COUNTER_ATTACK, 'counter-attack', BLUE, 'support'),
  action(OVERWATCH, 'overwatch', RED, 'support'),
  action(STRATEGIZE, 'strategize', PURPLE, 'support'),
  action(POWER_FIELD, 'power-field', GREY, 'support'),
  action(ONWARD_BROTHERS, 'onward-brothers', RED, 'move'),
  action(STEALTH_TACTICS, 'stealth-tactics', GREY, 'move'),
  action(REORGANIZE, 'reorganize', YELLOW, 'move'),
  action(FORWARD_SCOUTING, 'forward-scouting', PURPLE, 'move'),
  action(INTIMIDATION, 'intimidation', BLUE, 'move'),
  action(RUN_AND_GUN, 'run-and-gun', GREEN, 'move'),
  action(LEAD_BY_EXAMPLE, 'lead-by-example', BLUE, 'attack'),
  action(FLAMER_ATTACK, 'flamer-attack', PURPLE, 'attack'),
  action(PSIONIC_ATTACK, 'psionic-attack', GREY, 'attack'),
  action(DEAD_AIM, 'dead-aim', GREEN, 'attack'),
  action(FULL_AUTO, 'full-auto', RED, 'attack'),
  action(HEROIC_CHARGE, 'heroic-charge', YELLOW, 'attack'),
]

/** The action cards in ascending order of their numbers. */
export const ACTION_CARDS = ACTIONS

/** The action card with the given number. */
export function actionCard(number: ActionNumber): Action {
  return ACTIONS[number - 1] as Action
}

/** A team's three cards: support, move+activate, attack. */
export const CARDS_OF_TEAM: readonly (readonly ActionNumber[])[] = TEAMS.map(({ id }) =>
  (['support', 'move', 'attack'] as const).flatMap((type) =>
    ACTIONS.filter((action) => action.team === id && action.type === type).map(({ number }) => number),
  ),
)
