import './club.css'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { Dialog } from '../look/Dialog.tsx'
import { useOnce } from '../look/once.ts'
import { toast } from '../look/Toasts.tsx'
import { ask } from './ties.ts'

interface Props {
  readonly at: { readonly table: string } | { readonly place: string } | { readonly study: string } | { readonly puzzle: string }
  /** The number of the line. */
  readonly line: number
}

/** Reports a line to the moderators, with the lines around it. */
export function ReportButton({ at, line }: Props): JSX.Element {
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const once = useOnce()
  async function report(): Promise<void> {
    await ask({ type: 'report', at, line, reason: reason.trim() })
    setOpen(false)
    toast('ok', say('reported'))
  }
  return (
    <>
      <button type="button" class="as-link report" aria-haspopup="dialog" data-report={line} onClick={() => setOpen(true)}>
        {say('report')}
      </button>
      {open ? (
        <Dialog title={say('report-title')} onClose={() => setOpen(false)}>
          <p>{say('report-is')}</p>
          <label class="name-field">
            <span>{say('report-reason')}</span>
            <input
              class="field"
              value={reason}
              maxLength={500}
              data-reason
              onInput={({ currentTarget }) => setReason(currentTarget.value)}
            />
          </label>
          <div class="acts">
            <button type="button" class="btn primary" data-report-it onClick={() => once(report)}>
              {say('report-it')}
            </button>
          </div>
        </Dialog>
      ) : null}
    </>
  )
}
