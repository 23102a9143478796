import { UPGRADES } from '../content/upgrades.ts'
import { rolled } from './fight.ts'
import { begin, type Given } from './given.ts'

/** The order upgrade of that key. */
export const upgradeNamed = (key: string) => UPGRADES.findIndex((one) => one.key === key)
/** The option id of an order upgrade. */
export const upgradeId = (key: string) => `upgrade:${upgradeNamed(key)}`

/** An order of seat 0, which has that faction, at the given step; both seats hold a world elsewhere. */
export function acting(faction: string, { rolls = '', ...given }: Given & { rolls?: string }) {
  const other = faction === 'orks' ? 'eldar' : 'orks'
  const third = faction === 'space-marines' ? 'chaos' : 'space-marines'
  return begin({
    factions: [faction, other, third],
    orders: { '1A': '1 deploy' },
    ...given,
    pieces: { '3A.ne': '1 factory', '3A.sw': '0 factory', ...given.pieces },
    more: (g) => {
      g.random.dice.preset.push(...rolled(rolls))
      given.more?.(g)
    },
  })
}

/** An advance order in 10A makes the first possible strike with the order upgrade of that key declared; the dice have been rolled. */
export function striking(faction: string, key: string, given: Given & { rolls?: string }) {
  const p = acting(faction, {
    step: 'strike',
    order: '0 advance 10A',
    ...given,
    players: [{ upgrades: key, ...given.players?.[0] }, given.players?.[1] ?? {}],
  })
  const [first = ''] = p.options()
  p.answer(first)
  if (p.question().kind === 'multi-select') p.answer({ options: [upgradeId(key)] })
  return p
}
