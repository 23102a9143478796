import { catalogue, type Kind } from '@orrery/kernel'

/** FA-CARD-1: the kinds of cards: turn, squadron, action, reaction. */
export type CardKind = 'T' | 'S' | 'A' | 'R'

export const CARD_IDS = [
  'T01',
  'T02',
  'T03',
  'T04',
  'T05',
  'T06',
  'T07',
  'T08',
  'T09',
  'T10',
  'T11',
  'S01',
  'S02',
  'S03',
  'S04',
  'S05',
  'S06',
  'S07',
  'S08',
  'S09',
  'S10',
  'S11',
  'S12',
  'A01',
  'A02',
  'A03',
  'A04',
  'A05',
  'A06',
  'A07',
  'A08',
  'A09',
  'A10',
  'A11',
  'A12',
  'R01',
  'R02',
  'R03',
  'R04',
  'R05',
  'R06',
  'R07',
  'R08',
  'R09',
  'R10',
  'R11',
  'R12',
  'R13',
] as const
export type CardId = (typeof CARD_IDS)[number]

/** The ids of the cards of one kind, which begin with it. */
export type CardIdOf<Kind extends CardKind> = Extract<CardId, `${Kind}${string}`>

/** Whether a card is of one of the given kinds. */
export function isOfKind<Kind extends CardKind>(id: CardId, ...kinds: readonly Kind[]): id is CardIdOf<Kind> {
  return (kinds as readonly string[]).includes(id.charAt(0))
}

export const CARD_WINDOWS = [
  'turnCards',
  'commandSegment',
  'beforeOwnAttackDice',
  'afterOwnAttackDice',
  'beforeEnemyShieldDice',
  'beforeEnemyPdDice',
  'ownBoardingDeclared',
  'ownCarrierActivation',
  'afterOwnMovement',
  'ownShipHit',
  'beforeOwnShieldDice',
  'torpedoHitsOnOwnShip',
  'beforeOwnPdDice',
  'enemySOrACard',
  'enemyAOrRCard',
  'criticalRollOnOwnShip',
  'criticalEffectOnOwnShip',
  'boardingFightOnOwnShip',
  'enemySquadronMoved',
  'ownShipSurvivedAttack',
  'ownShipDestroyed',
  'ownWingsDrivenOff',
] as const
export type CardWindow = (typeof CARD_WINDOWS)[number]

/** FA-CARD-12: what a card is played on. */
export type PlayedOn = 'nothing' | 'squadron' | 'ship' | 'flight' | 'card'

/** A command card by number. */
export type CardNumber = Kind<'cards'>

/** A command card as it is written below. */
interface CardRecord {
  readonly id: CardId
  readonly kind: CardKind
  /** How many of the 52 cards are this one. */
  readonly copies: number
  /** FA-CARD-5: whether it has the counter symbol. */
  readonly counter: boolean
  readonly when: CardWindow
  readonly playedOn: readonly PlayedOn[]
  /** How much it adds or subtracts; 0 if it has no such figure. */
  readonly amount: number
  /** The message that names it. */
  readonly term: string
}

/** A command card. */
export interface Card extends CardRecord {
  readonly number: CardNumber
}

