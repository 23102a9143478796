import { offeredBy } from '@orrery/board'
import type { Piece, Seen, SeenOption, SeenQuestion } from '@orrery/kernel'
import type { Gun } from '../../rules/fire/dice.ts'
import type { View } from '../../view.ts'

/** A piece's kind and number. */
export function pieceOf(piece: Piece | undefined): { readonly kind: string; readonly id: number } | null {
  if (piece === undefined) return null
  const [kind = '', number = ''] = piece.split(':')
  return { kind, id: Number(number) }
}

/** The current squadron: the one being activated, or else the one pointed at. */
export function squadronInHand(view: View, pointed: Piece | null): number | null {
  const one = pieceOf(pointed ?? undefined)
  if (one?.kind === 'squadron') return one.id
  if (one?.kind === 'ship') return view.ships[one.id]?.squadron ?? null
  return view.activation.kind === 'squadron' ? view.activation.id : null
}

/** The weapons and the target of an option of fire: `fire:4:1:9`, `pair:4:1:0:9`, `link:5:1`. */
export function fireOf(option: SeenOption): { readonly guns: readonly Gun[]; readonly target: number } | null {
  const [verb = '', ...parts] = option.id.split(':')
  const numbers = parts.map(Number)
  const target = pieceOf(option.to)?.id
  const [ship = 0, weapon = 0, other = 0] = numbers
  if (target === undefined) return null
  if (verb === 'fire') return { guns: [{ ship, weapon }], target }
  if (verb === 'pair')
    return {
      guns: [
        { ship, weapon },
        { ship, weapon: other },
      ],
      target,
    }
  if (verb === 'link') return { guns: numbers.slice(1).map((gun) => ({ ship, weapon: gun })), target }
  return null
}

/** The dice in an option's parameters. */
export function diceOf({ params }: SeenOption): number | undefined {
  const dice = params?.dice
  return typeof dice === 'number' ? dice : undefined
}

/** The option pointed at. */
export function pointedOption(seen: Seen<View>, pointed: string | null): SeenOption | null {
  return pointed === null ? null : (offeredBy(seen.question).find(({ id }) => id === pointed) ?? null)
}

/** Whether the question is about fire, so that odds matter. */
export const isFire = (question: SeenQuestion | null): boolean => question?.name.startsWith('fire.') === true
