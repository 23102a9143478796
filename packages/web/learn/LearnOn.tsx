import { goToBegun } from '../app/begun.ts'
import './puzzle.css'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { address } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { useLatest } from '../app/use-latest.ts'
import { beginLesson } from './begin.ts'
import type { NamedLesson } from './lesson.ts'
import { lessonOf, lessonSummaries } from './lessons.ts'
import { isDone } from './teaching.ts'

/** A game's next unsolved lesson; nothing if all are solved. */
export function LearnOn({ game }: { readonly game: string }): JSX.Element | null {
  const { language } = settings.value
  const own = lessonSummaries().filter((summary) => summary.game === game)
  const next = own.find(({ id }) => !isDone(game, id))
  const [lesson, setLesson] = useState<NamedLesson | null>(null)
  useLatest([game, next?.id], () => (next === undefined ? null : lessonOf(game, next.id)), setLesson)
  if (next === undefined || lesson === null) return null
  return (
    <section class="learn-on" data-learn-on={next.id}>
      <h2>
        {say('learn-on')}
        <a href={address('learn', game)}>{say('lessons-done', { n: own.filter(({ id }) => isDone(game, id)).length, all: own.length })}</a>
      </h2>
      <div>
        <p>
          <b>{lesson.title[language]}</b>
          {lesson.task[language]}
        </p>
        <button type="button" class="btn" onClick={() => void goToBegun(() => beginLesson(game, next.id))}>
          {say('learn-start')}
        </button>
      </div>
    </section>
  )
}
