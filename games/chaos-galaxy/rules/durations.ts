import type { Rule, Seat } from '@orrery/kernel'
import { remove, removeDead } from '../effects/do/destroying.ts'
import { run } from '../effects/do/operations.ts'
import { contextOfLasting, operationOf, playersOf } from '../effects/read/reading.ts'
import { tell } from '../events.ts'
import { controllerOf, inPlay } from '../marks.ts'
import { isOut } from '../seats.ts'
import { type CardId, type Lasting, NONE, type State, UNTIL } from '../state.ts'
import { changeControl } from '../table/control.ts'

/** Effects that last for an exchange end. */
export function endExchange(g: State): Rule {
  return endThose(g, (lasting) => lasting.until === UNTIL.exchange)
}

/** CG-UNEQ-3, CG-UNEQ-4: effects that last until the end of the combat end; ships that survived only by them are destroyed. */
export function endCombatEffects(g: State): Rule {
  return endThose(g, (lasting) => lasting.until <= UNTIL.combat)
}

/** CG-END-10: effects whose turn is over end, and borrowed cards go back. */
export function endTurnEffects(g: State): Rule {
  return endThose(g, (lasting) => lasting.until === UNTIL.turn && isItsTurnOver(g, lasting))
}

/** CG-MULTI-9: whether the effect's last turn is over: the turn that ends now, or the next turn of a player who may be out by then. */
export function isItsTurnOver(g: State, { whose, turn }: Lasting): boolean {
  return whose === NONE || isOut(g, whose) || (g.active === whose && g.turn > turn)
}

/** CG-MULTI-9: ends effects that eliminated players began, and those that were to last until a turn of theirs. */
export function endEffectsOf(g: State, seats: readonly Seat[]): Rule {
  return endThose(g, ({ controller, seat }) => seats.includes(controller) || seats.includes(seat))
}

function* endThose(g: State, over: (lasting: Lasting) => boolean): Rule {
  if (g.lasting.length === 0) return
  const ended = g.lasting.filter(over)
  if (ended.length === 0) return
  g.lasting = g.lasting.filter((lasting) => !ended.includes(lasting))
  // Of two players who took a card one after the other, the later one returns it first.
  const ownerless = ended.reverse().flatMap((lasting) => giveBack(g, lasting))
  if (ownerless.length > 0) yield* remove(g, ownerless, run)
  tell(g, { type: 'effects-ended', rule: 'CG-UNEQ-3', count: ended.length })
  yield* removeDead(g, run)
}

/**
 * CG-END-10: returns the cards that were taken until now, except those that somebody else has taken since. Returns those whose former
 * controller is out: they go to their owners' piles (CG-MULTI-9).
 */
function giveBack(g: State, lasting: Lasting): CardId[] {
  const operation = operationOf(lasting)
  if (operation.op !== 'gainControl' || lasting.holds.what !== 'controllers') return []
  const { before } = lasting.holds
  const [taker] = operation.player === undefined ? [lasting.controller] : playersOf(g, contextOfLasting(g, lasting), operation.player)
  const ownerless: CardId[] = []
  for (const [at, card] of lasting.cards.entries()) {
    if (!inPlay(g, card) || (taker !== undefined && controllerOf(g, card) !== taker)) continue
    const former = before[at] as Seat
    if (isOut(g, former)) ownerless.push(card)
    else changeControl(g, card, former)
  }
  return ownerless
}
