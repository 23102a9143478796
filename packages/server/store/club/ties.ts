/** Two who are friends, or of whom one has asked. `one` is the lesser id, so that two have one row. */
export interface FriendRow {
  one: string
  other: string
  /** Who has asked and waits for an answer; null: they are friends. */
  asked_by: string | null
  since: number
}

/** Somebody wants to know what another one does. */
export interface FollowRow {
  player: string
  followed: string
  since: number
}

/** Somebody wants to have nothing to do with another one. */
export interface BlockRow {
  player: string
  blocked: string
  since: number
}

/** Somebody does not want to hear another one, at a table or (empty) anywhere. */
export interface MuteRow {
  player: string
  muted: string
  table_id: string
  since: number
}

/** Somebody does not let others see whether they are here. */
export interface HiddenRow {
  player: string
}

/** Somebody as another one knows them. */
export interface Known {
  readonly person: string
  readonly name: string
}

export interface Friend extends Known {
  /** asked: by the reader; asks: waits for the reader's answer. */
  readonly state: 'friend' | 'asked' | 'asks'
}

/** Everybody whom a player has something to do with. */
export interface Circle {
  readonly friends: readonly Friend[]
  readonly follows: readonly Known[]
  readonly blocked: readonly Known[]
  readonly muted: readonly (Known & { readonly table: string })[]
  readonly hidden: boolean
}

/** From whom a player is kept apart, and whom the player does not want to hear. */
export interface Distance {
  /** Blocked by the player, or the player by them. */
  readonly apart: readonly string[]
  /** Those whom the player has blocked. */
  readonly blocked: readonly string[]
  readonly muted: readonly { readonly person: string; readonly table: string }[]
}

/** Who is whose friend, follows, blocks and does not hear whom. */
export interface TiesStore {
  circleOf(player: string): Promise<Circle>
  distanceOf(player: string): Promise<Distance>
  /** Asks for friendship, or agrees where the other has asked. */
  befriend(player: string, person: string, now: number): Promise<'asked' | 'friend'>
  unfriend(player: string, person: string): Promise<void>
  follow(row: FollowRow, on: boolean): Promise<void>
  block(row: BlockRow, on: boolean): Promise<void>
  mute(row: MuteRow, on: boolean): Promise<void>
  hide(player: string, on: boolean): Promise<void>
  /** Those of the players who hide whether they are here. */
  hiddenAmong(players: readonly string[]): Promise<readonly string[]>
  /** Those who want to know whether a player is here: friends and followers, but nobody who is kept apart. */
  watchersOf(player: string): Promise<readonly string[]>
  /** The ids of a player's friends. */
  friendsOf(player: string): Promise<readonly string[]>
  countOf(player: string): Promise<number>
  namesOf(players: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Those of exactly that name, those who came first first. */
  called(name: string, count: number): Promise<readonly Known[]>
}
