import { freshTable, type Infer, NONE, type Seed, schema, tableFields } from '@orrery/kernel'
import { CARD_CATALOGUE, type CardType } from './content/cards.ts'
import { KEYWORD_CATALOGUE, OPERATION_CATALOGUE, RACE_CATALOGUE, type RaceKind, TRIGGER_CATALOGUE } from './effects/language/catalogues.ts'

export { NONE }

const { array, bits, boolean, int, nullable, object, oneOf, ref, refOrNone } = schema

/** A card of the table by number. The number says nothing about what the card is: shuffling moves the prints. */
export type CardId = number

/** The zones. Crew on a ship keeps its place in the row of its cantina (CG-CREW-14). */
export const ZONE = {
  colony: 0,
  headquarters: 1,
  trash: 2,
  wasteland: 3,
  surface: 4,
  cantina: 5,
  hangar: 6,
  /** Weaponry on a ship. */
  mounted: 7,
  /** Crew on a ship. */
  boarded: 8,
  stack: 9,
  void: 10,
  /** Left the game with its owner: hidden cards stay hidden (CG-MULTI-9). */
  gone: 11,
} as const
export type Zone = (typeof ZONE)[keyof typeof ZONE]

/** CG-STATE-1: how a card in play is turned. */
export const TURNED = { active: 0, used: 1, damaged: 2 } as const

const seat = object({
  credits: int(),
  /** From the bottom to the top: the last one is drawn next. */
  colony: array(int()),
  headquarters: array(int()),
  trash: array(int()),
  /** In the order of arrival: the first one is the bottom card. */
  wasteland: array(int()),
  surface: array(int()),
  /** All crew in its order, also while aboard. */
  cantina: array(int()),
  hangar: array(int()),
  /** The race of a mono-race deck by number, or `NONE`; public (CG-MONO-1). */
  mono: refOrNone(RACE_CATALOGUE),
  /** Cards in the deck; public. */
  deckSize: int(),
  mulliganUsed: boolean(),
  /** Whether the seat passes on windows until something happens. */
  passing: boolean(),
  /** How many turns the seat has begun. */
  turns: int(),
  /** CG-ATK-11: how many attacks the seat has declared this turn. */
  attacks: int(),
  /** CG-SETL-4: how many bases the seat has paid this turn, whoever's turn it is. */
  basesPaid: int(),
  /** Abilities used in this window since a card last moved, and a checksum of where the cards were then. */
  activations: int(),
  placed: int(),
  /** Whether mono-race bonuses that come once a turn were used this turn. */
  bonusUsed: boolean(),
  /** Bits of `HAPPENED`: what happened to each seat since the end of this seat's last turn, and to this seat this turn. */
  sinceLastTurn: int(),
  thisTurn: int(),
})
export type SeatState = Infer<typeof seat>

/** What cards may ask about a player: whether it happened to them. */
export const HAPPENED = { shipDestroyed: 1, baseDestroyed: 2, attacked: 4 } as const
/** The number of bits for each seat in `sinceLastTurn`; the first seat's are the lowest. */
export const HAPPENED_BITS = 3

/** How often one effect of a card was used, or, where `effect` is `NONE`, one operation of a static effect. */
const use = object({ card: int(), effect: int(), operation: int(), inTurn: int(), inCombat: int() })
export type Use = Infer<typeof use>

/** CG-ZONE-15: an announced item that waits. */
const stackItem = object({
  id: int(),
  /** A played event or interrupt, an activated ability, a triggered effect, a payment, or another action. */
  kind: oneOf('card', 'ability', 'trigger', 'payment', 'action'),
  /** The verb of the action's option. */
  verb: schema.string(),
  /** Its source card, or `NONE`; and the card's print when it was announced (which makes it public). */
  card: int(),
  print: refOrNone(CARD_CATALOGUE),
  /** The number of the effect among the card's, or `NONE`. */
  effect: int(),
  /** The number of the delayed operation that is still to be carried out, or `NONE`. */
  operation: int(),
  controller: int(),
  /** CG-MULTI-13: its opponent, or `NONE`. */
  opponent: int(),
  /** The targets chosen for t1, t2, t3: cards, or stack items by `stackRef`. */
  targets: array(array(int())),
  /** CG-STACK-9: options chosen on announcement. */
  choices: array(int()),
  /** The X paid, or 0. */
  x: int(),
  /** The cards that triggered it, the second card, and those paid as a cost. */
  it: array(int()),
  other: int(),
  last: array(int()),
  /** CG-GOAL-5: whether it copies another item, and so is not a card; and whether another player has chosen its targets anew. */
  copied: boolean(),
  retargeted: boolean(),
  /** CG-STACK-12: leaves without effect. */
  neutralised: boolean(),
  /** CG-CPAY-8: takes effect together with the others of its group. */
  grouped: boolean(),
})
export type StackItem = Infer<typeof stackItem>

