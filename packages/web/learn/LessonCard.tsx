import './coach.css'
import type { GameEvent, Seen } from '@orrery/kernel'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { address, go } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { Icon } from '../look/Icon.tsx'
import { useDesk } from '../table/desk.ts'
import { RuleLink } from '../table/RuleLink.tsx'
import { beginLesson } from './begin.ts'
import { isReached } from './goal.ts'
import { lessonOf, type NamedLesson } from './lessons.ts'
import { finish, solveDay, type TaughtTable } from './taught.ts'

interface Props {
  readonly taught: TaughtTable & { readonly lesson: string }
  readonly seen: Seen
  readonly events: readonly GameEvent[]
}

/** A lesson at its table: the task, hints on demand, and whether it is solved, whatever the way. */
export function LessonCard({ taught, seen, events }: Props): JSX.Element | null {
  const { source, viewer } = useDesk()
  const { language } = settings.value
  const [lesson, setLesson] = useState<NamedLesson | null>(null)
  const [hints, showHints] = useState(0)
  const [solved, solve] = useState(false)
  const happened = useRef<readonly GameEvent[]>([])
  const first = useRef(seen.version)
  useEffect(() => void lessonOf(taught.game, taught.lesson).then(setLesson), [taught.game, taught.lesson])
  useEffect(() => {
    happened.current = [...happened.current, ...events]
    if (lesson === null || solved || !isReached(lesson, seen, happened.current)) return
    solve(true)
    finish(taught.game, taught.lesson)
    if (taught.day !== undefined) solveDay(taught.day)
  }, [seen.version, lesson])
  if (lesson === null || viewer === 'spectator') return null
  const given = source.log(viewer).value.length > 0 ? seen.version - first.current : 0
  const late = !solved && ((lesson.within !== undefined && given >= lesson.within) || seen.result !== null)
  const again = (): void => {
    void beginLesson(taught.game, taught.lesson, taught.day).then((to) => {
      if (to !== null) go(to)
    })
  }
  return (
    <section
      class={`lesson${solved ? ' solved' : ''}`}
      aria-label={say(lesson.kind)}
      data-lesson={solved ? 'solved' : late ? 'late' : 'open'}
    >
      <header>
        <span>{say(lesson.kind)}</span>
        <b>{lesson.title[language]}</b>
      </header>
      <div aria-live="polite">
        {solved ? <p>{say('lesson-solved')}</p> : late ? <p>{say('lesson-late')}</p> : <p>{lesson.task[language]}</p>}
        {lesson.hints.slice(0, hints).map((hint) => (
          <p key={hint.en} class="hint">
            {hint[language]}
          </p>
        ))}
      </div>
      <p class="coach-rules">
        {lesson.rules.map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
      </p>
      <div class="coach-acts">
        {!solved && hints < lesson.hints.length ? (
          <button type="button" class="coach-btn" data-hint onClick={() => showHints(hints + 1)}>
            {say('lesson-hint')}
          </button>
        ) : null}
        <button type="button" class="coach-btn" onClick={again}>
          <Icon name="again" /> {say('lesson-again')}
        </button>
        <a class="coach-btn" href={address('learn', taught.game)}>
          {say('coach-lessons')}
        </a>
      </div>
    </section>
  )
}
