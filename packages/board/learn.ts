import type { Json, SeenOption, SeenQuestion } from '@orrery/kernel'
import type { Goal } from '@orrery/kernel/scenario/goal'
import type { ComponentType } from 'preact'
import type { Both } from './manifest.ts'
import type { PagesProps } from './pages.tsx'

/** What the coach says of something worth doing that was left out twice. */
export interface StepAgain {
  /** The verbs of the answers that leave it out where it is offered; none: choosing nothing does. */
  readonly by: readonly string[]
  /** Two sentences. */
  readonly says: Both
  /** Whether leaving it out matters at the table as the reader sees it; absent: always. */
  readonly holds?: (view: unknown) => boolean
}

/** One thing that the coach of a guided game teaches, the first time that it comes up. */
export interface CoachStep {
  /** The name of the question that it is about. */
  readonly asks: string
  /** The verbs of the options that the coach would have taken, or their whole ids; the first that is offered is pointed at. */
  readonly wants: readonly string[]
  /** Which of those is pointed at (absent: the first); where it finds none, the step waits. */
  readonly picks?: (wanted: readonly SeenOption[], view: unknown) => SeenOption | undefined
  /** Two sentences. */
  readonly says: Both
  /** Shown on demand: the reason. */
  readonly why: Both
  readonly rules: readonly string[]
  /** Whether what it says is true of the table as the reader sees it; absent: always. */
  readonly holds?: (view: unknown) => boolean
  /** Said when something else was done, where that is more than what the coach would have done; the step then counts as seen, unless another step is about that: then it comes again. */
  readonly otherwise?: Both
  /** How the step comes again once it was left out twice; absent: it is said once. */
  readonly again?: StepAgain
  /** Answers (verbs or whole ids) with which the other seats bring about what the step is about, the most wanted first. */
  readonly broughtBy?: readonly string[]
  /** Where a plan is to be made: what to do, in a few words. */
  readonly does?: Both
  /** Where a plan is to be made: the one that the coach would make, drawn on demand. */
  readonly draws?: (question: SeenQuestion, view: unknown) => Json
}

/** A guided first game: a real table, and what the coach says at it. */
export interface Guided {
  readonly minutes: number
  readonly options: Json
  readonly seats: number
  /** The same for everybody: the coach knows what comes. */
  readonly seed: string
  /** What is put where in the state before play begins, as in a scenario; a fresh table where absent. */
  readonly given?: Readonly<Record<string, Json>>
  /** What plays the other seats. */
  readonly bots: string
  /** In the order in which they usually come up. */
  readonly steps: readonly CoachStep[]
}

/** What `games/<game>/board/learn/index.tsx` exports as `learn`. */
export interface LearnModule {
  /** The game in two pages: what it is about, a turn, how one wins, what beginners miss; with live pieces. */
  readonly Pages: ComponentType<PagesProps>
  readonly guided: Guided
}

/** A lesson or puzzle: a position to play from, and what is to be reached, whatever the way. `games/<game>/lessons/<id>.lesson.yaml`. */
export interface Lesson {
  readonly title: Both
  readonly kind: 'lesson' | 'puzzle'
  readonly level: 1 | 2 | 3
  readonly task: Both
  readonly hints: readonly Both[]
  readonly rules: readonly string[]
  /** The position, as a scenario says it; without `then`. */
  readonly scenario: Json
  readonly goal: readonly Goal[]
  /** The view, as long as the goal may still be reached; without end where absent. */
  readonly during?: Readonly<Record<string, Json>>
  /** So many answers may be given; as many as one likes where absent. */
  readonly within?: number
  /** One way to solve it: tests go it. */
  readonly solution: readonly Json[]
}
