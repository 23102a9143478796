import { kindOf } from '../../kinds.ts'
import { inPlay } from '../../marks.ts'
import type { CardId, State } from '../../state.ts'
import type { Replaced } from '../language/vocabulary.ts'
import { withinLimit } from './limits.ts'
import { cardsOf, contextOf, hold, matches, works } from './reading.ts'

/** The effects that could replace an event about a card now. */
export function replacements(g: State, event: Replaced, about: CardId): { card: CardId; at: number }[] {
  const found: { card: CardId; at: number }[] = []
  for (let card = 0; card < g.prints.length; card++) {
    if (!inPlay(g, card)) continue
    const program = kindOf(g, card).program
    if (program.replaces.length === 0 || !works(g, card)) continue
    const ctx = contextOf(g, card)
    for (const { at, effect } of program.replaces) {
      if (effect.event !== event || !withinLimit(g, card, at)) continue
      const who = effect.who ?? 'self'
      const meant =
        typeof who === 'string' || 'all' in who
          ? cardsOf(g, ctx, who).includes(about)
          : (who.player === undefined || (who.player === 'you') === (g.controllers[about] === ctx.controller)) &&
            matches(g, ctx, about, who)
      if (meant && hold(g, { ...ctx, it: [about] }, effect.if)) found.push({ card, at })
    }
  }
  return found
}
