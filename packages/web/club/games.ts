import { manifests } from '@orrery/games'

export type Pace = 'live' | 'day'
export const PACES: readonly Pace[] = ['live', 'day']

/** The games for two players. */
export const GAMES = manifests.filter(
  ({ built, seats: [least, most], partOf }) => built !== undefined && partOf === undefined && least <= 2 && most >= 2,
)
