import type { BoardProps } from '@orrery/board'
import { choicesOf } from '@orrery/board'
import { type Piece, type Seat, type SeenOption, verbOf } from '@orrery/kernel'
import { useComputed, useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Order } from '../../orders/order.ts'
import { pieceById } from '../../orders/pieces.ts'
import type { View } from '../../view.ts'
import { nightPicture } from '../art/picture.ts'
import { Area } from './Area.tsx'
import { Combat, Order as TurnOrder } from './Combat.tsx'
import { MatContext, type MatTable } from './context.ts'
import { Hand } from './Hand.tsx'
import { Lasting } from './Lasting.tsx'
import { Links } from './Links.tsx'
import { Menu } from './Menu.tsx'
import { Middle } from './Middle.tsx'
import { useMotion } from './motion.ts'
import { LookAt, Others } from './Others.tsx'
import { Stack } from './Stack.tsx'
import { Standing } from './Standing.tsx'
import { sidesOf } from './seats.ts'
import { bringInSight } from './sight.ts'
import { Tray } from './Tray.tsx'
import { trayOf } from './tray.ts'

/** Steps of a combat that are shown from above; equipping and paying need the whole mat. */
const FROM_ABOVE = ['firing', 'bombing', 'unequip']

/** Milliseconds until a card under the mouse is shown large, and until it closes. */
const RESTS = 260
const LEFT = 160

