import { planBounds } from '@orrery/kernel'
import { DEPLOYMENT } from '../../rules/deployment/plan.ts'
import { WINGS } from '../../rules/wing/plan.ts'
import '../css/parts.css'
import '../css/table.css'
import {
  type BoardProps,
  bolt,
  ChooseBeside,
  flash,
  type Moves,
  offeredBy,
  percent,
  refusalWords,
  SmallMap,
  Surface,
  type View as SurfaceView,
  useMoves,
  usePieces,
  type WorldBox,
} from '@orrery/board'
import type { Piece, PlanQuestion, Refusal, SeenOption } from '@orrery/kernel'
import type { JSX } from 'preact'
import { memo } from 'preact/compat'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Point } from '../../geometry/place.ts'
import type { Order } from '../../orders/order.ts'
import { outlook } from '../../outlook.ts'
import { at } from '../../rules/at.ts'
import type { View } from '../../view.ts'
import { seatLook } from '../art/seats.ts'
import { formOf } from '../art/ship/form.ts'
import { LineIcon } from '../parts/Icon.tsx'
import { Deploy } from '../plan/Deploy.tsx'
import { ableTargets } from '../plan/divisions.ts'
import { Move } from '../plan/Move.tsx'
import { Drone, Thrust } from '../plan/Nudge.tsx'
import { Wings } from '../plan/Wings.tsx'
import { Formation } from '../sheet/Formation.tsx'
import { Line } from '../sheet/Line.tsx'
import { pressOnSheet } from '../sheet/press.ts'
import { sheetTags, zonesOf } from '../sheet/tags.ts'
import { sheetFor, useOffer } from '../sheet/use-sheet.ts'
import { Volley } from '../sheet/Volley.tsx'
import { Aim } from './Aim.tsx'
import { Bands } from './Arcs.tsx'
import { EndPage } from './EndPage.tsx'
import { EndPhase } from './EndPhase.tsx'
import { Field } from './Field.tsx'
import { type Facts, factsOf, isDone, typeById } from './facts.ts'
import { Hand } from './Hand.tsx'
import { Labels } from './Labels.tsx'
import { Links } from './Links.tsx'
import { List } from './List.tsx'
import { bestFirst } from './offers.ts'
import { type Light, Ship } from './Ship.tsx'
import { Strip } from './Strip.tsx'
import { diceOf, fireOf, isFire, pieceOf, squadronInHand } from './subject.ts'
import { Tape } from './Tape.tsx'
import { Tray } from './Tray.tsx'
import { tagsFor } from './tags.ts'
import { Mine, Wing } from './Wing.tsx'
import { wingTargets } from './wing-targets.ts'
import { PPI } from './world.ts'

const MOVES: Moves = {
  moves: (piece) => piece.startsWith('ship:') || piece.startsWith('wing:') || piece.startsWith('mine:'),
  leaves: () => 'struck',
}

