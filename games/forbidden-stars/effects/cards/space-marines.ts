import {
  AMBUSH,
  ARMOURED_ADVANCE,
  ATTACK,
  BLESSED_POWER_ARMOUR,
  BREAK_THE_LINE,
  DEFENCE,
  DROP_POD_ASSAULT,
  EMPERORS_GLORY,
  EMPERORS_MIGHT,
  FAITH_IN_THE_EMPEROR,
  FURY_OF_ULTRAMAR,
  GLORY_AND_DEATH,
  HOLD_THE_LINE,
  MORALE,
  RECONNAISSANCE,
  SHOW_NO_FEAR,
  VETERAN_SCOUTS,
} from '../../content/combat-cards.ts'
import { CHAOS } from '../../content/factions.ts'
import { SCOUT, SPACE_MARINE } from '../../content/units.ts'
import { at } from '../../rules/at.ts'
import { otherSide, sideOf } from '../../rules/combat/sides.ts'
import type { Context } from '../ability.ts'
import { all, either, when } from '../compose.ts'
import { ifAttacker, ifDefender } from '../conditions.ts'
import { lasts, look, opponentDiscards } from '../decks.ts'
import { bring, ofKinds } from '../moves.ts'
import {
  convert,
  dice,
  dieOf,
  eitherTokens,
  loses,
  losesTokens,
  mayReroll,
  opponentRerolls,
  shown,
  spend,
  spendForTokens,
  tokens,
  tokensPerMorale,
} from '../pools.ts'
import type { CardTable } from '../table.ts'
import { rallyEverybody, rallyOne, retreatForMorale, retreatOne } from '../units.ts'

/** FS-CARD-2: units that cannot become routed are no gain against Chaos, whose cards do worse to a side that does not rout a unit. */
const cannotBeToldToRout = ({ g, side }: Context): boolean => at(g.players, sideOf(g, otherSide(side)).seat).faction !== CHAOS

/** What the combat cards of the Space Marines do. */
export const SPACE_MARINE_CARDS: CardTable = {
  [AMBUSH]: { general: [tokens(2, 0)], unit: lasts(['rout', 'destroy', 'spend', 'morale', 'die'], [1]) },
  [BLESSED_POWER_ARMOUR]: {
    general: [tokens(0, 2)],
    unit: convert(
      [
        [ATTACK, DEFENCE],
        [MORALE, DEFENCE],
      ],
      2,
      ['defence'],
    ),
  },
  [FAITH_IN_THE_EMPEROR]: { general: [dice(1)], unit: either({ 'rally-one': rallyOne, 'morale-die': shown(MORALE) }) },
  [FURY_OF_ULTRAMAR]: {
    general: [all(opponentRerolls(DEFENCE, null), mayReroll(DEFENCE))],
    unit: either({ 'lose-defence-die': loses(DEFENCE, 1), 'lose-defence-tokens': losesTokens(DEFENCE, 2) }),
  },
  [RECONNAISSANCE]: { general: [all(look, eitherTokens(2))], unit: spend([MORALE], retreatOne) },
  [DROP_POD_ASSAULT]: { general: [dice(1)], unit: spend([MORALE], bring(ofKinds(SCOUT, SPACE_MARINE))) },
  [GLORY_AND_DEATH]: {
    general: [all(tokens(2, 0), when(ifAttacker, rallyOne))],
    unit: either({ 'lose-defence-die': loses(DEFENCE, 1), 'lose-morale-die': loses(MORALE, 1) }),
  },
  [HOLD_THE_LINE]: { general: [all(tokens(0, 2), when(ifDefender, rallyOne))], unit: dieOf(DEFENCE, MORALE) },
  [VETERAN_SCOUTS]: { general: [tokensPerMorale], unit: retreatForMorale },
  [ARMOURED_ADVANCE]: { general: [dice(1)], unit: lasts([], [], () => false) },
  [BREAK_THE_LINE]: {
    general: [
      convert(
        [
          [MORALE, ATTACK],
          [MORALE, DEFENCE],
        ],
        3,
        ['morale', 'attack', 'defence'],
      ),
    ],
    unit: opponentDiscards,
  },
  [SHOW_NO_FEAR]: { general: [lasts(['rout'], [], cannotBeToldToRout)], unit: spend([MORALE], rallyEverybody) },
  [EMPERORS_GLORY]: {
    general: [dice(2)],
    unit: all(
      rallyEverybody,
      convert(
        [
          [ATTACK, MORALE],
          [DEFENCE, MORALE],
        ],
        null,
        ['morale'],
      ),
    ),
  },
  [EMPERORS_MIGHT]: { general: [dice(2)], unit: spendForTokens(2) },
}
