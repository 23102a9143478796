import type { StudyComment, StudyMessage } from '@orrery/protocol'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { ReportButton } from '../club/Report.tsx'
import { ask, clockLine } from '../club/ties.ts'
import { serverLink } from '../connection/server.ts'
import { Icon } from '../look/Icon.tsx'
import { tried } from '../table/source/remote.ts'
import { MarkBoard } from './MarkBoard.tsx'
import type { Marks } from './marks.ts'
import { Words } from './Words.tsx'

interface Props {
  readonly study: StudyMessage
  readonly branch: number
  readonly step: number
  readonly mayWrite: boolean
  readonly marks: Marks
  changed(): void
  /** Shows another moment of the study. */
  show(branch: number, step: number): void
}

/** The comments at the shown moment, a page at a time, and the other moments with comments. */
export function Comments({ study, branch, step, mayWrite, marks, changed, show }: Props): JSX.Element {
  const { study: id, said } = study
  const [comments, setComments] = useState<readonly StudyComment[]>([])
  const [more, setMore] = useState(false)
  const count = said.find((one) => one.branch === branch && one.step === step)?.comments ?? 0
  const read = (known: readonly StudyComment[]): Promise<void> =>
    ask({ type: 'study-comments', study: id, branch, step, after: known.at(-1)?.comment ?? 0 }).then((page) => {
      if (page.type !== 'study-comments') return
      setComments([...known, ...page.comments])
      setMore(page.more)
    })
  useEffect(() => {
    if (count > 0) tried(read([]))
    else setComments([])
  }, [count])
  useEffect(() => {
    marks.shown.value = comments.flatMap((one) => one.marks)
    return () => {
      marks.shown.value = []
    }
  }, [comments, marks])
  const write = async (text: string): Promise<void> => {
    await ask({ type: 'comment-study', study: id, branch, step, text, marks: [...marks.drafted.peek()] })
    marks.clear()
    changed()
  }
  const next = said.find((one) => one.branch === branch && one.step > step) ?? said.find((one) => one.branch > branch)
  return (
    <section class="study-comments" aria-label={say('study-comments')}>
      <ul aria-live="polite">
        {comments.map(({ comment, by, text, at, marks: drawn, mayDrop }) => (
          <li key={comment} data-comment={comment}>
            <p class="comment-by">
              <b>{by.name}</b> <time dateTime={new Date(at).toISOString()}>{clockLine(at)}</time>
            </p>
            <p>{text}</p>
            {drawn.length === 0 ? null : <p class="comment-marks">{say('study-marks', { n: drawn.length })}</p>}
            <div class="comment-acts">
              {mayWrite && by.person !== serverLink().me.value?.id ? <ReportButton at={{ study: id }} line={comment} /> : null}
              {mayDrop ? (
                <button
                  type="button"
                  class="btn icon small quiet"
                  aria-label={say('study-drop-comment', { name: by.name })}
                  title={say('study-drop-comment', { name: by.name })}
                  onClick={() => tried(ask({ type: 'drop-comment', study: id, comment }).then(changed))}
                >
                  <Icon name="close" />
                </button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {more ? (
        <button type="button" class="btn" data-more-comments onClick={() => tried(read(comments))}>
          {say('study-more')}
        </button>
      ) : null}
      {next === undefined ? null : (
        <button type="button" class="btn quiet" data-next-comment onClick={() => show(next.branch, next.step)}>
          {say('study-next-comment')}
        </button>
      )}
      {mayWrite ? <MarkBoard marks={marks} /> : null}
      {mayWrite ? <Words label={say('study-comment')} act={say('study-say')} most="comment" send={write} /> : null}
    </section>
  )
}
