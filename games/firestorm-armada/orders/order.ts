import { type Answer, type Infer, schema } from '@orrery/kernel'
import { AIMS } from './fire-plan.ts'

const { array, boolean, int, object, oneOf, string, variant } = schema

/** FA-TRAIT/sectorShielding: the sides that sector shields may cover, by the names of the rules. */
export const SECTORS = ['fore', 'starboard', 'aft', 'port'] as const

/** Standing choices for a whole fleet, in force until they are changed. */
const standing = {
  /** The side that sector shields cover: the most threatened one, always the same one, or the seat is asked each time. */
  arc: oneOf('threat', ...SECTORS, 'ask'),
  /** FA-MOVE-13: keep engines running, or ask each time. The seat is also asked if a ship would otherwise be doomed. */
  engines: oneOf('keep', 'ask'),
  /** FA-PD-11, FA-PD-12, FA-PD-14: use all dice of point defence, or ask each time. */
  defence: oneOf('all', 'ask'),
  /** FA-TRAIT/layeredShields: reroll if most dice failed, or ask each time. */
  shields: oneOf('again', 'ask'),
  /**
   * FA-CARD-6: windows for command cards, also while the player is away: ask each time, pass unless the player is attacked, or play
   * the most helpful card if one helps.
   */
  cards: oneOf('ask', 'pass', 'help'),
  /** FA-END-2: at the end of a turn, ask each time, or discard only what is required, the oldest first. */
  discard: oneOf('ask', 'least'),
}

/** How a squadron with an order for its next activation moves. */
export const COURSES = ['bear', 'ahead'] as const

/** How a squadron with an order for its next activation fires. */
export const FIRES = ['strongest', 'hold'] as const

const gun = object({ ship: int(), weapon: int() })
const pose = object({ x: int(), y: int(), heading: int() })

/** A straight segment in thousandths of an inch, or a turn in hundredths of a degree; the other figure is 0. */
const segment = object({ straight: int(), turn: int() })

const step = object({
  ship: int(),
  segments: array(segment),
  mines: array(object({ segment: int(), at: int() })),
  rotate: int(),
  escape: boolean(),
  /** Where the ship is to end; if it would end elsewhere, its owner is asked. */
  end: pose,
})

/** An order. One for a squadron applies to a single activation. */
export const order = variant('kind', {
  standing,
  /** FA-SETUP-7: the place of each squadron. */
  deploy: {
    squadrons: array(object({ squadron: int(), ships: array(object({ ship: int(), x: int(), y: int(), heading: int() })) })),
    /** FA-DEF-7, FA-WING-5: whether ships start cloaked, and whether flights start aboard. */
    cloaked: boolean(),
    aboard: boolean(),
  },
  /** FA-ACT-2, FA-ACT-3: a squadron's command and movement segments. */
  move: {
    turn: int(),
    squadron: int(),
    /** The command card to play on it; empty for none. */
    card: string(),
    /** The ships to cloak. */
    cloaked: array(int()),
    /** The ships' moves, in the order in which they are made. */
    steps: array(step),
  },
  /** FA-TURN-5: the squadron or flight of the seat's next activation in the given turn, and how it acts. */
  next: {
    turn: int(),
    unit: oneOf('squadron', 'flight'),
    id: int(),
    /** Whether each ship moves to where its weapons bear best, or straight ahead as little as allowed. */
    move: oneOf(...COURSES),
    /** Whether it makes the best attacks, or boards where that is worth more; or holds its fire. */
    fire: oneOf(...FIRES),
    /** The hull and crew points below which the squadron's owner is asked; 0 for no limit. */
    strength: int(),
  },
  /** FA-ACT-4: a squadron's combat segment, and its boarding segment. */
  fire: {
    turn: int(),
    squadron: int(),
    aim: oneOf(...AIMS),
    /** The attacks in sequence, with the focus of each first. */
    shots: array(object({ guns: array(gun), target: int() })),
    /** Whether guns that have lost their target, or never had one, fire where they do most damage; otherwise they hold their fire. */
    free: boolean(),
    /** FA-BOARD-11: the boardings. */
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

/** The default standing choices, which suit an experienced player. */
export const STANDING: Standing = {
  kind: 'standing',
  arc: 'threat',
  engines: 'keep',
  defence: 'all',
  shields: 'again',
  cards: 'ask',
  discard: 'ask',
}

/** The standing choices of a player who plays by day. */
export const BY_DAY: Standing = { ...STANDING, cards: 'help', discard: 'least' }

/** What an order replies to a question. */
export interface OrderReply<O extends Order = Order> {
  /** Null if it has none, so that the seat is asked. */
  readonly answer: Answer | null
  /** The order that remains; null if it has ended. */
  readonly order: O | null
}
