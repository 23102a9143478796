import type { Seat } from './ids.ts'

/** Takes one input of a network: its number among the names, and its value. What is not put is 0. */
export type Put = (input: number, value: number) => void

/**
 * What a learned evaluation looks at: named numbers about how a seat stands, made of nothing but what the seat may know.
 * The conformance suite proves that positions which the seat cannot tell apart have the same features.
 */
export interface Features<S> {
  /** Grows when an input keeps its name but means something else: weights of another version are refused. */
  readonly version: number
  /** The names of all inputs, in order. No two are the same. */
  names(): readonly string[]
  /** Which network judges the state, for example one for each number of seats. */
  network(g: S): string
  /** Puts the inputs that are not 0, each at most once. About 0 to 1 where the game allows it. */
  read(g: S, seat: Seat, put: Put): void
}

/** Inputs in named groups, numbered one after the other. */
export interface Inputs<Group extends string> {
  /** `<group>:<name>` of every input. */
  readonly names: readonly string[]
  /** The number of each group's first input. */
  readonly from: Readonly<Record<Group, number>>
}

/** Numbers the inputs of some groups. */
export function inputsOf<Group extends string>(groups: Readonly<Record<Group, readonly string[]>>): Inputs<Group> {
  const names: string[] = []
  const from: Partial<Record<Group, number>> = {}
  for (const group of Object.keys(groups) as Group[]) {
    from[group] = names.length
    for (const name of groups[group]) names.push(`${group}:${name}`)
  }
  return { names, from: from as Record<Group, number> }
}
