import type { JSX } from 'preact'
import { say } from '../../app/texts.ts'
import { Icon } from '../../look/Icon.tsx'
import { toast } from '../../look/Toasts.tsx'
import { useDesk } from '../desk.ts'
import { takeBack } from '../question/passing.ts'
import type { Moment } from '../source/source.ts'
import { refusalOrRule } from '../words.ts'

/** A button that undoes the viewer's last answer. */
export function UndoButton({ moment }: { readonly moment: Moment | null }): JSX.Element {
  const { source, board, rules, text, names, viewer } = useDesk()
  const canUndo = moment?.seen.canUndo === true
  async function undo(): Promise<void> {
    if (viewer === 'spectator') return
    const verdict = await takeBack(source, board, rules, viewer)
    if (verdict !== true) toast('warn', refusalOrRule(text, verdict, names))
  }
  return (
    <button
      type="button"
      class="btn small quiet"
      aria-disabled={!canUndo}
      title={say(canUndo ? 'undo-title' : 'undo-not')}
      onClick={() => void undo()}
    >
      <Icon name="undo" />
      <span class="label">{say('undo')}</span>
    </button>
  )
}
