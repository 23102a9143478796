import type { Place } from './place.ts'
import { GAMES } from './tables.ts'

/** Begins at an address. */
const at = (...fragments: readonly string[]): Place => ({
  async open({ random, visit }) {
    return [await visit(`#/${fragments[random.below(fragments.length)]}`)]
  },
})

/** Pages of games. */
const learn: Place = {
  games: GAMES,
  async open({ game, visit }) {
    return [await visit(`#/learn/${game}`)]
  },
}
const rules: Place = {
  games: GAMES,
  async open({ game, visit }) {
    return [await visit(`#/rules/${game}`)]
  },
}

export const pages = {
  learn,
  rules,
  home: at('', 'learn', 'results', 'bots', 'nowhere'),
  decks: at('decks'),
  binder: at('binder'),
  fleets: at('fleets'),
  records: at('profile', 'board', 'figures', 'games', 'studies', 'puzzles'),
  account: at('account', 'account/calendar', 'host'),
}
