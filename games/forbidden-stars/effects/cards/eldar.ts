import {
  ATTACK,
  COMMAND_OF_THE_AUTARCH,
  DEFENCE,
  FIRE_DRAGONS_VENGEANCE,
  FIRE_PRISM,
  HIT_AND_RUN,
  HOLOFIELD_EMITTER,
  HOWLING_BANSHEES,
  MORALE,
  PSYCHIC_LANCE,
  RANGER_SUPPORT,
  SPIRITSEERS_GUIDANCE,
  STRIKING_SCORPIONS,
  SWOOPING_HAWKS,
  WAVE_SERPENT,
  WRAITHGUARD_ADVANCE,
  WRAITHGUARD_SUPPORT,
} from '../../content/combat-cards.ts'
import { letLast } from '../../rules/combat/lasting.ts'
import { all, either, when } from '../compose.ts'
import { ifAttacker, ifDefender } from '../conditions.ts'
import { addIcons, discardsByChance, drawOne, lasts, tokensUnlessDiscarded } from '../decks.ts'
import { slipAway, surge } from '../moves.ts'
import { convert, dice, losesOwnChoice, losesTokens, shown, spend, tokens } from '../pools.ts'
import type { CardTable } from '../table.ts'
import { opponentRouts, rallyOne, retreatOne, routOwn } from '../units.ts'
import { spends, unless } from '../unless.ts'

const dieOrMorale = either({ die: dice(1), 'morale-die': shown(MORALE) })

/** What the combat cards of the Eldar do. */
export const ELDAR_CARDS: CardTable = {
  [COMMAND_OF_THE_AUTARCH]: { general: [either({ 'rally-one': rallyOne, 'morale-die': shown(MORALE) }), addIcons], unit: null },
  [HIT_AND_RUN]: { general: [tokens(2, 0)], unit: spend([MORALE], slipAway) },
  [HOWLING_BANSHEES]: { general: [dice(1)], unit: spend([MORALE], opponentRouts) },
  [RANGER_SUPPORT]: { general: [all(when(ifAttacker, tokens(1, 1)), when(ifDefender, retreatOne))], unit: null },
  [STRIKING_SCORPIONS]: { general: [dice(1)], unit: losesOwnChoice },
  [FIRE_DRAGONS_VENGEANCE]: { general: [when(ifAttacker, lasts(['opponent', 'defence', 'token']))], unit: tokens(0, 2) },
  [SWOOPING_HAWKS]: { general: [when(ifDefender, losesTokens(ATTACK, 3))], unit: spend([MORALE], tokens(2, 0)) },
  [WRAITHGUARD_ADVANCE]: {
    general: [all(dieOrMorale, convert([[DEFENCE, ATTACK]], 2, ['attack', 'defence']))],
    unit: unless(spends(MORALE), opponentRouts),
  },
  [WRAITHGUARD_SUPPORT]: {
    general: [all(dieOrMorale, convert([[ATTACK, DEFENCE]], 2, ['attack', 'defence']))],
    unit: spend([MORALE], rallyOne),
  },
  [FIRE_PRISM]: {
    general: [convert([[MORALE, ATTACK]], null, ['morale', 'attack'])],
    unit: all(when(ifAttacker, tokens(2, 0)), when(ifDefender, losesTokens(DEFENCE, 5))),
  },
  [SPIRITSEERS_GUIDANCE]: { general: [shown(MORALE), routOwn(({ g, side, card }) => letLast(g, side, card))], unit: null },
  [WAVE_SERPENT]: { general: [all(dice(1), unless(spends(MORALE), tokens(0, 3)))], unit: spend([MORALE], surge) },
  [HOLOFIELD_EMITTER]: { general: [all(dice(1), drawOne)], unit: addIcons },
  [PSYCHIC_LANCE]: { general: [all(dice(1), discardsByChance)], unit: tokensUnlessDiscarded(4) },
}
