import { chooseSome, option, type Rule } from '@orrery/kernel'
import { tell } from '../../events.ts'
import type { State, StructureId } from '../../state.ts'
import { destroyStructure } from '../destroy.ts'
import { structureTerm } from '../names.ts'
import { controlTokensLeft, structuresIn } from '../structures.ts'
import { cardTerm, shuffleBack } from './deck.ts'
import { returnTokens } from './reinforce.ts'
import { retreatAll } from './retreat.ts'
import { ATTACKER, combatOf, DEFENDER, otherSide, type Side, seatOfSide, sideOf } from './sides.ts'
import { moraleValue } from './values.ts'

/** FS-RES-1, FS-RES-2, FS-RES-3: after three rounds the side with the higher morale wins; in a tie the defender. */
export function winnerByMorale(g: State): Side {
  const values = [moraleValue(g, ATTACKER), moraleValue(g, DEFENDER)]
  for (const side of [ATTACKER, DEFENDER]) {
    const seat = seatOfSide(g, side)
    tell(g, { type: 'morale-counted', rule: 'FS-RES-1', on: `player:${seat}`, seat, morale: values[side] as number })
  }
  return (values[ATTACKER] as number) > (values[DEFENDER] as number) ? ATTACKER : DEFENDER
}

/** FS-COMBAT-4, FS-RES-2, FS-RES-5, FS-RES-6: a side has won: the other retreats, and an attacker takes the structures. */
export function* settle(g: State, winner: Side): Rule {
  const seat = seatOfSide(g, winner)
  tell(g, { type: 'combat-won', rule: 'FS-RES-2', on: `area:${combatOf(g).area}`, seat })
  yield* retreatAll(g, otherSide(winner))
  if (winner === ATTACKER) yield* capture(g)
}

/**
 * FS-RES-5, FS-STRUCT-4, FS-COMP-13: the attacker puts control tokens on the structures; those for which no token is left are destroyed.
 */
function* capture(g: State): Rule {
  const { area } = combatOf(g)
  const seat = seatOfSide(g, ATTACKER)
  const taken = structuresIn(g, area, seatOfSide(g, DEFENDER))
  const left = Math.min(controlTokensLeft(g, seat), taken.length)
  const marked = left < taken.length ? yield* chooseMarked(g, seat, taken, left) : taken
  for (const structure of taken) {
    if (!marked.includes(structure)) {
      destroyStructure(g, structure, 'FS-COMP-13')
      continue
    }
    g.structures.seat[structure] = seat
    const told = { rule: 'FS-RES-5', on: `structure:${structure}`, seat }
    tell(g, { type: 'structure-captured', ...told, structure: structureTerm(structure) })
  }
}

function chooseMarked(g: State, seat: number, taken: readonly StructureId[], left: number): Rule<StructureId[]> {
  const options = taken.map((structure) => ({
    ...option(`mark:${structure}`, structure, 'FS-COMP-13', `structure:${structure}`),
    params: { structure: structureTerm(structure) },
  }))
  const { area } = combatOf(g)
  const prompt = { name: 'combat.mark', rule: 'FS-COMP-13', message: 'combat-mark', on: `area:${area}`, params: { count: left } }
  return chooseSome(seat, prompt, options, { least: left, most: left })
}

/** FS-COMBAT-24, FS-REINF-8, FS-STRAT-8: tokens return to the supply; all cards of the combat are shown and shuffled into the decks. */
export function cleanUp(g: State): void {
  returnTokens(g)
  for (const side of [ATTACKER, DEFENDER]) {
    const { seat, hand, faceUp } = sideOf(g, side)
    const cards = hand.map(cardTerm).sort()
    if (cards.length > 0) tell(g, { type: 'cards-returned', rule: 'FS-COMBAT-24', on: `player:${seat}`, seat, cards })
    shuffleBack(g, side, [...hand, ...faceUp])
  }
  g.combat = null
}
