import type { Seat, Viewer } from '@orrery/kernel'
import { cardOf } from '../chaos-galaxy/content/cards.ts'
import type { Deck } from '../chaos-galaxy/rules/deck.ts'
import { boundsOf } from './rules/build.ts'
import { deckOf } from './rules/end.ts'
import { directionOf, leftIn, PACK_SIZE, packOf, packsOf, poolOf, taken } from './rules/packs.ts'
import { at, type Format, NONE, type State, type Step } from './state.ts'

/** What everybody sees of a seat. */
export interface ViewSeat {
  readonly seat: Seat
  /** The number of cards in the pack in front of it. */
  readonly pack: number
  /** The number of cards in its pool. */
  readonly pool: number
}

/** What a viewer may see of a table of limited play. Cards are named by their ids. */
export interface View {
  readonly format: Format
  /** The degree of race restrictions at the table, or a looser one if the viewer's pool needs it (DR-BUILD-3). */
  readonly raceDegree: number
  readonly step: Step
  /** The packs opened so far, and their total number. */
  readonly round: number
  readonly rounds: number
  /** The current pick of the pack, from 1; 0 if there is none. */
  readonly pick: number
  readonly packSize: number
  /** The direction in which packs are passed. */
  readonly passes: 'left' | 'right'
  readonly seats: readonly ViewSeat[]
  /** The viewer's pack, its picks from it, its pool, its deck; null for spectators. */
  readonly own: {
    readonly pack: readonly string[]
    readonly picked: string | null
    /** Cards in the order in which the viewer got them. */
    readonly pool: readonly string[]
    /** Copies by card id; null before the deck is built. */
    readonly deck: Deck | null
  } | null
}

/** DR-PACK-3, DR-PICK-4: what a viewer may see. It is built field by field, so that nothing secret slips in. */
export function view(g: State, viewer: Viewer): View {
  const picking = g.step === 'pick'
  const seats = g.picks.map((_, seat): ViewSeat => {
    return { seat, pack: picking ? PACK_SIZE - taken(g) : 0, pool: poolSize(g) }
  })
  return {
    format: g.settings.format,
    raceDegree: viewer === 'spectator' || g.step === 'open' || picking ? g.settings.raceDegree : boundsOf(g, viewer).degree,
    step: g.step,
    round: g.packs.length,
    rounds: packsOf(g),
    pick: picking ? taken(g) + 1 : 0,
    packSize: PACK_SIZE,
    passes: directionOf(Math.max(0, g.packs.length - 1)) === 1 ? 'left' : 'right',
    seats,
    own: viewer === 'spectator' ? null : ownOf(g, viewer),
  }
}

/** The number of cards in a pool, which is the same for all seats. */
function poolSize(g: State): number {
  if (g.settings.format === 'sealed') return g.packs.length * PACK_SIZE
  return g.packs.reduce((sum, opened) => sum + at(opened, 0).taken.length, 0)
}

function ownOf(g: State, seat: Seat): View['own'] {
  const picked = at(g.picks, seat)
  const deck = at(g.decks, seat)
  return {
    pack: g.step === 'pick' ? idsOf(leftIn(packOf(g, seat))) : [],
    picked: picked === NONE ? null : cardOf(picked).id,
    pool: idsOf(poolOf(g, seat)),
    deck: deck.length === 0 ? null : { ...deckOf(g, seat) },
  }
}

function idsOf(numbers: readonly number[]): string[] {
  return numbers.map((number) => cardOf(number).id)
}
