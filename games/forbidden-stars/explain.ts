import { no, type Piece, type Refusal, refusals, type Seat, yes } from '@orrery/kernel'
import { COMBAT_CARDS } from './content/combat-cards.ts'
import { STRUCTURES, type StructureKind } from './content/structures.ts'
import { UNIT_KINDS, type UnitKind } from './content/units.ts'
import { UPGRADES } from './content/upgrades.ts'
import { at } from './rules/at.ts'
import { kindOfCard } from './rules/combat/lasting.ts'
import { combatOf, sideOf, sideOfSeat } from './rules/combat/sides.ts'
import { presenceIn } from './rules/control.ts'
import { mayPurchaseStructure, mayPurchaseUnit } from './rules/cost.ts'
import { mayBuildOn, mayDeploy } from './rules/deploy.ts'
import { mayGroundUnitMove, mayGroundUnitsEnter, mayGroundUnitsReach } from './rules/ground.ts'
import { mayPlan } from './rules/planning.ts'
import { mayShipMove, mayShipsEnter, movableShips, openVoids } from './rules/ships.ts'
import { seatOfToken, topOf } from './rules/stacks.ts'
import { mayBuyCard, mayBuyUpgrade } from './rules/strategize.ts'
import { isShip, isToken } from './rules/units.ts'
import { type CombatCardId, NONE, type State } from './state.ts'

/** Why a piece cannot be used now, or not in every way; from the same predicates as the options. */
export function explain(g: State, seat: Seat, piece: Piece): readonly Refusal[] {
  const [kind = '', number = ''] = piece.split(':')
  const id = Number(number)
  if (!Number.isSafeInteger(id) || at(g.players, seat).faction === NONE) return []
  switch (kind) {
    case 'system':
      return id in g.systems ? explainSystem(g, seat, id) : []
    case 'area':
      return id >> 2 in g.systems ? explainArea(g, seat, id) : []
    case 'unit':
      return id in g.units.area && !isToken(id) ? explainUnit(g, seat, id) : []
    case 'kind':
      return id in UNIT_KINDS ? explainKind(g, seat, id) : []
    case 'structure-kind':
      return id in STRUCTURES ? refusals(mayPurchaseStructure(g, seat, id as StructureKind)) : []
    case 'card':
      if (g.combat !== null) return explainCard(g, seat, id)
      return id in COMBAT_CARDS ? refusals(mayBuyCard(g, seat, id)) : []
    case 'upgrade':
      return id in UPGRADES ? refusals(mayBuyUpgrade(g, seat, id)) : []
    default:
      return []
  }
}

function explainSystem(g: State, seat: Seat, system: number): readonly Refusal[] {
  if (g.phase === 'planning') return refusals(mayPlan(g, seat, system))
  if (g.phase !== 'operations' || g.step !== 'turn') return []
  const top = topOf(g, system)
  // FS-STACK-2
  return top === NONE || seatOfToken(top) !== seat ? [no('FS-OPS-2')] : []
}

function explainArea(g: State, seat: Seat, area: number): readonly Refusal[] {
  if (g.order.seat !== seat) return []
  if (g.step === 'advance') {
    const present = presenceIn(g, area)
    const mayEnter = mayGroundUnitsEnter(g, area, present)
    // FS-GROUND-10: ships of the same order may still open a path.
    const openable = movableShips(g).length === 0 ? [] : openVoids(g, g.order.system)
    return refusals(mayShipsEnter(g, area, present), mayEnter, mayEnter === true ? mayGroundUnitsReach(g, area, openable) : yes)
  }
  return g.step === 'deploy-structure' ? refusals(mayBuildOn(g, seat, area)) : []
}

function explainKind(g: State, seat: Seat, kind: UnitKind): readonly Refusal[] {
  return refusals(g.step === 'deploy-units' && g.order.seat === seat ? mayDeploy(g, kind) : mayPurchaseUnit(g, seat, kind))
}

/** FS-COMBAT-12, FS-COMBAT-22: in a combat a piece is a card, not its kind: it is chosen from the hand once a round, or lies face up. */
function explainCard(g: State, seat: Seat, card: CombatCardId): readonly Refusal[] {
  const side = sideOfSeat(g, seat)
  if (side === null) return []
  const { hand, faceUp } = sideOf(g, side)
  const isOf = (other: CombatCardId): boolean => kindOfCard(other) === kindOfCard(card)
  if (faceUp.some(isOf)) return [no('FS-COMBAT-22')]
  return combatOf(g).step !== 'choose' && hand.some(isOf) ? [no('FS-COMBAT-12')] : []
}

function explainUnit(g: State, seat: Seat, unit: number): readonly Refusal[] {
  if (g.step !== 'advance' || g.order.seat !== seat || g.units.seat[unit] !== seat) return []
  return refusals(isShip(unit) ? mayShipMove(g, unit) : mayGroundUnitMove(g, unit))
}
