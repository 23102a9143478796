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
import { toast } from '../look/Toasts.tsx'
import { useDesk } from '../table/desk.ts'
import type { Answering } from '../table/question/answering.ts'
import { RuleLink } from '../table/RuleLink.tsx'
import { CoachCard, type StepsSeen } from './CoachCard.tsx'
import { CoachTask } from './CoachTask.tsx'
import { bringing, stepToBring } from './leading.ts'
import { learnOf } from './modules.ts'
import { type Cue, cueAt, markAnswer } from './repetition.ts'
import { pointedBy } from './steps.ts'
import { type ToDo, toDo } from './task.ts'
import { answeredAt, finish, knownAt, sendCoach, stopTeaching, type TaughtTable } from './teaching.ts'

/** An answer of the reader and its question. The table may already ask the next one. */
export interface GivenAnswer {
  readonly question: SeenQuestion
  readonly answer: Answer
  /** The view at that time. */
  readonly view: unknown
}

/** A step at which the reader did something other than the coach said. */
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
export function Coach(props: Props): JSX.Element | null {
  const { taught, question, view } = props
  const { source } = useDesk()
  const [guided, setGuided] = useState<Guided | null>(null)
  const pointed = useRef('')
  useEffect(() => void learnOf(taught.game).then((learn) => setGuided(learn?.guided ?? null)), [taught.game])
  const { wrong, forget } = useMissed(guided, props, pointed)
  useLeading(guided, taught)
  if (guided === null) return null
  const cue = cueAt(guided, taught, question, view)
  const step = cue === null ? undefined : guided.steps[cue.at]
  const all = guided.steps.length
  const steps = { all, seen: taught.seen.length, now: Math.min(all, taught.seen.length + 1) }
  const card = { steps, close: () => sendAway(source.id) }
  if (wrong !== null) return <OtherwiseCard {...props} {...card} missed={wrong} goOn={forget} />
  if (source.stage.value === 'over') return <OverCard {...card} steps={{ ...steps, now: steps.seen }} taught={taught} />
  if (taught.seen.length >= all && cue === null) return <FinishedCard {...card} taught={taught} />
  if (cue === null || step === undefined) return null
  return <StepCard key={`${cue.at} ${cue.again}`} {...props} {...card} cue={cue} step={step} pointed={pointed} />
}

/** The answers that a coach has judged. */
const heard = new WeakSet<GivenAnswer>()

/** The step at which the reader's last answer differed from the coach's. `pointed`: what the coach points at. Bots wait in the meantime. */
function useMissed(guided: Guided | null, { taught, answered }: Props, pointed: { readonly current: string }) {
  const { source } = useDesk()
  const [missed, setMissed] = useState<Missed | null>(null)
  const given = answered.value
  // This must run before anybody else can answer: while the coach explains the difference, bots wait.
  // An answer may be older than what the coach says, which loads by itself, and than the coach, who is drawn anew elsewhere on a turned phone.
  useLayoutEffect(() => {
    if (given === null || guided === null || heard.has(given)) return
    heard.add(given)
    const { at, missed, mark } = markAnswer(guided, taught, given.question, given.answer, given.view)
    const step = guided.steps[missed]
    answeredAt(source.id, at, mark)
    setMissed(step === undefined ? null : { at, step, instead: pointed.current })
  }, [given, guided])
  // After an undo there is nothing to comment on.
  const wrong = missed !== null && taught.seen.includes(missed.at) ? missed : null
  useLayoutEffect(() => source.hold?.(wrong !== null), [wrong !== null])
  useEffect(() => () => source.hold?.(false), [])
  return { wrong, forget: () => setMissed(null) }
}

/** Makes the bots bring about what is left to learn. */
function useLeading(guided: Guided | null, taught: TaughtTable): void {
  const { source } = useDesk()
  useEffect(() => {
    const brought = guided === null ? null : stepToBring(guided, taught)
    source.lead?.(brought === null ? null : ({ question }) => (question === null ? null : bringing(brought, question)))
  }, [guided, taught])
  useEffect(() => () => source.lead?.(null), [])
}

