import type { Rule } from '@orrery/kernel'
import { ARMOURED_ADVANCE, HAND_SIZE, MORALE, MOST_DICE } from '../../content/combat-cards.ts'
import { tell } from '../../events.ts'
import { type AreaId, type Combat, type Combatant, NONE, type State } from '../../state.ts'
import { isContested, presenceIn } from '../control.ts'
import { factionTerm, placeParams } from '../names.ts'
import { unitsIn } from '../units.ts'
import { assessDamage, forgetDamage } from './damage.ts'
import { drawCards } from './deck.ts'
import { gainShown, rollDice, tellDice } from './dice.ts'
import { endLasting, lastingOf } from './lasting.ts'
import { chooseCards, playCard } from './playing.ts'
import { reinforce } from './reinforce.ts'
import { cleanUp, settle, winnerByMorale } from './resolution.ts'
import { assessSchemes } from './schemes.ts'
import { ATTACKER, bastionsOfSide, combatOf, DEFENDER, hasPieces, isDeserted, type Side, seatOfSide, sideOf, standingOf } from './sides.ts'
import { combatValue } from './values.ts'

/** FS-COMBAT-11 */
const ROUNDS = 3

/**
 * FS-COMBAT-2: one part of the combat in an area: the preparation, or an execution round with its consequences. The combat is over when
 * `g.combat` is null. The seat `g.attacker` attacks.
 */
export function* combat(g: State, area: AreaId): Rule {
  if (g.combat === null) g.combat = newCombat(g, area, g.attacker, origins(g, area))
  if (combatOf(g).step === 'prepare') yield* prepare(g)
  else yield* executionRound(g)
}

function combatant(seat: number): Combatant {
  return {
    seat,
    dice: [0, 0, 0],
    tokens: [0, 0],
    hand: [],
    chosen: NONE,
    revealed: false,
    looked: false,
    faceUp: [],
    lasting: [],
    borrowed: NONE,
  }
}

/** FS-COMBAT-1: a new combat; the player who was in the area before defends. */
function newCombat(g: State, area: AreaId, attacker: number, from: AreaId[]): Combat {
  const others = presenceIn(g, area) & ~(1 << attacker)
  let defender = 0
  while ((others & (1 << defender)) === 0) defender++
  const told = { rule: 'FS-COMBAT-1', on: `area:${area}`, seat: attacker, defender: factionTerm(g, defender) }
  tell(g, { type: 'combat-begun', ...told, ...placeParams(g, area) })
  return {
    area,
    ofOrder: g.phase === 'operations',
    round: 0,
    step: 'prepare',
    sides: [combatant(attacker), combatant(defender)],
    origins: from,
    further: NONE,
  }
}

/** FS-RET-25: the areas from which attacking units moved in by the order under way. */
function origins(g: State, area: AreaId): AreaId[] {
  const found: AreaId[] = []
  for (const unit of unitsIn(g, g.attacker, area)) {
    const from = g.units.from[unit] as number
    if (from !== NONE && !found.includes(from)) found.push(from)
  }
  return found
}

/** FS-COMBAT-3: whether the defender has neither an unrouted unit nor a bastion. */
function isUndefended(g: State): boolean {
  return standingOf(g, DEFENDER).length === 0 && bastionsOfSide(g, DEFENDER) === 0
}

function* prepare(g: State): Rule {
  if (isUndefended(g)) {
    tell(g, { type: 'won-at-once', rule: 'FS-COMBAT-3', on: `area:${combatOf(g).area}`, seat: seatOfSide(g, ATTACKER) })
    yield* conclude(g, ATTACKER)
    return
  }
  for (const side of [ATTACKER, DEFENDER]) rollPool(g, side)
  for (const side of [ATTACKER, DEFENDER]) drawCards(g, side, HAND_SIZE)
  yield* reinforce(g)
  combatOf(g).step = 'choose'
}

/** FS-COMBAT-6, FS-COMBAT-7, FS-COMP-5, FS-COMP-6: rolls a side's dice; Through the Warp adds one that shows morale. */
function rollPool(g: State, side: Side): void {
  const held = sideOf(g, side)
  held.dice = rollDice(g, Math.min(MOST_DICE, combatValue(g, side)))
  tellDice(g, 'dice-rolled', 'FS-COMBAT-6', held.seat, held.dice)
  if (combatOf(g).ofOrder && g.order.warpGround && g.order.seat === held.seat) gainShown(g, held.seat, held.dice, MORALE, 1)
}

/** FS-COMBAT-11: choose cards, resolve them, assess damage; FS-COMBAT-19, FS-COMBAT-21: and the consequences. */
function* executionRound(g: State): Rule {
  const combat = combatOf(g)
  combat.round++
  combat.step = 'choose'
  tell(g, { type: 'round-of-combat', rule: 'FS-COMBAT-11', on: `area:${combat.area}`, round: combat.round })
  yield* chooseCards(g)
  for (const side of [ATTACKER, DEFENDER]) {
    combat.step = side === ATTACKER ? 'attacker-card' : 'defender-card'
    if (!isDeserted(g)) yield* playCard(g, side)
  }
  combat.step = 'assess'
  yield* assess(g)
  endRound(g)
  const left = [ATTACKER, DEFENDER].filter((side) => hasPieces(g, side))
  if (left.length === 0) yield* conclude(g, null)
  else if (left.length === 1) yield* conclude(g, left[0] as Side)
  else if (combat.round === ROUNDS) yield* conclude(g, winnerByMorale(g))
}

/** FS-COMBAT-28, FS-CLAR-1, FS-CLAR-2, FS-CLAR-14: the assess damage step, and once more for each Armoured Advance in force. */
function* assess(g: State): Rule {
  const times = 1 + lastingOf(g, ATTACKER, ARMOURED_ADVANCE) + lastingOf(g, DEFENDER, ARMOURED_ADVANCE)
  for (let time = 0; time < times && !isDeserted(g); time++) {
    yield* assessSchemes(g, 'assess-start')
    if (isDeserted(g)) return
    yield* assessDamage(g)
    if (isDeserted(g)) return
    yield* assessSchemes(g, 'assess-end')
  }
}

/** FS-COMBAT-23, FS-DMG-6: combat tokens, damage and effects of the round end; the cards of the round count as played. */
function endRound(g: State): void {
  forgetDamage(g)
  for (const side of [ATTACKER, DEFENDER]) {
    const held = sideOf(g, side)
    held.tokens = [0, 0]
    // If the combat ended before this side's turn, its card was never played (FS-COMBAT-24).
    if (held.chosen !== NONE && !held.revealed) held.hand.push(held.chosen)
    held.chosen = NONE
    held.revealed = false
    held.looked = false
    endLasting(g, side)
  }
}

/** FS-COMBAT-2: the resolution: retreat, capture, clean-up; without a winner only the clean-up. FS-COMBAT-26: then a further combat. */
function* conclude(g: State, winner: Side | null): Rule {
  const combat = combatOf(g)
  combat.step = 'resolve'
  if (winner === null) tell(g, { type: 'combat-undecided', rule: 'FS-COMBAT-21', on: `area:${combat.area}` })
  else yield* settle(g, winner)
  const { further, area } = combat
  cleanUp(g)
  if (further === NONE || !isContested(g, further)) return
  g.combat = newCombat(g, further, g.attacker, [area])
}
