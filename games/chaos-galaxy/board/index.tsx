import './card/index.css'
import './mat/index.css'
import type { BoardModule } from '@orrery/board'
import type { Text } from '@orrery/text'
import { STARTER_DECKS, type StarterDeck } from '../content/decks.ts'
import type { View } from '../view.ts'
import { SeatSetup } from './decks/SeatSetup.tsx'
import { Inspector } from './Inspector.tsx'
import { Board } from './mat/Board.tsx'
import { byWeight } from './mat/choices.ts'

const STEPS = ['window', 'equip', 'payment', 'firing', 'bombing', 'unequip'] as const

/** The phases of a turn with the steps of an attack, CG-TURN-1; none during setup and at the end. */
function phases(view: View, text: Text) {
  if (view.phase === 'setup' || view.phase === 'over') return []
  const step = view.combat?.step ?? null
  const phase = (name: string, current: boolean) => ({ label: text.say(`board-phase-${name}`), current })
  return [
    phase('start', view.phase === 'start'),
    phase('main', view.phase === 'main' && step === null),
    ...STEPS.map((one) => phase(one, step === one)),
    phase('end', view.phase === 'end'),
  ]
}

/** The board of Chaos Galaxy. */
export const board: BoardModule<View> = {
  Board,
  Inspector,
  phases,
  arrange: byWeight,
  secondsToDecide: (options) => Number((options as { readonly decisionTime?: number } | null)?.decisionTime ?? 0),
  headline: (view, text) =>
    text.say('board-headline', { turn: view.turn, counts: view.seats.map((seat) => String(seat.colony)).join(' : ') }),
  secrets: (view) => view.phase !== 'over',
  SeatSetup,
  botBrings: (draw) => ({ deck: (STARTER_DECKS[draw(STARTER_DECKS.length)] as StarterDeck).id }),
}
