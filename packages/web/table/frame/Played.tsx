import { type BoardProps, type Offer, useThumbs } from '@orrery/board'
import type { Seat, Seen, Viewer } from '@orrery/kernel'
import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { useLayoutEffect, useMemo, useState } from 'preact/hooks'
import { later, quietlyLater } from '../../app/later.ts'
import { moving, settings } from '../../app/settings.ts'
import { say } from '../../app/texts.ts'
import type { GivenAnswer } from '../../learn/Coach.tsx'
import { taughtAt } from '../../learn/teaching.ts'
import { small } from '../../look/small.ts'
import type { Desk } from '../desk.ts'
import { answeringOf } from '../question/answering.ts'
import { useDrafts } from '../question/drafts.ts'
import { useOpenQuestion } from '../question/open-question.ts'
import { passedUpLines, takeBack, usePassing } from '../question/passing.ts'
import { useGiving } from '../question/use-giving.ts'
import type { Asked } from '../question/Why.tsx'
import { toldSince } from '../side/Strip.tsx'
import type { Moment } from '../source/source.ts'
import { Asides } from './Asides.tsx'
import { Cards } from './Cards.tsx'
import { Console } from './Console.tsx'
import { inspect } from './inspected.ts'
import type { LatelyBySeat, LossBeats } from './lately.ts'
import { ordersShown } from './orders-shown.ts'
import { QuestionOrResult } from './QuestionOrResult.tsx'
import { useAsides } from './use-asides.ts'
import { useLately } from './use-lately.ts'
import { useTableKeys } from './use-table-keys.ts'

const Covered = quietlyLater(() => import('../question/Covered.tsx').then((module) => module.Covered))
const Teacher = later(() => import('../../learn/Teacher.tsx').then((module) => module.Teacher))

interface Props {
  readonly moment: Moment
  /** Shown in place of the question: the controls of a replay. */
  readonly instead: ComponentChildren
  /** Whether nothing happens automatically, and nothing that is shown is stored. */
  readonly still: boolean
  /** Shown with the question in the console. */
  readonly beside: ComponentChildren
  readonly desk: Desk
  readonly lately: Signal<LatelyBySeat> | null
  /** Shows on the board again what a seat lost. */
  retell: ((seat: Seat, beats: LossBeats) => void) | undefined
  /** The seat that decides with all hands covered, and how it takes the screen; null if somebody has it. */
  readonly covered: { readonly seat: Seat; take(): void } | null
}

/** A table that is played, replayed or imagined: its board, its console, and the cards over both. */
export function Played({ moment, instead, still, beside, desk, lately, retell, covered }: Props): JSX.Element {
  const { source, board, rules, text, names, viewer, logged } = desk
  const actor: Viewer = covered?.seat ?? viewer
  const passing = usePassing(desk, moment.seen, still, (answer) => {
    if (viewer !== 'spectator') void source.answer(viewer, answer, moment.seen.version)
  })
  // A question that is passed automatically is not shown.
  const now = useMemo(() => (passing ? { ...moment.seen, question: null } : moment.seen), [moment, passing])
  const [why, askWhy] = useState<Asked | null>(null)
  const [helped, help] = useState(false)
  const offer = useSignal<Offer | null>(null)
  const thumbs = useThumbs()
  const happened = useLately(desk, lately, viewer, moment)
  const answered = useSignal<GivenAnswer | null>(null)
  const { give, busy, since, sayRefusal } = useGiving({
    ...{ desk, seen: now, actor, closed: instead !== undefined },
    before: () => askWhy(null),
    accepted(answer) {
      // A coach who was sent away hears of nothing that is answered meanwhile.
      if (taughtAt(source.id) !== null) answered.value = answer
      happened.answered(now)
    },
  })
  const { seen, asked } = useOpenQuestion(now, busy, since)
  useAsides(desk, seen, moment, still)
  useFreshOffers(desk, seen, asked, offer)
  const drafts = useDrafts(source.game, board, seen, text, (answer) => void give.current(answer))

  function choose(option: string): void {
    const { question } = seen
    if (question === null || question.kind === 'plan' || !question.options.some(({ id }) => id === option)) return
    if (drafts.multiSelect === null) void give.current({ option })
    else drafts.multiSelect.toggle(option)
  }

  const answering = answeringOf({ board, seen, text, names, ...drafts, offer: offer.value, busy, choose })
  const undo = (): void => {
    if (viewer !== 'spectator') void takeBack(source, board, rules, viewer).then(sayRefusal)
  }
  useTableKeys({ desk, seen, answering, busy, choose, undo, help: () => help(true), closeWhy: () => askWhy(null) })

  const shown: BoardProps = {
    ...{ seen, asked, viewer, names, events: moment.events, busy, text, choose, offer, pointed: desk.pointed },
    taught: taughtAt(source.id) !== null,
    ...ordersShown(desk, actor, instead !== undefined),
    recap: [...toldSince(desk, since), ...passedUpLines(desk)],
    record: () => import('../source/recorded.ts').then(({ recordOf }) => recordOf(source, viewer)),
    plan: (plan) => void give.current({ plan }),
    multiSelect: drafts.multiSelect,
    draft: drafts.plan,
    why: (piece, anchor) => askWhy({ piece, anchor }),
    inspect: (piece) => inspect(desk, piece),
    look: { motion: moving.value, marks: settings.value.marks, sound: settings.value.sound },
  }
  const teacher = shown.taught ? <Teacher seen={seen} answering={answering} answered={answered} undo={undo} /> : null
  return (
    <>
      <main class="board-place" aria-label={say('board')} {...thumbs}>
        <board.Board {...shown} />
      </main>
      <Console
        shown={shown}
        openLog={() => {
          logged.value = true
        }}
      >
        {small.value === null ? null : teacher}
        {covered === null ? null : <Covered name={names[covered.seat] ?? ''} take={covered.take} />}
        {instead ?? <QuestionOrResult {...{ desk, answering, shown, beside, retell }} lately={happened.lately} />}
      </Console>
      <Asides {...{ desk, seen, answering }} />
      {small.value === null ? teacher : null}
      <Cards {...{ desk, seen, helped, why, choose }} closeHelp={() => help(false)} closeWhy={() => askWhy(null)} />
    </>
  )
}

/** Ends what the board offered when its question is gone, and closes what was pulled open then, or when something happens while the reader waits. */
function useFreshOffers({ pulled }: Desk, seen: Seen, asked: number, offer: Signal<Offer | null>): void {
  // This must run before the board's own effects, which may at once offer something for the new question.
  useLayoutEffect(() => {
    offer.value = null
  }, [seen.question])
  useLayoutEffect(() => {
    pulled.value = false
  }, [asked, seen.question === null ? seen.version : null])
}
