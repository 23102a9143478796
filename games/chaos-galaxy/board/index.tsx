import './card/index.css'
import './mat/index.css'
import type { BoardModule } from '@orrery/board'
import { type Json, type SeenOption, verbOf } from '@orrery/kernel'
import type { Language, Text } from '@orrery/text'
import { STARTER_DECKS, type StarterDeck } from '../content/decks.ts'
import type { Order } from '../orders/order.ts'
import { publicOption } from '../orders/public-option.ts'
import { isUnderAttack } from '../orders/stops.ts'
import type { View } from '../view.ts'
import type { Cards } from './decks/deck.ts'
import { keptDecks } from './decks/kept.ts'
import { isLimited } from './decks/legality.ts'
import { SeatSetup } from './decks/SeatSetup.tsx'
import { Inspector } from './Inspector.tsx'
import { losses } from './losses.ts'
import { alikeIn } from './mat/alike.ts'
import { Board } from './mat/Board.tsx'
import { byWeight, CARD_VERBS, isListed } from './mat/choices.ts'
import { Stakes } from './mat/Stakes.tsx'
import { answeredHere, isStoppedHere, lostByPassing } from './mat/stops.ts'
import { confirms, isPass, primaryAction } from './primary-action.ts'
import { telling } from './telling.ts'

const STEPS = ['window', 'equip', 'payment', 'firing', 'bombing', 'unequip'] as const

/** The phases of a turn with the steps of an attack, CG-TURN-1; none during setup and at the end. */
function phases(view: View, text: Text) {
  if (view.phase === 'setup' || view.phase === 'over') return []
  const step = view.combat?.step ?? null
  const phase = (name: string, current: boolean) => ({ label: text.say(`board-phase-${name}`), term: `board-phase-${name}`, current })
  return [
    phase('start', view.phase === 'start'),
    phase('main', view.phase === 'main' && step === null),
    ...STEPS.map((one) => phase(one, step === one)),
    phase('end', view.phase === 'end'),
  ]
}

/** The groups of "all options" for the options of a turn, by verb. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  attack: ['attack', 'attack-with', 'fire', 'bomb'],
  play: ['launch', 'event', 'play', 'pay', 'use', 'mount'],
  cards: CARD_VERBS,
  build: ['develop', 'undevelop', 'sell', 'sell-ship', 'transfer'],
  hide: ['surface', 'cantina'],
}

function groupOf(option: SeenOption): string {
  const verb = verbOf(option.id)
  return Object.keys(GROUPS).find((group) => GROUPS[group]?.includes(verb)) ?? 'other'
}

/** The name of the chosen deck: a starter deck's, or the one stored in this browser. */
function deckName(deck: Json | undefined, language: Language): string {
  if (typeof deck === 'string') return STARTER_DECKS.find(({ id }) => id === deck)?.name[language] ?? ''
  const same = JSON.stringify(deck)
  return keptDecks().find(({ cards }) => JSON.stringify(cards) === same)?.name ?? ''
}

/** The board of Chaos Galaxy. */
export const board: BoardModule<View, Order> = {
  Board,
  console: 'over',
  tells: true,
  Stakes,
  Inspector,
  phases,
  arrange: byWeight,
  alike: alikeIn,
  primaryAction,
  confirms,
  isPass,
  isUnderAttack,
  isOut: ({ fallen }, seat) => fallen.some((one) => one.seat === seat),
  lostByPassing,
  publicOption,
  passes: (question, view) => (isStoppedHere(question, view) ? null : 'pass'),
  answers: answeredHere,
  lists: isListed,
  group: (option, text) => text.say(`board-group-${groupOf(option)}`),
  headline: (view, text) =>
    text.say('board-headline', { turn: view.turn, counts: view.seats.map((seat) => String(seat.colony)).join('\u00a0:\u00a0') }),
  secrets: (view) => view.phase !== 'over',
  SeatSetup,
  named: (term) => (term.startsWith('card-') ? `print:${term.slice('card-'.length)}` : null),
  side: (_seat, _view, { deck }, text) => deckName(deck, text.language),
  losses,
  telling,
  settingsFor: ({ deck }) => (typeof deck === 'object' && deck !== null && isLimited(deck as Cards) ? { limited: true } : {}),
  botBrings: (draw) => ({ deck: (STARTER_DECKS[draw(STARTER_DECKS.length)] as StarterDeck).id }),
}
