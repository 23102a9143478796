import { SHARING, type StudyMessage } from '@orrery/protocol'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { absoluteAddress, address, go } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { ask } from '../club/ties.ts'
import { CopyField } from '../look/CopyField.tsx'
import { Dialog } from '../look/Dialog.tsx'
import { ShareLink, sharedAddress } from '../look/ShareLink.tsx'
import { tried } from '../table/source/remote.ts'
import { Words } from './Words.tsx'

interface Props {
  readonly study: StudyMessage
  changed(): void
}

/** What the owner of a study can do with it: share, rename, delete. */
export function ShareStudy({ study, changed }: Props): JSX.Element {
  const [open, setOpen] = useState(false)
  const { study: id, title, sharing } = study
  const set = (change: Partial<Pick<StudyMessage, 'title' | 'sharing'>>): Promise<void> =>
    ask({ type: 'set-study', study: id, title, sharing, ...change }).then(changed)
  return (
    <>
      <button type="button" class="btn quiet" aria-haspopup="dialog" data-share-study onClick={() => setOpen(true)}>
        {say('study-share')}
      </button>
      {open ? (
        <Dialog title={say('study-share')} onClose={() => setOpen(false)}>
          <fieldset class="study-sharing">
            <legend>{say('study-readers')}</legend>
            {SHARING.map((one) => (
              <label key={one}>
                <input type="radio" name="sharing" value={one} checked={sharing === one} onChange={() => tried(set({ sharing: one }))} />
                <span>{say(`study-sharing-${one}`)}</span>
              </label>
            ))}
          </fieldset>
          {sharing === 'all' ? <ShareLink value={sharedAddress('study', id)} /> : null}
          <CopyField name={say('study-address')} value={absoluteAddress('study', id)} />
          <Words label={say('study-title')} begin={title} act={say('study-rename')} most="title" send={(text) => set({ title: text })} />
          <button
            type="button"
            class="btn"
            data-drop-study
            onClick={() => tried(ask({ type: 'drop-study', study: id }).then(() => go(address('studies'))))}
          >
            {say('study-drop')}
          </button>
        </Dialog>
      ) : null}
    </>
  )
}
