export { compareGolden, type GoldenGame, type Recording, recordGame, recordPlay } from './golden.ts'
export { type Mode, mode } from './mode.ts'
export { type Play, play, type Setup } from './play.ts'
