import { type CollectionDesk, Dialog } from '@orrery/board'
import { type CollectionInfo, copiesOf, spare } from '@orrery/collecting'
import type { Text } from '@orrery/text'
import { useState } from 'preact/hooks'
import { Card } from '../card/Card.tsx'
import { LIMIT } from '../decks/deck.ts'
import type { Face } from '../face.ts'
import { wrong } from './words.ts'

interface ReadingProps {
  readonly face: Face
  readonly desk: CollectionDesk
  readonly mine: CollectionInfo
  readonly text: Text
  close(): void
}

/** A card at reading size, with the owned copies, and whether the reader wishes for it. */
export function Reading({ face, desk, mine, text, close }: ReadingProps) {
  const [trouble, setTrouble] = useState('')
  const wished = mine.wishes.includes(face.id)
  const beyond = copiesOf(spare(mine, LIMIT), face.id)
  const locked = copiesOf(mine.locked, face.id)
  return (
    <Dialog class="cg" title={face.name[text.language]} closeLabel={text.say('deck-close')} close={close}>
      <div class="cgd-reading cgc-reading">
        <Card face={face} text={text} />
        <p>
          <b>{text.say('coll-owned', { copies: copiesOf(mine.owned, face.id) })}</b>
          {beyond > 0 && <span>{text.say('coll-owned-spare', { spare: beyond })}</span>}
          {locked > 0 && <span>{text.say('coll-owned-locked', { locked })}</span>}
        </p>
        <button
          type="button"
          class="btn"
          data-wish={face.id}
          aria-pressed={wished}
          onClick={() => desk.wish(face.id, !wished).catch((error) => setTrouble(wrong(text, error)))}
        >
          {wished ? '★' : '☆'} {text.say(wished ? 'coll-wished' : 'coll-wish')}
        </button>
        <small>{text.say('coll-wish-is')}</small>
        {trouble !== '' && (
          <p class="cgd-fault" role="alert">
            {trouble}
          </p>
        )}
      </div>
    </Dialog>
  )
}