/** How long an effect lasts; lower numbers end earlier. */
export const UNTIL = { exchange: 0, combat: 1, turn: 2, permanent: 3 } as const

/** What a lasting operation remembers from its beginning. */
const holds = schema.variant('what', {
  nothing: {},
  amount: { amount: int() },
  /** What it adds to each of a ship's values, in the order of `FIGURES`. */
  figures: { added: array(int()) },
  /** Who controlled each of its cards before. */
  controllers: { before: array(int()) },
  /** Which target each of its cards was: 0 for t1. */
  targets: { slots: array(int()) },
  /** The card that damage is redirected to. */
  card: { card: int() },
})
export type Holds = Infer<typeof holds>

/** A card's operation that lasts for some time. The operation itself is in the card's program. */
const lasting = object({
  id: int(),
  /** The print of the card and the number of its operation. */
  print: refOrNone(CARD_CATALOGUE),
  operation: int(),
  source: int(),
  controller: int(),
  /** Its opponent, or `NONE`. */
  opponent: int(),
  /** The cards and the seat that it holds for. */
  cards: array(int()),
  seat: int(),
  holds,
  /** What is left of it (damage to prevent, uses), or `NONE` where nothing is used up. */
  left: int(),
  until: int(),
  /** Where it ends with a turn: it ends at the end of that turn, or, if `whose` is a seat, of the first turn of that seat after it. */
  turn: int(),
  whose: int(),
})
export type Lasting = Infer<typeof lasting>

export const STEPS = ['window', 'equip', 'payment', 'firing', 'bombing', 'unequip'] as const
export type Step = (typeof STEPS)[number]

/** A ship that was named attacker or defender, and what the combat did to it. */
const fighter = object({
  ship: int(),
  attacking: boolean(),
  /** Whether it still takes part: false if it left the combat but stays in play (CG-EQUIP-11). */
  in: boolean(),
  /** CG-FIRE-18: lost armour in this combat. */
  hit: boolean(),
  /** CG-SHIP-7: was hit and turns at the end of the step. */
  due: boolean(),
  /** CG-ABIL-14: firepower added by heavy weapons, bombing by ordnance, damage dealt by barrage. */
  firepower: int(),
  bombing: int(),
  barraged: int(),
  /** CG-BOMB-1: designated to bomb. */
  bombs: boolean(),
  /** CG-FIRE-22: its player passed with it and has to act with it next. */
  passed: boolean(),
  /** Whether it has fired back while used, which a card allows once in a combat. */
  returnedUsed: boolean(),
  /** Whether its own fire or return fire turned it used. */
  fired: boolean(),
  /**
   * CG-SIMC-3: what destroys it at the end of a simplified combat's firing step: the ship whose shot took its last armour, the ship itself if
   * it was an effect, or `NONE`.
   */
  slayer: int(),
})
export type Fighter = Infer<typeof fighter>

/** One attack from its declaration to the unequip step. */
const combat = object({
  step: oneOf(...STEPS),
  attacker: int(),
  defender: int(),
  target: oneOf('colony', 'headquarters', 'crew', 'base', 'credits', 'gone'),
  /** The targeted crew or base, or `NONE`. */
  targetCard: int(),
  /** What the attack was last aimed at; stays when the target leaves play. */
  aim: oneOf('colony', 'headquarters', 'crew', 'base', 'credits'),
  fighters: array(fighter),
  /** CG-EQUIP-5: whether the defender named ships. */
  defended: boolean(),
  /** The fixed bombing total, or `NONE`. */
  total: int(),
  /** CG-FIRE-6: passes in a row in the firing step. */
  passes: int(),
  /** The seat whose turn it is in the payment step, or in the firing step after a pass; `NONE` if speed decides. */
  turn: int(),
  /** The ship that fires now, its target, and whether the target fires back. */
  shooter: int(),
  shotAt: int(),
  returning: array(int()),
  /** CG-WEAP-8: items moved in this combat. */
  moved: array(int()),
  /** Whether an effect has ended the combat early; the unequip step comes next. */
  ended: boolean(),
  /** CG-ADEF-2: whether a trap was paid in this attack. */
  trapPaid: boolean(),
})
export type Combat = Infer<typeof combat>

