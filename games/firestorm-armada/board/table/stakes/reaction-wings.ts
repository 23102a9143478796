import type { CardId } from '../../../content/cards.ts'
import { type Asked, type Change, numberParam } from './change.ts'
import { leftOf } from './dogfight.ts'
import type { Way } from './EndsBar.tsx'

/** Card R13: how many driven-off wings stay. */
const STAYING = 2

/** Cards played when point defence meets wings: more dice for it (R04), or wings that are not driven off (R13). */
export function changeOfWings(asked: Asked, id: CardId): Change | null {
  const wings = numberParam(asked, 'wings')
  if (wings === null) return null
  if (id === 'R13') return { without: driven(wings), with: driven(Math.max(wings - STAYING, 0)) }
  const dice = numberParam(asked, 'dice')
  return id === 'R04' && dice !== null ? { without: left(wings, dice), with: left(wings, dice + 3) } : null
}

/** FA-PD-4 to 6: how many enemy wings point defence leaves. */
function left(wings: number, dice: number): Way[] {
  return leftOf(wings, dice, 5).map((chance, count): Way => {
    const tone = count === 0 ? 'good' : count === wings ? 'bad' : 'mixed'
    return { tone, chance, message: 'board-wings-left', params: { count } }
  })
}

function driven(count: number): Way[] {
  return [{ tone: count === 0 ? 'good' : 'mixed', chance: 1, message: 'board-wings-driven', params: { count } }]
}
