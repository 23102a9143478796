import type { Seat } from './ids.ts'

/** Sets one input of a network, by its index among the names. Inputs that are not set are 0. */
export type Put = (input: number, value: number) => void

/**
 * The inputs of a learned evaluation: named numbers about how a seat stands, made from nothing but what the seat may know. The conformance
 * suite proves that positions which the seat cannot tell apart have the same features.
 */
export interface Features<S> {
  /** Increase it when an input keeps its name but means something else: weights of another version are refused. */
  readonly version: number
  /** The names of all inputs, in order. They are unique. */
  names(): readonly string[]
  /** Which network judges the state, for example one for each number of seats; null where none does, but the game's own evaluation. */
  network(g: S): string | null
  /** Sets the inputs that are not 0, each at most once, roughly between 0 and 1. */
  read(g: S, seat: Seat, put: Put): void
}

/** Inputs in named groups, numbered consecutively. */
export interface Inputs<Group extends string> {
  /** `<group>:<name>` of every input. */
  readonly names: readonly string[]
  /** The index of each group's first input. */
  readonly from: Readonly<Record<Group, number>>
}

/** Numbers the inputs of the groups. */
export function inputsOf<Group extends string>(groups: Readonly<Record<Group, readonly string[]>>): Inputs<Group> {
  const names: string[] = []
  const from: Partial<Record<Group, number>> = {}
  for (const group of Object.keys(groups) as Group[]) {
    from[group] = names.length
    for (const name of groups[group]) names.push(`${group}:${name}`)
  }
  return { names, from: from as Record<Group, number> }
}