/** CG-OPT-2: the settings of a table that the rules read. */
const settings = object({
  ruleset: oneOf('revised', 'classic'),
  trapsVsStealth: boolean(),
  xBaseDynamic: boolean(),
  monoRaceBonuses: boolean(),
  monoXenoLiteral: boolean(),
  multiRamp: boolean(),
  ecoPeaceRounds: boolean(),
  simplifiedCombat: boolean(),
  /** CG-SIMR-1, CG-SIMR-2: how little races matter for decks. */
  raceDegree: int(),
  economicMonopoly: boolean(),
  settlement: boolean(),
  cleanGame: boolean(),
  investment: boolean(),
  activeDefence: boolean(),
  shipConversion: boolean(),
})
export type Settings = Infer<typeof settings>

/** Everything true at a table. */
export const stateSchema = object({
  ...tableFields('shuffles', 'dice', 'choices'),
  settings,
  /** The print of each card. Cards that nobody can follow swap their prints. */
  prints: array(ref(CARD_CATALOGUE)),
  owners: array(int()),
  zones: array(int()),
  /** Who has seen a hidden card and can still follow it: a bit for each seat. */
  seen: array(int()),
  /** The seat that controls a card; `NONE` if the card is not in play (CG-DEF-1, CG-DEF-5). */
  controllers: array(int()),
  /** Whether a card in play is paid: 1 or 0. Cards out of play have no marks. */
  paid: array(int()),
  /** One of `TURNED`, or `NONE` out of play. */
  turned: array(int()),
  /** CG-VAL-4: armour lost since the last restoration. */
  lost: array(int()),
  developments: array(int()),
  /** CG-BASE-3: developments bought for credits this turn. */
  bought: array(int()),
  /** The X at payment: of a base its developments (CG-BASE-7), else `NONE`. */
  paidX: array(int()),
  counters: array(int()),
  /** The ship that carries a card, or `NONE`. */
  carriers: array(int()),
  /** The weaponry and crew on ships, in the order in which they came. */
  aboard: array(int()),
  seats: array(seat),
  /** The seats that are still in the game, clockwise. */
  order: array(int()),
  /** Eliminated players in order; equal `moment`s fell together. `by` is `NONE` for a player that gave up. */
  fallen: array(object({ seat: int(), by: int(), turn: int(), moment: int() })),
  /** CG-MULTI-12, CG-MULTI-15: players that have given up and leave as soon as the running rule allows it. */
  leaving: array(int()),
  /** CG-MULTI-13: the opponents of cards in play with a continuous text. */
  foes: array(object({ card: int(), seat: int() })),
  phase: oneOf('setup', 'start', 'main', 'end', 'over'),
  /** CG-TURN-9: the number of the turn, from 1. */
  turn: int(),
  active: int(),
  starter: int(),
  combat: nullable(combat),
  stack: array(stackItem),
  /** How often effects with a limit were used, for each card in play. */
  uses: array(use),
  /** CG-STACK-20: triggered effects that wait until the stack is empty. */
  waiting: array(stackItem),
  lasting: array(lasting),
  /** CG-CONV-1: the ability that a ship was given when it came into play, by number. */
  converted: array(object({ card: int(), keyword: ref(KEYWORD_CATALOGUE) })),
  /** The last values of ships that left play this turn: effects may still ask for them. */
  lastKnown: array(object({ card: int(), values: array(int()) })),
  /** Paid cards in play whose text is in force, waits for its moment or may be used, by number; kept up to date by `keepSpeaking`. */
  speaking: array(int()),
  /** What these texts say and wait for together: sets of bits, as in a card's `Program`. */
  says: bits(OPERATION_CATALOGUE),
  listens: bits(TRIGGER_CATALOGUE),
  /** Counts stack items and lasting effects, so that each has its own number. */
  made: int(),
  winner: int(),
  /** The seat that gave up, or `NONE`. */
  conceded: int(),
})
export type State = Infer<typeof stateSchema>

