import type { Text } from '@orrery/text'
import { UPGRADES, type Upgrade, type UpgradeId } from '../../content/upgrades.ts'
import { Icon } from '../art/Icon.tsx'
import { Level } from '../art/Level.tsx'
import { Materiel } from '../art/Materiel.tsx'
import { toned } from '../art/mark.ts'
import { Order } from '../art/Order.tsx'
import { ORDERS } from '../art/order.ts'
import { said } from './said.ts'
import { marked } from './words.tsx'

interface UpgradeCardProps {
  readonly upgrade: UpgradeId
  readonly text: Text
  readonly state?: 'may' | 'chosen' | 'off' | undefined
  readonly used?: boolean
  readonly class?: string
}

/** An order upgrade in full. */
export const UpgradeCard = ({ upgrade: id, text, state, used = false, class: extra = '' }: UpgradeCardProps) => {
  const upgrade = UPGRADES[id] as Upgrade
  const order = ORDERS[upgrade.order] ?? 'advance'
  return (
    <article class={`fs-card is-upgrade is-${order} ${toned(upgrade.faction)} ${state ? `is-${state}` : ''} ${extra}`}>
      <header>
        <Order faction={upgrade.faction} face={order} />
        <div>
          <h3>{said(text, upgrade.term)}</h3>
          <small>
            {said(text, `order-${order}`)}
            {upgrade.strike ? ` · ${text.say('board-strike')}` : ''}
          </small>
        </div>
      </header>
      <p>{marked(said(text, `${upgrade.term}-text`))}</p>
      <footer>
        <Materiel amount={upgrade.materiel} />
        {upgrade.level > 0 ? <Level level={upgrade.level} /> : <span>{text.say('board-no-level')}</span>}
        <em data-means="board-once-a-round">
          {upgrade.strike && <Icon name="strike" />}
          {text.say(used ? 'board-used' : 'board-once-a-round')}
        </em>
      </footer>
    </article>
  )
}
