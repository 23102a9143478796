import { type BoardProps, ChooseBeside, oneOfEach, type View as SurfaceView, useMoves } from '@orrery/board'
import { lazy } from '@orrery/board/lazy.tsx'
import type { Piece, SeenOption } from '@orrery/kernel'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { View } from '../view.ts'
import { Sprite } from './art/Sprite.tsx'
import { Combat } from './combat/Combat.tsx'
import { List } from './list/List.tsx'
import { Overlay } from './map/Overlay.tsx'
import { Places } from './map/Places.tsx'
import { StarMap } from './map/StarMap.tsx'
import { StormMove } from './map/StormMove.tsx'
import { WhyNot } from './map/WhyNot.tsx'
import { Panel, panelKindOf } from './panel/Panel.tsx'
import { sceneOf } from './scene/scene-of.ts'
import { Strike } from './strike/Strike.tsx'
import { ActiveOrder } from './table/ActiveOrder.tsx'
import { type Table, TableContext } from './table/context.ts'
import { draftedMoves } from './table/draft.ts'
import { pageOf } from './table/page.ts'
import { plannedTurn } from './table/planned.ts'
import { usePlay } from './table/play.ts'
import { Tools } from './table/Tools.tsx'
import { turnShown } from './table/turn-shown.ts'
import { useDragging } from './table/use-drag.ts'
import { useOptions } from './table/use-options.ts'
import { useShown } from './table/use-shown.ts'
import './css/art.css'
import './css/card.css'
import './css/map.css'
import './css/board.css'
import './css/panel.css'
import './css/combat.css'
import './css/outlook.css'
import './css/list.css'
import './css/small.css'
import './css/across.css'

const End = lazy(() => import('./end/End.tsx').then((module) => module.End))

/** The table of Forbidden Stars. */
export const Board = (props: BoardProps<View>) => {
  const { seen, viewer, names, multiSelect, choose, pointed, text, look } = props
  const { view, question } = seen
  const root = useRef<HTMLDivElement>(null)
  const surface = useRef<SurfaceView | null>(null)
  const [asList, list] = useState(false)
  const [folded, fold] = useState<string | null>(null)
  const scene = useMemo(() => sceneOf(seen, viewer, names), [seen, viewer, names])
  const play = usePlay(props)
  const { pieces } = play
  const steps = question === null ? null : turnShown(question).value
  const planned = useMemo(() => (steps === null || steps.length === 0 ? null : plannedTurn(scene.map, steps)), [scene, steps])
  const { all, alike, nameOf } = useOptions(question, view, text)
  const under = all.find(({ id }) => id === pointed.value) ?? null
  const table: Table = {
    text,
    look,
    scene,
    pieces,
    asked: question !== null,
    offers: play.offers,
    alike,
    lit: (those) => (planned !== null && those.some((piece) => planned.aims.includes(piece)) ? 'pointed' : play.lit(those)),
    nameOf,
    pressGroup: play.pressGroup,
    countChosen: play.countChosen,
    isChosen: (option) => (multiSelect === null ? null : multiSelect.has(option)),
  }
  const page = pageOf(view, question)
  const take = (option: string) => (multiSelect === null ? choose(option) : multiSelect.toggle(option))
  useMoves(root, seen.version, look.motion, useMapMoves(surface))
  useDragging(root, play, (held, to) => {
    pointed.value = to === null ? null : (all.find((option) => option.to === to && held.includes(option.on ?? ''))?.id ?? null)
  })
  useShown(surface, root, scene.map, seen, planned)
  useEscape(play.letGo)
  const hidden = page !== null && folded !== `${page} ${view.round}`
  return (
    <TableContext.Provider value={table}>
      <div
        class={`fs-board ${look.motion ? '' : 'is-still'} ${scene.map.columns <= scene.map.rows ? 'is-tall' : ''}`}
        data-panel={page === null ? panelKindOf(question) : 'none'}
        ref={root}
      >
        <Sprite />
        <div class={`fs-field ${asList || hidden ? 'is-covered' : ''}`} inert={asList || hidden}>
          <StarMap
            view={surface}
            overlay={(sizes) => (
              <>
                <Places question={question} view={view} pointed={under} sizes={sizes} />
                {viewer !== 'spectator' && <WhyNot question={question} view={view} seat={viewer} sizes={sizes} />}
                <StormMove view={view} pointed={under} sizes={sizes} />
                <Overlay moves={planned?.moves ?? draftedMoves(scene.map, multiSelect)} pointed={under} sizes={sizes} />
              </>
            )}
          />
          <ActiveOrder view={view} />
        </div>
        {asList ? (
          <List viewer={viewer === 'spectator' ? null : viewer} choose={take} />
        ) : hidden && page === 'combat' ? (
          <Combat view={view} viewer={viewer} multiSelect={multiSelect} />
        ) : hidden && page === 'end' ? (
          <End view={view} record={props.record} />
        ) : (
          <Panel
            view={view}
            viewer={viewer}
            question={question}
            choose={take}
            point={(option) => {
              pointed.value = option
            }}
            open={page === null || hidden}
          />
        )}
        {!asList && view.strike !== null && <Strike view={view} />}
        <Tools
          asList={asList}
          list={() => list(!asList)}
          page={page}
          folded={!hidden}
          fold={() => fold(hidden && page !== null ? `${page} ${view.round}` : null)}
        />
        {play.pieces.choosing && (
          <ChooseBeside
            choosing={play.pieces.choosing}
            options={oneOfEach(choicesBeside(play.pieces.offers(play.pieces.choosing.piece), play.held), alike)}
            root={root}
            pointed={pointed}
            text={text}
            choose={take}
            close={play.pieces.close}
          />
        )}
      </div>
    </TableContext.Provider>
  )
}

/** Runs an action whenever Escape is pressed. */
function useEscape(act: () => void): void {
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') act()
    }
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  })
}

/** The options beside a piece: while a piece is held, only those from it. */
function choicesBeside(options: readonly SeenOption[], held: readonly Piece[]): readonly SeenOption[] {
  const between = options.filter(({ on }) => on !== undefined && held.includes(on))
  return between.length > 0 ? between : options
}

/** Units move from their old places; destroyed ones are struck out. */
function useMapMoves(surface: { readonly current: SurfaceView | null }) {
  return {
    moves: (piece: Piece) => piece.startsWith('unit:'),
    leaves: (piece: Piece) => (piece.startsWith('unit:') ? ('fades' as const) : null),
    zoom: () => (surface.current?.zoomed.peek().k ?? 1) * 0.4,
  }
}