/** The table: the sides of the mat, the combat, the stack and the hand. */
export function Board(props: BoardProps<View, Order>) {
  const { seen, names, events, text, pointed, look, recap: told, why, inspect } = props
  const { view, question } = seen
  const root = useRef<HTMLDivElement>(null)
  const held = useSignal<Piece | null>(null)
  const choices = useMemo(() => choicesOf(question), [question])
  const tray = useMemo(() => trayOf(view, question), [view, question])
  const sides = useMemo(() => sidesOf(view), [view])
  const { near } = sides
  const [shown, show] = useState<Seat | null>(null)
  const [whole, setWhole] = useState(false)
  const touched = useSignal<string | null>(null)
  const sky = useComputed(() => nightPicture())

  const choose = (option: string): void => {
    held.value = null
    pointed.value = null
    touched.value = null
    props.choose(option)
  }

  /** On touch screens, the first touch of something with a preview shows it, and the second takes it. */
  const take = (option: SeenOption): void => {
    if (verbOf(option.id) === 'fire' && matchMedia('(hover: none)').matches && touched.peek() !== option.id) {
      touched.value = option.id
      pointed.value = option.id
    } else choose(option.id)
  }

  const press = (piece: Piece, anchor: Element): void => {
    const from = held.peek()
    const on = choices.on.get(piece) ?? []
    const to = (choices.to.get(piece) ?? []).filter((option) => from === null || option.on === from)
    // A chosen ship is taken back, together with the crew that was to board it.
    const aboard = from === null ? to.filter(({ id }) => props.multiSelect?.has(id) === true) : []
    if (aboard.length > 0) {
      for (const { id } of [...aboard, ...on]) if (props.multiSelect?.has(id) === true) choose(id)
      return
    }
    if (from !== piece && to.length === 1 && to[0] !== undefined && (from !== null || on.length === 0)) {
      take(to[0])
      return
    }
    if (on.length === 1 && on[0] !== undefined && on[0].to === undefined && verbOf(on[0].id) !== 'attack') {
      take(on[0])
      return
    }
    // On touch screens looking closer is a long press, and a line of the menu: the card would cover the menu.
    const touch = matchMedia('(hover: none)').matches
    if (!touch) inspect(piece)
    if (on.length > 0) {
      held.value = from === piece ? null : piece
      return
    }
    held.value = null
    if (from === null && question !== null && isOwn(view, near, piece)) why(piece, anchor)
  }

  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  /** The card under the mouse is shown large; a card under an open menu stays. */
  const rest = (piece: Piece | null): void => {
    clearTimeout(resting.current)
    if (held.peek() === null) resting.current = setTimeout(() => inspect(piece), piece === null ? LEFT : RESTS)
  }
  useEffect(() => () => clearTimeout(resting.current), [])

  const motion = look.motion
  const table: MatTable = {
    seen,
    view,
    near,
    names,
    text,
    choices,
    multiSelect: props.multiSelect,
    taught: props.taught,
    orders: props.orders,
    order: props.order,
    held,
    pointed,
    choose,
    press,
    inspect,
    rest,
    why,
    motion,
  }

  useMotion(root, seen.version, events, motion, near)

  useEffect(() => {
    held.value = null
    touched.value = null
    if (matchMedia('(hover: hover)').matches && root.current?.querySelector('[data-piece]:hover') === null) rest(null)
  }, [seen.version])

  const mine = question?.name === 'main-action' && question.seat === near
  const begun = useRef(0)
  // If the table is longer than the screen, the player's turn begins with their ships in view.
  useEffect(() => {
    if (!mine || begun.current === view.turn) return
    begun.current = view.turn
    bringInSight(root.current?.querySelector('.cgm-area.near .hangar'))
  }, [mine, view.turn])

  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') held.value = null
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])

  const own = view.seats[near]
  const several = view.seats.length > 2
  const looked = sides.small.find((held) => held.seat === shown && !held.out)
  const onPhone =
    sides.large.find(({ seat }) => seat === (shown ?? foeOf(view, near))) ?? (looked === undefined ? sides.large[0] : undefined)
  const { combat } = view
  const fromAbove = combat !== null && view.winner === null && FROM_ABOVE.includes(combat.step) && !whole
  const inMenu = held.value
  return (
    <MatContext.Provider value={table}>
      <div
        ref={root}
        class={`cg cgm ${look.motion ? 'cg-motion' : ''} ${fromAbove ? 'fighting' : ''} ${several ? 'several' : ''}`}
        data-phase={view.phase}
        style={{ '--night': `url("${sky.value}")` }}
      >
        <div class="cgm-main" data-drop="play">
          {combat !== null && FROM_ABOVE.includes(combat.step) && (
            <div class="cgm-above">
              {fromAbove && <TurnOrder combat={combat} />}
              <button type="button" class="cgm-switch" aria-pressed={whole} onClick={() => setWhole(!whole)}>
                {text.say(whole ? 'board-show-combat' : 'board-show-mat')}
              </button>
              {fromAbove && <Standing />}
            </div>
          )}
          {fromAbove ? (
            <Combat combat={combat} />
          ) : (
            <>
              {several && <Others sides={sides} open={shown} show={show} />}
              {several ? (
                <div class="cgm-sides" style={{ '--sides': Math.max(1, sides.large.length) }}>
                  {sides.large.map((held) => (
                    <Area key={held.seat} held={held} far folded={held !== onPhone} />
                  ))}
                  {looked !== undefined && <LookAt held={looked} close={() => show(null)} />}
                </div>
              ) : (
                sides.large.map((held) => <Area key={held.seat} held={held} far />)
              )}
              <Middle told={told} />
              {own !== undefined && <Area held={own} far={false} />}
            </>
          )}
        </div>
        {view.stack.length + view.lasting.length > 0 && (
          <aside class="cgm-aside" aria-label={text.say('board-aside')}>
            {view.stack.length > 0 && <Stack />}
            <Lasting />
          </aside>
        )}
        {own?.hand != null && <Hand held={own} tray={tray} />}
        <Tray cards={tray} />
        <Links root={root} layout={`${fromAbove} ${shown}`} />
        {inMenu !== null && choices.on.get(inMenu)?.some((option) => option.to === undefined) === true && <Menu piece={inMenu} />}
      </div>
    </MatContext.Provider>
  )
}

/** A seat's current opponent; null outside its combats. */
function foeOf({ combat }: View, near: Seat): Seat | null {
  if (combat === null) return null
  return combat.attacker === near ? combat.defender : combat.attacker
}

/** Whether a piece is a card of the seat, in its hand or in play. */
function isOwn(view: View, seat: number, piece: Piece): boolean {
  const id = Number(piece.slice('card:'.length))
  return view.seats[seat]?.hand?.some((card) => card.id === id) === true || pieceById(view, id)?.controller === seat
}
