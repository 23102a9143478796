import { expect } from 'vitest'
import { type CardId, cardNumber } from '../content/cards.ts'
import { commandCards } from '../rules/cards/windows.ts'
import { NONE, type State } from '../state.ts'
import { carryOut, type fight, type GivenFight, type GivenShip, last } from './fight.ts'

export const MISS = Array.from({ length: 40 }, () => 1)
export const at = (type: string, x: number, y: number, seat = 0): GivenShip => ({ type, x, y, seat })
export const DUEL: readonly GivenShip[] = [
  { ...at('terrans-teuton', 20, 20), squadron: 0 },
  { ...at('sorylians-falcata', 26, 20, 1), squadron: 1 },
]
export const hands = (seat: number, ...cards: CardId[]): CardId[][] => (seat === 0 ? [cards, []] : [[], cards])
export const inForce =
  (card: CardId, seat: number, more: Partial<State['inForce'][number]> = {}) =>
  (g: State) => {
    g.inForce.push({ card: cardNumber(card), seat, on: 'nothing', id: NONE, ships: [], until: 'turn', used: false, ...more })
  }
export const onSquadron = (card: CardId, ships: number[], squadron = 0) =>
  inForce(card, 0, { on: 'squadron', id: squadron, ships, until: 'activation' })
export const dice = (p: ReturnType<typeof fight>) => last(p, 'attacked')?.dice
export const name = (p: ReturnType<typeof fight>) => p.table.questions[0]?.name
/** Passes every window except the named one, to which it gives the answer. */
export const answerAt = (p: ReturnType<typeof fight>, window: string, answer: string) => {
  for (let i = 0; i < 20 && name(p)?.startsWith('card.') === true && name(p) !== window; i++) p.answer('pass')
  expect(name(p)).toBe(window)
  p.answer(answer)
}
export const passAll = (p: ReturnType<typeof fight>) => {
  for (let i = 0; i < 30 && name(p)?.startsWith('card.') === true; i++) p.answer('pass')
}

export const LINE: readonly GivenShip[] = [0, 1, 2].map((i) => ({ ...at('terrans-teuton', 20, 20 + (i === 2 ? 12 : 3 * i)), squadron: 0 }))
export const command = (card: CardId, more: Partial<GivenFight> = {}) => {
  const p = carryOut({ ships: LINE, hands: hands(0, card), ...more }, (g) => commandCards(g, 0))
  if (p.table.questions.length > 0 && p.options().includes(`play:${card}`)) p.answer(`play:${card}`)
  return p
}
