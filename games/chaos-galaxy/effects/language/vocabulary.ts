/**
 * The words of the card language, declared once: the types of card data and the check of card files are both derived from this table. A
 * parameter's type is a word of `Word` below or `enum:a|b`; a trailing `?` makes it optional. docs/effects.md explains what the words mean
 * (timing, targets, costs, durations, hidden things).
 */

export const RACES = ['human', 'xeno', 'insectoid', 'carnoplant', 'cerebrite', 'zarg', 'triciplite', 'spaceshark'] as const
export type Race = (typeof RACES)[number]

export const SUBTYPES = {
  ship: ['scout', 'fighter', 'cruiser', 'destroyer'],
  weaponry: ['weapon', 'shield', 'item', 'missile'],
  crew: ['captain', 'staff', 'passenger', 'robot'],
  base: ['research', 'building', 'bunker', 'trap'],
  event: ['attack', 'response', 'resource', 'special'],
  interrupt: ['opening', 'combat', 'reaction', 'general'],
} as const
export type Type = keyof typeof SUBTYPES
export type Subtype = (typeof SUBTYPES)[Type][number]
export const TYPES = Object.keys(SUBTYPES) as readonly Type[]

/** CG-ABIL-1: the eight ship abilities; the place in the list is the bit in a set of keywords. */
export const KEYWORDS = ['cloak', 'rapidFire', 'barrage', 'formation', 'stealth', 'heavyWeapons', 'repair', 'ordnance'] as const
export type Keyword = (typeof KEYWORDS)[number]

/** CG-CARD-4: the four printed values of a ship in their written order. */
export const FIGURES = ['speed', 'firepower', 'armour', 'bombing'] as const
export type Figure = (typeof FIGURES)[number]

export const RARITIES = ['common', 'uncommon', 'rare', 'ultrarare'] as const
export type Rarity = (typeof RARITIES)[number]

export const CLANS = ['galactic-trade', 'steel-eagles', 'granite-snakes'] as const
export type Clan = (typeof CLANS)[number]

/** Parts of the table that a selector may name; the last two stand for several places and for none. */
export const PLACES = [
  'colony',
  'headquarters',
  'hangar',
  'cantina',
  'aboard',
  'surface',
  'trash',
  'wasteland',
  'stack',
  'inPlay',
  'void',
] as const
export type Place = (typeof PLACES)[number]

/** Things that happen and that triggered effects wait for; the place in the list is the bit in a set of triggers. */
export const TRIGGERS = [
  'paid',
  'played',
  'destroyed',
  'attackDeclared',
  'joinsCombat',
  'paymentEnd',
  'fires',
  'firedAt',
  'returnsFire',
  'damaged',
  'dealsDamage',
  'kills',
  'bombs',
  'bombingSuccess',
  'bombed',
  'unequip',
  'startPhase',
  'endPhase',
  'milled',
] as const
export type TriggerName = (typeof TRIGGERS)[number]

export const REPLACED = ['wouldBeDestroyed', 'wouldEndMissile', 'wouldReturnUsed'] as const
export type Replaced = (typeof REPLACED)[number]

export const WINDOWS = ['any', 'ownMain', 'equip', 'payment', 'firing', 'combat'] as const
export type EffectWindow = (typeof WINDOWS)[number]

export const DURATIONS = ['exchange', 'combat', 'turn', 'oppTurn', 'permanent'] as const
export type Duration = (typeof DURATIONS)[number]

/** The keys of a selector. */
export const SELECTOR = {
  zone: 'places?',
  player: 'enum:you|opponent|any?',
  type: 'types?',
  subtype: 'subtypes?',
  race: 'race?',
  keyword: 'keyword?',
  paid: 'bool?',
  state: 'enum:active|used|damaged|notActive?',
  minSize: 'int?',
  maxSize: 'int?',
  maxCost: 'int?',
  minDevs: 'int?',
  role: 'enum:attacking|defending|participating|notParticipating|bombing?',
  carrier: 'ref?',
  not: 'ref?',
  notNamed: 'card?',
  stackKind: 'enum:card|ability|payment?',
  targetsOne: 'bool?',
  damagedThisCombat: 'bool?',
  hasCrew: 'bool?',
  hasWeaponry: 'bool?',
} as const

