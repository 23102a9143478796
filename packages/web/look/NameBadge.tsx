import type { Mark } from '@orrery/protocol'
import type { JSX } from 'preact'
import { say } from '../app/texts.ts'

interface Props {
  /** Absent for members without a role. */
  readonly mark?: Mark | undefined
  readonly bot?: boolean
}

/** A badge beside a name, which nobody can type: a bot, a guest, or a role. */
export function NameBadge({ mark, bot = false }: Props): JSX.Element | null {
  const shown = bot ? 'bot' : mark
  return shown === undefined ? null : (
    <em class="badge" data-mark={shown}>
      {say(`mark-${shown}`)}
    </em>
  )
}
