import { noSuch } from '@orrery/kernel/scenario/format'
import { CARDS, type Card, cardById } from '../content/cards.ts'
import { carry, freshMarks } from '../marks.ts'
import { type CardId, NONE, type SeatState, type State, TURNED, ZONE, type Zone } from '../state.ts'
import type { ToldSide } from './table.ts'

/** The card that fills colonies; it does nothing there. */
export const FILLER = 'sasfiok'
const FILLERS = 20

/** A card as the scenario places it. */
export interface Placed {
  readonly card: Card
  readonly zone: Zone
  readonly marks: readonly string[]
  /** The index in the list of the ship that carries it, or NONE. */
  readonly ship: number
}

/** The card with that id. Throws a `RangeError` that suggests the nearest id if there is none. */
export function cardNamed(id: string): Card {
  const found = cardById(id)
  if (found === undefined)
    throw new RangeError(
      `of cards ${noSuch(
        id,
        CARDS.map((card) => card.id),
      )}`,
    )
  return found
}

const ROWS = ['surface', 'cantina', 'hangar'] as const
/** The type of card allowed in each row. */
const ROW_TYPE = { surface: 'base', cantina: 'crew', hangar: 'ship' } as const

/** The cards of one side, its colony last. */
export function placedOf(side: ToldSide): Placed[] {
  const placed: Placed[] = []
  const pile = (zone: Zone, list: readonly string[] = []): void => {
    for (const id of list) placed.push({ card: cardNamed(id), zone, marks: [], ship: NONE })
  }
  pile(ZONE.headquarters, side.hand)
  pile(ZONE.trash, side.trash)
  pile(ZONE.wasteland, side.wasteland)
  for (const row of ROWS) {
    let ship: number = NONE
    for (const text of side[row] ?? []) {
      const one = inRow(row, text, ship)
      if (row === 'hangar' && one.ship === NONE) ship = placed.length
      placed.push(one)
    }
  }
  // The top of a colony is the end of the list.
  pile(ZONE.colony, new Array<string>(side.filler ?? FILLERS).fill(FILLER))
  pile(ZONE.colony, [...(side.colony ?? [])].reverse())
  return placed
}

function inRow(row: (typeof ROWS)[number], text: string, ship: number): Placed {
  const [id = '', ...marks] = text.replace(/^>\s*/, '').split(/\s+/)
  const card = cardNamed(id)
  // CG-BLUFF-1: any card may lie face down on the surface, in the cantina and on ships.
  const bluff = marks.includes('unpaid')
  if (!text.startsWith('>')) {
    if (card.type !== ROW_TYPE[row] && (row === 'hangar' || !bluff))
      throw new RangeError(`'${text}' is ${card.type}, which does not lie in the ${row}`)
    return { card, zone: ZONE[row], marks, ship: NONE }
  }
  if (ship === NONE) throw new RangeError(`'${text}' comes after no ship`)
  if (card.type !== 'crew' && card.type !== 'weaponry' && !bluff)
    throw new RangeError(`'${text}' is ${card.type}, which does not lie on a ship`)
  const boarded = bluff && marks.includes('boarded') ? true : bluff && marks.includes('mounted') ? false : card.type === 'crew'
  return { card, zone: boarded ? ZONE.boarded : ZONE.mounted, marks, ship }
}

/** Puts a card where the scenario says; `first` is the number of the side's first card. */
export function place(g: State, held: SeatState, seat: number, at: CardId, one: Placed, first: number): void {
  g.zones[at] = one.zone
  if (one.zone === ZONE.colony) held.colony.push(at)
  else if (one.zone === ZONE.headquarters) held.headquarters.push(at)
  else if (one.zone === ZONE.trash) held.trash.push(at)
  else if (one.zone === ZONE.wasteland) held.wasteland.push(at)
  else {
    freshMarks(g, at, seat, !one.marks.includes('unpaid'))
    mark(g, at, one)
    if (one.zone === ZONE.surface) held.surface.push(at)
    if (one.zone === ZONE.hangar) held.hangar.push(at)
    if (one.zone === ZONE.cantina || one.zone === ZONE.boarded) held.cantina.push(at)
    if (one.ship !== NONE) carry(g, at, first + one.ship)
  }
}

function mark(g: State, at: CardId, { card, marks }: Placed): void {
  for (const text of marks) {
    const [, sign, count] = /^(\+|-|x=|\*)(\d+)$/.exec(text) ?? []
    if (text === 'used') g.turned[at] = TURNED.used
    else if (text === 'damaged') g.turned[at] = TURNED.damaged
    else if (sign === '+') g.developments[at] = Number(count)
    else if (sign === '-') g.lost[at] = Number(count)
    else if (sign === 'x=') g.paidX[at] = Number(count)
    else if (sign === '*') g.counters[at] = Number(count)
    else if (!['paid', 'unpaid', 'boarded', 'mounted'].includes(text))
      throw new RangeError(
        `${card.id}: ${noSuch(text, ['paid', 'unpaid', 'boarded', 'mounted', 'used', 'damaged', '+n', '-n', 'x=n', '*n'])}`,
      )
  }
}