const RECORDS: readonly CardRecord[] = [
  { id: 'T01', kind: 'T', copies: 2, counter: false, when: 'turnCards', playedOn: ['nothing'], amount: 2, term: '@card-T01' },
  { id: 'T02', kind: 'T', copies: 1, counter: false, when: 'turnCards', playedOn: ['nothing'], amount: -2, term: '@card-T02' },
  { id: 'T03', kind: 'T', copies: 1, counter: false, when: 'turnCards', playedOn: ['nothing'], amount: 3, term: '@card-T03' },
  { id: 'T04', kind: 'T', copies: 1, counter: false, when: 'turnCards', playedOn: ['nothing'], amount: -1, term: '@card-T04' },
  { id: 'T05', kind: 'T', copies: 1, counter: false, when: 'turnCards', playedOn: ['nothing'], amount: 2, term: '@card-T05' },
  { id: 'T06', kind: 'T', copies: 1, counter: false, when: 'turnCards', playedOn: ['nothing'], amount: -2, term: '@card-T06' },
  { id: 'T07', kind: 'T', copies: 1, counter: false, when: 'turnCards', playedOn: ['nothing'], amount: 4, term: '@card-T07' },
  { id: 'T08', kind: 'T', copies: 1, counter: false, when: 'turnCards', playedOn: ['nothing'], amount: 1, term: '@card-T08' },
  { id: 'T09', kind: 'T', copies: 1, counter: true, when: 'turnCards', playedOn: ['nothing'], amount: 0, term: '@card-T09' },
  { id: 'T10', kind: 'T', copies: 1, counter: false, when: 'turnCards', playedOn: ['nothing'], amount: 1, term: '@card-T10' },
  { id: 'T11', kind: 'T', copies: 1, counter: false, when: 'turnCards', playedOn: ['nothing'], amount: 16, term: '@card-T11' },
  {
    id: 'S01',
    kind: 'S',
    copies: 1,
    counter: false,
    when: 'commandSegment',
    playedOn: ['squadron'],
    amount: 1,
    term: '@card-S01',
  },
  {
    id: 'S02',
    kind: 'S',
    copies: 1,
    counter: false,
    when: 'commandSegment',
    playedOn: ['squadron'],
    amount: 2,
    term: '@card-S02',
  },
  {
    id: 'S03',
    kind: 'S',
    copies: 1,
    counter: false,
    when: 'commandSegment',
    playedOn: ['squadron'],
    amount: 3,
    term: '@card-S03',
  },
  {
    id: 'S04',
    kind: 'S',
    copies: 1,
    counter: false,
    when: 'commandSegment',
    playedOn: ['squadron'],
    amount: 2,
    term: '@card-S04',
  },
  {
    id: 'S05',
    kind: 'S',
    copies: 1,
    counter: false,
    when: 'commandSegment',
    playedOn: ['squadron'],
    amount: -2,
    term: '@card-S05',
  },
  {
    id: 'S06',
    kind: 'S',
    copies: 1,
    counter: false,
    when: 'commandSegment',
    playedOn: ['squadron'],
    amount: 1,
    term: '@card-S06',
  },
  {
    id: 'S07',
    kind: 'S',
    copies: 1,
    counter: false,
    when: 'commandSegment',
    playedOn: ['squadron'],
    amount: 2,
    term: '@card-S07',
  },
  {
    id: 'S08',
    kind: 'S',
    copies: 1,
    counter: false,
    when: 'commandSegment',
    playedOn: ['squadron'],
    amount: 0,
    term: '@card-S08',
  },
  {
    id: 'S09',
    kind: 'S',
    copies: 1,
    counter: false,
    when: 'commandSegment',
    playedOn: ['squadron'],
    amount: 2,
    term: '@card-S09',
  },
  {
    id: 'S10',
    kind: 'S',
    copies: 1,
    counter: false,
    when: 'commandSegment',
    playedOn: ['squadron'],
    amount: 3,
    term: '@card-S10',
  },
  {
    id: 'S11',
    kind: 'S',
    copies: 1,
    counter: false,
    when: 'commandSegment',
    playedOn: ['squadron'],
    amount: 0,
    term: '@card-S11',
  },
  {
    id: 'S12',
    kind: 'S',
    copies: 1,
    counter: false,
    when: 'commandSegment',
    playedOn: ['squadron'],
    amount: 2,
    term: '@card-S12',
  },
  {
    id: 'A01',
    kind: 'A',
    copies: 2,
    counter: false,
    when: 'afterOwnAttackDice',
    playedOn: ['squadron', 'flight'],
    amount: 1,
    term: '@card-A01',
  },
  {
    id: 'A02',
    kind: 'A',
    copies: 1,
    counter: false,
    when: 'beforeOwnAttackDice',
    playedOn: ['squadron'],
    amount: 3,
    term: '@card-A02',
  },
  {
    id: 'A03',
    kind: 'A',
    copies: 1,
    counter: false,
    when: 'beforeOwnAttackDice',
    playedOn: ['squadron'],
    amount: -1,
    term: '@card-A03',
  },
  {
    id: 'A04',
    kind: 'A',
    copies: 1,
    counter: false,
    when: 'beforeOwnAttackDice',
    playedOn: ['squadron'],
    amount: -1,
    term: '@card-A04',
  },
  {
    id: 'A05',
    kind: 'A',
    copies: 1,
    counter: false,
    when: 'beforeOwnAttackDice',
    playedOn: ['squadron'],
    amount: 0,
    term: '@card-A05',
  },
  {
    id: 'A06',
    kind: 'A',
    copies: 1,
    counter: false,
    when: 'beforeOwnAttackDice',
    playedOn: ['squadron'],
    amount: 0,
    term: '@card-A06',
  },
  {
    id: 'A07',
    kind: 'A',
    copies: 1,
    counter: false,
    when: 'beforeEnemyShieldDice',
    playedOn: ['squadron'],
    amount: -2,
    term: '@card-A07',
  },
  {
    id: 'A08',
    kind: 'A',
    copies: 1,
    counter: false,
    when: 'beforeEnemyPdDice',
    playedOn: ['squadron'],
    amount: -2,
    term: '@card-A08',
  },
  {
    id: 'A09',
    kind: 'A',
    copies: 1,
    counter: false,
    when: 'ownBoardingDeclared',
    playedOn: ['squadron', 'flight'],
    amount: 6,
    term: '@card-A09',
  },
  {
    id: 'A10',
    kind: 'A',
    copies: 1,
    counter: false,
    when: 'ownCarrierActivation',
    playedOn: ['squadron'],
    amount: 8,
    term: '@card-A10',
  },
  {
    id: 'A11',
    kind: 'A',
    copies: 1,
    counter: false,
    when: 'afterOwnMovement',
    playedOn: ['squadron'],
    amount: 2,
    term: '@card-A11',
  },
  {
    id: 'A12',
    kind: 'A',
    copies: 1,
    counter: false,
    when: 'beforeOwnAttackDice',
    playedOn: ['squadron'],
    amount: 2,
    term: '@card-A12',
  },
  { id: 'R01', kind: 'R', copies: 2, counter: false, when: 'ownShipHit', playedOn: ['ship'], amount: 0, term: '@card-R01' },
  {
    id: 'R02',
    kind: 'R',
    copies: 1,
    counter: false,
    when: 'beforeOwnShieldDice',
    playedOn: ['ship'],
    amount: 2,
    term: '@card-R02',
  },
  {
    id: 'R03',
    kind: 'R',
    copies: 1,
    counter: false,
    when: 'torpedoHitsOnOwnShip',
    playedOn: ['ship'],
    amount: -3,
    term: '@card-R03',
  },
  {
    id: 'R04',
    kind: 'R',
    copies: 1,
    counter: false,
    when: 'beforeOwnPdDice',
    playedOn: ['ship'],
    amount: 3,
    term: '@card-R04',
  },
  { id: 'R05', kind: 'R', copies: 2, counter: true, when: 'enemySOrACard', playedOn: ['card'], amount: 0, term: '@card-R05' },
  { id: 'R06', kind: 'R', copies: 1, counter: true, when: 'enemyAOrRCard', playedOn: ['card'], amount: 0, term: '@card-R06' },
  {
    id: 'R07',
    kind: 'R',
    copies: 1,
    counter: false,
    when: 'criticalRollOnOwnShip',
    playedOn: ['ship'],
    amount: 0,
    term: '@card-R07',
  },
  {
    id: 'R08',
    kind: 'R',
    copies: 1,
    counter: false,
    when: 'criticalEffectOnOwnShip',
    playedOn: ['ship'],
    amount: 0,
    term: '@card-R08',
  },
  {
    id: 'R09',
    kind: 'R',
    copies: 1,
    counter: false,
    when: 'boardingFightOnOwnShip',
    playedOn: ['ship'],
    amount: 3,
    term: '@card-R09',
  },
  {
    id: 'R10',
    kind: 'R',
    copies: 1,
    counter: false,
    when: 'enemySquadronMoved',
    playedOn: ['ship'],
    amount: 2,
    term: '@card-R10',
  },
  {
    id: 'R11',
    kind: 'R',
    copies: 1,
    counter: false,
    when: 'ownShipSurvivedAttack',
    playedOn: ['ship'],
    amount: 0,
    term: '@card-R11',
  },
  {
    id: 'R12',
    kind: 'R',
    copies: 1,
    counter: false,
    when: 'ownShipDestroyed',
    playedOn: ['ship'],
    amount: 0,
    term: '@card-R12',
  },
  {
    id: 'R13',
    kind: 'R',
    copies: 1,
    counter: false,
    when: 'ownWingsDrivenOff',
    playedOn: ['flight'],
    amount: 2,
    term: '@card-R13',
  },
]

export const CARD_CATALOGUE = catalogue(
  'cards',
  RECORDS,
  ({ id }) => id,
  (record, number): Card => ({ ...record, number }),
)

/** All command cards by number. */
export const CARDS: readonly Card[] = CARD_CATALOGUE.entries

/** FA-CARD-1: the numbers of the 52 cards of the deck, unshuffled. */
export const DECK: readonly CardNumber[] = CARDS.flatMap(({ number, copies }) => Array.from({ length: copies }, () => number))

/** The number of the card with the given id. */
export function cardNumber(id: CardId): CardNumber {
  return CARD_CATALOGUE.kind(id)
}

/** The card with the given number. */
export function cardOf(number: CardNumber): Card {
  return CARD_CATALOGUE.of(number)
}

/** The card with the given id. */
export function card(id: CardId): Card {
  return cardOf(cardNumber(id))
}