export const TARGET = {
  id: 'enum:t1|t2|t3',
  sel: 'sel',
  n: 'int?',
  upTo: 'bool?',
  chooser: 'enum:you|opponent?',
  totalSize: 'int?',
} as const

/** Counted amounts; whole numbers and 'bombingTotal' are amounts too. The key is the word that distinguishes them. */
export const AMOUNTS = {
  count: { count: 'sel', div: 'int?', max: 'int?', distinct: 'enum:type|subtype|race?' },
  stat: { stat: 'enum:speed|firepower|armour|bombing|size', of: 'ref', base: 'bool?' },
  paidDevs: { paidDevs: 'ref', div: 'int?', max: 'int?' },
  credits: { credits: 'player', div: 'int?', max: 'int?' },
  costOf: { costOf: 'ref', div: 'int?', plus: 'int?' },
  counters: { counters: 'ref' },
  attachments: { attachments: 'ref', type: 'types?', subtype: 'subtypes?', max: 'int?' },
} as const

export const CONDITIONS = {
  count: { sel: 'sel', min: 'int?', max: 'int?', distinct: 'enum:type|subtype|race?' },
  compare: { a: 'amount', op: 'enum:>|>=|<|<=|=', b: 'amount' },
  role: { who: 'ref', is: 'enum:attacking|defending|participating' },
  matches: { who: 'ref', sel: 'sel' },
  attackTarget: { is: 'enum:colony|headquarters|crew|base' },
  undefended: {},
  happened: { event: 'enum:shipDestroyed|baseDestroyed|attacked', player: 'enum:you|opponent', since: 'enum:thisTurn|yourLastTurn' },
  turnOf: { player: 'enum:you|opponent' },
  inCombat: {},
  devsAtLeast: { who: 'ref', n: 'int' },
} as const

export const COSTS = {
  credits: { n: 'amount' },
  turnUsed: {},
  turnDamaged: {},
  sacrifice: {},
  sacrificeOther: { sel: 'sel', n: 'amount?' },
  turnOtherUsed: { sel: 'sel', n: 'amount?' },
  mill: { n: 'amount' },
  discard: { n: 'amount' },
  undevelop: { n: 'amount' },
} as const

