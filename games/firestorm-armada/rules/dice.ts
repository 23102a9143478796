import { roll } from '@orrery/kernel'
import { tell } from '../events.ts'
import type { State } from '../state.ts'

/** Rolls a D6. */
export function d6(g: State): number {
  return roll(g, 'dice', 6) + 1
}

/** FA-GEN-6: rolls a D3: a D6 halved and rounded up. */
export function d3(g: State): number {
  return (d6(g) + 1) >> 1
}

/** FA-GEN-6: rolls a D12 for a direction: a heading in hundredths of a degree, from 0 for a 1 to 33000 for a 12. */
export function randomDirection(g: State): number {
  return roll(g, 'dice', 12) * 3000
}

/** Rolls a wave of dice. */
export function wave(g: State, count: number): number[] {
  const faces: number[] = []
  for (let i = 0; i < count; i++) faces.push(d6(g))
  return faces
}

/** FA-FIRE-1 to 3: the hits of rolled dice if `target` or more hits; a 6 counts as 2. */
export function hitsOf(faces: readonly number[], target: number): number {
  let hits = 0
  for (const face of faces) if (face >= target) hits += face === 6 ? 2 : 1
  return hits
}

/** FA-FIRE-5: the number of extra dice that a wave gives. */
export function sixesOf(faces: readonly number[]): number {
  let sixes = 0
  for (const face of faces) if (face === 6) sixes++
  return sixes
}

/** The parameters by which programs know an attack after its first wave: the hits, and the number of extra dice that follow. */
export function waveParams(faces: readonly number[], target: number): { hits: number; sixes: number } {
  return { hits: hitsOf(faces, target), sixes: sixesOf(faces) }
}

/** FA-FIRE-3, FA-FIRE-5: rolls the extra dice for the sixes of a wave, wave after wave until none has a six. */
export function extraWaves(g: State, first: readonly number[]): number[][] {
  const waves: number[][] = []
  for (let sixes = sixesOf(first); sixes > 0; ) {
    const next = wave(g, sixes)
    waves.push(next)
    sixes = sixesOf(next)
  }
  return waves
}

/** The result of a roll of exploding dice. */
export interface Rolled {
  readonly waves: readonly (readonly number[])[]
  readonly hits: number
}

/** FA-FIRE-5: rolls `count` exploding dice that hit with `target` or more. */
export function rollExploding(g: State, count: number, target: number): Rolled {
  const first = wave(g, count)
  const waves = [first, ...extraWaves(g, first)]
  let hits = 0
  for (const faces of waves) hits += hitsOf(faces, target)
  return { waves, hits }
}

/** A roll of exploding dice that everybody sees. */
interface Roll {
  readonly rule: string
  /** The piece for which, or against which, it is rolled. */
  readonly on: string
  readonly purpose: 'attack' | 'shields' | 'pd' | 'anti-boarding' | 'boarding' | 'repelling' | 'mine' | 'explosion' | 'terrain'
  /** The lowest number that counts. */
  readonly need: number
  readonly waves: readonly (readonly number[])[]
  readonly hits: number
}

/** FA-GEN-11: tells everybody of a roll with its purpose. `waves` are the faces, wave by wave. */
export function tellRoll(g: State, { rule, on, purpose, need, waves, hits }: Roll): void {
  const faces = waves.map((wave) => wave.join(' ')).join(' + ')
  tell(g, { type: 'rolled', rule, on, purpose, what: `@roll-${purpose}`, need, waves: waves.map((wave) => [...wave]), faces, hits })
}
