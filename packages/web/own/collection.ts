import { type CollectionDesk, CollectionError } from '@orrery/board'
import type { CollectionInfo, TradeInfo } from '@orrery/collecting'
import type { Message } from '@orrery/protocol'
import { signal } from '@preact/signals'
import { RequestError } from '../connection/error.ts'
import type { ServerLink, Wish } from '../connection/link.ts'
import { serverLink, serverNow } from '../connection/server.ts'
import { asMyself } from '../home/online.ts'
import { NameForOthers } from './NameForOthers.tsx'

/** A collection desk and its link; another player in this browser has another link. */
interface Opened {
  readonly desk: CollectionDesk
  link: ServerLink | null
}

const desks = new Map<string, Opened>()

/** The reader's collection of a game's cards, on this page's server. */
export function collectionOf(game: string): CollectionDesk {
  const known = desks.get(game)
  if (known !== undefined && (known.link === null || known.link === serverLink())) return known.desk
  const opened: Opened = { desk: openDesk(game, (link) => Object.assign(opened, { link })), link: null }
  desks.set(game, opened)
  return opened.desk
}

function openDesk(game: string, looksOver: (link: ServerLink) => void): CollectionDesk {
  const state = signal<'asking' | 'there' | 'off' | 'alone' | 'away'>('asking')
  const mine = signal<CollectionInfo | null>(null)
  const trades = signal<readonly TradeInfo[]>([])
  let looking = false

  async function refresh(): Promise<void> {
    try {
      const [own, all] = await Promise.all([want('collection', { type: 'collection', game }), want('trades', { type: 'trades', game })])
      mine.value = own.collection
      trades.value = all.trades
      state.value = 'there'
    } catch (error) {
      if (error instanceof CollectionError && error.reason === 'no-collecting') state.value = 'off'
    }
  }

  async function settled(wish: Wish): Promise<TradeInfo> {
    const { trade } = await want('trade', wish)
    trades.value = [trade, ...trades.value.filter(({ id }) => id !== trade.id)]
    return trade
  }

  return {
    state,
    mine,
    trades,
    Name: NameForOthers,
    look() {
      if (looking) return
      looking = true
      void serverNow().then((answers) => {
        if (answers !== 'there') {
          looking = false
          state.value = answers === 'away' ? 'away' : 'alone'
          return
        }
        const link = serverLink()
        looksOver(link)
        link.listen((message) => {
          if (message.type === 'collection-changed' && message.game === game) void refresh()
        })
        link.onLive(() => void refresh())
        if (link.state.value === 'live') void refresh()
      })
    },
    async collect(starters) {
      await asMyself()
      mine.value = (await want('collection', { type: 'collect', game, starters: [...starters] })).collection
    },
    open: async (pack) => (await want('pack', { type: 'open-pack', game, pack })).pack,
    async wish(card, wished) {
      await want('done', { type: 'wish', game, card, wished })
      const now = mine.value
      if (now !== null) mine.value = { ...now, wishes: wished ? [...now.wishes, card] : now.wishes.filter((one) => one !== card) }
    },
    seekers: async () => (await want('seekers', { type: 'seekers', game })).seekers,
    collector: async (handle) => (await want('collector', { type: 'collector', game, handle })).collector,
    async offer(handle, gives, wants) {
      await asMyself()
      return settled({ type: 'trade', game, handle, gives, wants })
    },
    counter: ({ id, round }, gives, wants) => settled({ type: 'counter', trade: id, round, gives, wants }),
    settle: ({ id, round }, accept) => settled({ type: 'settle', trade: id, round, accept }),
  }
}

/** Sends a request. Rejects with a `CollectionError` that says why it failed. */
async function want<T extends Message['type']>(type: T, wish: Wish): Promise<Extract<Message, { type: T }>> {
  try {
    const reply = await serverLink().ask(wish)
    if (reply.type === type) return reply as Extract<Message, { type: T }>
  } catch (error) {
    if (error instanceof RequestError) throw new CollectionError(error.refusals[0]?.message ?? error.code)
  }
  throw new CollectionError('failed')
}