export const OPERATIONS = {
  damage: { to: 'ref', n: 'amount' },
  modify: { who: 'ref', speed: 'amount?', firepower: 'amount?', armour: 'amount?', bombing: 'amount?', until: 'until?' },
  setStat: { who: 'ref', stat: 'enum:speed|firepower|armour|bombing', to: 'amount', until: 'until?' },
  grant: { who: 'ref', keywords: 'keywords', until: 'until?' },
  removeKeywords: { who: 'ref', keywords: 'keywords', until: 'until?' },
  disable: { who: 'ref', until: 'until' },
  preventDamage: { to: 'ref', n: 'amountOrAll', until: 'until?' },
  redirectDamage: { from: 'ref', to: 'ref', n: 'amountOrAll', until: 'until?' },
  preventBombing: { what: 'enum:colony|headquarters|any', player: 'player', n: 'amountOrAll', until: 'until?' },
  removeFromCombat: { who: 'ref' },
  joinCombat: { who: 'ref' },
  endCombat: {},
  changeAttackTarget: { who: 'ref' },
  destroy: { who: 'ref' },
  sacrificeCard: { player: 'player', sel: 'sel', n: 'amount' },
  ready: { who: 'ref' },
  turn: { who: 'ref', to: 'enum:used|damaged' },
  returnToHeadquarters: { who: 'ref' },
  gainControl: { who: 'ref', player: 'player?', until: 'until' },
  attach: { who: 'ref', to: 'ref', free: 'bool?' },
  placeCrew: { who: 'ref', to: 'ref' },
  putIntoPlay: { who: 'ref', paid: 'bool' },
  payFor: { who: 'ref', discount: 'amountOrAll', ignoreLimit: 'amount?' },
  toVoid: { who: 'ref' },
  unpay: { who: 'ref' },
  addCounters: { who: 'ref', n: 'amount' },
  draw: { player: 'player', n: 'amount' },
  mill: { player: 'player', n: 'amount' },
  discard: { player: 'player', n: 'amount', chooser: 'enum:you|random' },
  search: {
    player: 'player',
    top: 'amountOrAll',
    filter: 'sel',
    n: 'amount',
    distinct: 'enum:type|subtype|race?',
    to: 'enum:headquarters',
    reveal: 'bool?',
    rest: 'enum:shuffle|bottom',
  },
  arrange: { player: 'player', n: 'amount', mayBottom: 'bool?' },
  look: { player: 'player', who: 'ref' },
  lookHeadquarters: { player: 'player' },
  move: {
    from: 'places',
    player: 'player',
    sel: 'sel?',
    n: 'amountOrAll',
    pick: 'enum:choose|bottom|all',
    to: 'place',
    position: 'enum:bottom?',
    reveal: 'bool?',
    upTo: 'bool?',
  },
  gainCredits: { player: 'player', n: 'amount' },
  loseCredits: { player: 'player', n: 'amount' },
  stealCredits: { from: 'player', n: 'amount' },
  develop: { who: 'ref', n: 'amount' },
  undevelop: { who: 'ref', n: 'amount' },
  modifyCost: { sel: 'sel', player: 'player', n: 'amount', until: 'until?', uses: 'int?' },
  taxAttack: { player: 'player', n: 'amount', until: 'until?' },
  neutralise: { who: 'ref' },
  retarget: { who: 'ref' },
  copy: { who: 'ref' },
  rule: {
    param: 'enum:handLimit|creditCap|income|maxDevelop|tutorDepth|slots|crewSlots|hangarSize',
    delta: 'amount',
    player: 'player?',
    who: 'ref?',
    until: 'until?',
  },
  restrict: {
    who: 'ref?',
    player: 'player?',
    cannot: 'enum:beAttacked|beTargetedByOpponent|playInterrupts|playCombatInterrupts|beStolenFrom|turnActiveAtEnd|declareSecondAttack',
    sel: 'sel?',
    until: 'until?',
  },
  permit: { who: 'ref', may: 'enum:bombAfterFiring|boardUsed|fireFirst|returnFireWhileUsed', until: 'until?' },
  choose: { n: 'int', options: 'options' },
  if: { if: 'conds', do: 'ops', else: 'ops?' },
  may: { cost: 'costs?', do: 'ops' },
  unless: { player: 'player', cost: 'costs', do: 'ops' },
  delayed: { when: 'when', do: 'ops', until: 'until?' },
} as const

export const WHEN = { event: 'trigger', who: 'refOrFilter?', player: 'enum:you|opponent?', what: 'enum:colony?' } as const

export const OPTION = { label: 'label', do: 'ops' } as const

export const EFFECTS = {
  static: { if: 'conds?', do: 'ops' },
  triggered: { when: 'when', if: 'conds?', optional: 'bool?', cost: 'costs?', limit: 'limit?', targets: 'targets?', do: 'ops' },
  activated: { window: 'window', cost: 'costs', if: 'conds?', limit: 'limit?', targets: 'targets?', do: 'ops' },
  resolve: { if: 'conds?', targets: 'targets?', do: 'ops' },
  replace: { event: 'replaced', who: 'refOrFilter?', if: 'conds?', optional: 'bool?', cost: 'costs?', limit: 'limit?', instead: 'ops' },
} as const

/** The operations that a static effect may contain; they last as long as it does. */
export const STATIC_OPERATIONS = [
  'modify',
  'setStat',
  'grant',
  'removeKeywords',
  'rule',
  'restrict',
  'permit',
  'modifyCost',
  'taxAttack',
  'preventBombing',
  'preventDamage',
] as const

/** A card or several cards: by their role in the effect, or all that match. */
export type Ref = 'self' | 'ship' | 'it' | 'other' | 'last' | 't1' | 't2' | 't3' | { readonly all: Selector }
export const NAMED_REFS = ['self', 'ship', 'it', 'other', 'last', 't1', 't2', 't3'] as const

