import { kindOf } from '../kinds.ts'
import { isPaid } from '../marks.ts'
import type { CardId, State } from '../state.ts'

/**
 * Updates the list of paid cards in play whose text is in force, waits or may be used, and the bits of what they say and wait for. Call it
 * when the card came into play, left it or was paid.
 */
export function keepSpeaking(g: State, card: CardId): void {
  const program = kindOf(g, card).program
  const speaks = isPaid(g, card) && (program.statics.length > 0 || program.listens !== 0 || program.activated.length > 0)
  const at = g.speaking.indexOf(card)
  if (speaks === at >= 0) return
  if (!speaks) g.speaking.splice(at, 1)
  else {
    let place = 0
    while (place < g.speaking.length && (g.speaking[place] as number) < card) place++
    g.speaking.splice(place, 0, card)
  }
  g.says = 0
  g.listens = 0
  for (const speaking of g.speaking) {
    const { says, listens } = kindOf(g, speaking).program
    g.says |= says
    g.listens |= listens
  }
}

/** Rebuilds the list, for a state that was not made by play. */
export function keepAllSpeaking(g: State): void {
  for (let card = 0; card < g.prints.length; card++) keepSpeaking(g, card)
}