function sendAway(table: string): void {
  sendCoach(table, true)
  toast('info', say('coach-is-away'))
  document.querySelector<HTMLElement>('.question')?.focus({ preventScroll: true })
}

interface Carded {
  readonly steps: StepsSeen
  close(): void
}

interface OtherwiseProps extends Carded, Pick<Props, 'canUndo' | 'undo'> {
  readonly missed: Missed
  goOn(): void
}

/** Says what was done instead of what the coach had said, with a way back. */
function OtherwiseCard({ steps, close, missed, canUndo, undo, goOn }: OtherwiseProps): JSX.Element {
  return (
    <CoachCard steps={steps} anchor={null} aside={false} close={close}>
      <p>{missed.step.otherwise?.[settings.value.language] ?? say('coach-otherwise', { what: missed.instead })}</p>
      <Rules step={missed.step} />
      <div class="coach-acts">
        {canUndo ? (
          <button type="button" class="coach-btn" data-coach="back" onClick={undo}>
            <Icon name="undo" /> {say('coach-back')}
          </button>
        ) : null}
        <button type="button" class="coach-btn" data-coach="on" onClick={goOn}>
          {say('coach-on')}
        </button>
      </div>
    </CoachCard>
  )
}

/** Says where to go on after the game, which is then finished, however many of its steps came up. */
function OverCard({ steps, close, taught }: Carded & Pick<Props, 'taught'>): JSX.Element {
  useEffect(() => finish(taught.game, 'guided'), [taught.game])
  return (
    <CoachCard steps={steps} anchor={null} aside={false} close={close}>
      <p data-coach="over">{say('coach-over')}</p>
      <div class="coach-acts">
        <a class="coach-btn" href={address('learn', taught.game)} data-coach="lessons">
          {say('coach-lessons')}
        </a>
      </div>
    </CoachCard>
  )
}

/** Says that the coach has nothing more to teach. */
function FinishedCard({ steps, close, taught }: Carded & Pick<Props, 'taught'>): JSX.Element {
  const { source } = useDesk()
  return (
    <CoachCard steps={steps} anchor={null} aside={false} close={close}>
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
    </CoachCard>
  )
}

interface StepProps extends Carded, Pick<Props, 'question' | 'view' | 'answering'> {
  readonly cue: Cue
  readonly step: CoachStep
  readonly pointed: { current: string }
}

/** A step of the coach: what the question is about, what to do, and why. */
function StepCard({ steps, close, cue, step, question, view, answering, pointed }: StepProps): JSX.Element {
  const { source } = useDesk()
  const { language } = settings.value
  const [why, showWhy] = useState(false)
  const [drawn, setDrawn] = useState<PlanDraft | null>(null)
  const option = question === null ? undefined : pointedBy(step, question, view)
  if (option !== undefined) pointed.current = answering.labels.get(option.id) ?? ''
  const { task, does } = question === null ? NOTHING : toDo({ step, question, view, answering, drawn, draw: setDrawn })
  return (
    <CoachCard
      steps={steps}
      anchor={task?.anchor ?? option ?? (question === null ? null : { on: question.on })}
      aside={answering.plan !== null}
      close={close}
    >
      <p data-coach={cue.again ? 'again' : undefined}>{(cue.again ? (step.again?.says ?? step.says) : step.says)[language]}</p>
      {why ? <p class="coach-why">{step.why[language]}</p> : null}
      {does === null ? null : <p class="coach-does">{does[language]}</p>}
      {task === null ? null : <CoachTask task={task} busy={answering.busy} />}
      {why ? <Rules step={step} /> : null}
      <div class="coach-acts">
        <button type="button" class="coach-btn" aria-expanded={why} onClick={() => showWhy(!why)}>
          {say('coach-why')}
        </button>
        <button type="button" class="coach-btn quiet" data-coach="skip" onClick={() => knownAt(source.id, cue.at)}>
          {say('coach-skip')}
        </button>
      </div>
    </CoachCard>
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
