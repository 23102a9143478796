import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { address, go } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { CopyField } from '../look/CopyField.tsx'
import { Dialog } from '../look/Dialog.tsx'
import { Icon } from '../look/Icon.tsx'
import { SettingsForm } from '../look/SettingsForm.tsx'
import { useDesk } from './desk.ts'

/** The table's menu: the invitation, the settings, leaving. */
export function TableMenu({ close }: { close(): void }): JSX.Element {
  const { source } = useDesk()
  const [leaving, setLeaving] = useState(false)
  const invitation = source.invitation.value
  const local = source.link.value === 'local'
  function leave(): void {
    source.leave()
    go(address())
  }
  return (
    <Dialog title={say('menu')} onClose={close}>
      {invitation === null ? null : <CopyField name={say('invite-link')} value={invitation.url} />}
      <SettingsForm />
      <div class="acts spread">
        {local || source.stage.value !== 'playing' ? (
          <a class="btn" href={address()}>
            <Icon name="leave" /> {say('to-home')}
          </a>
        ) : leaving ? (
          <button type="button" class="btn danger" onClick={leave}>
            {say('leave-really')}
          </button>
        ) : (
          <button type="button" class="btn danger" onClick={() => setLeaving(true)}>
            <Icon name="leave" /> {say('leave')}
          </button>
        )}
        <button type="button" class="btn primary" onClick={close}>
          {say('back-to-table')}
        </button>
      </div>
    </Dialog>
  )
}
