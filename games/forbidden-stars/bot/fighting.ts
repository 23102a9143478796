import type { MultiSelectQuestion, Option } from '@orrery/kernel'
import { combatCard } from '../content/combat-cards.ts'
import { REINFORCEMENT } from '../content/tiles.ts'
import { unitKind } from '../content/units.ts'
import { at } from '../rules/at.ts'
import type { Target } from '../rules/combat/damage.ts'
import { bastionsOfSide, otherSide, sideOfSeat, unitsOfSide } from '../rules/combat/sides.ts'
import { attackValue, defenceValue, moraleValue } from '../rules/combat/values.ts'
import { isToken, isUnrouted, kindOf } from '../rules/units.ts'
import { type AreaId, NONE, type State } from '../state.ts'
import { type Outlook, priceOf, seenAreas } from './worth.ts'

/** The worth of playing a card now: its icons for as long as the combat may last, and its abilities. */
export function playWorth(g: State, seat: number, option: Option): number {
  const side = sideOfSeat(g, seat)
  if (g.combat === null || side === null) return 0
  const { icons, units, bastion, level } = combatCard((option.value as number) >> 1)
  const other = otherSide(side)
  const rounds = 4 - g.combat.round
  const threatened = attackValue(g, other) - defenceValue(g, side)
  const wounding = attackValue(g, side) - defenceValue(g, other)
  const behind = moraleValue(g, side) - moraleValue(g, other) <= (side === 0 ? 0 : -1)
  const able =
    units.length === 0 ||
    (bastion && bastionsOfSide(g, side) > 0) ||
    unitsOfSide(g, side).some((unit) => isUnrouted(g, unit) && units.includes(kindOf(g, unit)))
  const attack = (0.8 + (wounding >= -1 ? 0.5 : 0)) * (0.6 + 0.2 * rounds)
  const defence = (0.6 + (threatened > 0 ? 0.7 : 0)) * (0.6 + 0.2 * rounds)
  const morale = rounds <= 2 && behind ? 1.6 : 0.8
  return icons[0] * attack + icons[1] * defence + icons[2] * morale + (able ? 1.3 : 0) + 0.4 * level
}

/** The worth of placing so many reinforcement tokens: as many as possible while the fight is undecided. */
export function reinforceWorth(view: Outlook, option: Option): number {
  const { g, seat } = view
  if (g.combat === null) return 0
  const count = option.value as number
  const stake = Math.min(1, (seenAreas(view).worth[g.combat.area] as number) / 6)
  return count * (0.2 + stake) - 0.15 * count * count - ((at(g.players, seat).assets[REINFORCEMENT] as number) === count ? 0.1 : 0)
}

/** The cost of damage to a target: less if it survives, little for a token. */
function pain(g: State, { unit, bastion }: Target, damage: number): number {
  if (unit === NONE) return damage >= 3 - (g.structures.damage[bastion] as number) ? 3 : 0
  const kind = kindOf(g, unit)
  const { health, morale } = unitKind(kind)
  const destroyed = damage >= health - (g.units.damage[unit] as number)
  const price = isToken(unit) ? 1 : priceOf(kind)
  return destroyed ? price + (isUnrouted(g, unit) ? 0.3 * morale : 0) : isUnrouted(g, unit) ? 0.35 * morale : 0
}

/** The order in which units suffer: first the one that costs least for the damage it absorbs. */
export function assignDamage(g: State, question: MultiSelectQuestion): string[] {
  const targets = question.options.map(({ id, value, params }) => ({ id, value: value as Target, health: Number(params?.health ?? 1) }))
  let left = Number(question.params?.damage ?? 0)
  const chosen: string[] = []
  while (left > 0 && chosen.length < targets.length) {
    let best = NONE
    let least = Number.POSITIVE_INFINITY
    for (const [place, target] of targets.entries()) {
      if (chosen.includes(target.id)) continue
      const swallowed = Math.min(left, target.health)
      const cost = pain(g, target.value, left) / swallowed
      if (cost < least) {
        least = cost
        best = place
      }
    }
    const taken = at(targets, best)
    chosen.push(taken.id)
    left -= taken.health
  }
  return chosen
}

/** How good a place for a retreat is. */
export function havenWorth(view: Outlook, area: AreaId): number {
  const { g, seat } = view
  const { found, worth } = seenAreas(view)
  return (
    (worth[area] as number) +
    ((found[area] as number) === 1 << seat ? 1 : 0) +
    0.5 * (seenAreas(view).pull[area >> 2] as number) -
    0.5 * countIn(g, seat, area)
  )
}

function countIn(g: State, seat: number, area: AreaId): number {
  let count = 0
  for (let unit = 0; unit < g.units.area.length; unit++) if (g.units.area[unit] === area && g.units.seat[unit] === seat) count++
  return count
}

/** How readily a unit is given up: routed and cheap ones first. */
export function lossWorth(g: State, unit: number): number {
  return -priceOf(kindOf(g, unit)) - (isUnrouted(g, unit) ? 0.4 : 0)
}
