import type { State } from './state.ts'

/** What anybody sees of a table of Pig: nothing is hidden. */
export interface View {
  readonly seat: number
  readonly banked: readonly number[]
}

export function view({ seat, banked }: State): View {
  return { seat, banked: [...banked] }
}
