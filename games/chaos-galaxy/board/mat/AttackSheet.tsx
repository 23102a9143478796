import { Dialog, oneOfEach } from '@orrery/board'
import type { SeenOption } from '@orrery/kernel'
import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { afterwards } from '../../orders/afterwards.ts'
import { nameable, orderOfShips } from '../../orders/attack.ts'
import { LATER, sayable } from '../../orders/conduct.ts'
import { type Conduct, type Ordnance, withOrder } from '../../orders/order.ts'
import type { PieceView } from '../../view.ts'
import { alikeIn } from './alike.ts'
import { byWeight } from './choices.ts'
import { useMat } from './context.ts'
import { cardName, optionName } from './words.ts'

/** How the last attack on this page was fought; the next sheet starts with it. */
const habit = signal<Conduct>(LATER)

/** How many lines of possible later actions are shown at once. */
const FEW = 7

/** Plans a whole attack: its ships and their crew, how they fight, and what happens afterwards. */
export function AttackSheet({ option, close }: { option: SeenOption; close(): void }) {
  const { seen, view, near, orders, order, choose, text } = useMat()
  const { ships, crew } = nameable(seen.question?.seat ?? near, view)
  const [chosen, setChosen] = useState<readonly number[]>(() => ships.map(({ id }) => id))
  const [aboard, setAboard] = useState<ReadonlyMap<number, number>>(new Map())
  const [conduct, setConduct] = useState<Conduct>(habit.peek())
  const [after, setAfter] = useState<readonly string[]>([])
  const none = ships.length > 0 && chosen.length === 0
  const count = ships.length === 0 ? 1 : chosen.length
  const give = (ends: boolean) => () => {
    const said = seen.question === null ? null : orderOfShips(option, seen.question, view, chosen, [...aboard])
    if (said === null) return
    habit.value = conduct
    order(withOrder(orders, { ...said, ends, after, conduct }))
    choose(option.id)
  }
  const fighting = (view.seats[near]?.hangar ?? []).filter(({ id }) => ships.length === 0 || chosen.includes(id))
  return (
    <Dialog class="cg cgm-attack" title={optionName(text, option)} closeLabel={text.say('deck-close')} close={close} wide>
      <div class="parts">
        {ships.length > 0 && (
          <fieldset>
            <legend>{text.say('board-order-ships')}</legend>
            <Ships ships={ships} chosen={chosen} choose={setChosen} />
            <Crew crew={crew} ships={ships.filter(({ id }) => chosen.includes(id))} aboard={aboard} board={setAboard} />
          </fieldset>
        )}
        <Fight ships={fighting} conduct={conduct} set={setConduct} />
        <After said={after} say={setAfter} />
      </div>
      <footer>
        <button type="button" class="btn" data-order="attack-these" disabled={none} onClick={give(false)}>
          {text.say('board-primary-attack', { ships: count })}
        </button>
        <button type="button" class="btn primary" data-order="attack-these-end" disabled={none} onClick={give(true)}>
          {text.say('board-order-these-end', { ships: count })}
        </button>
      </footer>
    </Dialog>
  )
}

interface TickProps<T> {
  readonly what: T
  /** The attribute by which tests find the box. */
  readonly as: 'data-with' | 'data-then'
  readonly of: readonly T[]
  set(of: readonly T[]): void
  readonly children: ComponentChildren
}

/** A line with a checkbox: its value is added at the end, or removed. */
function Tick<T extends string | number>({ what, as, of, set, children }: TickProps<T>) {
  const on = of.includes(what)
  return (
    <label class="tick">
      <input type="checkbox" {...{ [as]: what }} checked={on} onChange={() => set(on ? of.filter((one) => one !== what) : [...of, what])} />
      {children}
    </label>
  )
}

/** The ships that attack, each with its firepower and its bombing. */
function Ships({
  ships,
  chosen,
  choose,
}: {
  ships: readonly PieceView[]
  chosen: readonly number[]
  choose(ships: readonly number[]): void
}) {
  const { view, text } = useMat()
  return ships.map(({ id, values }) => (
    <Tick key={id} what={id} as="data-with" of={chosen} set={choose}>
      <span>{cardName(view, id, text)}</span>
      <small>{text.say('board-order-figures', { firepower: values?.firepower ?? 0, bombing: values?.bombing ?? 0 })}</small>
    </Tick>
  ))
}

