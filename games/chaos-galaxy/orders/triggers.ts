import type { Answer, SeenOption, SeenQuestion } from '@orrery/kernel'
import { cardById } from '../content/cards.ts'
import type { Operation } from '../effects/language/vocabulary.ts'
import type { View } from '../view.ts'
import { anyCard } from './pieces.ts'

/**
 * CG-STACK-18: which of a player's simultaneous effects comes first if no other order gains more: first those that change their own card or
 * give credits, then those that exchange credits, and last those that cost some.
 */
export function firstOf({ options }: Extract<SeenQuestion, { readonly kind: 'options' }>, view: View): Answer | null {
  let first: SeenOption | undefined
  let least = Number.POSITIVE_INFINITY
  for (const option of options) {
    const place = placeOf(option, view)
    if (place === null) return null
    if (place >= least) continue
    least = place
    first = option
  }
  return first === undefined ? null : { option: first.id }
}

function placeOf({ on }: SeenOption, view: View): number | null {
  const program = cardById(anyCard(view, Number(on?.slice('card:'.length)))?.type ?? '')?.program
  const [only, ...others] = program?.triggered ?? []
  // The waiting effect may be any of several of its card, or a delayed one.
  if (only === undefined || others.length > 0 || program?.operations.some(({ op }) => op === 'delayed') === true) return null
  const { effect } = only
  if (effect.targets !== undefined || effect.cost !== undefined) return null
  const places = effect.do.map(placeAmong)
  return places.includes(null) ? null : Math.max(...places.map(Number))
}

function placeAmong(operation: Operation): number | null {
  switch (operation.op) {
    case 'gainCredits':
      return operation.player !== 'you' ? null : typeof operation.n === 'object' && 'credits' in operation.n ? 1 : 0
    case 'modify':
      return operation.who === 'self' ? 0 : null
    case 'unless':
      return operation.player === 'you' && operation.do.every((one) => 'who' in one && one.who === 'self') ? 2 : null
    default:
      return null
  }
}
