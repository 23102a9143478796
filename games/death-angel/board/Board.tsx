import { type BoardProps, ChooseBeside, usePieces } from '@orrery/board'
import { drawnLater } from '@orrery/board/lazy.tsx'
import type { Piece } from '@orrery/kernel'
import { useMemo, useRef, useState } from 'preact/hooks'
import type { View } from '../view.ts'
import { Sprite } from './art/sprite.tsx'
import { Dock } from './dock/Dock.tsx'
import { Facts } from './event/Facts.tsx'
import { Formation } from './formation/Formation.tsx'
import { Muster } from './formation/Muster.tsx'
import { useEchoes } from './motion/echo.ts'
import { useMotion } from './motion/flip.ts'
import { useInSight } from './motion/in-sight.ts'
import { Note } from './motion/Note.tsx'
import { useSwapDrag } from './motion/use-swap-drag.ts'
import { BlipPile } from './place/BlipPile.tsx'
import { Location } from './place/Location.tsx'
import { Scenery } from './place/Scenery.tsx'
import { type Hand, HandContext } from './table/context.ts'
import { previewOf } from './table/preview-of.ts'
import { rollsOf } from './table/rolls-of.ts'
import { sceneOf } from './table/scene-of.ts'
import './css/board.css'
import './css/formation.css'
import './css/marine.css'
import './css/risk.css'
import './css/swarm.css'
import './css/places.css'
import './css/ending.css'
import './css/event.css'
import './css/dock.css'
import './css/dock-across.css'
import './css/motion.css'
import './css/muster.css'

/** Loaded after the first drawing, when nothing has happened yet and nothing is pointed at. */
const EventCard = drawnLater(() => import('./event/EventCard.tsx').then((module) => module.EventCard))
const Rolls = drawnLater(() => import('./event/Rolls.tsx').then((module) => module.Rolls))
const Arrows = drawnLater(() => import('./motion/Arrows.tsx').then((module) => module.Arrows))
const Ending = drawnLater(() => import('./place/Ending.tsx').then((module) => module.Ending))

/** Death Angel's table. */
export const Board = (props: BoardProps<View>) => {
  const { seen, names, events, choose, pointed, text, look } = props
  const field = useRef<HTMLDivElement | null>(null)
  const [walker, walk] = useState<Piece | null>(null)
  const scene = useMemo(() => sceneOf(seen, names), [seen, names])
  const rolls = useMemo(() => rollsOf(seen.view, events, text), [seen, events, text])
  const preview = useMemo(() => previewOf(seen, pointed.value), [seen, pointed.value])
  const pieces = usePieces(props)
  useMotion(field, seen.version, look.motion)
  useEchoes(field, events, look.motion)
  useInSight(field, seen.version)
  useSwapDrag(field, props)

  const hand: Hand = {
    text,
    look,
    preview,
    pieces,
    asked: seen.question?.on ?? null,
    walker: walker !== null && scene.rows.some((row) => holds(row, walker)) ? walker : (scene.rows[0]?.marine.piece ?? null),
    walk,
  }
  return (
    <HandContext.Provider value={hand}>
      <div class={`da-board ${look.motion ? '' : 'is-still'} ${seen.question?.name === 'move' ? 'is-moving' : ''}`} ref={field}>
        <Sprite marines={scene.marines} />
        <Scenery />
        <div class="da-grid">
          <BlipPile pile={scene.piles[0]} />
          <Location location={scene.location} />
          <BlipPile pile={scene.piles[1]} />
          {scene.muster === null ? <Formation rows={scene.rows} slain={scene.slain} /> : <Muster squads={scene.muster} />}
          <aside class={`da-side ${scene.muster === null ? '' : 'is-idle'}`} aria-label={text.say('board-happened')}>
            {scene.event && <EventCard event={scene.event} />}
            {scene.muster === null && <Rolls rolls={rolls} stamp={`${seen.version}:${rolls.length}`} />}
            <Facts scene={scene} />
          </aside>
          {seen.result !== null && <Ending result={seen.result} scene={scene} />}
          {scene.muster === null && <Dock teams={scene.teams} />}
        </div>
        <Arrows field={field} preview={preview} />
        <Note field={field} />
        {pieces.choosing && (
          <ChooseBeside
            choosing={pieces.choosing}
            options={pieces.offers(pieces.choosing.piece)}
            root={field}
            pointed={pointed}
            text={text}
            choose={choose}
            close={pieces.close}
          />
        )}
      </div>
    </HandContext.Provider>
  )
}

function holds(row: ReturnType<typeof sceneOf>['rows'][number], piece: Piece): boolean {
  return (
    row.marine.piece === piece ||
    [row.left, row.right].some(
      (lane) => lane.swarms.some((swarm) => swarm.piece === piece) || lane.terrain.some((card) => card.piece === piece),
    )
  )
}
