import type { BoardProps } from '@orrery/board'
import type { View } from '../view.ts'
import { Building } from './Building.tsx'
import { Picking } from './Picking.tsx'
import { Pool } from './Pool.tsx'
import { Ring } from './Ring.tsx'

/** The table: the seats, the pack in front of the viewer or the deck in the making, and the viewer's cards. */
export function Board(props: BoardProps<View>) {
  const { seen, draft, text, inspect } = props
  const { own, step } = seen.view
  const deck = own?.deck ?? null
  return (
    <div class={`cg dr ${step}`}>
      <Ring {...props} />
      {own === null ? (
        <p class="dr-none">{text.say('draft-watching')}</p>
      ) : draft !== null ? (
        <Building draft={draft} text={text} inspect={inspect} />
      ) : deck !== null ? (
        <Pool cards={deck} title={text.say('draft-deck')} text={text} inspect={inspect} wide />
      ) : (
        <>
          {step === 'pick' && <Picking {...props} own={own} />}
          <Pool cards={copies(own.pool)} title={text.say('draft-pool')} text={text} inspect={inspect} wide={step !== 'pick'} />
        </>
      )}
    </div>
  )
}

function copies(ids: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1
  return counts
}
