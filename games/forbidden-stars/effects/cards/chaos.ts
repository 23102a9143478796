import {
  ATTACK,
  CHAOS_UNITED,
  CHAOS_VICTORIOUS,
  DAEMONIC_RESILIENCE,
  DARK_FAITH,
  DEATH_AND_DESPAIR,
  DEFENCE,
  FOUL_WORSHIP,
  IMPURE_ZEAL,
  INHUMAN_STRENGTH,
  KHORNES_RAGE,
  LURE_OF_CHAOS,
  MARK_OF_KHORNE,
  MARK_OF_NURGLE,
  MARK_OF_SLAANESH,
  MARK_OF_TZEENTCH,
  MORALE,
} from '../../content/combat-cards.ts'
import { CULTIST, ICONOCLAST_DESTROYER } from '../../content/units.ts'
import { gainRolled } from '../../rules/combat/dice.ts'
import { otherSide, sideOf } from '../../rules/combat/sides.ts'
import { all, either, when } from '../compose.ts'
import { moreMorale, moreMoraleAfter, onWorld, opponentRouted } from '../conditions.ts'
import { bring, exalt, placeCultistHere, placeCultistNearby, upToCultists } from '../moves.ts'
import { convert, dice, dieOf, eitherTokens, shown, spend, tokens, tokensPer } from '../pools.ts'
import type { CardTable } from '../table.ts'
import {
  destroyRoutedChosen,
  opponentDestroysRouted,
  opponentRouts,
  rallyOne,
  routBasics,
  routChosen,
  sacrificeForTokens,
  spendToDestroyBasics,
} from '../units.ts'
import { destroysOne, destroysRouted, mayInstead, routsOne, spends, unless } from '../unless.ts'

const CULT = [CULTIST, ICONOCLAST_DESTROYER]

/** What the combat cards of Chaos do. */
export const CHAOS_CARDS: CardTable = {
  [DARK_FAITH]: { general: [shown(MORALE)], unit: when(moreMorale, placeCultistNearby) },
  [FOUL_WORSHIP]: { general: [dice(1)], unit: when(opponentRouted, tokensPer(DEFENCE, CULT)) },
  [IMPURE_ZEAL]: { general: [when(moreMorale, rallyOne)], unit: mayInstead(routsOne, tokensPer(ATTACK, CULT)) },
  [KHORNES_RAGE]: { general: [spend([ATTACK], tokens(3, 0))], unit: unless(spends(DEFENCE), opponentRouts) },
  [LURE_OF_CHAOS]: {
    general: [
      mayInstead(
        routsOne,
        placeCultistHere,
        ({ g, side }) => {
          const { seat, dice: pool } = sideOf(g, otherSide(side))
          gainRolled(g, seat, pool, 1)
        },
        [1],
      ),
    ],
    unit: eitherTokens(2),
  },
  [MARK_OF_KHORNE]: { general: [spend([ATTACK, MORALE], tokens(3, 0))], unit: unless(spends(DEFENCE), opponentDestroysRouted) },
  [MARK_OF_NURGLE]: { general: [spend([DEFENCE, MORALE], tokens(0, 3))], unit: unless(destroysRouted, tokens(0, 2)) },
  [MARK_OF_SLAANESH]: {
    general: [all(dice(1), when(moreMorale, opponentRouts))],
    unit: when(opponentRouted, when(onWorld, placeCultistHere)),
  },
  [MARK_OF_TZEENTCH]: {
    general: [all(shown(MORALE), when(moreMorale, when(onWorld, exalt)))],
    unit: convert(
      [
        [MORALE, ATTACK],
        [MORALE, DEFENCE],
      ],
      2,
      ['morale', 'attack', 'defence'],
    ),
  },
  [CHAOS_UNITED]: { general: [mayInstead(routsOne, dieOf(ATTACK, DEFENCE, MORALE))], unit: bring(upToCultists) },
  [DAEMONIC_RESILIENCE]: { general: [dieOf(DEFENCE, MORALE)], unit: unless(destroysOne, tokens(0, 4)) },
  [INHUMAN_STRENGTH]: { general: [dieOf(ATTACK, MORALE)], unit: sacrificeForTokens(4) },
  [CHAOS_VICTORIOUS]: { general: [all(dice(2), when(moreMoraleAfter(2), routBasics))], unit: routChosen },
  [DEATH_AND_DESPAIR]: {
    general: [all(either({ 'attack-dice': shown(ATTACK, 2), 'morale-dice': shown(MORALE, 2) }), spendToDestroyBasics)],
    unit: when(moreMorale, destroyRoutedChosen),
  },
}
