import type { Seat } from '@orrery/kernel'
import { cardOf } from '../../content/cards.ts'
import { kindOf } from '../../kinds.ts'
import { keeperOf } from '../../marks.ts'
import { isDuel } from '../../seats.ts'
import { type CardId, type State, ZONE } from '../../state.ts'
import type { EffectOf, EffectWindow } from '../language/vocabulary.ts'
import { canPay } from './costs.ts'
import { withinLimit } from './limits.ts'
import { possibleContexts, unaimed } from './opponents.ts'
import { type Context, fighterOf, hold, works } from './reading.ts'
import { hasOption, hasTargets } from './targets.ts'

/** Whether the seat may use an ability of the card with this window at the moment. */
function allowsWindow(g: State, seat: Seat, card: CardId, moment: EffectWindow): boolean {
  if (moment === 'any') return g.phase !== 'setup'
  if (moment === 'ownMain') return g.phase === 'main' && g.active === seat && g.combat === null && g.stack.length === 0
  const combat = g.combat
  if (combat === null || combat.step === 'window') return false
  const zone = g.zones[card]
  const bound = zone === ZONE.hangar || zone === ZONE.mounted || zone === ZONE.boarded
  if (bound && fighterOf(g, card)?.in !== true) return false
  if (moment === 'combat') return true
  if (moment === 'payment') return combat.step === 'payment' && combat.turn === seat
  return combat.step === moment
}

/** CG-INT-8: whether the seat may use the ability of a card now. */
export function canUse(g: State, seat: Seat, card: CardId, at: number): boolean {
  const effect = kindOf(g, card).program.effects[at]
  if (effect?.kind !== 'activated' || g.controllers[card] !== seat || !works(g, card)) return false
  if (!allowsWindow(g, seat, card, effect.window) || !withinLimit(g, card, at)) return false
  if (isDuel(g) || kindOf(g, card).program.opposes[at] !== true) return isUsableIn(g, effect, at, unaimed(g, card, seat))
  return usedAgainst(g, card, at).length > 0
}

function isUsableIn(g: State, effect: EffectOf<'activated'>, at: number, ctx: Context): boolean {
  return (
    hold(g, ctx, effect.if) &&
    canPay(g, ctx, effect.cost) &&
    hasTargets(g, ctx, effect.targets) &&
    hasOption(g, ctx, cardOf(ctx.print).program, at)
  )
}

/** CG-MULTI-13: the contexts in which an ability may be used, one for each opponent. */
export function usedAgainst(g: State, card: CardId, at: number): readonly Context[] {
  const { program } = kindOf(g, card)
  const effect = program.effects[at] as EffectOf<'activated'>
  return possibleContexts(g, unaimed(g, card, keeperOf(g, card)), program.opposes[at] === true).filter((ctx) =>
    isUsableIn(g, effect, at, ctx),
  )
}

/** CG-STACK-19: how many abilities a player may use in one window while no card changes zones. */
const MOST_ACTIVATIONS = 100

/** A checksum of all cards' zones: it changes when a card changes zones. */
export function placed(g: State): number {
  let sum = 0
  for (const zone of g.zones) sum = (sum * 31 + zone) | 0
  return sum
}

/** The abilities that the seat may use now. Everybody can see them. */
export function usableAbilities(g: State, seat: Seat): readonly Usable[] {
  const held = g.seats[seat]
  if (held === undefined || (held.activations >= MOST_ACTIVATIONS && held.placed === placed(g))) return NONE_USABLE
  let found: Usable[] | undefined
  // Only paid cards have abilities.
  for (const card of g.speaking) {
    if (g.controllers[card] !== seat) continue
    for (const { at } of kindOf(g, card).program.activated) {
      if (!canUse(g, seat, card, at)) continue
      found ??= []
      found.push({ card, at })
    }
  }
  return found ?? NONE_USABLE
}

/** An ability of a card, by the number of its effect. */
export interface Usable {
  readonly card: CardId
  readonly at: number
}

const NONE_USABLE: readonly Usable[] = []

/** Whether the seat may use an ability that belongs to the equip step; if so, it is asked there. */
export function hasEquipAbility(g: State, seat: Seat): boolean {
  return usableAbilities(g, seat).some(({ card, at }) => {
    const effect = kindOf(g, card).program.effects[at]
    return effect?.kind === 'activated' && effect.window === 'equip'
  })
}
