import { planBounds } from '@orrery/kernel'
import { DEPLOYMENT } from '../../rules/deployment/plan.ts'
import '../css/parts.css'
import '../css/table.css'
import {
  type BoardProps,
  bolt,
  ChooseBeside,
  flash,
  type Moves,
  type PieceActs,
  percent,
  SmallMap,
  Surface,
  type View as SurfaceView,
  useMoves,
  usePieces,
  type WorldBox,
} from '@orrery/board'
import type { Piece, SeenOption } from '@orrery/kernel'
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Point } from '../../geometry/place.ts'
import type { Order } from '../../orders/order.ts'
import { outlook } from '../../outlook.ts'
import type { View } from '../../view.ts'
import { pressOnSheet } from '../sheet/press.ts'
import { sheetTags, zonesOf } from '../sheet/tags.ts'
import { sheetFor, useOffer } from '../sheet/use-sheet.ts'
import { Volley } from '../sheet/Volley.tsx'
import { Hand } from './beside/Hand.tsx'
import { List } from './beside/List.tsx'
import { Strip } from './beside/Strip.tsx'
import { Tools } from './beside/Tools.tsx'
import { Tray } from './beside/Tray.tsx'
import { Pages } from './end/Pages.tsx'
import { type Facts, factsOf } from './facts.ts'
import { Labels } from './labels/Labels.tsx'
import { tagsFor } from './labels/tags.ts'
import { bestFirst } from './offers.ts'
import { Aim } from './space/Aim.tsx'
import { Bands } from './space/Arcs.tsx'
import { Field } from './space/Field.tsx'
import { Fleet } from './space/Fleet.tsx'
import { Links } from './space/Links.tsx'
import { Marks } from './space/Marks.tsx'
import { Planned } from './space/Planned.tsx'
import type { Light } from './space/Ship.tsx'
import { bringIntoSight, reveal } from './space/sight.ts'
import { Tape } from './space/Tape.tsx'
import { useTape } from './space/use-tape.ts'
import { diceOf, fireOf, pieceOf, squadronInHand } from './subject.ts'

const MOVES: Moves = {
  moves: (piece) => piece.startsWith('ship:') || piece.startsWith('wing:') || piece.startsWith('mine:'),
  leaves: () => 'struck',
}

/** The table of Firestorm Armada: space to pan and zoom, ships on their stands, and the question's plan drawn on it. */
export function Board(props: BoardProps<View, Order>): JSX.Element {
  const { seen, viewer, names, events, draft, text, look, pointed } = props
  const { view } = seen
  const facts = factsOf(view, text)
  const pieces = usePieces(props)
  const root = useRef<HTMLDivElement>(null)
  const surface = useRef<SurfaceView | null>(null)
  const [held, hold] = useState<Piece | null>(null)
  const [listed, setListed] = useState(false)
  const [bands, setBands] = useState(false)
  const tape = useTape()
  const world: WorldBox = { x: 0, y: 0, width: facts.world.width, height: facts.world.height }
  const about = pieceOf(seen.question?.on)
  const sheet = sheetFor(props, facts)
  const open = sheet?.value ?? null
  useOffer(sheet, props, facts)
  const moving = open?.kind === 'move' ? open.squadron : null
  const inHand = open === null || open.kind === 'deploy' ? squadronInHand(view, held) : open.squadron
  const chosen = props.multiSelect?.chosen.value
  const tags = useMemo(
    () => sheetTags(facts, open) ?? tagsFor(facts, props),
    [facts, seen.question, open, draft?.value.value, chosen, pointed.value],
  )
  const isDeploying = draft !== null && draft.question.plan === 'deployment'
  const zones = isDeploying ? planBounds(draft.question, DEPLOYMENT).zones : zonesOf(facts, open)
  useMoves(root, seen.version, look.motion, { ...MOVES, zoom: () => surface.current?.zoomed.peek().k ?? 1 })
  useEffect(() => fireworks(root.current, events, look.motion), [events])
  useSight(surface, facts, props, moving)

  /** A ship stands for its squadron, a wing for its flight, if those can be chosen and it cannot. */
  function effective(piece: Piece): Piece {
    const group = groupOf(facts, piece)
    return pieces.offers(piece).length === 0 && group !== null && pieces.offers(group).length > 0 ? group : piece
  }
  const isOffered = (piece: Piece): boolean => pieces.offers(effective(piece)).length > 0
  function lightOf(piece: Piece): Light {
    if (held !== null && (held === piece || held === groupOf(facts, piece))) return 'pointed'
    if (pieces.chosen(piece)) return 'chosen'
    if (isOffered(piece)) return 'can'
    return groupOf(facts, piece) === `squadron:${inHand}` ? 'hand' : ''
  }
  const acts = useActs({
    press(piece, element) {
      if (tape.on) tape.measure(pointOf(facts, piece))
      else if (sheet === null || !pressOnSheet(sheet, piece, facts, props)) pieces.press(effective(piece), element)
    },
    point(piece) {
      hold(piece)
      pieces.point(piece)
    },
    inspect: props.inspect,
  })

  return (
    <div ref={root} class={`fa fa-board ${tape.on ? 'measuring' : ''} ${draft === null && open === null ? '' : 'planning'}`}>
      <Surface
        world={world}
        label={text.say('board-table')}
        text={text}
        motion={look.motion}
        nearest={1.5}
        padding={10}
        view={surface}
        offers={(piece) => !tape.on && isOffered(piece)}
        over={
          <>
            <Labels facts={facts} chosen={inHand} tags={tags} drawn={draft === null && open?.kind !== 'move' ? null : inHand} />
            <SmallMap world={world} class="fa-small-map">
              <Marks facts={facts} />
            </SmallMap>
          </>
        }
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has the ships and the list */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the ships and the list */}
        <div
          class="fa-ground"
          onClick={(event) => {
            if (!tape.on || surface.current === null) return
            const { x, y } = surface.current.worldAt(event.clientX, event.clientY)
            if (!(event.target instanceof Element) || event.target.closest('[data-piece]') === null) tape.measure(facts.world.table(x, y))
          }}
        >
          <Field view={view} text={text} zones={zones} seat={viewer === 'spectator' ? 0 : viewer} />
          <Links facts={facts} chosen={inHand} />
          {open === null && <Aim facts={facts} props={props} />}
          {sheet !== null && open?.kind === 'fire' && <Volley facts={facts} sheet={sheet} />}
          {bands && about?.kind === 'ship' && <Bands world={facts.world} pose={facts.view.ships[about.id] ?? { x: 0, y: 0, heading: 0 }} />}
          <Fleet facts={facts} names={names} acts={acts} lightOf={lightOf} isOffered={isOffered} />
          <Planned facts={facts} props={props} sheet={sheet} />
          {tape.from !== null && <Tape world={facts.world} from={tape.from} to={tape.to ?? tape.from} text={text} />}
        </div>
      </Surface>
      <Strip
        facts={facts}
        names={names}
        chosen={view.activation.kind === 'none' ? held : `${view.activation.kind}:${view.activation.id}`}
        can={(piece) => pieces.offers(piece).length > 0}
        press={(piece, element) => {
          reveal(facts, surface.current, piece)
          if (pieces.offers(piece).length > 0) pieces.press(piece, element)
        }}
        point={acts.point}
      />
      <Tools
        text={text}
        tools={[
          { icon: 'tape', name: 'board-tape', on: tape.on, turn: tape.turn },
          { icon: 'layers', name: 'board-bands', on: bands, turn: () => setBands(!bands) },
          { icon: 'list', name: 'board-list', on: listed, turn: () => setListed(!listed) },
        ]}
      />
      {draft === null && seen.result === null && <Tray events={events} version={seen.version} motion={look.motion} facts={facts} />}
      {seen.result === null && <Hand {...props} />}
      <Pages facts={facts} props={props} />
      {listed && <List facts={facts} props={props} close={() => setListed(false)} />}
      {pieces.choosing !== null && (
        <ChooseBeside
          choosing={pieces.choosing}
          options={bestFirst(facts, pieces.offers(pieces.choosing.piece))}
          root={root}
          pointed={pointed}
          text={text}
          choose={props.choose}
          close={pieces.close}
          head={<b>{facts.pieceName(pieces.choosing.piece)}</b>}
          note={(option) => noteOf(facts, option)}
        />
      )}
    </div>
  )
}