/** The table of Firestorm Armada: space to pan and zoom, ships on their stands, and the question's plan drawn on it. */
export function Board(props: BoardProps<View, Order>): JSX.Element {
  const { seen, viewer, names, events, draft, text, look, pointed, inspect } = props
  const { view } = seen
  const facts = factsOf(view, text)
  const pieces = usePieces(props)
  const root = useRef<HTMLDivElement>(null)
  const surface = useRef<SurfaceView | null>(null)
  const [held, hold] = useState<Piece | null>(null)
  const [listed, setListed] = useState(false)
  // The end page (of the turn or of the battle) that the reader has closed.
  const [closed, closePage] = useState(-1)
  const [bands, setBands] = useState(false)
  const [tape, setTape] = useState<{ readonly on: boolean; readonly from: Point | null; readonly to: Point | null }>({
    on: false,
    from: null,
    to: null,
  })
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
  const plan = draft?.question.plan
  const zones = plan === 'deployment' && draft !== null ? planBounds(draft.question, DEPLOYMENT).zones : zonesOf(facts, open)
  const refused = (refusal: Refusal): string => refusalWords(text, refusal)

  useMoves(root, seen.version, look.motion, { ...MOVES, zoom: () => surface.current?.zoomed.peek().k ?? 1 })
  useEffect(() => fireworks(root.current, events, look.motion), [events])
  // Initially as if zoomed in: the whole table is fitted once the console reports what it covers.
  const near = useRef(true)
  useEffect(() => {
    // The console has its new size first: it determines how much of the table is covered.
    const later = setTimeout(() => {
      near.current = bringIntoSight(facts, surface.current, props, near.current, moving)
    }, 60)
    return () => clearTimeout(later)
  }, [seen.question, moving])

  const acts = useRef({
    press: (piece: Piece, element: Element) => press.current(piece, element),
    point: (piece: Piece | null) => {
      hold(piece)
      now.current.point(piece)
    },
    inspect,
  }).current
  const now = useRef(pieces)
  now.current = pieces
  const press = useRef((_piece: Piece, _element: Element): void => undefined)
  press.current = (piece, element) => {
    if (tape.on) measure(pointOf(facts, piece))
    else if (sheet === null || !pressOnSheet(sheet, piece, facts, props)) pieces.press(effective(piece), element)
  }
  /** A ship stands for its squadron, a wing for its flight, if those can be chosen and it cannot. */
  function effective(piece: Piece): Piece {
    const group = groupOf(facts, piece)
    return pieces.offers(piece).length === 0 && group !== null && pieces.offers(group).length > 0 ? group : piece
  }
  function measure(point: Point | null): void {
    if (point === null) return
    setTape(tape.from === null || tape.to !== null ? { on: true, from: point, to: null } : { ...tape, to: point })
  }
  function lightOf(piece: Piece): Light {
    if (held !== null && (held === piece || held === groupOf(facts, piece))) return 'pointed'
    if (pieces.chosen(piece)) return 'chosen'
    const can = effective(piece)
    if (pieces.offers(can).length > 0) return 'can'
    return groupOf(facts, piece) === `squadron:${inHand}` ? 'hand' : ''
  }

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
        offers={(piece) => !tape.on && pieces.offers(effective(piece)).length > 0}
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
            if (!(event.target instanceof Element) || event.target.closest('[data-piece]') === null) measure(facts.world.table(x, y))
          }}
        >
          <Field view={view} text={text} zones={zones} seat={viewer === 'spectator' ? 0 : viewer} />
          <Links facts={facts} chosen={inHand} />
          {open === null && <Aim facts={facts} props={props} />}
          {sheet !== null && open?.kind === 'fire' && <Volley facts={facts} sheet={sheet} />}
          {bands && about?.kind === 'ship' && <Bands world={facts.world} pose={facts.view.ships[about.id] ?? { x: 0, y: 0, heading: 0 }} />}
          {view.mines.map((mine, at) => (
            <Mine key={at} mine={mine} x={facts.world.x(mine.x)} y={facts.world.y(mine.y)} />
          ))}
          {facts.ships.map((ship) => (
            <Ship
              key={ship.id}
              ship={ship}
              type={typeById(ship.type)}
              x={facts.world.x(ship.x)}
              y={facts.world.y(ship.y)}
              done={isDone(view, 'squadron', at(view.squadrons, ship.squadron))}
              light={lightOf(`ship:${ship.id}`)}
              label={inWords(facts, ship.id, names)}
              acts={acts}
              reachable={pieces.offers(effective(`ship:${ship.id}`)).length > 0}
            />
          ))}
          {facts.wings.map((wing) => (
            <Wing
              key={wing.id}
              wing={wing}
              x={facts.world.x(wing.x)}
              y={facts.world.y(wing.y)}
              light={lightOf(`wing:${wing.id}`)}
              label={`${text.say(`wing-${wing.type}`)}, ${names[wing.owner] ?? ''}`}
              acts={acts}
              reachable={pieces.offers(effective(`wing:${wing.id}`)).length > 0}
            />
          ))}
          {sheet !== null && open?.kind === 'move' && <Formation facts={facts} sheet={sheet} />}
          {sheet !== null && open?.kind === 'deploy' && <Line facts={facts} sheet={sheet} />}
          {draft !== null && plan === 'manoeuvre' && <Move facts={facts} draft={draft} refused={refused} />}
          {draft !== null && plan === 'wings' && <Wings facts={facts} draft={draft} refused={refused} />}
          {draft !== null && plan === 'thrust' && <Thrust facts={facts} draft={draft} refused={refused} />}
          {draft !== null && plan === 'drone' && <Drone facts={facts} draft={draft} refused={refused} />}
          {draft !== null && plan === 'deployment' && <Deploy facts={facts} draft={draft} refused={refused} />}
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
      <div class="fa-tools" data-hold role="toolbar" aria-label={text.say('board-tools')}>
        <button
          type="button"
          aria-pressed={tape.on}
          title={text.say('board-tape')}
          aria-label={text.say('board-tape')}
          onClick={() => setTape({ on: !tape.on, from: null, to: null })}
        >
          <LineIcon name="tape" />
        </button>
        <button
          type="button"
          aria-pressed={bands}
          title={text.say('board-bands')}
          aria-label={text.say('board-bands')}
          onClick={() => setBands(!bands)}
        >
          <LineIcon name="layers" />
        </button>
        <button
          type="button"
          aria-pressed={listed}
          title={text.say('board-list')}
          aria-label={text.say('board-list')}
          onClick={() => setListed(!listed)}
        >
          <LineIcon name="list" />
        </button>
      </div>
      {draft === null && seen.result === null && <Tray events={events} version={seen.version} motion={look.motion} facts={facts} />}
      {seen.result === null && <Hand {...props} />}
      {pageOf(props) !== null && closed === seenPage(view, seen.result !== null) && (
        <button type="button" class="btn small fa-page-back" onClick={() => closePage(-1)}>
          {text.say(seen.result === null ? 'board-page-phase' : 'board-page-end', { turn: view.turn })}
        </button>
      )}
      {pageOf(props) === 'end' && closed !== seenPage(view, true) && (
        <EndPage facts={facts} names={names} final={seen.result?.message !== 'conceded'} close={() => closePage(seenPage(view, true))} />
      )}
      {pageOf(props) === 'phase' && closed !== seenPage(view, false) && (
        <EndPhase facts={facts} close={() => closePage(seenPage(view, false))} />
      )}
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

