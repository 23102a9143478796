import type { CircleMessage, RequestOf } from '@orrery/protocol'
import { RequestError } from '../../request-error.ts'
import type { ServerContext } from '../../server-context.ts'
import { tiesOn } from '../../store/club/ties-on.ts'
import type { People } from '../people.ts'
import { type Presence, presenceOf } from './presence.ts'
import type { Whereabouts } from './whereabouts.ts'

/** Who knows whom, and who of them is here. */
export interface Ties {
  circle(player: string): Promise<CircleMessage>
  tie(player: string, wish: RequestOf<'tie'>): Promise<void>
  hide(player: string, hidden: boolean): Promise<void>
  find(player: string, name: string): Promise<{ person: string; name: string }[]>
  readonly presence: Presence
  stop(): void
}

/** The most people that a player may be tied to, and the most that they may keep away. */
const MOST = 1000
/** The most people found under one name. */
const SAME_NAME = 5

/** Opens the ties between players. `elsewhere`: the whereabouts of players on other servers. */
export function openTies(
  context: ServerContext,
  people: People,
  elsewhere: (players: readonly string[]) => Promise<ReadonlyMap<string, Whereabouts>>,
): Ties {
  const store = tiesOn(context.store.database)
  const presence = presenceOf(context, people, store, elsewhere)

  async function circle(player: string): Promise<CircleMessage> {
    const { friends, follows, blocked, muted, hidden } = await store.circleOf(player)
    // Only friends and followed players; somebody who has only asked learns nothing.
    const seen = [...friends.filter(({ state }) => state === 'friend'), ...follows].map(({ person }) => person)
    const at = await presence.whereFor(player, seen)
    const where = (person: string): Whereabouts => at.get(person) ?? 'away'
    const standings = await context.standings.all(friends.map(({ person }) => person))
    const roleOf = (person: string) => {
      const [mark] = standings.get(person)?.roles ?? []
      return mark === undefined ? {} : { mark }
    }
    return {
      type: 'circle',
      friends: friends.map((one) => ({ ...one, at: where(one.person), ...roleOf(one.person) })),
      follows: follows.map((one) => ({ ...one, at: where(one.person) })),
      ...{ blocked: [...blocked], muted: [...muted], hidden },
    }
  }

  /** Sends a player their circle again. */
  async function tell(player: string): Promise<void> {
    people.tell([player], await circle(player))
  }

  async function mayTie(player: string, person: string, tie: RequestOf<'tie'>['tie']): Promise<void> {
    if (player === person) throw new RequestError('forbidden', 'that is yourself')
    if (!(await store.namesOf([person])).has(person)) throw new RequestError('unknown-person', 'there is nobody of that id')
    const { known, avoided } = await store.countOf(player)
    if ((tie === 'block' || tie === 'mute' ? avoided : known) >= MOST)
      throw new RequestError('too-many', `you have something to do with ${MOST} people already`)
  }

  return {
    presence,
    circle,
    async tie(player, { person, tie, on, at }) {
      if (on) await mayTie(player, person, tie)
      const since = context.now()
      const before = tie === 'friend' || tie === 'block' ? JSON.stringify(await circle(person)) : null
      if (tie === 'friend') {
        if (on) await store.befriend(player, person, since)
        else await store.unfriend(player, person)
      } else if (tie === 'follow') await store.follow({ player, followed: person, since }, on)
      else if (tie === 'block') await store.block({ player, blocked: person, since }, on)
      else await store.mute({ player, muted: person, table_id: at ?? '', since }, on)
      if (tie === 'block' || tie === 'mute')
        context.bus.tell({ kind: 'ties', server: context.ownership.name, players: tie === 'block' ? [player, person] : [player] })
      await tell(player)
      if (before === null) return
      // Who sees nothing new is told nothing: otherwise a stranger could send somebody their circle over and over, or show that they block them.
      const after = await circle(person)
      if (JSON.stringify(after) !== before) people.tell([person], after)
    },
    async hide(player, hidden) {
      await store.hide(player, hidden)
      await tell(player)
      await presence.changed(player)
    },
    async find(player, name) {
      const { apart } = await context.apart.of(player)
      const found = await store.called(name, SAME_NAME)
      return found.filter(({ person }) => person !== player && !apart.has(person)).map((one) => ({ ...one }))
    },
    stop: () => presence.stop(),
  }
}
