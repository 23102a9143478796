import type { Seat } from '@orrery/kernel'
import { STUDY_LIMITS, type StudyMessage } from '@orrery/protocol'
import type { JudgedPosition } from '@orrery/search/puzzles/judge'
import type { JSX } from 'preact'
import { useEffect, useId, useState } from 'preact/hooks'
import { address, goOnceMade } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { ask } from '../club/ties.ts'
import { Dialog } from '../look/Dialog.tsx'
import { useOnce } from '../look/once.ts'
import type { Line } from '../studies/line.ts'
import { judgeInWorker } from './judge.ts'
import { PuzzleGoals } from './PuzzleGoals.tsx'
import { bodyOf, type Wish } from './wish.ts'

interface Props {
  readonly study: StudyMessage
  readonly line: Line
}

/** The seat that is asked at the shown moment; null if none is. */
function askedAt({ source }: Line): Seat | null {
  const asked = source.viewers.value.find((viewer) => source.moment(viewer).value?.seen.question != null)
  return asked === undefined || asked === 'spectator' ? null : asked
}

/** Makes a puzzle from the shown moment, and offers it to the club. */
export function MakePuzzle({ study, line }: Props): JSX.Element {
  const [open, setOpen] = useState(false)
  const seat = askedAt(line)
  return (
    <>
      <button
        type="button"
        class="btn quiet"
        aria-haspopup="dialog"
        disabled={seat === null}
        data-make-puzzle
        onClick={() => setOpen(true)}
      >
        {say('puzzle-make')}
      </button>
      {open && seat !== null ? (
        <Dialog title={say('puzzle-make')} onClose={() => setOpen(false)}>
          <Maker study={study} line={line} seat={seat} />
        </Dialog>
      ) : null}
    </>
  )
}

/** A form for the puzzle's goal and title. */
function Maker({ study, line, seat }: Props & { readonly seat: Seat }): JSX.Element {
  const { source, branch } = line
  const [judged, setJudged] = useState<JudgedPosition | 'failed' | null>(null)
  const [wish, setWish] = useState<Wish | null>(null)
  const [title, setTitle] = useState(study.title)
  const once = useOnce()
  const id = useId()
  const step = source.at.value
  useEffect(() => {
    const stop = new AbortController()
    judgeInWorker(source.position(step), seat, stop.signal).then(setJudged, (error: unknown) => {
      if (stop.signal.aborted) return
      console.warn(error)
      setJudged('failed')
    })
    return () => stop.abort()
  }, [])
  const position = judged === null || judged === 'failed' ? source.position(step) : judged.position
  const body = wish === null ? null : bodyOf(wish, { position, seat, seats: position.seats, options: source.options.value })
  const offer = (): void => {
    if (body === null || title.trim() === '') return
    const made = async (): Promise<string | null> => {
      const offered = await ask({ type: 'offer-puzzle', study: study.study, branch, step, title: title.trim(), body })
      return offered.type === 'puzzle-offered' ? address('puzzles', offered.puzzle) : null
    }
    once(() => goOnceMade(made()))
  }
  return (
    <form
      class="study-words"
      onSubmit={(event) => {
        event.preventDefault()
        offer()
      }}
    >
      <p>{say('puzzle-make-is', { seat: source.players.value[seat]?.name ?? '' })}</p>
      <PuzzleGoals judged={judged} choose={setWish} />
      <label for={id}>{say('study-title')}</label>
      <input
        id={id}
        class="field"
        maxLength={STUDY_LIMITS.title}
        value={title}
        onInput={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <button type="submit" class="btn primary" aria-disabled={body === null || title.trim() === ''} data-offer-puzzle>
        {say('puzzle-offer')}
      </button>
    </form>
  )
}
