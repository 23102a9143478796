import { goToBegun } from '../app/begun.ts'
import './coach.css'
import type { Seen } from '@orrery/kernel'
import { isReached } from '@orrery/kernel/scenario/goal'
import { asScenario, isAtPaths } from '@orrery/kernel/scenario/table'
import type { ReadonlySignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { later } from '../app/later.ts'
import { address } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { useLatest } from '../app/use-latest.ts'
import { isMember } from '../connection/identity.ts'
import { scenarioReplay } from '../local/scenario-start.ts'
import { Icon } from '../look/Icon.tsx'
import { keepClear } from '../look/place.ts'
import { useDesk } from '../table/desk.ts'
import { RuleLink } from '../table/RuleLink.tsx'
import { tried } from '../table/source/remote.ts'
import { beginLesson } from './begin.ts'
import type { GivenAnswer } from './Coach.tsx'
import { CLUB, isOfClub, type NamedLesson } from './lesson.ts'
import { lessonAfter, lessonOf } from './lessons.ts'
import { solversOf } from './solvers.ts'
import { answeredAt, finish, isDone, solveDay, type TaughtTable, teachAt } from './teaching.ts'

const MakeStudy = later(() => import('../studies/MakeStudy.tsx').then((module) => module.MakeStudy))

interface Props {
  readonly taught: TaughtTable & { readonly lesson: string }
  readonly seen: Seen
  /** The reader's last answer. */
  readonly answered: ReadonlySignal<GivenAnswer | null>
}

/** The answers that have been counted, so that a card that is drawn anew does not count them again. */
const counted = new WeakSet<GivenAnswer>()

/** A lesson at its table: the task, hints on request, and whether it is solved, in whatever way. */
export function LessonCard({ taught, seen, answered }: Props): JSX.Element | null {
  const { viewer } = useDesk()
  const { language } = settings.value
  const card = useRef<HTMLElement>(null)
  const progress = useProgress(taught, seen, answered.value)
  const { lesson, hints, solved, missed, spent } = progress
  // A new question puts other pieces where the card is.
  useLayoutEffect(() => keepClear(card, () => document.querySelector('.question')), [lesson, seen.version, hints, solved])
  if (lesson === null || viewer === 'spectator') return null
  const late = !solved && (spent || missed || seen.result !== null)
  return (
    <section
      ref={card}
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
        {progress.solvers === null ? null : <p data-solvers>{say('puzzle-game-solvers', { n: progress.solvers })}</p>}
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
      <LessonActs taught={taught} lesson={lesson} progress={progress} />
    </section>
  )
}

/** The reader's progress in a lesson. */
interface Progress {
  /** Null until it is loaded. */
  readonly lesson: NamedLesson | null
  /** How many hints are shown. */
  readonly hints: number
  readonly solved: boolean
  /** Whether it can no longer be solved, because a condition of its goal no longer holds. */
  readonly missed: boolean
  /** Whether all answers that may be given have been given, and the reader is asked again. */
  readonly spent: boolean
  /** The lesson after it; null if there is none, or this one is not solved yet. */
  readonly next: NamedLesson | null
  /** How many people have solved it on this server; null if unknown. */
  readonly solvers: number | null
  hint(): void
  solve(): void
}

/** Follows the reader's progress in a lesson, which is solved once its goal is reached, in whatever way. */
function useProgress(taught: Props['taught'], seen: Seen, answer: GivenAnswer | null): Progress {
  const { source, viewer } = useDesk()
  const [lesson, setLesson] = useState<NamedLesson | null>(null)
  const [next, setNext] = useState<NamedLesson | null>(null)
  const [solvers, setSolvers] = useState<number | null>(null)
  const [spent, setSpent] = useState(false)
  const given = taught.answers?.length ?? 0
  const { since = seen.version, hints = 0, solved = false, missed = false } = taught
  const keep = (more: Partial<TaughtTable>): void => teachAt(source.id, { ...taught, since, ...more })
  const solve = (): void => {
    keep({ solved: true })
    finish(taught.game, taught.lesson)
    if (taught.day !== undefined) solveDay(taught.day)
    if (isOfClub(taught.lesson)) tried(import('../puzzles/club-puzzle.ts').then(({ solvedForClub }) => solvedForClub(taught.lesson)))
    else void solversOf(taught.game, taught.lesson, true).then(setSolvers)
  }
  useLatest([taught.game, taught.lesson], () => lessonOf(taught.game, taught.lesson), setLesson)
  useEffect(() => {
    if (taught.since === undefined) keep({})
  }, [])
  useEffect(() => {
    if (answer === null || counted.has(answer)) return
    counted.add(answer)
    answeredAt(source.id, -1)
  }, [answer])
  useEffect(() => {
    if (lesson === null || lesson.byHand === true || solved || missed) return
    const happened = source
      .log(viewer)
      .peek()
      .filter(({ version }) => version > since)
      .map(({ event }) => event)
    if (isReached(lesson.goal, seen, happened)) solve()
    else if (lesson.during !== undefined && !isAtPaths(lesson.during, seen.view)) keep({ missed: true })
    // What others do meanwhile may still reach the goal.
    else setSpent(seen.question !== null && given >= (lesson.within ?? Number.POSITIVE_INFINITY))
  }, [seen.version, lesson, given])
  useEffect(() => {
    if (!solved) return
    void lessonAfter(taught.game, taught.lesson, (id) => isDone(taught.game, id))
      .then((after) => (after === null ? null : lessonOf(taught.game, after)))
      .then(setNext)
  }, [solved])
  return { lesson, hints, solved, missed, spent, next, solvers, hint: () => keep({ hints: hints + 1 }), solve }
}

interface ActsProps extends Pick<Props, 'taught'> {
  readonly lesson: NamedLesson
  readonly progress: Progress
}

/** What the reader can do about a lesson: get another hint, go to the next one, begin again. */
function LessonActs({ taught, lesson, progress }: ActsProps): JSX.Element {
  const { hints, solved, next, hint, solve } = progress
  const { language } = settings.value
  const begin = (id: string, day?: number): void => {
    void goToBegun(() => beginLesson(taught.game, id, day))
  }
  return (
    <div class="coach-acts">
      {!solved && hints < lesson.hints.length ? (
        <button type="button" class="coach-btn" data-hint onClick={hint}>
          {say('lesson-hint')}
        </button>
      ) : null}
      {lesson.byHand === true && !solved ? (
        <button type="button" class="coach-btn" data-solved-it onClick={solve}>
          {say('puzzle-solved-it')}
        </button>
      ) : null}
      {next === null ? null : (
        <button type="button" class="coach-btn next" data-next-lesson={next.id} onClick={() => begin(next.id)}>
          {say('lesson-next', { title: next.title[language] })}
        </button>
      )}
      {isMember() ? (
        <MakeStudy
          of={{ record: () => scenarioReplay(asScenario(lesson.scenario)) }}
          game={taught.game}
          step={0}
          look="coach-btn"
          title={lesson.title[language]}
        />
      ) : null}
      <button type="button" class="coach-btn" data-again onClick={() => begin(taught.lesson, taught.day)}>
        <Icon name="again" /> {say('lesson-again')}
      </button>
      <a class="coach-btn" href={isOfClub(lesson.id) ? address('puzzles', lesson.id.slice(CLUB.length)) : address('learn', taught.game)}>
        {say(isOfClub(lesson.id) ? 'records-puzzles' : 'coach-lessons')}
      </a>
    </div>
  )
}
