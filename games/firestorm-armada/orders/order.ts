import { type Answer, type Infer, schema } from '@orrery/kernel'
import { AIMS } from './fire-plan.ts'

const { array, boolean, int, object, oneOf, string, variant } = schema

/** The sides that sector shields may cover, as the rules name them. // FA-TRAIT/sectorShielding */
export const SECTORS = ['fore', 'starboard', 'aft', 'port'] as const

/** Standing choices for a whole fleet until they are changed. */
const standing = {
  /** The side that sector shields cover: the most threatened one, always the same one, or asked each time. */
  arc: oneOf('threat', ...SECTORS, 'ask'),
  /** FA-MOVE-13: never cut engines unless a ship could not be saved otherwise, or ask each time. */
  engines: oneOf('keep', 'ask'),
  /** FA-PD-11, FA-PD-12, FA-PD-14: point defence fires all its dice, or is asked each time. */
  defence: oneOf('all', 'ask'),
  /** FA-TRAIT/layeredShields: reroll if most dice failed, or ask each time. */
  shields: oneOf('again', 'ask'),
  /**
   * FA-CARD-6: windows for command cards, also while the player is away: asked each time, passed unless the player is attacked, or
   * answered with the most helpful card if one helps.
   */
  cards: oneOf('ask', 'pass', 'help'),
  /** FA-END-2: at the end of a turn discard only what is required, the oldest first, or ask each time. */
  discard: oneOf('ask', 'least'),
}

/** How a squadron with an order for its next activation moves. */
export const COURSES = ['bear', 'ahead'] as const

/** How such a squadron fires. */
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
  /** Where the ship ends; if it would now end elsewhere, its owner is asked. */
  end: pose,
})

/** An order in advance. An order for a squadron applies to only one of its activations. */
export const order = variant('kind', {
  standing,
  /** FA-SETUP-7: the place of each squadron. */
  deploy: {
    squadrons: array(object({ squadron: int(), ships: array(object({ ship: int(), x: int(), y: int(), heading: int() })) })),
    /** FA-DEF-7, FA-WING-5: whether ships start cloaked, and flights aboard. */
    cloaked: boolean(),
    aboard: boolean(),
  },
  /** FA-ACT-2, FA-ACT-3: a squadron's command and movement segments. */
  move: {
    turn: int(),
    squadron: int(),
    /** The command card that is played on it; empty for none. */
    card: string(),
    /** The ships to cloak. */
    cloaked: array(int()),
    /** In the order in which they move. */
    steps: array(step),
  },
  /** FA-TURN-5: the squadron or flight of the seat's next activation in that turn, and how it acts. */
  next: {
    turn: int(),
    unit: oneOf('squadron', 'flight'),
    id: int(),
    /** Each ship moves to where its weapons bear best, or straight ahead as little as allowed. */
    move: oneOf(...COURSES),
    /** The best attack is made first, or a boarding if it is worth more; or the squadron holds its fire. */
    fire: oneOf(...FIRES),
    /** Hull and crew points that a squadron must have left, or its owner is asked. 0: no limit. */
    strength: int(),
  },
  /** FA-ACT-4: a squadron's combat segment, and its boarding segment. */
  fire: {
    turn: int(),
    squadron: int(),
    aim: oneOf(...AIMS),
    /** In sequence, with the focus first. */
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

/** The standing choices that suit an experienced player. */
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

/** The answer of an order to a question. */
export interface Said<O extends Order = Order> {
  /** Null: none, the seat is asked. */
  readonly answer: Answer | null
  /** The order that remains; null if it has ended. */
  readonly order: O | null
}
