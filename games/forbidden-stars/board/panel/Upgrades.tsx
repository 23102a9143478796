import { Press } from '@orrery/board'
import type { SeenQuestion } from '@orrery/kernel'
import type { ComponentChildren } from 'preact'
import { COMBAT_CARDS } from '../../content/combat-cards.ts'
import { UPGRADES } from '../../content/upgrades.ts'
import type { ViewPlayer } from '../../view.ts'
import { CombatCard } from '../card/CombatCard.tsx'
import { said } from '../card/said.ts'
import { UpgradeCard } from '../card/UpgradeCard.tsx'
import { stateOf, useTable } from '../table/context.ts'
import { Purse } from './Shop.tsx'

interface UpgradesProps {
  readonly question: SeenQuestion
  readonly player: ViewPlayer
}

/** FS-STRAT-1, FS-STRAT-5, FS-STRAT-9: the cards and order upgrades of the faction in full; available ones are highlighted. */
export const Upgrades = ({ question, player }: UpgradesProps) => {
  const { text } = useTable()
  const replacing = question.name === 'strategize.replaced'
  const orders = question.name === 'strategize.upgrade'
  const title = replacing ? 'board-shop-replaced' : orders ? 'board-shop-upgrades' : 'board-shop-cards'
  const kinds = COMBAT_CARDS.filter(({ id, faction }) => faction === player.faction && player.kinds.includes(id) === replacing)
  return (
    <section class="fs-page fs-upgrades" aria-label={text.say(title)}>
      <header>
        <h2>{text.say(title)}</h2>
        <Purse player={player} />
      </header>
      <div class="fs-cards">
        {orders
          ? UPGRADES.filter(({ faction }) => faction === player.faction).map(({ id, term }) => {
              const owned = player.upgrades.some((upgrade) => upgrade.id === id)
              return (
                <Ware
                  key={id}
                  piece={`upgrade:${id}`}
                  term={term}
                  note={owned ? 'board-owned' : null}
                  materiel={player.materiel}
                  draw={(state) => <UpgradeCard upgrade={id} text={text} state={state} />}
                />
              )
            })
          : [...kinds]
              .sort((one, two) => one.materiel - two.materiel)
              .map(({ id, term }) => (
                <Ware
                  key={id}
                  piece={`card:${id}`}
                  term={term}
                  note={replacing ? 'board-leaves' : null}
                  materiel={player.materiel}
                  draw={(state) => <CombatCard kind={id} text={text} state={state} />}
                />
              ))}
      </div>
      {!orders && !replacing && (
        <footer>
          <h3>{text.say('board-your-deck')}</h3>
          <ul class="fs-deck">
            {player.kinds.map((kind) => (
              <li key={kind}>
                <b>{said(text, COMBAT_CARDS[kind]?.term ?? '')}</b> ×2
              </li>
            ))}
          </ul>
        </footer>
      )}
    </section>
  )
}

interface WareProps {
  readonly piece: string
  readonly term: string
  readonly note: string | null
  /** The player's materiel. */
  readonly materiel: number
  draw(state: 'may' | 'chosen' | 'off'): ComponentChildren
}

/** A card that can be bought; if it cannot, pressing it tells why. */
const Ware = ({ piece, term, note, materiel, draw }: WareProps) => {
  const table = useTable()
  const { text } = table
  const [option] = table.offers([piece])
  const state = option === undefined ? 'off' : (stateOf(table.lit([piece])) ?? 'may')
  return (
    <Press
      piece={piece}
      label={text.say('board-shop-card', { card: term, offered: option !== undefined })}
      acts={table.pieces}
      class="fs-card-button"
    >
      {draw(state)}
      <span class={`fs-card-foot ${option === undefined ? 'is-off' : ''}`}>
        {option === undefined
          ? text.say(note === 'board-owned' ? note : 'board-why-not')
          : note !== null
            ? text.say(note)
            : text.say('board-left-after', { before: materiel, after: materiel - (option.cost ?? 0) })}
      </span>
    </Press>
  )
}
