import type { BoardProps } from '@orrery/board'
import type { Seat } from '@orrery/kernel'
import type { ComponentChildren, JSX } from 'preact'
import { later, quietlyLater } from '../../app/later.ts'
import type { Desk } from '../desk.ts'
import type { Answering } from '../question/answering.ts'
import { Question } from '../question/Question.tsx'
import type { Lately, LossBeats } from './lately.ts'

const ResultCard = later(() => import('../end/ResultCard.tsx').then((module) => module.ResultCard))
const LossLine = quietlyLater(() => import('../../away/LossLine.tsx').then((module) => module.LossLine))

interface Props {
  readonly desk: Desk
  readonly answering: Answering
  readonly shown: BoardProps
  /** Shown with the question. */
  readonly beside: ComponentChildren
  readonly lately: Lately | null
  /** Shows on the board again what a seat lost. */
  readonly retell: ((seat: Seat, beats: LossBeats) => void) | undefined
}

/** What is asked now and what the viewer lost lately; once the game is over, the result. */
export function QuestionOrResult({ desk, answering, shown, beside, lately, retell }: Props): JSX.Element {
  const { seen, viewer } = shown
  if (seen.result !== null) return <ResultCard result={seen.result} seen={seen} />
  return (
    <>
      {beside}
      {retell === undefined || lately === null || viewer === 'spectator' ? null : (
        <LossLine desk={desk} seat={viewer} lately={lately} retell={(beats) => retell(viewer, beats)} />
      )}
      <Question seen={seen} answering={answering} shown={shown} />
    </>
  )
}
