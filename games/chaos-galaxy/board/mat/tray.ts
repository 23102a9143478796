import type { Piece, SeenOption, SeenQuestion } from '@orrery/kernel'
import { pieceById } from '../../orders/pieces.ts'
import type { View } from '../../view.ts'
import { type Face, faceById } from '../face.ts'
import { faceFor } from './words.ts'

/** Where a card that is laid out for a choice comes from. */
export type From = 'hand' | 'trash' | 'wasteland' | 'colony'

/** A card laid out for a choice, with the option that takes it; null if it is only to be looked at. */
export interface Offered {
  readonly piece: Piece
  readonly id: number
  readonly face: Face | undefined
  readonly option: SeenOption | null
  readonly from: From
}

/** Questions about cards that are nowhere on the mat, or all in the hand. */
const ABOUT_CARDS: readonly string[] = [
  'main-pick',
  'effect-search',
  'effect-bottom',
  'effect-order',
  'effect-move',
  'effect-discard',
  'bombing-discard',
  'cost-discard',
  'end-discard',
  'zones-order',
]

/** Questions whose options are chosen on the mat or in the hand, without a tray. */
const AT_LEISURE: readonly string[] = ['main-action', 'stack-answer', 'stack-start', 'stack-end', 'stack-window', 'firing-act']

const MULLIGAN = 'setup-mulligan'

/** The card of an option, if the question shows its face to the asked seat. */
export function offeredFace(question: SeenQuestion | null, piece: Piece): Face | undefined {
  if (question === null || question.kind === 'plan') return undefined
  for (const { on, params } of question.options) {
    const name = on === piece ? params?.card : undefined
    if (typeof name === 'string' && name.startsWith('@card-')) return faceById(name.slice('@card-'.length))
  }
  return undefined
}

/** Whether the question is about cards that are laid out, even if none can be taken. Cards that lie on the mat are chosen there. */
export function laysOut(question: SeenQuestion | null): boolean {
  if (question === null || question.kind === 'plan') return false
  if (question.name === MULLIGAN) return true
  return ABOUT_CARDS.includes(question.name) && question.options.every(({ on }) => on === undefined)
}

/** The cards to lay out for the open question: choosable ones in a pile, a colony or, when discarding, in the hand. */
export function trayOf(view: View, question: SeenQuestion | null): readonly Offered[] {
  if (question === null || question.kind === 'plan') return []
  const own = view.seats[question.seat]
  if (question.name === MULLIGAN)
    return (own?.hand ?? []).map((card) => ({ piece: `card:${card.id}`, id: card.id, face: faceFor(card), option: null, from: 'hand' }))
  if (AT_LEISURE.includes(question.name)) return []
  const offered: Offered[] = []
  for (const option of question.options) {
    if (option.on === undefined || !option.on.startsWith('card:') || option.to !== undefined) continue
    const id = Number(option.on.slice('card:'.length))
    if (pieceById(view, id) !== undefined || view.stack.some((item) => item.card === id)) continue
    const from = placeOf(view, question.seat, id)
    if (from === 'hand' && !ABOUT_CARDS.includes(question.name)) continue
    offered.push({ piece: option.on, id, face: offeredFace(question, option.on), option, from })
  }
  return offered
}

function placeOf(view: View, asked: number, id: number): From {
  for (const seat of view.seats) {
    if (seat.seat === asked && seat.hand?.some((card) => card.id === id) === true) return 'hand'
    if (seat.trash.some((card) => card.id === id)) return 'trash'
    if (seat.wastelandCards?.some((card) => card.id === id) === true) return 'wasteland'
  }
  return 'colony'
}
