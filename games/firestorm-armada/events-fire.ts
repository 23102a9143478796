/** What fire, damage, boarding, mines and cards do. Fields as in `FirestormEvent`. */
export type FireEvent = { rule: string } & { type: 'rolled'; dice: number[]; hits: number; purpose: string }
