/** Two friends, or a request. `one` is the lesser id, so that two players have one row. */
export interface FriendRow {
  one: string
  other: string
  /** Who asked and waits for an answer; null: they are friends. */
  asked_by: string | null
  since: number
}

/** A player follows another. */
export interface FollowRow {
  player: string
  followed: string
  since: number
}

/** A player blocks another. */
export interface BlockRow {
  player: string
  blocked: string
  since: number
}

/** A player mutes another, at a table or (empty) everywhere. */
export interface MuteRow {
  player: string
  muted: string
  table_id: string
  since: number
}

/** A player hides their presence. */
export interface HiddenRow {
  player: string
}

/** A player as another knows them. */
export interface Known {
  readonly person: string
  readonly name: string
}

export interface Friend extends Known {
  /** asked: by the reader; asks: waits for the reader's answer. */
  readonly state: 'friend' | 'asked' | 'asks'
}

/** Everybody with a tie to a player. */
export interface Circle {
  readonly friends: readonly Friend[]
  readonly follows: readonly Known[]
  readonly blocked: readonly Known[]
  readonly muted: readonly (Known & { readonly table: string })[]
  readonly hidden: boolean
}

/** Whom a player is kept apart from, and whom the player does not hear. */
export interface Distance {
  /** Players who block this one, or whom this one blocks. */
  readonly apart: readonly string[]
  /** Players whom this one blocks. */
  readonly blocked: readonly string[]
  readonly muted: readonly { readonly person: string; readonly table: string }[]
}

/** Friends, follows, blocks and mutes. */
export interface TiesStore {
  /** Everybody with a tie to a player, as the player sees them. */
  circleOf(player: string): Promise<Circle>
  /** Empty lists for a player without blocks and mutes. */
  distanceOf(player: string): Promise<Distance>
  /** Asks for friendship, or agrees if the other has asked. */
  befriend(player: string, person: string, now: number): Promise<'asked' | 'friend'>
  /** Ends a friendship, or a request for one, of either side. */
  unfriend(player: string, person: string): Promise<void>
  /** `on`: false ends it. So do the next three. A block leaves friendships and follows as they are. */
  follow(row: FollowRow, on: boolean): Promise<void>
  block(row: BlockRow, on: boolean): Promise<void>
  mute(row: MuteRow, on: boolean): Promise<void>
  /** Hides a player's presence from everybody. */
  hide(player: string, on: boolean): Promise<void>
  /** Those of the players who hide their presence. */
  hiddenAmong(players: readonly string[]): Promise<readonly string[]>
  /** Players who follow a player's presence: friends and followers, without those who are kept apart. */
  watchersOf(player: string): Promise<readonly string[]>
  /** The ids of a player's friends. */
  friendsOf(player: string): Promise<readonly string[]>
  /** How many a player has tied themselves to, and how many they keep away, for limits: what others asked of them does not count. */
  countOf(player: string): Promise<{ readonly known: number; readonly avoided: number }>
  /** The names of those of the players that exist. */
  namesOf(players: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** The players with exactly that name, oldest first. */
  called(name: string, count: number): Promise<readonly Known[]>
}
