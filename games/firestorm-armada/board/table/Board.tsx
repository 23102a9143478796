import { planBounds } from '@orrery/kernel'
import { DEPLOYMENT } from '../../rules/deployment/plan.ts'
import '../css/parts.css'
import '../css/table.css'
import { type BoardProps, type Moves, SmallMap, Surface, type View as SurfaceView, useMoves, type WorldBox } from '@orrery/board'
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Order } from '../../orders/order.ts'
import type { View } from '../../view.ts'
import { sheetTags, zonesOf } from '../sheet/tags.ts'
import { sheetFor, useOffer } from '../sheet/use-sheet.ts'
import { Choosing } from './beside/Choosing.tsx'
import { Hand } from './beside/Hand.tsx'
import { List } from './beside/List.tsx'
import { Mission } from './beside/Mission.tsx'
import { Strip } from './beside/Strip.tsx'
import { Tools } from './beside/Tools.tsx'
import { Tray } from './beside/Tray.tsx'
import { Pages } from './end/Pages.tsx'
import { factsOf } from './facts.ts'
import { Labels } from './labels/Labels.tsx'
import { tagsFor } from './labels/tags.ts'
import { usePressing } from './pressing.ts'
import { fireworks } from './space/fireworks.ts'
import { Ground } from './space/Ground.tsx'
import { Marks } from './space/Marks.tsx'
import { reveal } from './space/sight.ts'
import { useSight } from './space/use-sight.ts'
import { useTape } from './space/use-tape.ts'

const MOVES: Moves = {
  moves: (piece) => piece.startsWith('ship:') || piece.startsWith('wing:') || piece.startsWith('mine:'),
  leaves: () => 'struck',
}

/** The table of Firestorm Armada: space to pan and zoom, ships on their stands, and the question's plan drawn on it. */
export function Board(props: BoardProps<View, Order>): JSX.Element {
  const { seen, names, events, draft, text, look, pointed } = props
  const { view } = seen
  const facts = factsOf(view, text)
  const root = useRef<HTMLDivElement>(null)
  const surface = useRef<SurfaceView | null>(null)
  const [listed, setListed] = useState(false)
  const [bands, setBands] = useState(false)
  const [briefed, setBriefed] = useState(false)
  const tape = useTape()
  const world: WorldBox = { x: 0, y: 0, width: facts.world.width, height: facts.world.height }
  const sheet = sheetFor(props, facts)
  const open = sheet?.value ?? null
  const moving = open?.kind === 'move' ? open.squadron : null
  const pressing = usePressing(props, facts, sheet, tape)
  useOffer(sheet, props, facts)
  const { pieces, held, inHand, acts, isOffered } = pressing
  const chosen = props.multiSelect?.chosen.value
  const tags = useMemo(
    () => sheetTags(facts, open) ?? tagsFor(facts, props),
    [facts, seen.question, open, draft?.value.value, chosen, pointed.value],
  )
  const isPlanning = draft !== null || open !== null
  const isDeploying = draft !== null && draft.question.plan === 'deployment'
  const zones = isDeploying ? planBounds(draft.question, DEPLOYMENT).zones : zonesOf(facts, open)
  useMoves(root, seen.version, look.motion, { ...MOVES, zoom: () => surface.current?.zoomed.peek().k ?? 1 })
  useEffect(() => fireworks(root.current, events, look.motion), [events])
  useSight(surface, facts, props, moving)

  return (
    <div ref={root} class={`fa fa-board ${tape.on ? 'measuring' : ''} ${isPlanning ? 'planning' : ''}`}>
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
            <Labels
              facts={facts}
              chosen={inHand}
              tags={tags}
              drawn={draft === null && open?.kind !== 'move' ? null : inHand}
              isPlanning={isPlanning}
            />
            <SmallMap world={world} class="fa-small-map">
              <Marks facts={facts} />
            </SmallMap>
          </>
        }
      >
        <Ground {...{ facts, props, sheet, pressing, tape, surface, bands, zones }} />
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
          { icon: 'flag', name: 'board-mission', on: briefed, turn: () => setBriefed(true) },
          { icon: 'tape', name: 'board-tape', on: tape.on, turn: tape.turn },
          { icon: 'layers', name: 'board-bands', on: bands, turn: () => setBands(!bands) },
          { icon: 'list', name: 'board-list', on: listed, turn: () => setListed(!listed) },
        ]}
      />
      {!isPlanning && seen.result === null && <Tray events={events} version={seen.version} motion={look.motion} facts={facts} />}
      {seen.result === null && <Hand {...props} />}
      <Pages facts={facts} props={props} />
      {briefed && <Mission facts={facts} viewer={props.viewer} close={() => setBriefed(false)} />}
      {listed && <List facts={facts} props={props} close={() => setListed(false)} />}
      <Choosing {...{ facts, props, pieces, root }} />
    </div>
  )
}
