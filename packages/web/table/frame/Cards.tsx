import type { Seen } from '@orrery/kernel'
import type { JSX } from 'preact'
import { later, quietlyLater } from '../../app/later.ts'
import type { Desk } from '../desk.ts'
import type { Asked } from '../question/Why.tsx'
import { closeInspected } from './inspected.ts'

const InspectorCard = later(() => import('../side/Inspector.tsx').then((module) => module.InspectorCard))
const Meanings = quietlyLater(() => import('../side/Meanings.tsx').then((module) => module.Meanings))
const Why = later(() => import('../question/Why.tsx').then((module) => module.Why))
const KeysCard = later(() => import('./KeysCard.tsx').then((module) => module.KeysCard))

interface Props {
  readonly desk: Desk
  readonly seen: Seen
  readonly helped: boolean
  readonly why: Asked | null
  choose(option: string): void
  closeHelp(): void
  closeWhy(): void
}

/** The cards over board and console: the list of keys, a piece shown large, meanings of words, and why something is not an option. */
export function Cards({ desk, seen, helped, why, choose, closeHelp, closeWhy }: Props): JSX.Element {
  return (
    <>
      {helped ? <KeysCard close={closeHelp} /> : null}
      {desk.inspected.value === null ? null : (
        <InspectorCard inspected={desk.inspected.value} seen={seen} close={() => closeInspected(desk)} />
      )}
      <Meanings />
      {why === null ? null : <Why asked={why} seen={seen} choose={choose} close={closeWhy} />}
    </>
  )
}
