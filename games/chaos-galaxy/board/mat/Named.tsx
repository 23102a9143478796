import type { SeenOption } from '@orrery/kernel'
import { useState } from 'preact/hooks'
import { assault, nameable, orderOfShips } from './assault.ts'
import { useMat } from './context.ts'
import { cardName } from './words.ts'

/** The ships of an attack, and who boards them, chosen together with its target. */
export function Named({ option }: { option: SeenOption }) {
  const { seen, view, near, choose, text } = useMat()
  const { ships, crew } = nameable(seen.question?.seat ?? near, view)
  const [chosen, setChosen] = useState<readonly number[]>(() => ships.map(({ id }) => id))
  const [aboard, setAboard] = useState<ReadonlyMap<number, number>>(new Map())
  const name = (id: number): string => cardName(view, id, text)
  const taken = (ship: number): number => [...aboard.values()].filter((one) => one === ship).length
  const give = (ends: boolean) => () => {
    const order = seen.question === null ? null : orderOfShips(option, seen.question, view, chosen, [...aboard])
    if (order === null) return
    assault.value = { ...order, ends }
    choose(option.id)
  }
  return (
    <>
      {ships.map(({ id }) => (
        <label key={id}>
          <input
            type="checkbox"
            data-with={id}
            checked={chosen.includes(id)}
            onChange={() => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
          />
          {name(id)}
        </label>
      ))}
      {crew.map(({ id }) => (
        <label key={id}>
          <span>{text.say('board-order-aboard', { crew: name(id) })}</span>
          <select
            class="field"
            data-aboard={id}
            value={`${aboard.get(id) ?? ''}`}
            onChange={({ currentTarget: { value } }) => {
              const next = new Map(aboard)
              if (value === '') next.delete(id)
              else next.set(id, Number(value))
              setAboard(next)
            }}
          >
            <option value="">{text.say('board-order-stays')}</option>
            {ships
              .filter((ship) => chosen.includes(ship.id))
              .map((ship) => (
                <option
                  key={ship.id}
                  value={`${ship.id}`}
                  disabled={aboard.get(id) !== ship.id && taken(ship.id) + ship.aboard.length >= ship.slots}
                >
                  {name(ship.id)}
                </option>
              ))}
          </select>
        </label>
      ))}
      <button type="button" data-order="attack-these" disabled={chosen.length === 0} onClick={give(false)}>
        {text.say('board-gold-attack', { ships: chosen.length })}
      </button>
      <button type="button" data-order="attack-these-end" disabled={chosen.length === 0} onClick={give(true)}>
        {text.say('board-order-these-end', { ships: chosen.length })}
      </button>
    </>
  )
}
