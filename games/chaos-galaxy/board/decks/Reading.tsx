import { Dialog } from '@orrery/board'
import type { Text } from '@orrery/text'
import { Card } from '../card/Card.tsx'
import type { Face } from '../face.ts'

interface ReadingProps {
  readonly face: Face
  readonly name: string
  /** How many copies are in the deck, and how many may be. */
  readonly count: number
  readonly most: number
  readonly text: Text
  change(id: string, by: number): void
  close(): void
}

/** A card to be read, with one copy more or fewer. */
export function Reading({ face, name, count, most, text, change, close }: ReadingProps) {
  return (
    <Dialog class="cg" title={name} closeLabel={text.say('deck-close')} close={close}>
      <div class="cgd-reading">
        <Card face={face} text={text} />
        <div class="cgd-row">
          <button type="button" class="btn" disabled={count === 0} onClick={() => change(face.id, -1)}>
            −
          </button>
          <b>{text.say('deck-in-deck', { count })}</b>
          <button type="button" class="btn primary" disabled={count >= most} onClick={() => change(face.id, 1)}>
            +
          </button>
        </div>
      </div>
    </Dialog>
  )
}
