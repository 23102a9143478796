import { roll } from '@orrery/kernel'
import { DIE_FACES, MOST_DICE } from '../../content/combat-cards.ts'
import { tell } from '../../events.ts'
import type { State } from '../../state.ts'

/** Dice by face, or combat tokens by kind: attack, defence and (dice only) morale. */
export type Pool = number[]

/** How many dice there are in a pool. */
export function diceIn(pool: readonly number[]): number {
  let sum = 0
  for (const count of pool) sum += count
  return sum
}

/** FS-COMP-4: rolls dice, by face. */
export function rollDice(g: State, count: number): Pool {
  const rolled = [0, 0, 0]
  for (let i = 0; i < count; i++) {
    const face = DIE_FACES[roll(g, 'dice', DIE_FACES.length)] as number
    rolled[face] = (rolled[face] as number) + 1
  }
  return rolled
}

type DiceEvent = 'dice-rolled' | 'dice-rerolled' | 'dice-gained' | 'dice-lost' | 'dice-spent' | 'dice-converted'

/** Tells what happened to a seat's dice. */
export function tellDice(g: State, type: DiceEvent, rule: string, seat: number, dice: readonly number[]): void {
  tell(g, { type, rule, on: `player:${seat}`, seat, attack: dice[0] as number, defence: dice[1] as number, morale: dice[2] as number })
}

function add(pool: Pool, dice: readonly number[], sign: 1 | -1): void {
  for (let face = 0; face < dice.length; face++) pool[face] = (pool[face] as number) + sign * (dice[face] as number)
}

/** FS-DICE-3, FS-COMP-5, FS-COMP-7: a pool gains dice that are rolled, up to eight dice in all. */
export function gainRolled(g: State, seat: number, pool: Pool, count: number): void {
  const gained = Math.min(count, MOST_DICE - diceIn(pool))
  if (gained <= 0) return
  const rolled = rollDice(g, gained)
  add(pool, rolled, 1)
  tellDice(g, 'dice-gained', 'FS-DICE-3', seat, rolled)
}

/** FS-DICE-2, FS-COMP-7: a pool gains dice that show a face, up to eight dice in all. */
export function gainShown(g: State, seat: number, pool: Pool, face: number, count: number): void {
  const gained = Math.min(count, MOST_DICE - diceIn(pool))
  if (gained <= 0) return
  const shown = [0, 0, 0]
  shown[face] = gained
  add(pool, shown, 1)
  tellDice(g, 'dice-gained', 'FS-DICE-2', seat, shown)
}

/** FS-DICE-4, FS-DICE-5: a pool loses dice of a face, as many as it has. */
export function loseDice(g: State, seat: number, pool: Pool, face: number, count: number, type: 'dice-lost' | 'dice-spent'): void {
  const lost = [0, 0, 0]
  lost[face] = Math.min(count, pool[face] as number)
  if (lost[face] === 0) return
  add(pool, lost, -1)
  tellDice(g, type, type === 'dice-lost' ? 'FS-DICE-5' : 'FS-DICE-4', seat, lost)
}

/** FS-DICE-8: dice of one face turn to another. */
export function convertDice(g: State, seat: number, pool: Pool, from: number, to: number, count: number): void {
  const turned = Math.min(count, pool[from] as number)
  if (turned === 0) return
  pool[from] = (pool[from] as number) - turned
  pool[to] = (pool[to] as number) + turned
  tellDice(g, 'dice-converted', 'FS-DICE-8', seat, pool)
}

/** FS-DICE-9, FS-DICE-10: rerolls this many dice of each face, or all of them if there are fewer. */
export function reroll(g: State, seat: number, pool: Pool, dice: readonly number[]): void {
  const taken = dice.map((count, face) => Math.min(count, pool[face] as number))
  const count = diceIn(taken)
  if (count === 0) return
  add(pool, taken, -1)
  const rolled = rollDice(g, count)
  add(pool, rolled, 1)
  tellDice(g, 'dice-rerolled', 'FS-DICE-9', seat, rolled)
}
