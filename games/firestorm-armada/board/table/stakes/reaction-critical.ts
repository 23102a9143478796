import type { CardId } from '../../../content/cards.ts'
import { CRITICALS, type Critical } from '../../../content/criticals.ts'
import type { Asked, Change } from './change.ts'
import type { Way } from './EndsBar.tsx'

/** Cards played on a critical hit: its 2D6 are rolled again (R07), or its lasting effect is left out (R08). */
export function changeOfCritical({ params }: Asked, id: CardId): Change | null {
  const now = CRITICALS.find((one) => params.critical === `@critical-${one.id}`)
  if (now === undefined || (id !== 'R07' && id !== 'R08')) return null
  const without = [wayOf(now, 1)]
  if (id === 'R08') return { without, with: [{ tone: 'good', chance: 1, message: 'board-way-no-effect' }] }
  return { without, with: CRITICALS.map((one) => wayOf(one, chanceOf(one.roll))) }
}

/** FA-DMG-4: the chance (0 to 1) of a total of 2D6. */
function chanceOf(total: number): number {
  return (6 - Math.abs(total - 7)) / 36
}

function wayOf({ id, lasting }: Critical, chance: number): Way {
  return { tone: id === 'magazineExplosion' ? 'bad' : lasting ? 'mixed' : 'plain', chance, message: `critical-${id}` }
}
