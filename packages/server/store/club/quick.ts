/** A player in quick match. */
export interface SeekRow {
  player: string
  game: string
  /** JSON: the settings of the table; only players with the same ones are paired. */
  settings: string
  /** JSON: what the player brings, in secret; null if the game needs nothing. */
  brings: string | null
  /** live or day. */
  pace: string
  /** alike: somebody about as strong, or less so with waiting; any: anybody. */
  wish: string
  /** The player's strength by their results; null if unknown. */
  strength: number | null
  since: number
  /** When a server last had a connection of the player. */
  heard: number
}

/** Two paired players, and their replies. */
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
  /** asked; agreed: the table is being made; played: it exists; off. */
  stage: string
  /** The table that they play once both have said yes. */
  table_id: string
  /** The longer of the two waits, in milliseconds. */
  waited: number
  created: number
  /** The deadline for both to say yes. */
  until: number
}

/** A pairing with the players' names. */
export interface NamedPairing extends PairingRow {
  readonly one_name: string
  readonly other_name: string
}

/** The result of a yes or no. */
export type Met = { readonly stage: 'asked' | 'agreed' | 'played' | 'off'; readonly pairing: PairingRow } | 'too-late'

/** Chooses the pairs; `mayMeet`: neither blocks the other. */
export type Chooser = (seeks: readonly SeekRow[], mayMeet: (one: string, other: string) => boolean) => readonly PairingRow[]

/** Quick match. Two servers that pair at once pair nobody twice. */
export interface QuickStore {
  /** Puts a player into quick match, in place of an earlier row; a player who looks for the same keeps the waiting time. */
  seek(row: SeekRow): Promise<void>
  /** Takes a player out. */
  unseek(player: string): Promise<void>
  seekOf(player: string): Promise<SeekRow | null>
  /** These players are still there. */
  hear(players: readonly string[], now: number): Promise<void>
  /** Pairs players heard of since a time who have no open pairing. `choose` selects the pairs. */
  pair(since: number, choose: Chooser): Promise<readonly PairingRow[]>
  /** Says yes or no to a pairing. After a no the other player stays in quick match. */
  meet(id: string, player: string, yes: boolean, now: number): Promise<Met>
  /** Ends overdue pairings: a player who said yes stays in quick match, one who said nothing does not. Returns the ended ones. */
  expire(now: number): Promise<readonly PairingRow[]>
  /** A player's last pairing since a time. */
  pairingOf(player: string, since: number): Promise<NamedPairing | null>
  /** Agreed pairings from before a time that have no table yet. */
  unplayed(before: number): Promise<readonly PairingRow[]>
  /** Records the outcome of an agreed pairing. */
  settle(id: string, stage: 'played' | 'off'): Promise<void>
  /** The last waits for a game and pace, in milliseconds. */
  waits(game: string, pace: string, count: number): Promise<number[]>
  /** The number of players in quick match, by game and pace. */
  seeking(since: number): Promise<readonly { readonly game: string; readonly pace: string; readonly people: number }[]>
  /** Deletes players not heard of since a time, and pairings from before another. */
  forget(heard: number, created: number): Promise<void>
}
