import { MORALE } from '../content/combat-cards.ts'
import { isWorld } from '../rules/areas.ts'
import { ATTACKER, combatOf, DEFENDER, otherSide, routedOf, sideOf, standingOf } from '../rules/combat/sides.ts'
import type { Condition } from './compose.ts'

export const ifAttacker: Condition = { words: ['attacker'], holds: ({ side }) => side === ATTACKER }
export const ifDefender: Condition = { words: ['defender'], holds: ({ side }) => side === DEFENDER }

/** Strictly more dice that show morale; icons on cards and units do not count. */
export const moreMorale: Condition = {
  words: ['morale', 'die', 'opponent'],
  holds: ({ g, side }) => (sideOf(g, side).dice[MORALE] as number) > (sideOf(g, otherSide(side)).dice[MORALE] as number),
}

/** The opponent has a routed unit in the combat. */
export const opponentRouted: Condition = { words: ['opponent', 'rout'], holds: ({ g, side }) => routedOf(g, otherSide(side)).length > 0 }

/** More unrouted units in the combat than the opponent. */
export const moreStanding: Condition = {
  words: ['opponent'],
  holds: ({ g, side }) => standingOf(g, side).length > standingOf(g, otherSide(side)).length,
}

export const onWorld: Condition = { words: [], holds: ({ g }) => isWorld(g, combatOf(g).area) }
