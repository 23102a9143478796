import { no, type Rule, type Verdict, yes } from '@orrery/kernel'
import { type CombatKind, combatCard } from '../content/combat-cards.ts'
import { kindOfCard } from '../rules/combat/lasting.ts'
import { bastionsOfSide, isDeserted, type Side, standingOf } from '../rules/combat/sides.ts'
import { kindOf } from '../rules/units.ts'
import type { CombatCardId, State } from '../state.ts'
import { type Context, type Effect, tellAbility } from './ability.ts'
import { effectsOf } from './cards.ts'

/** FS-CARD-5, FS-CARD-8, FS-CARD-18: whether a unit that the card lists, or a bastion, allows its unit ability. */
export function mayUseUnitAbility(g: State, side: Side, kind: CombatKind): Verdict {
  const { units, bastion, term } = combatCard(kind)
  if (units.length === 0) return yes
  if (standingOf(g, side).some((unit) => units.includes(kindOf(g, unit)))) return yes
  return bastion && bastionsOfSide(g, side) > 0 ? yes : no('FS-CARD-5', { card: term })
}

/** FS-CARD-1, FS-CARD-6: resolves the general abilities, then the unit ability if its requirement is met by then. */
export function* resolveCard(g: State, side: Side, card: CombatCardId): Rule {
  const { general, unit, must } = effectsOf(kindOfCard(card))
  for (const effect of general) yield* resolveAbility(g, side, card, effect, must === true)
  if (unit === null || isDeserted(g)) return
  if (mayUseUnitAbility(g, side, kindOfCard(card)) === true) yield* resolveAbility(g, side, card, unit, false)
  else tellAbility({ g, side, card, open: false, declined: false }, 'ability-closed', 'FS-CARD-5')
}

/** FS-CARD-2, FS-CARD-3: resolves one ability, if it can do anything and its owner does not decline. */
function* resolveAbility(g: State, side: Side, card: CombatCardId, effect: Effect, must: boolean): Rule {
  const context: Context = { g, side, card, open: !must, declined: false }
  if (isDeserted(g) || !effect.possible(context)) return
  if (effect.harmless(context)) context.open = false
  yield* effect.resolve(context)
  tellAbility(context, context.declined ? 'ability-declined' : 'ability-used', 'FS-CARD-2')
}
