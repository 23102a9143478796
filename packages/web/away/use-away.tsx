import type { ForeseenQuestion } from '@orrery/protocol'
import type { JSX } from 'preact'
import { quietlyLater } from '../app/later.ts'
import type { Desk } from '../table/desk.ts'
import { isRemote } from '../table/source/remote.ts'
import type { Imagined } from './imagined.ts'

const AwayPanel = quietlyLater(() => import('./AwayPanel.tsx').then((module) => module.AwayPanel))
const RecapAgain = quietlyLater(() => import('./RecapAgain.tsx').then((module) => module.RecapAgain))

/**
 * The parts beside the question at a table by day on a server: a button that shows again (`again`) what happened while the reader was away,
 * and, while others decide, the panel 'While you are away'. `imagine` replaces this table by an imagined one; null returns to this one.
 */
export function useAway(desk: Desk, imagine?: (imagined: Imagined | null) => void, again?: () => void): JSX.Element | null {
  const { source, viewer, rules } = desk
  if (imagine === undefined || viewer === 'spectator' || !isRemote(source) || source.info.value.time?.pace !== 'day') return null
  const seen = source.moment(viewer).value?.seen
  if (seen === undefined || seen.result !== null) return null
  const draw = (foreseen: ForeseenQuestion): void =>
    void import('./answer-imagined.ts').then(({ answerImagined }) =>
      answerImagined(source, viewer, foreseen, seen.version + 1, rules, imagine),
    )
  return (
    <>
      {again === undefined ? null : <RecapAgain again={again} />}
      {seen.question === null ? <AwayPanel source={source} seat={viewer} version={seen.version} imagine={draw} /> : null}
    </>
  )
}
