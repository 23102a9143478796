import type { GameEvent } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { View } from '../../view.ts'
import type { RollScene } from './scene.ts'

/** The rolls of this moment, oldest first; if there are none, the last roll known. */
export function rollsOf(view: View, events: readonly GameEvent[], text: Text): readonly RollScene[] {
  const rolled = events.filter((event) => event.type === 'rolled' || event.type === 'card-rolled')
  if (rolled.length > 0) return rolled.map((event) => rollScene(Number(event.face), text.say(`board-${event.type}`, event)))
  return view.lastRoll === null ? [] : [rollScene(view.lastRoll.face, null)]
}

function rollScene(face: number, says: string | null): RollScene {
  return { face, skull: face >= 1 && face <= 3, says }
}
