import {
  ARD_BOYZ,
  ATTACK,
  BIKER_NOBZ,
  DEFENCE,
  GRETCHIN,
  MEGA_NOBZ,
  MEK_BOYZ,
  MORALE,
  PARTY_WAGON,
  ROKKIT_WAGON,
  SEA_OF_GREEN,
  SHOOTA_BOYZ,
  SLUGGA_BOYZ,
  SMASHER_GARGANT,
  SNAPPER_GARGANT,
  WAAAGH,
  WEIRDBOYZ,
} from '../../content/combat-cards.ts'
import { ONSLAUGHT_ATTACK_SHIP, ORK_BOYZ } from '../../content/units.ts'
import { all, when } from '../compose.ts'
import { moreStanding } from '../conditions.ts'
import { borrowIcons, discardChosen, freeToken, lasts } from '../decks.ts'
import { dice, opponentRerolls, opponentRerollsChosen, rerollAll, tokens, tokensPer } from '../pools.ts'
import type { CardTable } from '../table.ts'
import { opponentDestroys, opponentMayRetreat, opponentRouts, rallyOne, sacrifice, smash } from '../units.ts'
import { spends, unless } from '../unless.ts'

/** What the combat cards of the Orks do. */
export const ORK_CARDS: CardTable = {
  [ARD_BOYZ]: { must: true, general: [rerollAll('own', ATTACK)], unit: opponentRerolls(ATTACK, [ORK_BOYZ]) },
  [GRETCHIN]: { general: [all(tokens(1, 1), opponentRerollsChosen)], unit: sacrifice([ONSLAUGHT_ATTACK_SHIP], opponentDestroys) },
  [MEK_BOYZ]: { general: [dice(1)], unit: borrowIcons },
  [SHOOTA_BOYZ]: { must: true, general: [rerollAll('own', DEFENCE)], unit: opponentRerolls(DEFENCE, [ORK_BOYZ]) },
  [SLUGGA_BOYZ]: { must: true, general: [rerollAll('both', MORALE)], unit: rallyOne },
  [BIKER_NOBZ]: { must: true, general: [rerollAll('opponent', ATTACK)], unit: tokens(1, 0) },
  [MEGA_NOBZ]: { must: true, general: [rerollAll('opponent', DEFENCE)], unit: tokens(0, 1) },
  [SEA_OF_GREEN]: { general: [all(freeToken, when(moreStanding, unless(spends(MORALE), opponentRouts)))], unit: null },
  [WAAAGH]: { general: [rallyOne], unit: tokensPer(ATTACK, [ORK_BOYZ, ONSLAUGHT_ATTACK_SHIP]) },
  [PARTY_WAGON]: { general: [freeToken], unit: when(moreStanding, tokens(2, 2)) },
  [ROKKIT_WAGON]: { general: [], unit: all(tokens(3, 0), opponentMayRetreat) },
  [WEIRDBOYZ]: { must: true, general: [rerollAll('both', ATTACK, DEFENCE, MORALE)], unit: lasts(['opponent', 'token']) },
  [SMASHER_GARGANT]: { general: [], unit: smash },
  [SNAPPER_GARGANT]: { general: [], unit: discardChosen },
}
