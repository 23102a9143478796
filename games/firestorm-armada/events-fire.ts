/** The events of fire, damage, boarding, mines and cards. Their fields are those of `FirestormEvent`. */
export type FireEvent = { rule: string; on?: string } & (
  | { type: 'card-played' | 'card-cancelled'; seat: number; card: string }
  | {
      type: 'attacked'
      ship: number
      weapon: string
      target: number
      guns: { ship: number; weapon: number }[]
      dice: number
    }
  | { type: 'first-wave'; need: number; dice: number[] }
  | { type: 'rerolled'; dice: number[] }
  | { type: 'rolled'; purpose: string; what: string; need: number; waves: number[][]; faces: string; hits: number }
  | { type: 'tested'; ship: number; face: number; need: number; purpose: string }
  | { type: 'braced'; ship: number; less: number; hits: number }
  | { type: 'hits-compared'; ship: number; hits: number; dr: number; cr: number }
  | { type: 'hull-lost'; ship: number; points: number; left: number }
  | { type: 'crew-lost'; ship: number; points: number; ap: number; left: number }
  | { type: 'derelict'; ship: number }
  | { type: 'critical-rolled'; ship: number; dice: number[]; critical: string }
  | { type: 'critical-hit'; ship: number; total: number; critical: string }
  | { type: 'afflicted'; ship: number; critical: string }
  | { type: 'displaced'; ship: number; inches: number; direction: number }
  | { type: 'exploded'; x: number; y: number; dice: number }
  | { type: 'wing-blasted'; wing: number; dice: number[] }
  | { type: 'pd-fired'; ship: number; wing: number; face: number }
  | { type: 'driven-off'; wing: number; x: number; y: number }
  | { type: 'mine-dropped'; ship: number; x: number; y: number; dice: number }
  | { type: 'mine-tested'; x: number; y: number; face: number }
  | { type: 'mine-moved'; x: number; y: number }
  | { type: 'repair-rolled'; ship: number; critical: string; face: number; need: number }
  | { type: 'hull-mended'; ship: number; left: number }
  | { type: 'boarding-declared'; ship: number; target: number; teams: number }
  | { type: 'boarded'; ship: number; seat: number; teams: number; sabotage: boolean }
  | { type: 'boarding-fought'; ship: number; teams: number; crew: number }
  | { type: 'teams-lost'; hits: number; left: number }
  | { type: 'sabotaged'; ship: number; hits: number; dr: number; works: boolean }
  | { type: 'cloaked' | 'uncloaked'; ship: number }
  | { type: 'wing-returned'; ship: number; wing: number }
  | { type: 'agent-extracted'; ship: number; taker: number }
)
