import type { BoardProps } from '@orrery/board'
import { aim, aiming, aimOf, fireBack, firesBack, mayFireBack } from '../../orders/fire.ts'
import type { Aim, Order } from '../../orders/order.ts'
import { pieceById } from '../../orders/pieces.ts'
import type { View } from '../../view.ts'
import { cardName } from './words.ts'

/** Orders to fire back, and what each ship fires at, one line each; collapsed at first. */
export function Aims({
  seen,
  multiSelect,
  orders,
  order,
  text,
}: Pick<BoardProps<View, Order>, 'seen' | 'multiSelect' | 'orders' | 'order' | 'text'>) {
  const { question, view } = seen
  if (question === null) return null
  const { ships, enemies } = aiming(question, multiSelect?.chosen.value ?? [], view)
  const back = mayFireBack(question) && enemies.length > 0 ? firesBack(orders, view) : null
  const returns = back !== null && (
    <button
      type="button"
      class="btn small"
      data-order="fire-back"
      aria-pressed={back}
      onClick={() => order(fireBack(orders, !back, question.seat, view))}
    >
      {text.say('board-aim-back')}
    </button>
  )
  if (ships.length === 0 || enemies.length === 0) return returns || null
  return (
    <details class="cgm-aims" open={question.name === 'equip-defenders'}>
      <summary>{text.say('board-aims', { said: ships.filter((ship) => aimOf(orders, ship, view) !== null).length })}</summary>
      <p>{text.say('board-aim-about')}</p>
      {ships.map((ship) => (
        <label key={ship}>
          <span>{text.say('board-aim', { ship: nameAmong(ship, ships, view, text) })}</span>
          <select
            class="field"
            data-aim={ship}
            value={lineOf(aimOf(orders, ship, view))}
            onChange={({ currentTarget: { value } }) => order(aim(orders, ship, aimIn(value), question.seat, view))}
          >
            <option value="">{text.say('board-aim-later')}</option>
            {enemies.map((enemy) => (
              <option key={enemy} value={`${enemy}`}>
                {nameAmong(enemy, enemies, view, text)}
              </option>
            ))}
            <optgroup label={text.say('board-aim-once')}>
              {enemies
                .filter((enemy) => pieceById(view, enemy)?.turned === 'active')
                .map((enemy) => (
                  <option key={enemy} value={`${enemy}:once`}>
                    {nameAmong(enemy, enemies, view, text)}
                  </option>
                ))}
            </optgroup>
            <option value="hold">{text.say('board-aim-hold')}</option>
          </select>
        </label>
      ))}
      {returns}
    </details>
  )
}

/** The value of a ship's selection as an order. */
function aimIn(value: string): Aim | null {
  if (value === '' || value === 'hold') return value === '' ? null : { target: null, once: false }
  const [target, once] = value.split(':')
  return { target: Number(target), once: once !== undefined }
}

function lineOf(at: Aim | null): string {
  if (at === null || at.target === null) return at === null ? '' : 'hold'
  return at.once ? `${at.target}:once` : `${at.target}`
}

/** A ship's name; ships with the same name are numbered by their place in the line. */
function nameAmong(ship: number, line: readonly number[], view: View, text: BoardProps['text']): string {
  const name = cardName(view, ship, text)
  const same = line.filter((one) => cardName(view, one, text) === name)
  return same.length > 1 ? `${name} (${same.indexOf(ship) + 1})` : name
}
