import type { Json, SeenOption, SeenQuestion } from '@orrery/kernel'
import type { Goal } from '@orrery/kernel/scenario/goal'
import type { ComponentType } from 'preact'
import type { Both } from './manifest.ts'
import type { PagesProps } from './pages.tsx'

/** What the coach says after a step was missed twice. */
export interface StepAgain {
  /** The verbs of the answers that miss the step; empty if choosing nothing misses it. */
  readonly by: readonly string[]
  /** What the coach says: two sentences. */
  readonly says: Both
  /** Whether missing it matters in this view; default: always. */
  readonly holds?: (view: unknown) => boolean
}

/** One thing that a guided game's coach teaches, when it first comes up. */
export interface CoachStep {
  /** The name of the question. */
  readonly asks: string
  /** The verbs or ids of the options that the coach would take; the coach points at the first that is offered. */
  readonly wants: readonly string[]
  /** For a question for several options: whether the coach wants all of them, and not only one. */
  readonly all?: boolean
  /** Which of these the coach points at; default: the first. If it returns none, the step waits. */
  readonly picks?: (wanted: readonly SeenOption[], view: unknown) => SeenOption | undefined
  /** What the coach says: two sentences. */
  readonly says: Both
  /** The reason, shown on request. */
  readonly why: Both
  readonly rules: readonly string[]
  /** Whether the text is true in this view; default: always. */
  readonly holds?: (view: unknown) => boolean
  /**
   * Said if the player did something else, if the coach then has more to say. The step then counts as seen, unless another step teaches the
   * same: then it comes again.
   */
  readonly otherwise?: Both
  /** How the step is repeated after it was missed twice; default: it is shown once. */
  readonly again?: StepAgain
  /** Answers (verbs or ids) by which the other seats bring the step about, the most wanted first. */
  readonly broughtBy?: readonly string[]
  /** For a plan: what to do, in a few words. */
  readonly does?: Both
  /** For a plan: the coach's own plan, drawn on request. */
  readonly draws?: (question: SeenQuestion, view: unknown) => Json
}

/** A guided first game: a real table, and the coach's steps. */
export interface Guided {
  readonly minutes: number
  readonly options: Json
  readonly seats: number
  /** The seed, the same for everybody, because the coach knows what comes. */
  readonly seed: string
  /** Values to put at paths of the state before play begins, as in a scenario; default: a fresh table. */
  readonly given?: Readonly<Record<string, Json>>
  /** The bot that plays the other seats. */
  readonly bots: string
  /** The steps, in the order in which they usually come up. */
  readonly steps: readonly CoachStep[]
}

/** What `games/<game>/board/learn/index.tsx` exports as `learn`. */
export interface LearnModule {
  /** The game in two pages: what it is about, a turn, how to win, what beginners miss; with live pieces. */
  readonly Pages: ComponentType<PagesProps>
  readonly guided: Guided
}

/** A lesson or puzzle: a position, and a goal to be reached in any way. `games/<game>/lessons/<id>.lesson.yaml`. */
export interface Lesson {
  readonly title: Both
  readonly kind: 'lesson' | 'puzzle'
  readonly level: 1 | 2 | 3
  readonly task: Both
  readonly hints: readonly Both[]
  readonly rules: readonly string[]
  /** The position, as a scenario without `then`. */
  readonly scenario: Json
  readonly goal: readonly Goal[]
  /** The part of the view that must hold for the goal to be still reachable; default: no limit. */
  readonly during?: Readonly<Record<string, Json>>
  /** The most answers that may be given; default: no limit. */
  readonly within?: number
  /** One solution; tests play it. */
  readonly solution: readonly Json[]
}
