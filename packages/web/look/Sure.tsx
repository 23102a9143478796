import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { Dialog } from './Dialog.tsx'

/** A button for something that cannot be undone; it asks for confirmation. */
export function Sure({ word, ask, act }: { readonly word: string; readonly ask: string; act(): void }): JSX.Element {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" class="btn quiet" data-act={word} onClick={() => setOpen(true)}>
        {say(word)}
      </button>
      {open ? (
        <Dialog title={say(word)} onClose={() => setOpen(false)}>
          <p>{ask}</p>
          <div class="acts">
            <button type="button" class="btn" onClick={() => setOpen(false)}>
              {say('cancel')}
            </button>
            <button
              type="button"
              class="btn danger"
              data-sure
              onClick={() => {
                setOpen(false)
                act()
              }}
            >
              {say(word)}
            </button>
          </div>
        </Dialog>
      ) : null}
    </>
  )
}