/** A seat before the cards are dealt. */
function newSeat(mono: RaceKind, deckSize: number): SeatState {
  return {
    credits: 0,
    colony: [],
    headquarters: [],
    trash: [],
    wasteland: [],
    surface: [],
    cantina: [],
    hangar: [],
    mono,
    deckSize,
    mulliganUsed: false,
    passing: false,
    turns: 0,
    attacks: 0,
    basesPaid: 0,
    activations: 0,
    placed: 0,
    bonusUsed: false,
    sinceLastTurn: 0,
    thisTurn: 0,
  }
}

/** A stack item of a kind; fields that are not given are empty. */
export function newStackItem(g: State, item: Partial<StackItem> & Pick<StackItem, 'kind' | 'controller'>): StackItem {
  return {
    id: ++g.made,
    kind: item.kind,
    verb: item.verb ?? '',
    card: item.card ?? NONE,
    print: item.print ?? NONE,
    effect: item.effect ?? NONE,
    operation: item.operation ?? NONE,
    controller: item.controller,
    opponent: item.opponent ?? (g.seats.length === 2 ? 1 - item.controller : NONE),
    targets: item.targets ?? [],
    choices: item.choices ?? [],
    x: item.x ?? 0,
    it: item.it ?? [],
    other: item.other ?? NONE,
    last: item.last ?? [],
    copied: item.copied ?? false,
    retargeted: false,
    neutralised: false,
    grouped: item.grouped ?? false,
  }
}

/** A ship that joins a combat. */
export function newFighter(ship: CardId, attacking: boolean): Fighter {
  return {
    ship,
    attacking,
    in: true,
    hit: false,
    due: false,
    firepower: 0,
    bombing: 0,
    barraged: 0,
    bombs: false,
    passed: false,
    returnedUsed: false,
    fired: false,
    slayer: NONE,
  }
}

/** A combat just declared. */
export function newCombat(attacker: number, defender: number, target: Combat['aim'], targetCard: CardId): Combat {
  return {
    step: 'window',
    attacker,
    defender,
    target,
    targetCard,
    aim: target,
    fighters: [],
    defended: false,
    total: NONE,
    passes: 0,
    turn: NONE,
    shooter: NONE,
    shotAt: NONE,
    returning: [],
    moved: [],
    ended: false,
    trapPaid: false,
  }
}

/** A table before the set-up: the decks are lists of prints, and each colony holds its deck in the order given. */
export function freshState(seed: Seed, chosen: Settings, decks: readonly { prints: readonly CardType[]; mono: RaceKind }[]): State {
  const prints: CardType[] = []
  const owners: number[] = []
  const seats: SeatState[] = []
  for (const [owner, deck] of decks.entries()) {
    const held = newSeat(deck.mono, deck.prints.length)
    for (const print of deck.prints) {
      held.colony.push(prints.length)
      prints.push(print)
      owners.push(owner)
    }
    seats.push(held)
  }
  return {
    ...freshTable(seed, 'shuffles', 'dice', 'choices'),
    settings: chosen,
    prints,
    owners,
    zones: prints.map(() => ZONE.colony),
    seen: prints.map(() => 0),
    controllers: prints.map(() => NONE),
    paid: prints.map(() => 0),
    turned: prints.map(() => NONE),
    lost: prints.map(() => 0),
    developments: prints.map(() => 0),
    bought: prints.map(() => 0),
    paidX: prints.map(() => NONE),
    counters: prints.map(() => 0),
    carriers: prints.map(() => NONE),
    aboard: [],
    seats,
    order: seats.map((_, at) => at),
    fallen: [],
    leaving: [],
    foes: [],
    phase: 'setup',
    turn: 0,
    active: 0,
    starter: 0,
    combat: null,
    stack: [],
    uses: [],
    waiting: [],
    lasting: [],
    converted: [],
    lastKnown: [],
    speaking: [],
    says: 0,
    listens: 0,
    made: 0,
    winner: NONE,
    conceded: NONE,
  }
}
