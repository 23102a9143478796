import { goToBegun } from '../app/begun.ts'
import './puzzle.css'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { accents, gameName, manifestOf } from '../app/catalogue.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { dayNumber } from '../home/ago.ts'
import { Icon } from '../look/Icon.tsx'
import { beginLesson } from './begin.ts'
import { type LessonSummary, puzzleOf, streakOf } from './daily.ts'
import type { NamedLesson } from './lesson.ts'
import { lessonOf, lessonSummaries } from './lessons.ts'
import { minedSummaries } from './puzzles.ts'
import { solversOf } from './solvers.ts'
import { daysSolved } from './teaching.ts'

/** Today's puzzle, whether it is solved, and the reader's streak. */
export function PuzzleOfTheDay(): JSX.Element | null {
  const { language } = settings.value
  const today = dayNumber(new Date())
  const [summary, setSummary] = useState<LessonSummary | null>(null)
  const [lesson, setLesson] = useState<NamedLesson | null>(null)
  const [solvers, setSolvers] = useState<number | null>(null)
  useEffect(() => {
    void minedSummaries().then((mined) => setSummary(puzzleOf(today, [...lessonSummaries(), ...mined])))
  }, [today])
  useEffect(() => {
    if (summary === null) return
    void lessonOf(summary.game, summary.id).then(setLesson)
    void solversOf(summary.game, summary.id, false).then(setSolvers)
  }, [summary])
  if (summary === null || lesson === null) return null
  const days = daysSolved()
  const solved = days.includes(today)
  const streak = streakOf(days, today)
  return (
    <section class="panel puzzle" style={accents(summary.game)} data-puzzle={solved ? 'solved' : 'open'}>
      <div class="puzzle-picture" style={{ backgroundImage: `url("${manifestOf(summary.game).picture}")` }} />
      <header>
        <h2>{say('puzzle-of-the-day')}</h2>
        <span>{solved ? say('lesson-solved') : gameName(summary.game)}</span>
      </header>
      <p>
        <b>{lesson.title[language]}.</b> {lesson.task[language]}
      </p>
      <footer>
        <span class="tag">{say(`lesson-level-${summary.level}`)}</span>
        {solvers === null ? null : <span data-solvers>{say('puzzle-game-solvers', { n: solvers })}</span>}
        {days.length === 0 ? null : <span>{say('puzzle-streak', { streak, all: days.length })}</span>}
        <button
          type="button"
          class="btn"
          data-solve={summary.id}
          onClick={() => void goToBegun(() => beginLesson(summary.game, summary.id, today))}
        >
          <Icon name={solved ? 'again' : 'play'} /> {say(solved ? 'lesson-again' : 'puzzle-solve')}
        </button>
      </footer>
    </section>
  )
}
