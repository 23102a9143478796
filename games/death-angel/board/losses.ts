import type { GameEvent, Seat } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { View } from '../view.ts'

/** What slays a marine: a swarm of this many genestealers, or a card by its term. */
type Slayer = { readonly size: number } | { readonly card: string }

/** The number of losses that are named. */
const NAMED = 3

/** The events that start a card's effect, and the field that names the card. */
const ACTS: { readonly [type: string]: string } = {
  'event-drawn': 'event',
  'location-ability': 'location',
  'action-begun': 'card',
  activated: 'terrain',
}

function slayerAfter(event: GameEvent, before: Slayer | null): Slayer | null {
  if (event.type === 'phase-begun') return null
  if (event.type === 'swarm-attacks') return { size: Number(event.size) }
  const field = ACTS[event.type]
  return field === undefined ? before : { card: String(event[field]) }
}

/** DA-SLAIN-1: the marines slain in these events, and by what; null if none was. The game is cooperative, so a loss concerns every seat. */
export function losses(events: readonly GameEvent[], earlier: readonly GameEvent[], _view: View, _seat: Seat, text: Text): string | null {
  let slayer = earlier.reduce<Slayer | null>((before, event) => slayerAfter(event, before), null)
  const slain: string[] = []
  for (const event of events) {
    slayer = slayerAfter(event, slayer)
    if (event.type !== 'marine-slain') continue
    const marine = String(event.marine)
    if (slayer === null) slain.push(text.say('board-loss', { marine }))
    else if ('size' in slayer) slain.push(text.say('board-loss-swarm', { marine, size: slayer.size }))
    else slain.push(text.say('board-loss-card', { marine, card: slayer.card }))
  }
  if (slain.length === 0) return null
  const more = slain.length - NAMED
  return [...slain.slice(0, NAMED), ...(more > 0 ? [text.say('board-loss-more', { more })] : [])].join(', ')
}
