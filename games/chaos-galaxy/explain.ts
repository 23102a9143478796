import type { Piece, Refusal, Seat, Verdict } from '@orrery/kernel'
import { no, refusals, yes } from '@orrery/kernel'
import { isProtectedFromAttack } from './effects/read/restrictions.ts'
import { controllerOf, inPlay, isPaid } from './marks.ts'
import { mayAimAt, mayAttack, mayBeAttackedBy } from './rules/attack.ts'
import { mayDevelop, maySellBuilding } from './rules/bases.ts'
import { mayDraw, mayLaunch, mayPick, maySalvage } from './rules/main.ts'
import { mayPayInMain } from './rules/payment.ts'
import { mayAct } from './rules/stack.ts'
import { type CardId, type Combat, type State, ZONE } from './state.ts'
import { maySellWeapon } from './table/weaponry.ts'

/** Why the piece has no other use now, by the predicates that make the options. Never reveals others' secrets. */
export function explain(g: State, seat: Seat, piece: Piece): readonly Refusal[] {
  const [kind, number] = piece.split(':')
  const id = Number(number)
  if (!Number.isInteger(id)) return []
  if (kind === 'colony' && id === seat) return refusals(mayAct(g, seat, 'draw'), mayDraw(g, seat), mayPick(g, seat))
  if (kind === 'colony' || kind === 'headquarters' || kind === 'credits')
    return id === seat || g.seats[id] === undefined ? [] : againstAttack(g, seat, id, kind)
  if (kind === 'wasteland') return id === seat ? refusals(mayAct(g, seat, 'salvage'), maySalvage(g, seat)) : []
  return kind === 'card' && id >= 0 && id < g.prints.length ? explainCard(g, seat, id) : []
}

/** Why the seat may not attack this target of another player. */
function againstAttack(g: State, seat: Seat, defender: Seat, what: Combat['aim']): readonly Refusal[] {
  return refusals(mayAct(g, seat, 'attack'), mayBeAttackedBy(g, defender, seat), mayAimAt(g, what), mayAttack(g, seat))
}

/** CG-ATK-1: whether the card lies where attacks aim, and no card protects it. */
function mayBeTarget(g: State, card: CardId): Verdict {
  const zone = g.zones[card]
  if (zone === ZONE.hangar || zone === ZONE.mounted) return no('CG-ATK-1', {}, 'attack')
  return isProtectedFromAttack(g, card) && !g.settings.cleanGame ? no('CG-GOAL-5', {}, 'attack') : yes
}

function explainCard(g: State, seat: Seat, card: CardId): readonly Refusal[] {
  const zone = g.zones[card]
  if (zone === ZONE.headquarters) return g.owners[card] === seat ? refusals(mayAct(g, seat, 'launch'), mayLaunch(g, seat, card)) : []
  if (!inPlay(g, card)) return []
  if (controllerOf(g, card) !== seat)
    return [...againstAttack(g, seat, controllerOf(g, card), zone === ZONE.surface ? 'base' : 'crew'), ...refusals(mayBeTarget(g, card))]
  if (!isPaid(g, card)) {
    const base = zone === ZONE.surface ? [mayDevelop(g, seat, card)] : []
    return refusals(mayPayInMain(g, seat, card), ...base)
  }
  if (zone === ZONE.surface) return refusals(mayAct(g, seat, 'develop'), mayDevelop(g, seat, card), maySellBuilding(g, seat, card))
  if (zone === ZONE.mounted) return refusals(mayAct(g, seat, 'sell'), maySellWeapon(g, seat, card))
  return zone === ZONE.hangar ? refusals(mayAct(g, seat, 'attack'), mayAttack(g, seat)) : []
}
