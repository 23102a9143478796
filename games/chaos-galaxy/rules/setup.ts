import { choose, fromStream, option, type Rule, roll, type Seat, type Seed, shuffle } from '@orrery/kernel'
import { cardById } from '../content/cards.ts'
import { RACE_CATALOGUE } from '../effects/language/catalogues.ts'
import { tell } from '../events.ts'
import { opponentsOf, seatOf } from '../seats.ts'
import { freshState, NONE, type State, ZONE } from '../state.ts'
import { drawCards, shuffleColony } from '../table/zones.ts'
import { type Deck, monoRace } from './deck.ts'
import type { TableOptions } from './options.ts'

const OPENING_HAND = 5
const OPENING_CREDITS = 5

/** CG-SETUP-1 to CG-SETUP-7: sets the table up: shuffles the decks, rolls for the start, deals credits and opening hands. */
export function setUp(options: TableOptions, _seats: number, seed: Seed): State {
  const g = freshState(
    seed,
    options.settings,
    options.decks.map((deck) => ({ prints: printsOf(deck), mono: options.settings.monoRaceBonuses ? raceNumber(deck) : NONE })),
  )
  // A card's number reveals nothing about its place in the colony.
  for (const held of g.seats) shuffle(fromStream(g.random.choices), held.colony)
  for (let seat = 0; seat < g.seats.length; seat++) {
    shuffleColony(g, seat)
    const mono = seatOf(g, seat).mono
    if (mono !== NONE) tell(g, { type: 'mono-race', rule: 'CG-MONO-1', seat, race: `@race-${RACE_CATALOGUE.of(mono)}` })
  }
  g.starter = rollForStart(g)
  g.active = g.starter
  for (let seat = 0; seat < g.seats.length; seat++) {
    seatOf(g, seat).credits = OPENING_CREDITS
    drawCards(g, seat, OPENING_HAND)
  }
  return g
}

function printsOf(deck: Deck): number[] {
  const prints: number[] = []
  for (const [id, copies] of Object.entries(deck)) for (let copy = 0; copy < copies; copy++) prints.push(cardById(id)?.number ?? NONE)
  return prints
}

function raceNumber(deck: Deck): number {
  const race = monoRace(deck)
  return race === null ? NONE : RACE_CATALOGUE.kind(race)
}

/** CG-SETUP-5, CG-SETUP-6: the highest roll starts; tied players roll again. */
function rollForStart(g: State): Seat {
  let rolling: Seat[] = g.seats.map((_, seat) => seat)
  while (rolling.length > 1) {
    const rolls = rolling.map(() => roll(g, 'dice', 6) + 1)
    tell(g, { type: 'rolled', rule: 'CG-SETUP-5', seats: rolling.slice(), rolls: rolls.slice() })
    const best = Math.max(...rolls)
    rolling = rolling.filter((_, at) => rolls[at] === best)
  }
  return rolling[0] as Seat
}

/** CG-SETUP-8, CG-SETUP-9: in turn order each player may exchange the whole opening hand once. */
export function* mulligan(g: State): Rule {
  for (const seat of [g.starter, ...opponentsOf(g, g.starter)]) {
    const again = yield* choose(seat, { rule: 'CG-SETUP-8', message: 'setup-mulligan' }, [
      option('keep', false, 'CG-SETUP-9'),
      option('mulligan', true, 'CG-SETUP-8'),
    ])
    tell(g, { type: again ? 'mulligan' : 'kept', rule: 'CG-SETUP-8', seat })
    if (!again) continue
    const held = seatOf(g, seat)
    held.mulliganUsed = true
    for (const card of held.headquarters.splice(0)) {
      held.colony.push(card)
      g.zones[card] = ZONE.colony
    }
    shuffleColony(g, seat)
    drawCards(g, seat, OPENING_HAND)
  }
  g.turn = 1
  g.phase = 'start'
}
