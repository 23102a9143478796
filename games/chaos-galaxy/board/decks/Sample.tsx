import { Dialog } from '@orrery/board'
import { randomOf, seedOf, shuffle } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { useState } from 'preact/hooks'
import { SmallCard } from '../card/Small.tsx'
import { type Face, faceById } from '../face.ts'
import { type Cards, listOf } from './deck.ts'

/** CG-SETUP-7: the cards of an opening hand. */
const HAND = 5

interface SampleProps {
  readonly cards: Cards
  readonly text: Text
  open(face: Face): void
  close(): void
}

function dealt(cards: Cards, deal: number): string[] {
  const colony = listOf(cards)
  shuffle(randomOf(seedOf(`sample-${deal}`)), colony)
  return colony
}

/** Opening hands of a deck, one after another, and the draws that follow. */
export function Sample({ cards, text, open, close }: SampleProps) {
  const [deal, setDeal] = useState(() => Math.floor(performance.now()))
  const [drawn, setDrawn] = useState(HAND)
  const colony = dealt(cards, deal)
  return (
    <Dialog class="cg" title={text.say('deck-sample')} closeLabel={text.say('deck-close')} close={close} wide>
      <ul class="cgd-hand">
        {colony.slice(0, drawn).map((id, i) => {
          const face = faceById(id)
          return face === undefined ? null : (
            <li key={`${deal}-${i}`} class={i >= HAND ? 'later' : ''}>
              <div class="cgd-face" aria-hidden="true">
                <SmallCard face={face} text={text} />
              </div>
              <button type="button" class="cgd-card" aria-label={face.name[text.language]} onClick={() => open(face)} />
            </li>
          )
        })}
      </ul>
      <div class="cgd-row">
        <button
          type="button"
          class="btn primary small"
          onClick={() => {
            setDeal(deal + 1)
            setDrawn(HAND)
          }}
        >
          {text.say('deck-sample-again')}
        </button>
        <button type="button" class="btn small" disabled={drawn >= colony.length} onClick={() => setDrawn(drawn + 1)}>
          {text.say('deck-sample-draw')}
        </button>
        <span class="cgd-aside">{text.say('deck-sample-left', { count: Math.max(0, colony.length - drawn) })}</span>
      </div>
    </Dialog>
  )
}
