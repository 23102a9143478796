import { goToBegun } from '../app/begun.ts'
import './review.css'
import { percent } from '@orrery/board'
import type { Answer } from '@orrery/kernel'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { Icon } from '../look/Icon.tsx'
import { differences, inWords } from '../suggest/reason.ts'
import { useDesk } from '../table/desk.ts'
import { optionName, optionsOf, promptOf } from '../table/words.ts'
import { playAgain } from './play-again.ts'
import type { Lesson, Review as Made } from './review.ts'
import { startReview, type UnderReview } from './thread.ts'

type State =
  | { readonly kind: 'none' }
  | { readonly kind: 'impossible' }
  | { readonly kind: 'working'; readonly done: number }
  | { readonly kind: 'made'; readonly review: Made }

/** The last review that was made: whoever plays a moment again comes back to it for the next one. */
let last: { readonly of: string; readonly review: Made } | null = null

interface Props {
  /** What tells this finished game from all others. */
  readonly of: string
}

/**
 * On request, a bot's answers at the decisions that cost the reader most: how certain the bot is, why, and a button to play on from there.
 */
export function Review({ of }: Props): JSX.Element {
  const { source, viewer } = useDesk()
  const [state, setState] = useState<State>(last?.of === of ? { kind: 'made', review: last.review } : { kind: 'none' })
  const thread = useRef<UnderReview | null>(null)
  const left = useRef(false)
  const seat = viewer === 'spectator' ? 0 : viewer
  useEffect(
    () => () => {
      left.current = true
      thread.current?.stop()
    },
    [],
  )

  async function begin(): Promise<void> {
    setState({ kind: 'working', done: 0 })
    try {
      const replay = await source.replay()
      if (replay === null) return setState({ kind: 'impossible' })
      if (left.current) return
      thread.current = startReview(replay, seat, (done) => setState({ kind: 'working', done }))
      const review = await thread.current.review
      last = { of, review }
      setState({ kind: 'made', review })
    } catch {
      // Its steps no longer fit the rules.
      setState({ kind: 'impossible' })
    }
  }

  return (
    <div class="review" data-review={state.kind} aria-live="polite">
      {state.kind === 'none' ? (
        <button type="button" class="btn" data-review-begin onClick={() => void begin()}>
          <Icon name="bulb" /> {say('review-begin')}
        </button>
      ) : state.kind === 'working' ? (
        <label>
          {say('review-working')} <progress value={state.done} max={1} />
        </label>
      ) : state.kind === 'impossible' ? (
        <p>{say('review-impossible')}</p>
      ) : (
        <Lessons review={state.review} />
      )}
    </div>
  )
}

function Lessons({ review }: { readonly review: Made }): JSX.Element {
  return (
    <>
      <p>{say('review-sum', { looked: review.looked, agreed: review.agreed })}</p>
      {review.lessons.length === 0 ? <p>{say('review-no-lesson')}</p> : null}
      <ol>
        {review.lessons.map((lesson) => (
          <OneLesson key={lesson.step} lesson={lesson} review={review} />
        ))}
      </ol>
      <p>{say('review-fair')}</p>
    </>
  )
}

function OneLesson({ lesson, review }: { readonly lesson: Lesson; readonly review: Made }): JSX.Element {
  const { source, text, board, names, viewer } = useDesk()
  const { step, question, played, better, prospects, sure } = lesson
  const options = optionsOf(board, question)
  const nameOf = (answer: Answer): string => {
    if ('plan' in answer) return say('review-plan')
    const ids = 'option' in answer ? [answer.option] : 'options' in answer ? answer.options : []
    const chosen = ids.map((id) => options.find((option) => option.id === id)).filter((option) => option !== undefined)
    return chosen.map((option) => optionName(text, option, names)).join(', ') || say('review-nothing')
  }
  const reasons = inWords(differences(asSuggested(better, prospects.better), asSuggested(played, prospects.played), text), text)
  return (
    <li data-lesson={step}>
      <p>
        <i>
          {say('story-step', { step })}: {promptOf(text, question, names)}
        </i>
      </p>
      <p>
        <b>{say('review-better', { answer: nameOf(better) })}</b> <small>{say('review-played', { answer: nameOf(played) })}</small>
      </p>
      <p>
        <b class="up">
          {percent(prospects.played.chance)} → {percent(prospects.better.chance)}&nbsp;%
        </b>{' '}
        {say('review-sure', { n: percent(sure) })}
      </p>
      {reasons === '' ? null : <p>{say('review-why', { reasons })}</p>}
      <div class="next">
        <button type="button" class="btn small" onClick={() => void goToBegun(() => playAgain(source, lesson, review, viewer))}>
          <Icon name="again" /> {say('review-again')}
        </button>
        <a class="btn small quiet" href={address('replay', source.id, String(step - 1))}>
          {say('review-look')}
        </a>
      </div>
    </li>
  )
}

function asSuggested(answer: Answer, { chance, metrics }: Lesson['prospects']['played']) {
  return { answer, chance, ...(metrics === undefined ? {} : { metrics }) }
}
