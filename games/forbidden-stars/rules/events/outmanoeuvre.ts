import { choose, type Option, option, type Rule } from '@orrery/kernel'
import { eventCard, OUTMANOEUVRE } from '../../content/events.ts'
import { tell } from '../../events.ts'
import type { State, SystemId } from '../../state.ts'
import { at } from '../at.ts'
import { codeOf, ORDER_TERMS } from '../names.ts'
import { discardScheme, hasScheme } from '../schemes.ts'
import { seatsInOrder } from '../seats.ts'
import { seatOfToken, typeOf } from '../stacks.ts'

interface Place {
  readonly system: SystemId
  /** Its place in the stack, from the bottom. */
  readonly place: number
  readonly top: boolean
}

/** FS-EVENT-11: at the end of the planning phase its owner may move one of their tokens to the top or the bottom of its stack. */
export function* outmanoeuvre(g: State): Rule {
  for (const seat of seatsInOrder(g)) if (hasScheme(g, seat, OUTMANOEUVRE)) yield* mayOutmanoeuvre(g, seat)
}

function* mayOutmanoeuvre(g: State, seat: number): Rule {
  const options: Option<Place | null>[] = places(g, seat)
  options.push(option('decline', null, 'FS-EVENT-11'))
  const card = eventCard(OUTMANOEUVRE).term
  const prompt = { name: 'scheme.token', rule: 'FS-EVENT-11', message: 'scheme-token', on: `event:${OUTMANOEUVRE}`, params: { card } }
  const chosen = yield* choose(seat, prompt, options)
  if (chosen === null) return
  const { system, place, top } = chosen
  discardScheme(g, seat)
  const stack = at(g.stacks, system)
  const [token] = stack.splice(place, 1)
  if (token !== undefined) stack.splice(top ? stack.length : 0, 0, token)
  tell(g, { type: 'order-moved', rule: 'FS-EVENT-11', on: `system:${system}`, seat, code: codeOf(g, system), top: top ? 1 : 0 })
}

/** Every token of the seat, once to the top and once to the bottom. */
function places(g: State, seat: number): Option<Place>[] {
  const options: Option<Place>[] = []
  for (const [system, stack] of g.stacks.entries()) {
    for (const [place, token] of stack.entries()) {
      if (seatOfToken(token) !== seat) continue
      const params = { code: codeOf(g, system), order: at(ORDER_TERMS, typeOf(token)), number: stack.length - place }
      for (const top of [true, false]) {
        const id = `${top ? 'top' : 'bottom'}:${system}:${stack.length - place}`
        options.push({
          ...option(id, { system, place, top }, 'FS-EVENT-11', `system:${system}`),
          message: `token-${top ? 'top' : 'bottom'}`,
          params,
        })
      }
    }
  }
  return options
}
