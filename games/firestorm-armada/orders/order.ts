import { type Answer, type Infer, schema } from '@orrery/kernel'
import { AIMS } from './fire-plan.ts'

const { array, boolean, int, object, oneOf, string, variant } = schema

/** The sides that sector shields may cover, as the rules name them. // FA-TRAIT/sectorShielding */
export const SECTORS = ['fore', 'starboard', 'aft', 'port'] as const

/** What all of a fleet do until somebody says otherwise. */
const standing = {
  /** The side that sector shields cover: the one from which most is to be feared, one and the same, or asked each time. */
  arc: oneOf('threat', ...SECTORS, 'ask'),
  /** FA-MOVE-13: engines are never cut unless a ship could not be saved otherwise, or it is asked each time. */
  engines: oneOf('keep', 'ask'),
  /** Point defence fires all it has, or it is asked each time. // FA-PD-11, FA-PD-12, FA-PD-14 */
  defence: oneOf('all', 'ask'),
  /** FA-TRAIT/layeredShields: rolled again where most dice failed, or asked each time. */
  shields: oneOf('again', 'ask'),
  /**
   * Windows for command cards, also while the player is away: asked each time, passed where one is not attacked, or the card that helps
   * most is played wherever one helps. // FA-CARD-6
   */
  cards: oneOf('ask', 'pass', 'help'),
  /** At the end of a turn no card is put down that need not be: the oldest where one must, or it is asked each time. // FA-END-2 */
  discard: oneOf('ask', 'least'),
}

/** How a squadron moves that is told beforehand to act next. */
export const COURSES = ['bear', 'ahead'] as const

/** How it fires then. */
export const FIRES = ['strongest', 'hold'] as const

const gun = object({ ship: int(), weapon: int() })
const pose = object({ x: int(), y: int(), heading: int() })

/** A straight stretch in thousandths of an inch, or a turn in hundredths of a degree; the other one is 0. */
const segment = object({ straight: int(), turn: int() })

const step = object({
  ship: int(),
  segments: array(segment),
  mines: array(object({ segment: int(), at: int() })),
  rotate: int(),
  escape: boolean(),
  /** Where the ship ends then; where it would end elsewhere by now, its owner is asked. */
  end: pose,
})

/** What a seat says beforehand. An order for a squadron holds in one of its activations alone. */
export const order = variant('kind', {
  standing,
  /** FA-SETUP-7: where each squadron is placed when its turn comes. */
  deploy: {
    squadrons: array(object({ squadron: int(), ships: array(object({ ship: int(), x: int(), y: int(), heading: int() })) })),
    /** FA-DEF-7, FA-WING-5: whether ships are placed cloaked, and flights aboard. */
    cloaked: boolean(),
    aboard: boolean(),
  },
  /** FA-ACT-2, FA-ACT-3: a squadron's command and movement segments. */
  move: {
    turn: int(),
    squadron: int(),
    /** The command card that is played on it; empty for none. */
    card: string(),
    /** The ships that are cloaked. */
    cloaked: array(int()),
    /** In the order in which they move. */
    steps: array(step),
  },
  /** FA-TURN-5: the squadron or flight that is activated when the seat activates next in that turn, and how it acts. */
  next: {
    turn: int(),
    unit: oneOf('squadron', 'flight'),
    id: int(),
    /** Each ship moves where its weapons bear best then, or straight ahead, as little as it may. */
    move: oneOf(...COURSES),
    /** The attack that is worth most is made first, and boarding where that is worth more; or it holds its fire. */
    fire: oneOf(...FIRES),
    /** Hull and crew points that a squadron must have left, or its owner is asked. 0: whatever befalls it. */
    strength: int(),
  },
  /** FA-ACT-4: a squadron's combat segment, and its boarding segment. */
  fire: {
    turn: int(),
    squadron: int(),
    aim: oneOf(...AIMS),
    /** In the order in which they take place, the focus first. */
    shots: array(object({ guns: array(gun), target: int() })),
    /** Whether what has no target any more, or was given none, fires at whom it then hurts most; else it holds its fire. */
    free: boolean(),
    /** FA-BOARD-11: who boards whom. */
    boards: array(object({ ship: int(), target: int(), sabotage: boolean() })),
  },
})

export type Order = Infer<typeof order>
type OfKind<K extends Order['kind']> = Extract<Order, { kind: K }>
export type Standing = OfKind<'standing'>
export type DeployOrder = OfKind<'deploy'>
export type MoveOrder = OfKind<'move'>
export type FireOrder = OfKind<'fire'>
export type NextOrder = OfKind<'next'>

/** What somebody is glad to have said once who knows the game. */
export const STANDING: Standing = {
  kind: 'standing',
  arc: 'threat',
  engines: 'keep',
  defence: 'all',
  shields: 'again',
  cards: 'ask',
  discard: 'ask',
}

/** What somebody says besides who plays by day. */
export const BY_DAY: Standing = { ...STANDING, cards: 'help', discard: 'least' }

/** What an order says to a question. */
export interface Said<O extends Order = Order> {
  /** Null: nothing, the seat is asked. */
  readonly answer: Answer | null
  /** The order as it stands then; null where it has ended. */
  readonly order: O | null
}
