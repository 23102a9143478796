import type { Json } from '@orrery/kernel'
import { DEEDS } from './state.ts'

/** Brings a state of an older version over. Version 2: what is told of a battle when it is over; it begins to be counted now. */
export function migrate(state: Json): Json {
  return Object.assign(state as object, { score: [], deeds: DEEDS.flatMap(() => [0, 0]), rolls: [] }) as Json
}
