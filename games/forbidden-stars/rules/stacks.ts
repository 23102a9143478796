import { type KeptToken, NONE, type OrderType, type StackToken, type State, type SystemId } from '../state.ts'
import { at } from './at.ts'

/** FS-STACK-1: an order token in a stack. */
export function stackToken(seat: number, type: OrderType): StackToken {
  return 4 * seat + type
}

/** FS-PLAN-8: the seat of a token. */
export function seatOfToken(token: StackToken): number {
  return token >> 2
}

/** The type of a token, wherever it is. */
export function typeOf(token: StackToken | KeptToken): OrderType {
  return (token & 3) as OrderType
}

/** FS-PLAN-9: a token beside the board whose type everybody knows. */
export function revealedToken(type: OrderType): KeptToken {
  return type + 4
}

/** Whether a token beside the board was revealed in this round. */
export function isRevealed(token: KeptToken): boolean {
  return token >= 4
}

/** FS-STACK-2: the token on top, or NONE. */
export function topOf(g: State, system: SystemId): StackToken {
  const stack = at(g.stacks, system)
  return stack.length === 0 ? NONE : (stack[stack.length - 1] as number)
}

/** The systems in which the seat's token is on top. */
export function topsOf(g: State, seat: number): SystemId[] {
  const found: SystemId[] = []
  for (let system = 0; system < g.stacks.length; system++) {
    const top = topOf(g, system)
    if (top !== NONE && seatOfToken(top) === seat) found.push(system)
  }
  return found
}

/** FS-OPS-11: whether order tokens are left on the board. */
export function areOrdersLeft(g: State): boolean {
  return g.stacks.some((stack) => stack.length > 0)
}

/** Removes one token of that type from a list of kept ones. */
export function takeKept(tokens: KeptToken[], type: OrderType): void {
  const place = tokens.findIndex((token) => typeOf(token) === type)
  tokens.splice(place, 1)
}
