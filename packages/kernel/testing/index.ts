export { compareGolden, type GoldenGame, type Recording, recordGame, recordPlay } from './golden.ts'
export { type Mode, mode } from './mode.ts'
export { type Play, play } from './play.ts'
export type { Setup } from './setup.ts'
