import { choose, type Option, option, type Rule } from '@orrery/kernel'
import { COMBAT_CARD_CATALOGUE, type CombatKind, combatCard } from '../../content/combat-cards.ts'
import { TOUCHED_BY_THE_WARP } from '../../content/events.ts'
import { CULTIST } from '../../content/units.ts'
import { UPGRADE_CATALOGUE, type UpgradeId, upgradeOf } from '../../content/upgrades.ts'
import { NONE, type State, type SystemId, type UnitId } from '../../state.ts'
import { DIRECTIONS, edgeOf, isStormy, systemOf } from '../areas.ts'
import { at } from '../at.ts'
import { destroyUnit } from '../destroy.ts'
import { placeParams, unitTerm } from '../names.ts'
import { gainUpgrade, replaceCard } from '../strategize.ts'
import { plasticKind, unitsOnBoard } from '../units.ts'

/** How many warp storms lie on the four borders of a system. */
function stormsAround(g: State, system: SystemId): number {
  return DIRECTIONS.filter((direction) => isStormy(g, edgeOf(g, system, direction))).length
}

/** A combat card or an order upgrade that may be gained. */
interface Gain {
  readonly card: CombatKind
  readonly upgrade: UpgradeId
}

/** The cards not in the deck and the upgrades not owned, up to a level. */
function gains(g: State, seat: number, level: number): Option<Gain>[] {
  const player = at(g.players, seat)
  const cards = COMBAT_CARD_CATALOGUE.edition(g.edition.combatCards)
    .map(combatCard)
    .filter((card) => card.faction === player.faction && card.level <= level && !player.kinds.includes(card.id))
  const upgrades = UPGRADE_CATALOGUE.edition(g.edition.upgrades)
    .map(upgradeOf)
    .filter((one) => one.faction === player.faction && one.level <= level && !player.upgrades.includes(one.id))
  return [
    ...cards.map(({ id, term }) => ({
      ...option(`card:${id}`, { card: id, upgrade: NONE }, 'FS-STRAT-16', `card:${id}`),
      message: 'gain-card',
      params: { card: term },
    })),
    ...upgrades.map(({ id, term }) => ({
      ...option(`upgrade:${id}`, { card: NONE, upgrade: id }, 'FS-STRAT-16', `upgrade:${id}`),
      message: 'gain-card',
      params: { card: term },
    })),
  ]
}

/** The seat's Cultists on the board. There is always something to gain: a deck holds five of nine combat cards of level 0. */
export function touchedCultists(g: State, seat: number): UnitId[] {
  return unitsOnBoard(g, seat).filter((unit) => plasticKind(unit) === CULTIST)
}

/**
 * Touched by the Warp: destroys a Cultist to gain a free upgrade, whose level is at most the number of storms around the Cultist's system.
 */
export function* touchedByTheWarp(g: State, seat: number): Rule {
  const on = `event:${TOUCHED_BY_THE_WARP}`
  const cultists = touchedCultists(g, seat).map((one) => {
    const area = g.units.area[one] as number
    const params = { unit: unitTerm(one), ...placeParams(g, area), level: stormsAround(g, systemOf(area)) }
    return { ...option(`touch:${one}`, one, 'FS-EVENT-7', `unit:${one}`), params }
  })
  const unit = yield* choose(seat, { name: 'event.cultist', rule: 'FS-EVENT-7', message: 'event-choice-cultist', on }, cultists)
  const level = stormsAround(g, systemOf(g.units.area[unit] as number))
  destroyUnit(g, unit, 'FS-DMG-10')
  const { card, upgrade } = yield* choose(
    seat,
    { name: 'event.gain', rule: 'FS-STRAT-16', message: 'event-choice-gain', on, params: { level } },
    gains(g, seat, level),
  )
  if (card === NONE) gainUpgrade(g, seat, upgrade, 0)
  else yield* replaceCard(g, seat, card, 0)
}