/** What pieces do when they are pressed and pointed at: the same object at every drawing, so that pieces that did not change stay as they are. */
function useActs(acts: PieceActs): PieceActs {
  const now = useRef(acts)
  now.current = acts
  return useRef<PieceActs>({
    press: (piece, element) => now.current.press(piece, element),
    point: (piece) => now.current.point(piece),
    inspect: (piece) => now.current.inspect(piece),
  }).current
}

/** Brings what is asked about into sight, whenever something else is asked. */
function useSight(
  surface: { readonly current: SurfaceView | null },
  facts: Facts,
  props: Pick<BoardProps<View>, 'seen' | 'draft'>,
  moving: number | null,
): void {
  // Initially as if zoomed in: the whole table is fitted once the console reports what it covers.
  const near = useRef(true)
  useEffect(() => {
    // The console has its new size first: it determines how much of the table is covered.
    const later = setTimeout(() => {
      near.current = bringIntoSight(facts, surface.current, props, near.current, moving)
    }, 60)
    return () => clearTimeout(later)
  }, [props.seen.question, moving])
}

/** An attack's effect, under its option. */
function noteOf(facts: Facts, option: SeenOption): string | null {
  const fire = fireOf(option)
  if (fire === null) return null
  const { odds } = outlook(facts.g, fire.guns, fire.target, diceOf(option))
  return facts.text.say('board-odds-line', {
    nothing: percent(odds.nothing),
    hull: percent(odds.hull),
    critical: percent(odds.critical),
  })
}

/** The squadron of a ship, the flight of a wing. */
function groupOf({ view }: Facts, piece: Piece): Piece | null {
  const one = pieceOf(piece)
  if (one?.kind === 'ship') return `squadron:${view.ships[one.id]?.squadron}`
  return one?.kind === 'wing' ? `flight:${view.wings[one.id]?.flight}` : null
}

/** Where a piece is on the table. */
function pointOf({ view }: Facts, piece: Piece): Point | null {
  const one = pieceOf(piece)
  const found = one === null ? undefined : one.kind === 'ship' ? view.ships[one.id] : one.kind === 'wing' ? view.wings[one.id] : undefined
  return found === undefined ? null : { x: found.x, y: found.y }
}

/** Shots and blasts of what has just happened. */
function fireworks(root: HTMLElement | null, events: BoardProps['events'], motion: boolean): void {
  if (root === null || !motion) return
  const box = (piece: string): DOMRect | undefined => root.querySelector(`[data-piece="${piece}"]`)?.getBoundingClientRect()
  for (const event of events) {
    if (event.type === 'attacked') bolt(root, 'fa-shot', box(`ship:${event.ship}`), box(`ship:${event.target}`), 5)
    if (event.type === 'hull-lost' || event.type === 'critical-hit') flash(root, 'fa-blast', box(`ship:${event.ship}`), 240)
  }
}
