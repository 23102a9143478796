import type { Seen } from '@orrery/kernel'
import type { ReadonlySignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useDesk } from '../table/desk.ts'
import type { Answering } from '../table/question/answering.ts'
import { Coach, type GivenAnswer } from './Coach.tsx'
import { LessonCard } from './LessonCard.tsx'
import { taughtAt } from './teaching.ts'

interface Props {
  readonly seen: Seen
  readonly answering: Answering
  readonly answered: ReadonlySignal<GivenAnswer | null>
  undo(): void
}

/** The teacher at this table: the coach of a guided game, or a lesson. */
export function Teacher({ seen, answering, answered, undo }: Props): JSX.Element | null {
  const { source } = useDesk()
  const taught = taughtAt(source.id)
  if (taught === null) return null
  if (taught.lesson !== null) return <LessonCard taught={{ ...taught, lesson: taught.lesson }} seen={seen} answered={answered} />
  return (
    <Coach
      taught={taught}
      question={seen.question}
      view={seen.view}
      answering={answering}
      answered={answered}
      canUndo={seen.canUndo}
      undo={undo}
    />
  )
}
