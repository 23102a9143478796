import type { Json } from '@orrery/kernel'
import { cardById } from '../content/cards.ts'
import type { CardView, PieceView, SeatView, View } from '../view.ts'
import { FILLER } from './cards.ts'

type Fields = Record<string, Json>

/** What no seat ever knows about a table. */
const UNKNOWN: readonly string[] = ['the cards of the colonies', 'the next dice']
const HIDDEN = `which cards ${FILLER} stands for: other hands and wastelands, and what lies face down`

/** A view of a table as a scenario, and the list of what that seat does not know. */
export function tableFrom(view: View): { readonly table: Json; readonly unknown: readonly string[] } {
  const [you = {}, opponent = {}, ...others] = view.seats.map(sideOf)
  const { phase, turn, active, starter } = view
  const table: Fields = { you, opponent, ...(others.length === 0 ? {} : { others }), phase, turn, active, starter }
  const unknown = [HIDDEN, ...UNKNOWN]
  if (view.stack.length > 0) unknown.push('what waits on the stack')
  if (view.combat !== null) unknown.push('the combat under way')
  if (view.lasting.length > 0) unknown.push('effects that last')
  if (view.seats.some((seat) => piecesOf(seat).some(({ owner, controller }) => owner !== controller)))
    unknown.push('whose cards those are that another player controls')
  if (view.fallen.length > 0) unknown.push('who is out')
  return { table, unknown }
}

function piecesOf({ surface, cantina, hangar }: SeatView): PieceView[] {
  return [...surface, ...cantina, ...hangar, ...hangar.flatMap(({ aboard }) => aboard)]
}

function sideOf(seat: SeatView): Fields {
  const cards: Readonly<Record<string, readonly string[]>> = {
    hand: namesOf(seat.hand, seat.headquarters),
    trash: namesOf(seat.trash, seat.trash.length),
    wasteland: namesOf(seat.wastelandCards, seat.wasteland),
    surface: seat.surface.map(pieceText),
    cantina: seat.cantina.filter(({ boarded }) => !boarded).map(pieceText),
    hangar: seat.hangar.flatMap((ship) => [pieceText(ship), ...ship.aboard.map((held) => `> ${pieceText(held)}${passesFor(held)}`)]),
  }
  return {
    credits: seat.credits,
    ...Object.fromEntries(Object.entries(cards).filter(([, list]) => list.length > 0)),
    filler: seat.colony,
    ...(seat.mono === null ? {} : { mono: seat.mono }),
  }
}

/** The ids of cards; the filler for cards that the viewer does not see. */
function namesOf(cards: readonly CardView[] | null, count: number): string[] {
  return cards === null ? new Array<string>(count).fill(FILLER) : cards.map(({ type }) => type ?? FILLER)
}

/** The mark for an unpaid card aboard that counts as another type than its own. */
function passesFor({ type, paid, boarded }: PieceView): string {
  if (paid || boarded === (type !== null && cardById(type)?.type === 'crew')) return ''
  return boarded ? ' boarded' : ' mounted'
}

function pieceText(piece: PieceView): string {
  const { type, paid, turned, developments, counters, x, values, armourLeft } = piece
  const lost = values === null || armourLeft === null ? 0 : values.armour - armourLeft
  const marks = [
    paid ? '' : 'unpaid',
    // CG-WEAP-11: weaponry on a ship turns with it, never by itself.
    turned === 'active' ? '' : turned,
    developments > 0 ? `+${developments}` : '',
    lost > 0 ? `-${lost}` : '',
    x === null ? '' : `x=${x}`,
    counters > 0 ? `*${counters}` : '',
  ]
  return [type ?? FILLER, ...marks].filter((mark) => mark !== '').join(' ')
}
