/** Somebody who looks for a person to play with at once. */
export interface SeekRow {
  player: string
  game: string
  /** JSON: the settings of the table; only who wants the same ones is met. */
  settings: string
  /** JSON: what the player brings, a secret; null where the game wants nothing. */
  brings: string | null
  /** live or day. */
  pace: string
  /** alike: somebody about as strong, or less so with waiting; any: anybody. */
  wish: string
  /** How strong the player is, as their results say; null while they say nothing. */
  strength: number | null
  since: number
  /** When a server last had a connection of the player. */
  heard: number
}

/** Two who were brought together, and what they say of it. */
export interface PairingRow {
  id: string
  game: string
  settings: string
  pace: string
  one: string
  other: string
  one_brings: string | null
  other_brings: string | null
  /** 1: said yes. */
  one_yes: number
  other_yes: number
  /** asked; agreed: the table is being made; played: it is there; off. */
  stage: string
  /** The table that they play at once both have said yes. */
  table_id: string
  /** How long the one who waited longer had waited, in milliseconds. */
  waited: number
  created: number
  /** Until when both have to say yes. */
  until: number
}

/** A pairing with the names of the two. */
export interface NamedPairing extends PairingRow {
  readonly one_name: string
  readonly other_name: string
}

/** What became of a yes or no. */
export type Met = { readonly stage: 'asked' | 'agreed' | 'played' | 'off'; readonly pairing: PairingRow } | 'too-late'

/** Says who is to meet; `mayMeet`: neither blocks the other. */
export type Chooser = (seeks: readonly SeekRow[], mayMeet: (one: string, other: string) => boolean) => readonly PairingRow[]

/** Quick match: who looks for whom. Two servers that pair at once pair nobody twice. */
export interface QuickStore {
  /** Looks for somebody from now on, in place of what the player looked for before; who looks for the same keeps the time of waiting. */
  seek(row: SeekRow): Promise<void>
  /** Looks no longer. */
  unseek(player: string): Promise<void>
  seekOf(player: string): Promise<SeekRow | null>
  /** These players are still there. */
  hear(players: readonly string[], now: number): Promise<void>
  /** Pairs those who were heard of since a time, and are asked nothing yet. `choose` says who is to meet. */
  pair(since: number, choose: Chooser): Promise<readonly PairingRow[]>
  /** Says yes or no to a pairing. After a no the other looks on. */
  meet(id: string, player: string, yes: boolean, now: number): Promise<Met>
  /** Ends the pairings whose time is over: who has said yes looks on, who has said nothing does not. Gives those that it ended. */
  expire(now: number): Promise<readonly PairingRow[]>
  /** The last pairing of a player that was made since a time. */
  pairingOf(player: string, since: number): Promise<NamedPairing | null>
  /** The pairings of before a time that both have agreed to, and whose table is not there. */
  unplayed(before: number): Promise<readonly PairingRow[]>
  /** Notes what became of an agreed pairing. */
  settle(id: string, stage: 'played' | 'off'): Promise<void>
  /** How long the last ones of a game and pace waited, in milliseconds. */
  waits(game: string, pace: string, count: number): Promise<number[]>
  /** How many look for somebody, by game and pace. */
  seeking(since: number): Promise<readonly { readonly game: string; readonly pace: string; readonly people: number }[]>
  /** Forgets who was not heard of since a time, and pairings from before another. */
  forget(heard: number, created: number): Promise<void>
}
