import type { Replay } from '@orrery/kernel'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { gameName } from '../app/catalogue.ts'
import { address, goOnceMade } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { ask } from '../club/ties.ts'
import { Dialog } from '../look/Dialog.tsx'
import { packed } from './record.ts'
import { Words } from './Words.tsx'

interface Props {
  /** A table on the server, or the record of a game in this browser or of a scenario. */
  readonly of: { readonly table: string } | { record(): Promise<Replay | null> }
  readonly game: string
  /** The shown moment. */
  readonly step: number
  /** The button's class. */
  readonly look?: string
  /** The default title. */
  readonly title?: string
}

/** Makes a study of a finished game, or of a scenario, and opens it at the shown moment. */
export function MakeStudy({ of, game, step, look = 'btn quiet', title = say('study-of', { game: gameName(game) }) }: Props): JSX.Element {
  const [open, setOpen] = useState(false)
  const isHere = 'record' in of
  const made = async (title: string): Promise<string | null> => {
    const made = await asked(of, game, title)
    return made?.type === 'study-made' ? address('study', made.study, '0', String(step)) : null
  }
  return (
    <>
      <button type="button" class={look} aria-haspopup="dialog" data-make-study onClick={() => setOpen(true)}>
        {say('study-this')}
      </button>
      {open ? (
        <Dialog title={say('study-this')} onClose={() => setOpen(false)}>
          <p>{say('study-is')}</p>
          {isHere ? <p>{say('study-is-uploaded')}</p> : null}
          <Words label={say('study-title')} begin={title} act={say('study-make')} most="title" send={(title) => goOnceMade(made(title))} />
        </Dialog>
      ) : null}
    </>
  )
}

async function asked(of: Props['of'], game: string, title: string) {
  if ('table' in of) return ask({ type: 'make-study', table: of.table, title })
  const replay = await of.record()
  return replay === null ? null : ask({ type: 'upload-study', game, title, record: await packed(replay) })
}
