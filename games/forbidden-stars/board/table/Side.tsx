import type { BoardProps } from '@orrery/board'
import { useMemo } from 'preact/hooks'
import type { View } from '../../view.ts'
import { Unseen } from '../combat/Unseen.tsx'
import { sceneOf } from '../scene/scene-of.ts'
import { Seats } from './Seats.tsx'
import { Steps } from './Steps.tsx'
import { Wanted } from './Wanted.tsx'
import '../css/art.css'
import '../css/side.css'

/** The column beside the map: the round, and all players at a glance. */
export const Side = ({ seen, viewer, names, text, inspect }: BoardProps<View>) => {
  const scene = useMemo(() => sceneOf(seen, viewer, names), [seen, viewer, names])
  return (
    <div class="fs-side">
      <Seats scene={scene} text={text} inspect={inspect} />
      <Steps view={seen.view} text={text} />
      {seen.view.combat === null && <Wanted scene={scene} viewer={viewer} text={text} inspect={inspect} />}
      <Unseen view={seen.view} viewer={viewer} text={text} inspect={inspect} />
    </div>
  )
}