/** The page of the moment: of the battle when it is over, of an end phase's dice while cards are discarded. */
function pageOf({ seen }: BoardProps<View>): 'end' | 'phase' | null {
  if (seen.result !== null) return 'end'
  return seen.view.step === 'end-cards' && seen.view.rolls.length > 0 ? 'phase' : null
}

/** A number for such a page: the turn, or 0 for the battle. */
function seenPage({ turn }: View, over: boolean): number {
  return over ? 0 : turn
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

/** A ship in words: owner, damage, place. */
function inWords(facts: Facts, ship: number, names: readonly string[]): string {
  const one = facts.view.ships[ship]
  if (one === undefined) return ''
  const type = typeById(one.type)
  return facts.text.say('board-ship', {
    ship: facts.shipName(ship),
    class: `@class-${type.class}`,
    name: names[one.owner] ?? '',
    left: type.stats.hp - one.hull,
    of: type.stats.hp,
    heading: Math.round(one.heading / 100),
  })
}

/** The ships on the small map: one shape for each side. */
const Marks = memo(MarksDrawn)

function MarksDrawn({ facts }: { readonly facts: Facts }): JSX.Element {
  const { world, view, ships } = facts
  return (
    <>
      {view.terrain.map(({ kind, x, y, radius }, at) => (
        <circle key={at} class={kind} cx={world.x(x)} cy={world.y(y)} r={(radius / 1000) * PPI} />
      ))}
      {ships.map((ship) => {
        const size = 22 + formOf(typeById(ship.type)).mass * 26
        return (
          <g key={ship.id} transform={`translate(${world.x(ship.x)} ${world.y(ship.y)}) rotate(${ship.heading / 100})`}>
            <path
              d={ship.owner % 2 === 0 ? `M0 ${-size * 1.6}L${size} ${size}H${-size}Z` : `M${-size} ${size}V${-size}H${size}V${size}Z`}
              fill={seatLook(ship.owner).colour}
            />
          </g>
        )
      })}
    </>
  )
}

function boxOf(facts: Facts, piece: Piece): WorldBox | null {
  const one = pieceOf(piece)
  if (one === null) return null
  const list =
    one.kind === 'squadron'
      ? facts.ships.filter(({ squadron }) => squadron === one.id)
      : one.kind === 'flight'
        ? facts.wings.filter(({ flight }) => flight === one.id)
        : one.kind === 'ship'
          ? facts.ships.filter(({ id }) => id === one.id)
          : one.kind === 'mine'
            ? facts.view.mines.slice(one.id, one.id + 1)
            : facts.wings.filter(({ id }) => id === one.id)
  if (list.length === 0) return null
  const xs = list.map(({ x }) => facts.world.x(x))
  const ys = list.map(({ y }) => facts.world.y(y))
  const room = PPI * 3
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room]
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y }
}