interface CrewProps {
  readonly crew: readonly PieceView[]
  readonly ships: readonly PieceView[]
  /** The crew that boards, with its ship. */
  readonly aboard: ReadonlyMap<number, number>
  board(aboard: ReadonlyMap<number, number>): void
}

/** The crew that boards each ship, as far as there is room. */
function Crew({ crew, ships, aboard, board }: CrewProps) {
  const { view, text } = useMat()
  const taken = (ship: number): number => [...aboard.values()].filter((one) => one === ship).length
  return crew.map(({ id }) => (
    <label key={id} class="choice">
      <span>{text.say('board-order-aboard', { crew: cardName(view, id, text) })}</span>
      <select
        class="field"
        data-aboard={id}
        value={`${aboard.get(id) ?? ''}`}
        onChange={({ currentTarget: { value } }) => {
          const next = new Map(aboard)
          if (value === '') next.delete(id)
          else next.set(id, Number(value))
          board(next)
        }}
      >
        <option value="">{text.say('board-order-stays')}</option>
        {ships.map((ship) => (
          <option
            key={ship.id}
            value={`${ship.id}`}
            disabled={aboard.get(id) !== ship.id && taken(ship.id) + ship.aboard.length >= ship.slots}
          >
            {cardName(view, ship.id, text)}
          </option>
        ))}
      </select>
    </label>
  ))
}

const LINES = {
  holds: 'board-fight-holds',
  returns: 'board-fight-returns',
  keeps: 'board-fight-keeps',
  stays: 'board-fight-stays',
} as const

const ORDNANCE: Readonly<Record<Ordnance, string>> = { later: 'board-fight-later', none: 'board-fight-none', most: 'board-fight-most' }
const ORDNANCES = Object.keys(ORDNANCE) as readonly Ordnance[]

/** How the attack is carried out; whatever is left open here is asked later. */
function Fight({ ships, conduct, set }: { ships: readonly PieceView[]; conduct: Conduct; set(conduct: Conduct): void }) {
  const { text } = useMat()
  const may = sayable(ships)
  const line = (part: keyof typeof LINES) => (
    <label class="tick">
      <input type="checkbox" data-say={part} checked={conduct[part]} onChange={() => set({ ...conduct, [part]: !conduct[part] })} />
      <span>{text.say(LINES[part])}</span>
    </label>
  )
  return (
    <fieldset>
      <legend>{text.say('board-fight')}</legend>
      {line('holds')}
      {line('returns')}
      {line('keeps')}
      {may.stays && line('stays')}
      {may.ordnance && (
        <label class="choice">
          <span>{text.say('board-keyword-ordnance')}</span>
          <select
            class="field"
            data-ordnance
            value={conduct.ordnance}
            onChange={({ currentTarget: { value } }) => set({ ...conduct, ordnance: ORDNANCES.find((one) => one === value) ?? 'later' })}
          >
            {ORDNANCES.map((one) => (
              <option key={one} value={one}>
                {text.say(ORDNANCE[one])}
              </option>
            ))}
          </select>
        </label>
      )}
      <p>{text.say('board-fight-asked')}</p>
    </fieldset>
  )
}

/** The main phase's actions after the attack, in the order in which they are ticked. */
function After({ said, say }: { said: readonly string[]; say(said: readonly string[]): void }) {
  const { seen, view, text } = useMat()
  const [all, showAll] = useState(false)
  const question = seen.question?.kind === 'options' ? { ...seen.question, options: byWeight(seen.question.options) } : null
  const options = question === null ? [] : oneOfEach(afterwards(question), alikeIn(view))
  if (options.length === 0) return null
  return (
    <fieldset class="after">
      <legend>{text.say('board-order-then')}</legend>
      {options.slice(0, all ? options.length : FEW).map(({ id, cost, ...option }) => (
        <Tick key={id} what={id} as="data-then" of={said} set={say}>
          <span>
            {said.length > 1 && said.includes(id) && <b>{said.indexOf(id) + 1}. </b>}
            {optionName(text, { id, ...option })}
          </span>
          {cost !== undefined && <b class="cost">{cost}</b>}
        </Tick>
      ))}
      {!all && options.length > FEW && (
        <button type="button" class="btn small" data-all onClick={() => showAll(true)}>
          {text.say('board-order-more', { more: options.length - FEW })}
        </button>
      )}
    </fieldset>
  )
}
