import './coach.css'
import type { CoachStep, Guided, PlanDraft } from '@orrery/board'
import type { Answer, SeenQuestion } from '@orrery/kernel'
import type { ReadonlySignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { address } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { Icon } from '../look/Icon.tsx'
import { isInView, placeClear, seenOf } from '../look/place.ts'
import { toast } from '../look/Toasts.tsx'
import { useDesk } from '../table/desk.ts'
import type { Answering } from '../table/question/answering.ts'
import { RuleLink } from '../table/RuleLink.tsx'
import { heardAt, marked } from './again.ts'
import { CoachTask } from './CoachTask.tsx'
import { bringing, stepToBring } from './leading.ts'
import { learnOf } from './modules.ts'
import { pointedBy } from './steps.ts'
import { type Anchor, type ToDo, toDo } from './task.ts'
import { answeredAt, finish, knownAt, sendCoach, stopTeaching, type TaughtTable } from './taught.ts'

/** An answer of the reader and its question: the table may already ask the next one. */
export interface GivenAnswer {
  readonly question: SeenQuestion
  readonly answer: Answer
  /** The view at that time. */
  readonly view: unknown
}

/** A step at which the reader did something else. */
interface Missed {
  /** The step that the answer settled. */
  readonly at: number
  readonly step: CoachStep
  /** What the coach had pointed at. */
  readonly instead: string
}

interface Props {
  readonly taught: TaughtTable
  readonly question: SeenQuestion | null
  readonly view: unknown
  readonly answering: Answering
  /** The reader's last answer. */
  readonly answered: ReadonlySignal<GivenAnswer | null>
  readonly canUndo: boolean
  undo(): void
}

const NOTHING: ToDo = { task: null, does: null }

/** The coach of a guided first game: two sentences beside the piece, one highlighted action, and why. */
export function Coach({ taught, question, view, answering, answered, canUndo, undo }: Props): JSX.Element | null {
  const { source } = useDesk()
  const [guided, setGuided] = useState<Guided | null>(null)
  const [missed, setMissed] = useState<Missed | null>(null)
  const [why, showWhy] = useState(false)
  const [drawn, setDrawn] = useState<PlanDraft | null>(null)
  const pointed = useRef('')
  useEffect(() => void learnOf(taught.game).then((learn) => setGuided(learn?.guided ?? null)), [taught.game])
  const heard = guided === null ? null : heardAt(guided, taught, question, view)
  const at = heard?.at ?? -1
  const given = answered.value
  // Before anybody else can answer: while the coach speaks of an alternative, the bots wait.
  useLayoutEffect(() => {
    if (given === null || guided === null) return
    const { at, missed, mark } = marked(guided, taught, given.question, given.answer, given.view)
    const step = guided.steps[missed]
    answeredAt(source.id, at, mark)
    setMissed(step === undefined ? null : { at, step, instead: pointed.current })
    showWhy(false)
  }, [given])
  // After undo there is nothing to comment on.
  const wrong = missed !== null && taught.seen.includes(missed.at) ? missed : null
  useLayoutEffect(() => source.hold?.(wrong !== null), [wrong !== null])
  useEffect(() => () => source.hold?.(false), [])
  useEffect(() => {
    const brought = guided === null ? null : stepToBring(guided, taught)
    source.lead?.(brought === null ? null : ({ question }) => (question === null ? null : bringing(brought, question)))
  }, [guided, taught])
  useEffect(() => () => source.lead?.(null), [])
  if (guided === null) return null
  const all = guided.steps.length
  const step = guided.steps[at]
  const left = (): void => {
    sendCoach(source.id, true)
    toast('info', say('coach-is-away'))
    document.querySelector<HTMLElement>('.question')?.focus({ preventScroll: true })
  }
  const steps = { all, seen: taught.seen.length }

  if (wrong !== null)
    return (
      <Card steps={steps} anchor={null} aside={false} close={left}>
        <p>{wrong.step.otherwise?.[settings.value.language] ?? say('coach-otherwise', { what: wrong.instead })}</p>
        <Rules step={wrong.step} />
        <div class="coach-acts">
          {canUndo ? (
            <button type="button" class="coach-btn" data-coach="back" onClick={undo}>
              <Icon name="undo" /> {say('coach-back')}
            </button>
          ) : null}
          <button type="button" class="coach-btn" data-coach="on" onClick={() => setMissed(null)}>
            {say('coach-on')}
          </button>
        </div>
      </Card>
    )
  if ((taught.seen.length >= all && heard === null) || source.stage.value === 'over')
    return (
      <Card steps={{ all, seen: all }} anchor={null} aside={false} close={left}>
        <p data-coach="finished">{say('coach-finished')}</p>
        <div class="coach-acts">
          <button
            type="button"
            class="coach-btn"
            data-coach="alone"
            onClick={() => {
              finish(taught.game, 'guided')
              stopTeaching(source.id)
            }}
          >
            {say('coach-alone')}
          </button>
          <a class="coach-btn" href={address('learn', taught.game)} onClick={() => finish(taught.game, 'guided')}>
            {say('coach-lessons')}
          </a>
        </div>
      </Card>
    )
  if (step === undefined) return null
  const option = question === null ? undefined : pointedBy(step, question, view)
  const { plan } = answering
  if (option !== undefined) pointed.current = answering.labels.get(option.id) ?? ''
  const { task, does } = question === null ? NOTHING : toDo({ step, question, view, answering, drawn, draw: setDrawn })
  return (
    <Card
      key={`${at} ${heard?.again}`}
      steps={steps}
      anchor={task?.anchor ?? option ?? (question === null ? null : { on: question.on })}
      aside={plan !== null}
      close={left}
    >
      <p data-coach={heard?.again === true ? 'again' : undefined}>
        {(heard?.again === true ? (step.again?.says ?? step.says) : step.says)[settings.value.language]}
      </p>
      {why ? <p class="coach-why">{step.why[settings.value.language]}</p> : null}
      {does === null ? null : <p class="coach-does">{does[settings.value.language]}</p>}
      {task === null ? null : <CoachTask task={task} busy={answering.busy} />}
      {why ? <Rules step={step} /> : null}
      <div class="coach-acts">
        <button type="button" class="coach-btn" aria-expanded={why} onClick={() => showWhy(!why)}>
          {say('coach-why')}
        </button>
        <button type="button" class="coach-btn quiet" data-coach="skip" onClick={() => knownAt(source.id, at)}>
          {say('coach-skip')}
        </button>
      </div>
    </Card>
  )
}

function Rules({ step }: { readonly step: CoachStep }): JSX.Element {
  return (
    <p class="coach-rules">
      {step.rules.map((rule) => (
        <RuleLink key={rule} rule={rule} />
      ))}
    </p>
  )
}

interface CardProps {
  readonly steps: { readonly all: number; readonly seen: number }
  /** The target: an option by its piece on the board or its button in the console, else the question's piece. */
  readonly anchor: Anchor | null
  /** The card keeps away from a piece about which something is drawn. */
  readonly aside: boolean
  close(): void
  readonly children: JSX.Element | readonly (JSX.Element | null)[]
}

/** Selectors of an option in the console. */
function inConsole(id: string): readonly string[] {
  return [
    `.question [data-primary][data-option="${id}"]`,
    `.question [data-option="${id}"]`,
    `.question .tick:has([data-tick="${id}"])`,
    '.question [data-all-options]',
  ]
}

/** The first visible element of an option: its piece, its button, or the button for all options. */
function shownFor(option: Anchor): Element | null {
  const all = standsFor(option)
  return all.find((one) => isInView(one)) ?? null
}

/** Everything that can be pressed for an option, the board first. */
function standsFor(option: Anchor): readonly Element[] {
  const selectors = [
    ...(option.primary === true ? ['.question [data-primary]'] : []),
    ...[option.to, option.on].flatMap((piece) => (piece === undefined ? [] : [`.board-place [data-piece="${CSS.escape(piece)}"]`])),
    ...(option.id === undefined ? [] : inConsole(CSS.escape(option.id))),
  ]
  // A board may keep elements under another page, where they cannot be pressed.
  return selectors.flatMap((selector) =>
    [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0 && one.closest('[inert]') === null),
  )
}

/** Scrolls to an option's first element; a surface that pans is no scroller. */
function bringIntoView(option: Anchor): void {
  const [first] = standsFor(option)
  if (first !== undefined && first.closest('.kit-surface') === null && !isInView(first)) first.scrollIntoView({ block: 'center' })
}

/** How often the ring checks whether its piece has moved, in milliseconds. */
const FOLLOW = 200

/** For this many checks the card looks for a better place, because boards change their layout a moment later. */
const SETTLES = 6

function Card({ steps, anchor, aside, close, children }: CardProps): JSX.Element {
  const card = useRef<HTMLElement>(null)
  const ring = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    let looks = 0
    let stood = ''
    const follow = (): void => {
      // A piece that is scrolled away is scrolled into view once: the reader may look elsewhere afterwards.
      if (anchor !== null && looks === 1) bringIntoView(anchor)
      looks++
      const shown = anchor === null ? null : shownFor(anchor)
      if (ring.current !== null) ring.current.hidden = shown === null
      if (card.current === null) return
      card.current.classList.toggle('aside', aside)
      if (shown === null && !aside && looks <= SETTLES) placeClear(card.current, null)
      if (shown === null || ring.current === null) return
      const { left, top, width, height } = seenOf(shown) ?? shown.getBoundingClientRect()
      Object.assign(ring.current.style, {
        left: `${left - 5}px`,
        top: `${top - 5}px`,
        width: `${width + 10}px`,
        height: `${height + 10}px`,
      })
      const beside = shown.closest('.question') ?? shown
      // The question grows when all its options are open, and none of it may be hidden.
      const asked = document.querySelector('.question')?.clientHeight ?? 0
      const stands = [left, top, width, height, card.current.offsetHeight, asked].map(Math.round).join()
      if (!aside && (looks <= SETTLES || stands !== stood)) placeClear(card.current, beside)
      stood = stands
    }
    follow()
    const following = setInterval(follow, FOLLOW)
    return () => clearInterval(following)
  }, [anchor, aside])
  return (
    <>
      <div ref={ring} class="coach-ring" aria-hidden="true" hidden />
      <section ref={card} class="coach" aria-label={say('coach')} aria-live="polite">
        <header>
          <b>{say('coach-step', { step: Math.min(steps.all, steps.seen + 1), all: steps.all })}</b>
          <i aria-hidden="true">
            {Array.from({ length: steps.all }, (_, at) => (
              <span key={at} class={at < steps.seen ? 'seen' : ''} />
            ))}
          </i>
          <button type="button" class="coach-close" aria-label={say('coach-leave')} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </section>
    </>
  )
}
