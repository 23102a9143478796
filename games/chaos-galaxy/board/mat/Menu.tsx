import { pointing } from '@orrery/board'
import { drawnLater } from '@orrery/board/lazy.tsx'
import { type Piece, type Seat, type SeenOption, verbOf } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { afterwards } from '../../orders/afterwards.ts'
import { allReady, nameable, ordersWith } from '../../orders/attack.ts'
import { type AttackOrder, withOrder } from '../../orders/order.ts'
import type { View } from '../../view.ts'
import { useMat } from './context.ts'
import { cardName, optionName } from './words.ts'

const AttackSheet = drawnLater(() => import('./AttackSheet.tsx').then((module) => module.AttackSheet))

/** The actions of the held piece, beside it: one button for each option. */
export function Menu({ piece }: { piece: Piece }) {
  const table = useMat()
  const { choices, choose, held, pointed, text, view } = table
  const box = useRef<HTMLDivElement>(null)
  const [naming, nameFor] = useState<SeenOption | null>(null)
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)
  const options = choices.on.get(piece) ?? []
  const name = piece.startsWith('card:') ? cardName(view, Number(piece.slice(5)), text) : ''
  useLayoutEffect(() => {
    const anchor = document.querySelector(`.cgm [data-piece="${piece}"]`)
    const root = box.current?.offsetParent
    if (anchor === null || box.current === null || !(root instanceof HTMLElement)) return
    const at = anchor.getBoundingClientRect()
    const within = root.getBoundingClientRect()
    const { offsetWidth: w, offsetHeight: h } = box.current
    const right = at.right - within.left + 10
    const left = right + w < within.width ? right : Math.max(6, at.left - within.left - w - 10)
    // On a phone the table is longer than the screen, and the menu scrolls with it.
    setPlace({ left: left + root.scrollLeft, top: root.scrollTop + Math.max(6, Math.min(at.top - within.top, within.height - h - 6)) })
  }, [piece, options.length, naming])
  // Opened by a key, the menu takes the focus, and returns it to the piece.
  useLayoutEffect(() => {
    const hit = document.querySelector<HTMLElement>(`.cgm [data-piece="${piece}"] > .cgm-hit`)
    if (hit === null || document.activeElement !== hit) return
    const menu = box.current
    menu?.querySelector('button')?.focus()
    return () => {
      // The menu may still have the focus, and would take it away when it closes.
      const { activeElement } = document
      if (hit.isConnected && (activeElement === document.body || menu?.contains(activeElement) === true)) hit.focus()
    }
  }, [piece])
  useEffect(() => nameFor(null), [piece])
  useEffect(() => {
    const away = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') held.value = null
    }
    addEventListener('keydown', away)
    return () => removeEventListener('keydown', away)
  }, [held])
  if (options.length === 0) return null
  const at = place === null ? { opacity: 0 } : { left: `${place.left}px`, top: `${place.top}px` }
  if (naming !== null) return <AttackSheet option={naming} close={() => nameFor(null)} />
  return (
    <div ref={box} class="cgm-menu" role="menu" aria-label={name} onKeyDown={alongItems} style={at}>
      {name !== '' && <h3>{name}</h3>}
      {options.map((option) => {
        const target = option.to?.startsWith('card:') === true ? cardName(view, Number(option.to.slice(5)), text) : ''
        return (
          <button
            key={option.id}
            type="button"
            role="menuitem"
            class={pointed.value === option.id ? 'lit' : ''}
            onClick={() => choose(option.id)}
            {...pointing(pointed, option.id)}
          >
            <span>
              {optionName(text, option)}
              {target !== '' && !optionName(text, option).includes(target) && <small> → {target}</small>}
            </span>
            {option.cost !== undefined && <b class="cost">{option.cost}</b>}
          </button>
        )
      })}
      {options.map((option) => (
        <Ordered key={option.id} option={option} name={() => nameFor(option)} />
      ))}
      <button type="button" role="menuitem" class="quiet" onClick={() => table.inspect(piece)}>
        {text.say('board-read')}
      </button>
      <button type="button" role="menuitem" class="quiet" onClick={(event) => table.why(piece, event.currentTarget)}>
        {text.say('board-why')}
      </button>
    </div>
  )
}

/** What may be ordered together with an attack: all ready ships, and the end of the turn after it. */
function Ordered({ option, name }: { option: SeenOption; name(): void }) {
  const { seen, view, orders, order, choose, pointed, taught, text } = useMat()
  const asked = seen.question
  if (asked === null || taught) return null
  const names = verbOf(option.id) === 'attack' && (nameable(asked.seat, view).ships.length > 0 || afterwards(asked).length > 0)
  return (
    <>
      {ordersWith(option, asked, view).map((said) => {
        const { lead, aside } = orderLines(said, view, asked.seat, text)
        return (
          <button
            key={`${said.ends}`}
            type="button"
            role="menuitem"
            data-order={said.ends ? 'attack-end' : 'attack-all'}
            onClick={() => {
              order(withOrder(orders, said))
              choose(option.id)
            }}
            {...pointing(pointed, option.id)}
          >
            <span>
              {lead}
              <small> · {aside}</small>
            </span>
          </button>
        )
      })}
      {names && (
        <button type="button" role="menuitem" data-order="attack-name" onClick={name}>
          {text.say('board-order-name')}
        </button>
      )}
    </>
  )
}

/** An order in words: what is done, and what it brings or leaves. */
function orderLines({ set, ends }: AttackOrder, view: View, seat: Seat, text: Text): { readonly lead: string; readonly aside: string } {
  const ready = allReady(view, seat)
  const params = { ships: set?.length ?? 0, bombs: ready.reduce((sum, { values }) => sum + (values?.bombing ?? 0), 0) }
  if (!ends) return { lead: text.say('board-order-all', params), aside: text.say('board-primary-bombs', params) }
  const credits = view.seats[seat]?.credits ?? 0
  return {
    lead: text.say(set === null ? 'board-order-end' : 'board-order-all-end', params),
    aside: text.say('board-order-left', { credits }),
  }
}

/** The arrow keys move from line to line. */
function alongItems(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const items: (Element | null)[] = [...event.currentTarget.querySelectorAll('button')]
  const at = items.indexOf(document.activeElement)
  const next = items[(at + step + items.length) % items.length]
  if (next instanceof HTMLElement) next.focus()
  event.preventDefault()
}
