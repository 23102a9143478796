import { Dialog } from '@orrery/board'
import type { Text } from '@orrery/text'
import { Card } from '../card/Card.tsx'
import type { Face } from '../face.ts'

interface ReadCardProps {
  readonly face: Face
  readonly text: Text
  close(): void
}

/** A card of a trade at reading size, so that nobody trades a card by its name alone. */
export function ReadCard({ face, text, close }: ReadCardProps) {
  return (
    <Dialog class="cg" title={face.name[text.language]} closeLabel={text.say('deck-close')} close={close}>
      <div class="cgd-reading cgc-reading">
        <Card face={face} text={text} />
      </div>
    </Dialog>
  )
}
