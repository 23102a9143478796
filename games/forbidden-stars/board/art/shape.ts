/** The tones of a faction's drawings, from light to the background of its plates. */
export type Tone = 'light' | 'body' | 'dark' | 'glow' | 'deep'

/** One shape of a drawing, in one of its faction's tones. */
export type Shape =
  | { readonly kind: 'area'; readonly tone: Tone; readonly path: string }
  | { readonly kind: 'dot'; readonly tone: Tone; readonly x: number; readonly y: number; readonly radius: number }
  | { readonly kind: 'line'; readonly tone: Tone; readonly path: string; readonly width: number }
  /** Drawn twice: as it is, and mirrored about the middle of a box 100 wide. */
  | { readonly kind: 'mirrored'; readonly shapes: readonly Shape[] }

/** A filled path. */
export const area = (tone: Tone, path: string): Shape => ({ kind: 'area', tone, path })
/** A filled circle. */
export const dot = (tone: Tone, x: number, y: number, radius: number): Shape => ({ kind: 'dot', tone, x, y, radius })
/** A drawn line. */
export const line = (tone: Tone, path: string, width: number): Shape => ({ kind: 'line', tone, path, width })
/** Shapes on the left half, and mirrored on the right. */
export const mirrored = (...shapes: readonly Shape[]): Shape => ({ kind: 'mirrored', shapes })
