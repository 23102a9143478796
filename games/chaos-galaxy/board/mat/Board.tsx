import type { BoardProps } from '@orrery/board'
import { choicesOf } from '@orrery/board'
import type { GameEvent, Piece, Seat, Seen } from '@orrery/kernel'
import { useComputed, useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Order } from '../../orders/order.ts'
import type { View } from '../../view.ts'
import { nightPicture } from '../art/picture.ts'
import { Area } from './Area.tsx'
import { Combat, Order as TurnOrder } from './Combat.tsx'
import { MatContext, type MatTable, useMat } from './context.ts'
import { Far } from './Far.tsx'
import { Hand } from './Hand.tsx'
import { Lasting } from './Lasting.tsx'
import { Links } from './Links.tsx'
import { Menu } from './Menu.tsx'
import { Middle } from './Middle.tsx'
import { useMotion } from './motion.ts'
import { usePressing } from './pressing.ts'
import { Stack } from './Stack.tsx'
import { Standing } from './Standing.tsx'
import { sidesOf } from './seats.ts'
import { type Share, sharesAfter } from './shot.ts'
import { keepInSight } from './sight.ts'
import { Tray } from './Tray.tsx'
import { trayOf } from './tray.ts'

/** Steps of a combat that are shown from above; equipping and paying need the whole mat. */
const FROM_ABOVE = ['firing', 'bombing', 'unequip']

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
  const sky = useComputed(() => nightPicture())
  const { choose, press, rest } = usePressing(props, { root, held, choices, near })

  const motion = look.motion
  const table: MatTable = {
    ...{ seen, view, near, names, text, choices, held, pointed, motion },
    ...{ multiSelect: props.multiSelect, taught: props.taught, orders: props.orders, order: props.order },
    ...{ choose, press, rest, inspect, why },
    shares: useShares(events),
  }

  useMotion(root, seen.version, events, motion, near)

  useAskedInSight(root, seen, near)

  const own = view.seats[near]
  const several = view.seats.length > 2
  const { combat } = view
  const canBeAbove = combat !== null && FROM_ABOVE.includes(combat.step)
  const fromAbove = canBeAbove && view.winner === null && !whole
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
          {canBeAbove && <Above {...{ combat, fromAbove, whole }} switchTo={setWhole} />}
          {fromAbove ? (
            <Combat combat={combat} />
          ) : (
            <>
              <Far sides={sides} several={several} foe={foeOf(view, near)} shown={shown} show={show} />
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

/** What announced barrages allot: the view does not say it, only the events that lead to it. */
function useShares(events: readonly GameEvent[]): readonly Share[] {
  const kept = useRef<{ readonly events: readonly GameEvent[]; readonly shares: readonly Share[] }>({ events: [], shares: [] })
  if (kept.current.events !== events) kept.current = { events, shares: sharesAfter(kept.current.shares, events) }
  return kept.current.shares
}

/** If the table is longer than the screen, the player's turn begins with their ships in view, and another question with the pieces that it lights. */
function useAskedInSight(root: RefObject<HTMLElement | null>, { view, question, version }: Seen<View>, near: Seat): void {
  const mine = question?.seat === near
  const acts = mine && question.name === 'main-action'
  const begun = useRef(0)
  useEffect(() => {
    if (acts && begun.current !== view.turn) {
      begun.current = view.turn
      return keepInSight(found(root, '.cgm-area.near .hangar'))
    }
    return mine && !acts ? keepInSight(found(root, '.cgm-area .can')) : undefined
  }, [mine, acts, view.turn, version])
}

const found = (root: RefObject<HTMLElement | null>, selector: string): readonly Element[] => [
  ...(root.current?.querySelectorAll(selector) ?? []),
]

interface AboveProps {
  readonly combat: NonNullable<View['combat']>
  readonly fromAbove: boolean
  readonly whole: boolean
  switchTo(whole: boolean): void
}

/** Over a combat: its turn order, and the switch between the combat and the whole mat. */
function Above({ combat, fromAbove, whole, switchTo }: AboveProps) {
  const { text } = useMat()
  return (
    <div class="cgm-above">
      {fromAbove && <TurnOrder combat={combat} />}
      <button type="button" class="cgm-switch" aria-pressed={whole} onClick={() => switchTo(!whole)}>
        {text.say(whole ? 'board-show-combat' : 'board-show-mat')}
      </button>
      {fromAbove && <Standing />}
    </div>
  )
}

/** A seat's current opponent; null outside its combats. */
function foeOf({ combat }: View, near: Seat): Seat | null {
  if (combat === null) return null
  return combat.attacker === near ? combat.defender : combat.attacker
}
