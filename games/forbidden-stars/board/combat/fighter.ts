import { ATTACK, COMBAT_CARDS, DEFENCE, MORALE, SPIRITSEERS_GUIDANCE } from '../../content/combat-cards.ts'
import { BASTION, structureKind } from '../../content/structures.ts'
import { unitKind } from '../../content/units.ts'
import type { View, ViewArea, ViewCombatant, ViewStructure, ViewUnit } from '../../view.ts'

/** One side of the current combat. */
export interface Fighter {
  readonly side: ViewCombatant
  readonly attacks: boolean
  readonly faction: number
  readonly units: readonly ViewUnit[]
  readonly bastions: readonly ViewStructure[]
  /** FS-COMBAT-15, FS-COMBAT-16, FS-RES-1: the totals of its dice, tokens, cards and pieces. */
  readonly attack: number
  readonly defence: number
  readonly morale: number
  /** The damage that it can suffer before nothing is left. */
  readonly health: number
  /** FS-COMBAT-17: whether a card keeps all damage from it. */
  readonly unharmed: boolean
}

/** The area of a combat. */
export function areaOf(view: View, area: number): ViewArea | undefined {
  return view.systems[area >> 2]?.areas[area & 3]
}

/** Both sides of the current combat, the attacker first; empty if there is none. */
export function fightersOf(view: View): readonly Fighter[] {
  const { combat } = view
  const area = combat === null ? undefined : areaOf(view, combat.area)
  if (combat === null || area === undefined) return []
  return combat.sides.map((side, at) => {
    const units = area.units.filter(({ seat }) => seat === side.seat)
    const bastions = area.structures.filter(({ seat, kind }) => seat === side.seat && kind === BASTION)
    const { health: tough, morale: firm } = structureKind(BASTION)
    const morale = units.reduce((sum, unit) => sum + (unit.routed ? 0 : unitKind(unit.kind).morale), bastions.length * firm)
    const health = units.reduce((sum, unit) => sum + unitKind(unit.kind).health - unit.damage, 0)
    return {
      side,
      attacks: at === 0,
      faction: Math.max(0, view.players[side.seat]?.faction ?? 0),
      units,
      bastions,
      attack: total(side, ATTACK),
      defence: total(side, DEFENCE),
      morale: morale + (side.dice[MORALE] ?? 0) + iconsOf(side.faceUp, MORALE),
      health: bastions.reduce((sum, { damage }) => sum + tough - damage, health),
      unharmed: side.lasting.includes(SPIRITSEERS_GUIDANCE),
    }
  })
}

/** FS-COMBAT-17: the damage that one side would do to the other now. */
export function damageBetween(from: Fighter, to: Fighter): number {
  return to.unharmed ? 0 : Math.max(0, from.attack - to.defence)
}

/** The icons of cards. */
export function iconsOf(kinds: readonly number[], icon: 0 | 1 | 2): number {
  return kinds.reduce((sum, kind) => sum + (COMBAT_CARDS[kind]?.icons[icon] ?? 0), 0)
}

function total(side: ViewCombatant, icon: 0 | 1): number {
  const lent = side.borrowed < 0 ? 0 : iconsOf([side.borrowed], icon)
  return (side.dice[icon] ?? 0) + (side.tokens[icon] ?? 0) + iconsOf(side.faceUp, icon) + lent
}

/** FS-CARD-5: whether a unit that the card needs is unrouted, or its bastion is there; undefined if the card has no unit ability. */
export function meets(fighter: Fighter, kind: number): boolean | undefined {
  const card = COMBAT_CARDS[kind]
  if (card === undefined || (card.units.length === 0 && !card.bastion)) return undefined
  return fighter.units.some((unit) => !unit.routed && card.units.includes(unit.kind)) || (card.bastion && fighter.bastions.length > 0)
}
