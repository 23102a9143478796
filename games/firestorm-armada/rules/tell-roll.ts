import { tell } from '../events.ts'
import type { State } from '../state.ts'

/** A roll of exploding dice that everybody sees. */
interface Roll {
  readonly rule: string
  /** The piece that it is rolled for or against. */
  readonly on: string
  readonly purpose: 'attack' | 'shields' | 'pd' | 'anti-boarding' | 'boarding' | 'repelling' | 'mine' | 'explosion' | 'terrain'
  /** The lowest number that counts. */
  readonly need: number
  readonly waves: readonly (readonly number[])[]
  readonly hits: number
}

/** FA-GEN-11: announces a roll with its purpose; `faces` are the dice for the log, wave after wave. */
export function tellRoll(g: State, { rule, on, purpose, need, waves, hits }: Roll): void {
  const faces = waves.map((wave) => wave.join(' ')).join(' + ')
  tell(g, { type: 'rolled', rule, on, purpose, what: `@roll-${purpose}`, need, waves: waves.map((wave) => [...wave]), faces, hits })
}
