import { onceLeft } from '@orrery/board/back.ts'
import { manifests } from '@orrery/games'
import { signal } from '@preact/signals'

/** Ways to play: against bots, with others on this screen, by an invite link. */
export const WAYS = ['alone', 'hot-seat', 'invite'] as const
export type Way = (typeof WAYS)[number]

/** The reader's location. Addresses are fragments: any static host can serve them, and no server logs a secret link. */
export type Route =
  | { readonly page: 'home' }
  /** An address that leads nowhere. */
  | { readonly page: 'lost' }
  | { readonly page: 'new'; readonly game: string; readonly way: Way }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string; readonly step: number }
  | { readonly page: 'rules'; readonly game: string | null; readonly rule: string | null }
  | { readonly page: 'learn'; readonly game: string | null }
  | { readonly page: 'results' }
  /** How strong the bots are. */
  | { readonly page: 'bots' }
  /** Where people find each other. */
  | { readonly page: 'lobby' }
  /** The club: the reader's people, talk and evenings; `id` is the evening of an opened link, otherwise empty. */
  | { readonly page: 'club'; readonly id: string }
  /** A player's profile; the reader's if `person` is empty. */
  | { readonly page: 'profile'; readonly person: string }
  /** The leaderboard of a way of playing a game; where empty, the first. `season`: a season; if empty, recent results. */
  | { readonly page: 'board'; readonly game: string; readonly way: string; readonly pace: string; readonly season: string }
  /** What wins at a game; if empty, at the first one. */
  | { readonly page: 'figures'; readonly game: string }
  /** Search for finished games. */
  | { readonly page: 'games' }
  /** Studies of finished games. */
  | { readonly page: 'studies' }
  /** Puzzles that members made; just one if `id` is not empty. */
  | { readonly page: 'puzzles'; readonly id: string }
  /** A study at a step of one of its lines. */
  | { readonly page: 'study'; readonly id: string; readonly branch: number; readonly step: number }
  /** The host's page about the server. */
  | { readonly page: 'host' }
  /** All tournaments, or one; `code` makes the reader a judge. Both are empty if absent. */
  | { readonly page: 'tournaments'; readonly id: string; readonly code: string }
  /** Signing in, becoming a member, the account; `secret` came with a link. */
  | { readonly page: 'account'; readonly part: string; readonly secret: string }
  | { readonly page: 'me'; readonly token: string }
  /** A game's own page (decks, fleets); `link` is the data in the address, otherwise empty. */
  | { readonly page: 'own'; readonly id: string; readonly link: string }

/** A part of a fragment, decoded. A damaged part stays as it is; the page that reads it reports it. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The route of a fragment; home for an empty one, lost for an unreadable one. */
export function routeOf(fragment: string): Route {
  const [page, first, second, third, fourth] = fragment
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded)
  const way = WAYS.find((one) => one === second) ?? 'alone'
  if (page === 'new' && first) return { page, game: first, way }
  if (page === 'table' && first) return { page, id: first }
  if (page === 'replay' && first) return { page, id: first, step: Number(second) || 0 }
  if (page === 'rules') return { page, game: first || null, rule: second || null }
  if (page === 'learn') return { page, game: first || null }
  if (page === 'results' || page === 'bots' || page === 'host' || page === 'lobby' || page === 'games' || page === 'studies')
    return { page }
  if (page === 'puzzles') return { page, id: first ?? '' }
  if (page === 'study' && first) return { page, id: first, branch: Number(second) || 0, step: Number(third) || 0 }
  if (page === 'profile') return { page, person: first ?? '' }
  if (page === 'board') return { page, game: first ?? '', way: second ?? '', pace: third ?? '', season: fourth ?? '' }
  if (page === 'figures') return { page, game: first ?? '' }
  if (page === 'tournaments') return { page, id: first ?? '', code: second ?? '' }
  if (page === 'account') return { page, part: first ?? '', secret: second ?? '' }
  if (page === 'club') return { page, id: first ?? '' }
  if (page === 'me' && first) return { page, token: first }
  if (manifests.some(({ pages }) => pages?.some(({ id }) => id === page))) return { page: 'own', id: page ?? '', link: first ?? '' }
  return { page: page === '' ? 'home' : 'lost' }
}

/** Whether another site embeds this page. It then shows only replays, so that nobody can be tricked into pressing anything else. */
const isEmbedded = /\/embed\.html$/.test(location.pathname)

function currentRoute(): Route {
  const at = routeOf(location.hash)
  return isEmbedded && at.page !== 'replay' ? { page: 'lost' } : at
}

export const route = signal<Route>(currentRoute())

addEventListener('hashchange', () => {
  route.value = currentRoute()
})

/** The address of a page of the app. */
export function address(...parts: readonly string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`
}

/** The same with the page's own address before it, to be opened elsewhere. */
export function absoluteAddress(...parts: readonly string[]): string {
  return new URL(address(...parts), document.baseURI).href
}

/** Goes to an address of the app. */
export function go(to: string): void {
  onceLeft(() => {
    location.hash = to
  })
}

/** Goes to the address of what is being made, once it is there (null: nowhere), unless the reader has left the page meanwhile. */
export async function goOnceMade(made: Promise<string | null>): Promise<void> {
  const from = location.hash
  const to = await made
  if (to !== null && location.hash === from) go(to)
}
