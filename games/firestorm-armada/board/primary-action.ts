import type { PrimaryAction } from '@orrery/board'
import { type SeenOption, type SeenQuestion, verbOf } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { bearingOf, heading } from '../geometry/directions.ts'
import { distance } from '../geometry/place.ts'
import { sideOf } from '../rules/ships.ts'
import type { View } from '../view.ts'
import { factsOf } from './table/facts.ts'
import { pieceOf } from './table/subject.ts'

const ENDING = ['pass', 'end', 'no', 'stay', 'skip', 'done']

/** Whether an option passes. */
export const isPass = (option: SeenOption): boolean => ENDING.includes(verbOf(option.id)) || option.id === 'dice:0'

/** The primary button: the usual choice, or else the only option that does not pass. */
export function primaryAction(question: SeenQuestion, view: View, text: Text): PrimaryAction | null {
  if (question.kind !== 'options') return null
  if (question.name === 'pd.torpedo' || question.name === 'pd.boarders') {
    const [all] = question.options
    return all === undefined ? null : { option: all.id, label: text.say('board-primary-pd', { ...all.params }) }
  }
  if (question.name === 'command.sector') return sectorOf(question, view, text)
  const going = question.options.filter((option) => !isPass(option))
  const [only] = going
  return only !== undefined && going.length === 1 ? { option: only.id } : null
}

const SECTORS = ['sector:fore', 'sector:starboard', 'sector:aft', 'sector:port'] as const

/** FA-TRAIT/sectorShielding: the sector option for the side on which the nearest enemy is. */
function sectorOf(question: SeenQuestion, view: View, text: Text): PrimaryAction | null {
  const ship = view.ships[pieceOf(question.on)?.id ?? -1]
  if (ship === undefined) return null
  const foes = view.ships.filter(({ place, owner }) => place === 'table' && sideOf(owner) !== sideOf(ship.owner))
  const [nearest] = foes.toSorted((one, other) => distance(ship, one) - distance(ship, other))
  if (nearest === undefined) return null
  const off = heading(bearingOf(nearest.x - ship.x, nearest.y - ship.y) - ship.heading + 4500)
  const option = SECTORS[Math.floor(off / 9000)] ?? SECTORS[0]
  return { option, consequence: text.say('board-primary-sector', { ship: factsOf(view, text).shipName(nearest.id) }) }
}
