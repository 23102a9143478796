import type { OwnPageProps } from '@orrery/board'
import type { Text } from '@orrery/text'
import type { Face } from '../face.ts'
import type { Opened } from './Bar.tsx'
import { freshDeck, type useBuiltDeck } from './built.ts'
import { Exchange } from './Exchange.tsx'
import { Sample } from './Sample.tsx'
import { Shelf } from './Shelf.tsx'
import { Trial } from './Trial.tsx'

interface OpenedProps extends Pick<OwnPageProps, 'address' | 'shared' | 'bots'> {
  readonly dialog: Opened
  readonly building: ReturnType<typeof useBuiltDeck>
  readonly text: Text
  /** Shows a card large. */
  read(face: Face): void
  close(): void
}

/** The dialog that the bar has opened. */
export function OpenedDialog({ dialog, building, text, address, shared, bots, read, close }: OpenedProps) {
  const { deck, take, resume } = building
  const { name, cards } = deck
  switch (dialog) {
    case 'shelf':
      return (
        <Shelf
          text={text}
          open={deck.id}
          take={(chosen, starter) => (starter ? take(chosen.name, chosen.cards) : resume(chosen))}
          fresh={() => resume(freshDeck(text))}
          close={close}
        />
      )
    case 'exchange':
      return <Exchange {...{ name, cards, text, address, shared, take, close }} />
    case 'sample':
      return <Sample cards={cards} text={text} open={read} close={close} />
    case 'trial':
      return <Trial cards={cards} text={text} bots={bots} close={close} />
  }
}
