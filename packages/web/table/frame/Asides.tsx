import type { Seen } from '@orrery/kernel'
import type { JSX } from 'preact'
import { later } from '../../app/later.ts'
import type { Desk } from '../desk.ts'
import type { Answering } from '../question/answering.ts'

const Suggest = later(() => import('../../suggest/Suggest.tsx').then((module) => module.Suggest))
const Side = later(() => import('../side/Side.tsx').then((module) => module.Side))

interface Props {
  readonly desk: Desk
  readonly seen: Seen
  readonly answering: Answering
}

/** The parts that open beside the board: players, log and chat, and a bot's suggestions. */
export function Asides({ desk: { source, logged, advised }, seen, answering }: Props): JSX.Element {
  return (
    <>
      {logged.value ? (
        <Side
          seen={seen}
          close={() => {
            logged.value = false
          }}
        />
      ) : null}
      {advised.value && source.suggest !== undefined && seen.result === null ? (
        <Suggest
          seen={seen}
          answering={answering}
          close={() => {
            advised.value = false
          }}
        />
      ) : null}
    </>
  )
}
