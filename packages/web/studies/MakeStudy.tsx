import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { gameName } from '../app/catalogue.ts'
import { address, go } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { ask } from '../club/ties.ts'
import { Dialog } from '../look/Dialog.tsx'
import { tried } from '../table/remote.ts'
import { Words } from './Words.tsx'

interface Props {
  readonly table: string
  readonly game: string
  /** The shown moment. */
  readonly step: number
}

/** Makes a study of a finished game and opens it at the shown moment. */
export function MakeStudy({ table, game, step }: Props): JSX.Element {
  const [open, setOpen] = useState(false)
  const make = (title: string): void =>
    tried(
      ask({ type: 'make-study', table, title }).then((made) => {
        if (made.type === 'study-made') go(address('study', made.study, '0', String(step)))
      }),
    )
  return (
    <>
      <button type="button" class="btn quiet" aria-haspopup="dialog" data-make-study onClick={() => setOpen(true)}>
        {say('study-this')}
      </button>
      {open ? (
        <Dialog title={say('study-this')} onClose={() => setOpen(false)}>
          <p>{say('study-is')}</p>
          <Words
            label={say('study-title')}
            begin={say('study-of', { game: gameName(game) })}
            act={say('study-make')}
            most="title"
            send={make}
          />
        </Dialog>
      ) : null}
    </>
  )
}