export type Player = 'you' | 'opponent' | 'each' | { readonly controllerOf: Ref } | { readonly ownerOf: Ref }
export type Limit = 'turn' | 'combat' | { readonly per: 'turn' | 'combat'; readonly n: number }
export interface Label {
  readonly hu: string
  readonly en: string
}

type Choice<S extends string> = S extends `${infer A}|${infer B}` ? A | Choice<B> : S

/** The TypeScript type for each type word of a parameter. */
export interface Word {
  amount: Amount
  amountOrAll: Amount | 'all'
  bool: boolean
  card: string
  conds: readonly Condition[]
  costs: readonly Cost[]
  int: number
  keyword: Keyword
  keywords: readonly (Keyword | 'all')[]
  label: Label
  limit: Limit
  ops: readonly Operation[]
  options: readonly EffectOption[]
  place: Place
  places: Place | readonly Place[]
  player: Player
  race: Race
  ref: Ref
  refOrFilter: Ref | Selector
  replaced: Replaced
  sel: Selector
  subtypes: Subtype | readonly Subtype[]
  targets: readonly Target[]
  trigger: TriggerName
  types: Type | readonly Type[]
  until: Duration
  when: When
  window: EffectWindow
}
export type WordName = keyof Word

type Held<S> = S extends `enum:${infer Choices}` ? Choice<Choices> : S extends keyof Word ? Word[S] : never
type Needed<F> = { [K in keyof F]: F[K] extends `${string}?` ? never : K }[keyof F]
type Optional<F> = { [K in keyof F]: F[K] extends `${string}?` ? K : never }[keyof F]
type Fields<F> = { readonly [K in Needed<F>]: Held<F[K]> } & { readonly [K in Optional<F>]?: F[K] extends `${infer S}?` ? Held<S> : never }
type Tagged<Tag extends string, Table> = { [K in keyof Table]: { readonly [T in Tag]: K } & Fields<Table[K]> }[keyof Table]

export type Selector = Fields<typeof SELECTOR>
export type Target = Fields<typeof TARGET>
export type CountedAmount = { [K in keyof typeof AMOUNTS]: Fields<(typeof AMOUNTS)[K]> }[keyof typeof AMOUNTS]
export type Amount = number | 'bombingTotal' | CountedAmount
export type Condition = Tagged<'cond', typeof CONDITIONS>
export type Cost = Tagged<'pay', typeof COSTS>
export type Operation = Tagged<'op', typeof OPERATIONS>
export type OperationName = keyof typeof OPERATIONS
/** One operation by its name. */
export type OperationOf<Name extends OperationName> = Extract<Operation, { readonly op: Name }>
export type When = Fields<typeof WHEN>
export type EffectOption = Fields<typeof OPTION>
export type Effect = Tagged<'kind', typeof EFFECTS>
export type EffectOf<Kind extends keyof typeof EFFECTS> = Extract<Effect, { readonly kind: Kind }>

/** The figures of a card: a ship's values, what weaponry and crew add, a base's limit and armour. */
export interface Figures {
  readonly speed?: number
  readonly firepower?: number
  readonly armour?: number
  readonly bombing?: number
  /** The developments needed to pay a base: a number, X (as many as one likes) or ? (only on traps). */
  readonly limit?: number | 'X' | '?'
}

/** A card as its file defines it. Its name and texts stand in content/texts under the same id. */
export interface CardDefinition {
  readonly id: string
  readonly race: Race
  readonly type: Type
  readonly subtype: Subtype
  readonly rarity: Rarity
  readonly clan: Clan | null
  readonly cost: number | 'X'
  /** What an X in the cost equals; targets are chosen first. */
  readonly costX?: Amount
  readonly figures: Figures
  readonly keywords: readonly Keyword[]
  /** What must be true for the card to be played. */
  readonly playIf?: readonly Condition[]
  readonly effects: readonly Effect[]
  readonly origin: 'source' | 'designed'
  /** A note for contributors. */
  readonly note?: string
}
