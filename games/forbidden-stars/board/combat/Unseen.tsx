import type { Viewer } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { EVENTS } from '../../content/events.ts'
import type { View } from '../../view.ts'
import { Mark } from '../art/Mark.tsx'
import { toned } from '../art/mark.ts'
import { CardIcons, combatCard } from '../card/CombatCard.tsx'
import { said } from '../card/said.ts'
import { factionTerm } from '../table/label.ts'
import { unseenOf } from './unseen.ts'

interface UnseenProps {
  readonly view: View
  readonly viewer: Viewer
  readonly text: Text
  inspect(piece: string): void
}

/** Beside a combat: the cards that the others may still hold, and open schemes. */
export const Unseen = ({ view, viewer, text, inspect }: UnseenProps) => {
  if (view.combat === null) return null
  return (
    <div class="fs-unseen">
      {view.combat.sides
        .filter(({ seat }) => seat !== viewer)
        .map(({ seat }) => {
          const faction = view.players[seat]?.faction ?? 0
          const cards = unseenOf(view, seat)
          return (
            <section key={seat} class={toned(faction)}>
              <h3>
                <Mark faction={faction} />
                {text.say('board-may-hold', { faction: factionTerm(faction) })}
                <small>{text.say('board-unseen', { count: cards.reduce((sum, { left }) => sum + left, 0) })}</small>
              </h3>
              <ul>
                {cards.map(({ kind, left }) => (
                  <li key={kind} class={left === 0 ? 'is-none' : ''}>
                    <button type="button" onClick={() => inspect(`combat-card:${kind}`)}>
                      <span>{said(text, combatCard(kind).term)}</span>
                      <CardIcons kind={kind} />
                      <b>×{left}</b>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      {view.combat.sides.map(({ seat }) => {
        const player = view.players[seat]
        const scheme = player === undefined ? undefined : EVENTS[player.scheme]
        if (player === undefined || scheme === undefined) return null
        return (
          <section key={`scheme ${seat}`} class={toned(player.faction)}>
            <h3>
              <Mark faction={player.faction} />
              {text.say(seat === viewer ? 'board-your-scheme' : 'board-scheme-of', { faction: factionTerm(player.faction) })}
            </h3>
            <button type="button" class="fs-unseen-scheme" onClick={() => inspect(`event:${player.scheme}`)}>
              <b>{said(text, scheme.term)}</b>
            </button>
          </section>
        )
      })}
    </div>
  )
}
