import { Hand as Held, Press } from '@orrery/board'
import { CombatCard, combatCard } from '../card/CombatCard.tsx'
import { stateOf, useTable } from '../table/context.ts'
import { type Fighter, meets } from './fighter.ts'

/** FS-COMBAT-12: one's combat cards, each kind with how many one holds; those that may be chosen are lit. */
export const Hand = ({ fighter }: { readonly fighter: Fighter }) => {
  const table = useTable()
  const { text } = table
  const kinds = new Map<number, number>()
  for (const kind of fighter.side.hand ?? []) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  const cards = [...kinds].map(([kind, count]) => {
    // Of two copies the first is offered.
    const copies = [`card:${2 * kind}`, `card:${2 * kind + 1}`]
    const piece = copies.find((copy) => table.offers([copy]).length > 0) ?? `card:${2 * kind}`
    const lit = table.lit([piece])
    const met = meets(fighter, kind)
    return {
      key: kind,
      card: (
        <Press
          piece={piece}
          label={text.say('board-hand-card', { card: combatCard(kind).term, count, met: met ?? false })}
          acts={table.pieces}
          class="fs-card-button"
        >
          <CombatCard kind={kind} text={text} met={met} state={stateOf(lit)} />
          {count > 1 && <b class="fs-count">×{count}</b>}
        </Press>
      ),
    }
  })
  return <Held label={text.say('board-hand')} cards={cards} fan={0} class="fs-hand" empty={<p>{text.say('board-hand-empty')}</p>} />
}
