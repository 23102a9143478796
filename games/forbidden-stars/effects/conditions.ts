import { MORALE } from '../content/combat-cards.ts'
import { isWorld } from '../rules/areas.ts'
import { ATTACKER, combatOf, DEFENDER, otherSide, routedOf, sideOf, standingOf } from '../rules/combat/sides.ts'
import type { Context } from './ability.ts'
import type { Condition } from './compose.ts'

export const ifAttacker: Condition = { words: ['attacker'], holds: ({ side }) => side === ATTACKER }
export const ifDefender: Condition = { words: ['defender'], holds: ({ side }) => side === DEFENDER }

/** How many more dice that show morale a side has than the other; icons on cards and units do not count. */
function moraleLead({ g, side }: Context): number {
  return (sideOf(g, side).dice[MORALE] as number) - (sideOf(g, otherSide(side)).dice[MORALE] as number)
}

/** Strictly more dice that show morale, for an ability that first gives `dice` of them. */
export function moreMoraleAfter(dice: number): Condition {
  return {
    words: ['morale', 'die', 'opponent'],
    holds: (context) => moraleLead(context) > 0,
    soon: (context) => moraleLead(context) + dice > 0,
  }
}

export const moreMorale = moreMoraleAfter(1)

/** The opponent has a routed unit in the combat. */
export const opponentRouted: Condition = { words: ['opponent', 'rout'], holds: ({ g, side }) => routedOf(g, otherSide(side)).length > 0 }

/** How many more unrouted units a side has in the combat than the other. */
function standingLead({ g, side }: Context): number {
  return standingOf(g, side).length - standingOf(g, otherSide(side)).length
}

/** More unrouted units in the combat than the opponent; earlier parts of the ability may add one. */
export const moreStanding: Condition = {
  words: ['opponent'],
  holds: (context) => standingLead(context) > 0,
  soon: (context) => standingLead(context) >= 0,
}

export const onWorld: Condition = { words: [], holds: ({ g }) => isWorld(g, combatOf(g).area) }
