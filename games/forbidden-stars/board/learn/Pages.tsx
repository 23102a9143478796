import '../css/art.css'
import '../css/map.css'
import '../css/card.css'
import './learn.css'
import { Heading, Missed, type PagesProps, Parts } from '@orrery/board/pages.tsx'
import type { JSX } from 'preact'
import { ORKS, SPACE_MARINES } from '../../content/factions.ts'
import { BASTION } from '../../content/structures.ts'
import { ORK_BOYZ, SPACE_MARINE, STRIKE_CRUISER } from '../../content/units.ts'
import { Asset } from '../art/Asset.tsx'
import { Die } from '../art/Die.tsx'
import { FACES } from '../art/face.ts'
import { Objective } from '../art/Objective.tsx'
import { Order } from '../art/Order.tsx'
import { ORDERS } from '../art/order.ts'
import { Sprite } from '../art/Sprite.tsx'
import { Structure } from '../art/Structure.tsx'
import { Token } from '../art/Token.tsx'
import { CombatBack } from '../card/CombatCard.tsx'
import { ReadSystem } from './ReadSystem.tsx'

/** The pieces of the game, by the message that explains each. */
const PIECES = [
  ['ground', <Token key="ground" kind={SPACE_MARINE} />],
  ['ships', <Token key="ships" kind={STRIKE_CRUISER} />],
  ['structures', <Structure key="structures" kind={BASTION} faction={SPACE_MARINES} />],
  ['assets', <Asset key="assets" kind={0} />],
] as const

/** The steps of a fight, by their messages. */
const FIGHT = [
  ['roll', FACES.map((face) => <Die key={face} face={face} />)],
  ['cards', [SPACE_MARINES, ORKS].map((faction) => <CombatBack key={faction} faction={faction} />)],
  ['damage', <Token key="routed" kind={ORK_BOYZ} routed />],
  ['morale', <b key="morale">11 : 7</b>],
] as const

/** What beginners overlook, by message and rule. */
const FIVE = [
  ['last', 'FS-STACK-2'],
  ['source', 'FS-ADV-3'],
  ['routed', 'FS-OBJ-2'],
  ['storm', 'FS-STORM-2'],
  ['upgrades', 'FS-STRAT-2'],
] as const

/** Forbidden Stars in two pages. */
export const Pages = ({ text, rule }: PagesProps): JSX.Element => (
  <>
    <section>
      <Sprite />
      <Heading at={1}>{text.say('learn-goal')}</Heading>
      <p>
        {text.say('learn-goal-is')} {rule('FS-WIN-1')}
      </p>
      <div class="live fs-learn fs-learn-goal">
        <Objective faction={SPACE_MARINES} />
        <Objective faction={SPACE_MARINES} state="may" />
        <b>{text.say('learn-goal-won')}</b>
      </div>
      <Heading at={2}>{text.say('learn-system')}</Heading>
      <ReadSystem text={text} />
      <p>
        {text.say('learn-system-is')} {rule('FS-GROUND-3')}
      </p>
      <div class="fs-learn-pieces">
        {PIECES.map(([what, picture]) => (
          <p key={what}>
            <span>{picture}</span>
            <span>
              <b>{text.say(`learn-${what}`)}</b> {text.say(`learn-${what}-are`)}
            </span>
          </p>
        ))}
      </div>
    </section>
    <section>
      <Heading at={3}>{text.say('learn-round')}</Heading>
      <Parts of={['planning', 'operations', 'refresh'].map((part) => [text.say(`phase-${part}`), text.say(`learn-phase-${part}`)])} />
      <Heading at={4}>{text.say('learn-orders')}</Heading>
      <div class="live fs-learn fs-learn-four">
        {ORDERS.map((order) => (
          <figure key={order}>
            <Order faction={SPACE_MARINES} face={order} />
            <b>{text.say(`order-${order}`)}</b>
            <figcaption>{text.say(`learn-order-${order}`)}</figcaption>
          </figure>
        ))}
      </div>
      <Heading at={5}>{text.say('learn-fight')}</Heading>
      <div class="live fs-learn fs-learn-four">
        {FIGHT.map(([step, picture]) => (
          <figure key={step}>
            <span class="fs-learn-picture">{picture}</span>
            <b>{text.say(`learn-fight-${step}`)}</b>
            <figcaption>{text.say(`learn-fight-${step}-is`)}</figcaption>
          </figure>
        ))}
      </div>
      <Heading at={6}>{text.say('learn-five')}</Heading>
      <Missed rule={rule} five={FIVE.map(([what, id]) => [text.say(`learn-five-${what}`), id])} />
    </section>
  </>
)
