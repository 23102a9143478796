import type { SeenOption } from '@orrery/kernel'
import { useState } from 'preact/hooks'
import { afterwards } from './afterwards.ts'
import { assault, nameable, orderOfShips } from './assault.ts'
import { type Conduct, LATER, type Ordnance, sayable } from './conduct.ts'
import { useMat } from './context.ts'
import { cardName, optionName } from './words.ts'

const ORDNANCE: readonly Ordnance[] = ['later', 'none', 'most']

/** A line with a box to tick. */
function Whether({
  label,
  on,
  set,
}: {
  label: 'board-order-holds' | 'board-order-returns' | 'board-order-keeps' | 'board-order-items'
  on: boolean
  set(on: boolean): void
}) {
  const { text } = useMat()
  return (
    <label>
      <input type="checkbox" data-say={label} checked={on} onChange={() => set(!on)} />
      {text.say(label)}
    </label>
  )
}

/** The ships of an attack, who boards them, and what is done after it, chosen together with its target. */
export function Named({ option }: { option: SeenOption }) {
  const { seen, view, near, choose, text } = useMat()
  const { ships, crew } = nameable(seen.question?.seat ?? near, view)
  const [chosen, setChosen] = useState<readonly number[]>(() => ships.map(({ id }) => id))
  const [aboard, setAboard] = useState<ReadonlyMap<number, number>>(new Map())
  const [said, setSaid] = useState<readonly string[]>([])
  const [conduct, setConduct] = useState<Conduct>(LATER)
  const may = sayable((view.seats[near]?.hangar ?? []).filter(({ id }) => ships.length === 0 || chosen.includes(id)))
  const offered = seen.question === null ? [] : afterwards(seen.question)
  const none = ships.length > 0 && chosen.length === 0
  const count = ships.length === 0 ? 1 : chosen.length
  const name = (id: number): string => cardName(view, id, text)
  const taken = (ship: number): number => [...aboard.values()].filter((one) => one === ship).length
  const give = (ends: boolean) => () => {
    const order = seen.question === null ? null : orderOfShips(option, seen.question, view, chosen, [...aboard])
    if (order === null) return
    assault.value = { ...order, ends, after: said, conduct }
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
      <Whether label="board-order-holds" on={conduct.holds} set={(holds) => setConduct({ ...conduct, holds })} />
      <Whether label="board-order-returns" on={conduct.returns} set={(returns) => setConduct({ ...conduct, returns })} />
      <Whether label="board-order-keeps" on={conduct.keeps} set={(keeps) => setConduct({ ...conduct, keeps })} />
      {may.stays && <Whether label="board-order-items" on={conduct.stays} set={(stays) => setConduct({ ...conduct, stays })} />}
      {may.ordnance && (
        <label>
          <span>{text.say('board-keyword-ordnance')}</span>
          <select
            class="field"
            data-ordnance
            value={conduct.ordnance}
            onChange={({ currentTarget: { value } }) =>
              setConduct({ ...conduct, ordnance: ORDNANCE.find((one) => one === value) ?? 'later' })
            }
          >
            {ORDNANCE.map((one) => (
              <option key={one} value={one}>
                {text.say(`board-order-ordnance-${one}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {offered.length > 0 && (
        <details class="cgm-then">
          <summary>{text.say('board-order-then', { said: said.length })}</summary>
          {offered.map((one) => (
            <label key={one.id}>
              <input
                type="checkbox"
                data-then={one.id}
                checked={said.includes(one.id)}
                onChange={() => setSaid(said.includes(one.id) ? said.filter((id) => id !== one.id) : [...said, one.id])}
              />
              {said.includes(one.id) && said.length > 1 && <b>{said.indexOf(one.id) + 1}.</b>}
              <span>{optionName(text, one)}</span>
              {one.cost !== undefined && <b class="cost">{one.cost}</b>}
            </label>
          ))}
        </details>
      )}
      <button type="button" data-order="attack-these" disabled={none} onClick={give(false)}>
        {text.say('board-gold-attack', { ships: count })}
      </button>
      <button type="button" data-order="attack-these-end" disabled={none} onClick={give(true)}>
        {text.say('board-order-these-end', { ships: count })}
      </button>
    </>
  )
}
