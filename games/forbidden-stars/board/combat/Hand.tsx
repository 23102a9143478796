import { Hand as Held, Press } from '@orrery/board'
import type { Viewer } from '@orrery/kernel'
import type { View } from '../../view.ts'
import { CombatCard, combatCard } from '../card/CombatCard.tsx'
import { Promised } from '../outlook/Promised.tsx'
import { CARDS } from '../outlook/Stakes.tsx'
import { useOutlook } from '../outlook/use-outlook.ts'
import { stateOf, useTable } from '../table/context.ts'
import { type Fighter, meets } from './fighter.ts'

interface HandProps {
  readonly fighter: Fighter
  readonly view: View
  readonly viewer: Viewer
}

/** FS-COMBAT-12: the reader's combat cards, each kind with the copies held and its forecast; choosable ones are highlighted. */
export const Hand = ({ fighter, view, viewer }: HandProps) => {
  const table = useTable()
  const { text } = table
  const chooses = (fighter.side.hand ?? []).some((kind) => table.offers([`card:${2 * kind}`, `card:${2 * kind + 1}`]).length > 0)
  const found = useOutlook(view, viewer, chooses ? CARDS : null)
  const most = Math.max(0, ...(found?.outlooks ?? []).map(({ wins }) => wins))
  const kinds = new Map<number, number>()
  for (const kind of fighter.side.hand ?? []) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  const cards = [...kinds].map(([kind, count]) => {
    // Of two copies the first one is offered.
    const copies = [`card:${2 * kind}`, `card:${2 * kind + 1}`]
    const piece = copies.find((copy) => table.offers([copy]).length > 0) ?? `card:${2 * kind}`
    const lit = table.lit([piece])
    const met = meets(fighter, kind)
    const outlook = found?.outlooks.find(({ option }) => Number(option.slice(5)) >> 1 === kind) ?? null
    return {
      key: kind,
      card: (
        <div class="fs-hand-card">
          <Press
            piece={piece}
            label={text.say('board-hand-card', { card: combatCard(kind).term, count, met: met ?? false })}
            acts={table.pieces}
            class="fs-card-button"
          >
            <CombatCard kind={kind} text={text} met={met} state={stateOf(lit)} />
            {count > 1 && <b class="fs-count">×{count}</b>}
          </Press>
          {chooses && <Promised outlook={outlook} best={outlook !== null && outlook.wins >= most} attacks={fighter.attacks} text={text} />}
        </div>
      ),
    }
  })
  return <Held label={text.say('board-hand')} cards={cards} fan={0} class="fs-hand" empty={<p>{text.say('board-hand-empty')}</p>} />
}
