import type { ChallengesMessage, CircleMessage, EveningsMessage, Message } from '@orrery/protocol'
import { signal } from '@preact/signals'
import { say } from '../app/texts.ts'
import { isSomebody } from '../connection/identity.ts'
import type { ServerLink, Wish } from '../connection/link.ts'
import { serverLink } from '../connection/server.ts'
import { toast } from '../look/Toasts.tsx'

export type Challenge = ChallengesMessage['challenges'][number]
export type Evening = EveningsMessage['evenings'][number]
export type Whereabouts = CircleMessage['friends'][number]['at']

const NOBODY: CircleMessage = { type: 'circle', friends: [], follows: [], blocked: [], muted: [], hidden: false }

/** The people with ties to the reader, and who of them is here. */
export const circle = signal<CircleMessage>(NOBODY)
export const challenges = signal<readonly Challenge[]>([])
export const evenings = signal<readonly Evening[]>([])

let followed: ServerLink | null = null
/** Presence is requested again after this time, because a killed server does not report that its people are gone. */
const FRESH = 60_000

/**
 * Keeps people, challenges and evenings up to date from now on, across broken connections. A reader who has never been at the server has
 * none there.
 */
export function followClub(): void {
  if (isSomebody()) follow()
}

function follow(): void {
  const link = serverLink()
  if (followed === link) return
  followed = link
  link.listen((message) => followed === link && take(message))
  const ask = (): void => {
    for (const type of ['circle', 'challenges'] as const) void link.ask({ type }).catch(() => undefined)
    void readEvenings().catch(() => undefined)
  }
  link.onLive(ask)
  if (link.state.value === 'live') ask()
  setInterval(() => {
    if (followed === link && link.state.value === 'live' && document.visibilityState === 'visible' && circle.value.friends.length > 0)
      void link.ask({ type: 'circle' }).catch(() => undefined)
  }, FRESH)
}

function take(message: Message): void {
  if (message.type === 'circle') circle.value = message
  else if (message.type === 'presence') {
    const moved = <T extends { readonly person: string; readonly at: Whereabouts }>(one: T): T =>
      one.person === message.person ? { ...one, at: message.at } : one
    circle.value = { ...circle.value, friends: circle.value.friends.map(moved), follows: circle.value.follows.map(moved) }
  } else if (message.type === 'challenges') {
    if (message.ref === undefined) tellNew(challenges.value, message.challenges)
    challenges.value = message.challenges
  } else if (message.type === 'evenings-changed') void readEvenings().catch(() => undefined)
  else if (message.type === 'reminder')
    toast('info', say(message.table === null ? 'evening-near' : 'evening-begins', { title: message.title, at: clockLine(message.at) }))
}

/** The evening that was opened by its link: it may be of somebody whom the reader does not know. */
let linked = ''

/** Reads the evenings that concern the reader, and the one with that id, which stays. Rejects with a `RequestError`. */
export async function readEvenings(id = linked): Promise<void> {
  linked = id
  const told = await eveningsOf()
  const isMissing = id !== '' && !told.some((one) => one.id === id)
  const all = isMissing ? [...told, ...(await eveningsOf(id))] : told
  for (const { id, title, off, comes } of all)
    if (off && comes && evenings.value.some((before) => before.id === id && !before.off)) toast('info', say('evening-off', { title }))
  evenings.value = [...all].sort((one, other) => one.at - other.at)
}

async function eveningsOf(evening?: string): Promise<readonly Evening[]> {
  const reply = await ask({ type: 'evenings', ...(evening === undefined ? {} : { evening }) })
  return reply.type === 'evenings' ? reply.evenings : []
}

/** Announces a new challenge, or the outcome of one. */
function tellNew(before: readonly Challenge[], after: readonly Challenge[]): void {
  for (const one of after) {
    const known = before.find(({ id }) => id === one.id)
    if (one.stage === 'open' && !one.mine && known?.round !== one.round) toast('info', say('challenge-comes', { name: one.name }))
    else if (one.stage === 'played' && known?.stage === 'open')
      toast('ok', say(known.mine ? 'challenge-begins' : 'challenge-opened', { name: one.name }))
    else if (one.stage === 'declined' && known?.stage === 'open' && one.mine) toast('info', say('challenge-declined', { name: one.name }))
  }
}

/** A moment in the reader's format: 'Thu, 26 Nov, 20:00'. */
export function clockLine(at: number): string {
  const language = document.documentElement.lang
  return new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(
    at,
  )
}

/** Sends a request about other people. Rejects with a `RequestError`. */
export async function ask(wish: Wish): Promise<Message> {
  follow()
  return serverLink().ask(wish)
}
