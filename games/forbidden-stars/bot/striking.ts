import { MOST_DICE } from '../content/combat-cards.ts'
import { ownerOfWorld } from '../rules/orbital/after-roll.ts'
import { type Strike, strikers, strikeUpgrades } from '../rules/orbital/strike.ts'
import { figuresOf, unitsIn } from '../rules/units.ts'
import { NONE } from '../state.ts'
import type { Outlook } from './worth.ts'

/** Far below not striking, so that a search does not consider it either. */
const HOPELESS = -4

/**
 * FS-ORB-5, FS-ORB-8: how promising an orbital strike is. Without upgrades it is only if the dice can destroy the toughest target, because
 * its owner would let that suffer.
 */
export function strikeWorth({ g, seat }: Outlook, { from, target }: Strike): number {
  if (strikeUpgrades(g, seat).length > 0) return 1
  const owner = ownerOfWorld(g, target)
  const toughest = owner === NONE ? 0 : Math.max(0, ...unitsIn(g, owner, target).map((unit) => figuresOf(g, unit).health))
  const dice = strikers(g, seat, from).reduce((sum, unit) => sum + figuresOf(g, unit).dice, 0)
  return toughest > 0 && Math.min(MOST_DICE, dice) >= toughest ? 1 : HOPELESS
}
