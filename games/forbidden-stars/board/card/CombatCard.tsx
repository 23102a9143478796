import type { Text } from '@orrery/text'
import { COMBAT_CARDS, type CombatCard as CombatCardData, type CombatKind } from '../../content/combat-cards.ts'
import type { FactionId } from '../../content/factions.ts'
import { BASTION } from '../../content/structures.ts'
import { basicKindOf, unitKind } from '../../content/units.ts'
import { FACES } from '../art/face.ts'
import { Icon } from '../art/Icon.tsx'
import { Level } from '../art/Level.tsx'
import { Mark } from '../art/Mark.tsx'
import { Materiel } from '../art/Materiel.tsx'
import { markOf, toned } from '../art/mark.ts'
import { Structure } from '../art/Structure.tsx'
import { Token } from '../art/Token.tsx'
import { Scene } from './Scene.tsx'
import { listed, said, shortName } from './said.ts'
import { marked } from './words.tsx'

/** The kind of combat card. */
export const combatCard = (kind: CombatKind): CombatCardData => COMBAT_CARDS[kind] as CombatCardData

interface CombatCardProps {
  readonly kind: CombatKind
  readonly text: Text
  /** Whether its unit ability applies now; absent if unknown. */
  readonly met?: boolean | undefined
  readonly state?: 'may' | 'chosen' | 'off' | undefined
  readonly class?: string
}

/** A combat card in full: icons, price, its general ability, and its unit ability. */
export const CombatCard = ({ kind, text, met, state, class: extra = '' }: CombatCardProps) => {
  const card = combatCard(kind)
  const general = said(text, `${card.term}-general`)
  const unit = said(text, `${card.term}-unit`)
  const long = general.length + unit.length > 300
  return (
    <article
      class={`fs-card is-combat ${toned(card.faction)} ${state ? `is-${state}` : ''} ${long ? 'is-long' : ''} ${extra}`}
      data-tips-outside
    >
      <Scene faction={card.faction} of={card.key} kind={card.units[0] ?? basicKindOf(card.faction, false)} />
      <CardIcons kind={kind} />
      {card.materiel > 0 && (
        <span class="fs-card-price">
          <Materiel amount={card.materiel} />
          <Level level={card.level} />
        </span>
      )}
      <h3>
        <Mark faction={card.faction} />
        <span>{said(text, card.term)}</span>
      </h3>
      <Abilities kind={kind} text={text} met={met} />
    </article>
  )
}

/** The name and the abilities of a combat card, beside a question about them. */
export const BriefCombatCard = ({ kind, text }: Pick<CombatCardProps, 'kind' | 'text'>) => {
  const { faction, term } = combatCard(kind)
  return (
    <article class={`fs-card is-combat is-brief ${toned(faction)}`} data-tips-outside>
      <h3>
        <Mark faction={faction} />
        <span>{said(text, term)}</span>
      </h3>
      <Abilities kind={kind} text={text} />
    </article>
  )
}

/** What a card does for everybody, and what it does with certain units. */
const Abilities = ({ kind, text, met }: Pick<CombatCardProps, 'kind' | 'text' | 'met'>) => {
  const card = combatCard(kind)
  const general = said(text, `${card.term}-general`)
  const unit = said(text, `${card.term}-unit`)
  return (
    <>
      <p class="fs-card-general" data-means="word-general">
        {general === '' ? '–' : marked(general)}
      </p>
      {unit !== '' && (
        <div class={`fs-card-unit ${met === undefined ? '' : met ? 'is-met' : 'is-unmet'}`}>
          <NeededUnits card={card} text={text} />
          <p>{marked(unit)}</p>
        </div>
      )}
    </>
  )
}

/** The combat icons of a card, one by one. */
export const CardIcons = ({ kind }: { readonly kind: CombatKind }) => (
  <span class="fs-card-icons" data-means="word-icons" aria-hidden="true">
    {FACES.flatMap((face, at) =>
      Array.from({ length: combatCard(kind).icons[at] ?? 0 }, (_, copy) => (
        <i key={`${face}${copy}`} class={`is-${face}`}>
          <Icon name={face} />
        </i>
      )),
    )}
  </span>
)

const NeededUnits = ({ card, text }: { readonly card: CombatCardData; readonly text: Text }) => {
  const names = card.units.map((unit) => shortName(text, unitKind(unit).term))
  if (card.bastion) names.unshift(said(text, '@structure-bastion'))
  return (
    <div class="fs-card-needs" data-means="word-needs">
      {card.bastion && <Structure kind={BASTION} faction={card.faction} />}
      {card.units.map((unit) => (
        <Token key={unit} kind={unit} />
      ))}
      <span class={names.length > 1 ? 'kit-sr' : ''}>{listed(text, names)}</span>
    </div>
  )
}

/** The back of a faction's combat cards. */
export const CombatBack = ({ faction, class: extra = '' }: { readonly faction: FactionId; readonly class?: string }) => (
  <article class={`fs-card is-back ${toned(faction)} ${extra}`}>
    <svg viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="100" height="140" fill="var(--fs-deep)" />
      {Array.from({ length: 9 }, (_, ring) => (
        <path
          key={ring}
          d={`M50 ${64 - 8 * ring} ${56 + 8 * ring} 70 50 ${76 + 8 * ring} ${44 - 8 * ring} 70Z`}
          fill="none"
          stroke="var(--fs-rim)"
          stroke-opacity={0.5 - ring * 0.045}
          stroke-width="1.2"
        />
      ))}
      <circle cx="50" cy="70" r="25" fill="#05090f" stroke="var(--fs-rim)" stroke-width="2" />
      <path d={markOf(faction)} fill-rule="evenodd" fill="var(--fs-rim)" transform="translate(31 51) scale(1.58)" />
    </svg>
  </article>
)
