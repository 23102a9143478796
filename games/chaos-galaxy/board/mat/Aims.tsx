import type { BoardProps } from '@orrery/board'
import type { View } from '../../view.ts'
import { aim, aiming, aimOf } from './volley.ts'
import { cardName } from './words.ts'

/** Says beforehand what own ships fire at: a line for each, with the enemies to choose from; folded away until it is wanted. */
export function Aims({ seen, some, text }: Pick<BoardProps<View>, 'seen' | 'some' | 'text'>) {
  const { question, view } = seen
  if (question === null) return null
  const { ships, enemies } = aiming(question, some?.chosen.value ?? [], view)
  if (ships.length === 0 || enemies.length === 0) return null
  return (
    <details class="cgm-aims" open={question.name === 'equip-defenders'}>
      <summary>{text.say('board-aims', { said: ships.filter((ship) => aimOf(ship, question.seat, view) !== null).length })}</summary>
      <p>{text.say('board-aim-about')}</p>
      {ships.map((ship) => (
        <label key={ship}>
          <span>{text.say('board-aim', { ship: nameAmong(ship, ships, view, text) })}</span>
          <select
            class="field"
            data-aim={ship}
            value={`${aimOf(ship, question.seat, view) ?? ''}`}
            onChange={({ currentTarget: { value } }) => aim(ship, value === '' ? null : Number(value), question.seat, view)}
          >
            <option value="">{text.say('board-aim-later')}</option>
            {enemies.map((enemy) => (
              <option key={enemy} value={`${enemy}`}>
                {nameAmong(enemy, enemies, view, text)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  )
}

/** A ship by name; ships of one name are told apart by their place in the line. */
function nameAmong(ship: number, line: readonly number[], view: View, text: BoardProps['text']): string {
  const name = cardName(view, ship, text)
  const same = line.filter((one) => cardName(view, one, text) === name)
  return same.length > 1 ? `${name} (${same.indexOf(ship) + 1})` : name
}
