import type { Piece } from '@orrery/kernel'
import type { EventName } from '../art/event/index.tsx'
import type { GenestealerKind } from '../art/genestealer/index.tsx'
import type { LocationName } from '../art/location/index.tsx'
import type { MarineName } from '../art/marine/index.tsx'
import type { Team } from '../art/marks.tsx'
import type { TerrainName } from '../art/terrain/index.tsx'

export type Side = 'left' | 'right'
export type Icon = 'head' | 'tail' | 'claw' | 'tongue'
export type Colour = 'green' | 'yellow' | 'orange' | 'red'
export type ActionType = 'support' | 'move' | 'attack'

/** A marine in the formation, as the board shows him. */
export interface MarineScene {
  readonly piece: Piece
  readonly name: MarineName
  readonly team: Team
  readonly position: number
  readonly faces: Side
  readonly range: number
  readonly tokens: number
  /** Whether Second Wind helps him this round. */
  readonly blessed: boolean
  /** The chance that he is slain in the coming attack, from the current swarms; 0 if nothing reaches him. */
  readonly risk: number
}

export interface GenestealerScene {
  readonly piece: Piece
  readonly kind: GenestealerKind
  readonly icons: readonly Icon[]
}

/** The effect of a swarm's attack, before rerolls and after as many as its marine can pay for. */
export interface Risk {
  readonly plain: number
  readonly now: number
  /** Why `now` differs from `plain`, or cannot: the marine may reroll, is attacked from behind, or is protected by a card. */
  readonly because: 'none' | 'reroll' | 'behind' | 'card' | 'blessed' | 'protected'
  /** The number of the protecting action card, if any. */
  readonly card: number
  /** Die faces that slay, 0 to 5. */
  readonly slays: readonly number[]
}

export interface SwarmScene {
  readonly piece: Piece
  readonly side: Side
  readonly position: number
  readonly cards: readonly GenestealerScene[]
  readonly attacked: boolean
  readonly protected: boolean
  /** Where it moves when one of its icons is drawn with the up-and-down box. */
  readonly drift: 'up' | 'down' | 'behind' | 'stays'
  /** Null if it has attacked or will not attack. */
  readonly risk: Risk | null
}

export interface TerrainCardScene {
  readonly piece: Piece
  readonly name: TerrainName
  readonly side: Side
  readonly position: number
  readonly threat: number
  readonly tokens: number
  readonly canActivate: boolean
  readonly activated: boolean
}

export interface LaneScene {
  readonly side: Side
  /** Whether the marine of this row looks here. */
  readonly front: boolean
  readonly swarms: readonly SwarmScene[]
  readonly terrain: readonly TerrainCardScene[]
}

export interface RowScene {
  readonly position: number
  readonly marine: MarineScene
  readonly left: LaneScene
  readonly right: LaneScene
}

export interface PileScene {
  readonly piece: Piece
  readonly side: Side
  readonly cards: number
  /** How many cards the location filled it with. */
  readonly full: number
}

export interface LocationScene {
  readonly piece: Piece
  readonly picture: LocationName
  readonly term: string
  readonly tokens: number
  readonly ability: 'enter' | 'panel' | null
  /** The codes of the journey in order, with the current place marked. */
  readonly path: readonly { readonly code: string; readonly stage: 'done' | 'now' | 'ahead' }[]
  readonly final: boolean
}

export interface ActionScene {
  readonly piece: Piece
  readonly number: number
  readonly term: string
  readonly type: ActionType
  readonly team: Team
  readonly stage: 'rest' | 'chosen' | 'acting' | 'done' | 'barred' | 'jammed'
}

/** A team's three action cards and the stage of its choice. */
export interface TeamScene {
  readonly piece: Piece
  readonly team: Team
  readonly term: string
  readonly player: string
  readonly mine: boolean
  readonly asked: boolean
  /** Whether it has chosen a card that this viewer does not know. */
  readonly locked: boolean
  readonly slain: boolean
  readonly cards: readonly ActionScene[]
}

/** A team on offer before the mission. */
export interface MusterScene {
  readonly piece: Piece
  readonly team: Team
  /** Who has taken it; null while it is free. */
  readonly player: string | null
  readonly marines: readonly { readonly piece: Piece; readonly name: MarineName }[]
  /** The keys of its three action cards. */
  readonly cards: readonly string[]
}

export interface EventScene {
  readonly piece: Piece
  readonly picture: EventName
  readonly term: string
  readonly instinct: boolean
  /** Whether it is being resolved now; otherwise it is the last event. */
  readonly open: boolean
  readonly spawn: readonly { readonly size: 'major' | 'minor'; readonly colour: Colour; readonly number: number }[]
  readonly move: { readonly kind: 'adjacent' | 'flank'; readonly icon: Icon } | null
}

/** One roll of the die, oldest first. */
export interface RollScene {
  readonly face: number
  readonly skull: boolean
  /** What it was rolled for, as a message of the log, or null. */
  readonly says: string | null
}

/** Everything that the board shows, ready to be drawn. */
export interface Scene {
  readonly round: number
  readonly rows: readonly RowScene[]
  readonly piles: readonly [PileScene, PileScene]
  readonly location: LocationScene
  readonly event: EventScene | null
  /** The teams on offer, before the formation is set up. */
  readonly muster: readonly MusterScene[] | null
  readonly teams: readonly TeamScene[]
  readonly supply: number
  /** Cards left in the event deck. */
  readonly events: number
  /** The chance that at least one marine is slain in the coming attack. */
  readonly peril: number
  readonly marines: readonly MarineName[]
  readonly slain: readonly { readonly piece: Piece; readonly name: MarineName; readonly team: Team }[]
}
