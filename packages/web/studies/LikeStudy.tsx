import type { StudyMessage } from '@orrery/protocol'
import type { JSX } from 'preact'
import { say } from '../app/texts.ts'
import { ask } from '../club/ties.ts'
import { tried } from '../table/source/remote.ts'

interface Props {
  readonly study: StudyMessage
  changed(): void
}

/** A button to like another member's study. */
export function LikeStudy({ study: { study, liked, likes }, changed }: Props): JSX.Element {
  return (
    <button
      type="button"
      class="btn quiet"
      aria-pressed={liked}
      data-like-study={likes}
      onClick={() => tried(ask({ type: 'like-study', study, on: !liked }).then(changed))}
    >
      {say('study-like', { likes })}
    </button>
  )
}