function reveal(facts: Facts, surface: SurfaceView | null, piece: Piece): void {
  const box = boxOf(facts, piece)
  if (box !== null) surface?.reveal(box)
}

/**
 * Brings the question's subject into view: zooms in enough to draw a plan, and shows the whole table again afterwards. Returns whether the
 * table is zoomed in.
 */
function bringIntoSight(
  facts: Facts,
  surface: SurfaceView | null,
  { seen, draft }: Pick<BoardProps<View>, 'seen' | 'draft'>,
  near: boolean,
  moving: number | null,
): boolean {
  const { question } = seen
  if (question === null || surface === null) return near
  const box = moving !== null ? boxOf(facts, `squadron:${moving}`) : question.on === undefined ? null : boxOf(facts, question.on)
  const aims = draft === null ? [] : aimsOf(facts, draft.question)
  const aimed = aims.length === 0 ? null : boxAround([box, ...aims.map((ship) => boxOf(facts, `ship:${ship}`))])
  if (aimed !== null) {
    surface.show(aimed, 0.85)
    return true
  }
  if ((draft !== null || moving !== null) && box !== null) {
    const room = PPI * (surface.inSight().width * surface.zoomed.peek().k < 800 ? 4 : 9)
    surface.show({ x: box.x - room, y: box.y - room, width: box.width + room * 2, height: box.height + room * 2 }, 0.9)
    return true
  }
  const fight =
    isFire(question) || /^(board\.|dogfight\.|wing\.(act|intercept|taking)$)/.test(question.name)
      ? boxAround([
          ...(isFire(question) ? [] : [box]),
          ...offeredBy(question)
            .flatMap(({ on, to }) => [on, to])
            .map((piece) => (piece === undefined ? null : boxOf(facts, piece))),
        ])
      : null
  if (fight !== null) {
    surface.show(fight, 0.75)
    return true
  }
  if (near && (question.on === undefined || (box === null && facts.view.turn === 0))) {
    surface.fit()
    return false
  }
  if (box !== null) surface.reveal(box)
  return near
}

/** The ships that dice are divided among, or that wings can fly to. */
function aimsOf(facts: Facts, question: PlanQuestion): readonly number[] {
  if (question.plan === 'split') return ableTargets(question)
  const flight = pieceOf(question.on)
  if (question.plan !== 'wings' || flight?.kind !== 'flight') return []
  const bounds = planBounds(question, WINGS)
  return bounds.flies ? wingTargets(facts.g, flight.id, bounds).map(({ ship }) => ship) : []
}

/** The box that holds all of these. */
function boxAround(boxes: readonly (WorldBox | null)[]): WorldBox | null {
  const known = boxes.filter((box) => box !== null)
  if (known.length === 0) return null
  const x = Math.min(...known.map((box) => box.x))
  const y = Math.min(...known.map((box) => box.y))
  const right = Math.max(...known.map((box) => box.x + box.width))
  const bottom = Math.max(...known.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
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
