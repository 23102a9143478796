import { connect, type Msg, type NatsConnection, RequestError, TimeoutError } from '@nats-io/transport-node'
import { type Bus, type News, type Receiver, Unreached } from '../bus.ts'
import type { Log } from '../log.ts'
import { within } from '../within.ts'
import { audiences } from './audience.ts'
import type { Letter, Receipt } from './letters.ts'
import { reachOf } from './nats-reach.ts'

/** How long to wait for a receipt, in milliseconds. */
const PATIENCE = 5000
/** How long NATS has to learn of a subscription, in milliseconds. */
const FOLLOWED = 1000

/** Connects to NATS by its address (`nats://host:port`). Rejects with a clear `Error` if that fails. */
export async function connectNats(url: string): Promise<NatsConnection> {
  const { servers, token, user, pass } = readAddress(url)
  try {
    return await connect({
      servers,
      ...(token === undefined ? {} : { token }),
      ...(user === undefined ? {} : { user, pass: pass ?? '' }),
      name: 'orrery',
      timeout: 5000,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
      reconnectJitter: 100,
      pingInterval: 3000,
      maxPingOut: 2,
      noEcho: true,
    })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`cannot use NATS at ${servers.join(', ')}: ${why}; is it running, and may it be reached from here?`)
  }
}

function readAddress(url: string) {
  const addresses = url.split(',').map((one) => {
    const text = one.trim()
    if (!URL.canParse(text) || !/^(nats|tls|ws|wss):$/.test(new URL(text).protocol))
      throw new Error('NATS_URL is not an address: nats://host:port, or several with commas between')
    return new URL(text)
  })
  const [first] = addresses as [URL]
  return {
    servers: addresses.map(({ protocol, host }) => `${protocol}//${host}`),
    token: first.password === '' && first.username !== '' ? decodeURIComponent(first.username) : undefined,
    user: first.password === '' ? undefined : decodeURIComponent(first.username),
    pass: first.password === '' ? undefined : decodeURIComponent(first.password),
  }
}

/** A bus over NATS for the servers of one cluster; it receives from when this resolves. */
export async function natsBus(nats: NatsConnection, cluster: string, log: Log): Promise<Bus> {
  const listeners = listenersOf(log)
  const news = `orrery.${cluster}.news`
  const linesOf = (player: string) => `orrery.${cluster}.lines.${player}`
  const concerning = audiences()
  const postOf = (server: string) => `orrery.${cluster}.server.${server}`
  const hears = {
    callback: (error: Error | null, message: Msg) => {
      if (error === null) listeners.tell(message.json<News>())
    },
  }
  nats.subscribe(news, hears)
  const reach = reachOf(nats, log)
  await nats.flush()

  function send(subject: string, what: News | Letter): void {
    // Not kept for later: a server that missed something reads again.
    if (reach.isAway() || reach.isLeaving()) return
    try {
      nats.publish(subject, JSON.stringify(what))
    } catch (error) {
      log.error({ error, kind: what.kind }, 'a message to other servers cannot be sent')
    }
  }

  return {
    tell(one) {
      listeners.tell(one)
      const { all, players } = concerning(one)
      if (all) send(news, one)
      else for (const player of players) send(linesOf(player), one)
    },
    hear: listeners.hear,
    async follow(player) {
      if (reach.isLeaving()) return () => undefined
      const followed = nats.subscribe(linesOf(player), hears)
      // If NATS is away, it subscribes again when NATS is back.
      if (!reach.isAway()) await within(FOLLOWED, nats.flush()).catch(() => undefined)
      return () => reach.isLeaving() || followed.unsubscribe()
    },
    send: (server, letter) => send(postOf(server), letter),
    async ask(server, letter) {
      if (reach.isAway() || reach.isLeaving()) throw new Unreached('NATS is away', false)
      try {
        const asked = nats.request(postOf(server), JSON.stringify(letter), { timeout: PATIENCE })
        return (await reach.unlessGone(asked)).json<Receipt>()
      } catch (error) {
        throw unreached(server, error)
      }
    },
    receive(server, receiver) {
      const post = nats.subscribe(postOf(server), {
        callback: (error, message) => {
          if (error === null) void received(nats, log, receiver, message)
        },
      })
      return () => post.unsubscribe()
    },
    isThere: () => !reach.isAway() && !nats.isClosed(),
    close: async () => {
      await nats.drain().catch(() => undefined)
    },
  }
}

/** The listeners of one server: one that throws does not keep news from the others. */
function listenersOf(log: Log): Pick<Bus, 'tell' | 'hear'> {
  const listeners = new Set<(news: News) => void>()
  return {
    tell(news) {
      for (const listener of listeners)
        try {
          listener(news)
        } catch (error) {
          log.error({ error }, 'what another server told cannot be dealt with')
        }
    },
    hear(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Why a server's receipt did not come. */
function unreached(server: string, error: unknown): Unreached {
  if (error instanceof Unreached) return error
  if (error instanceof RequestError && error.isNoResponders()) return new Unreached(`there is no server ${server}`, false)
  const why = error instanceof TimeoutError ? 'it does not answer in time' : String(error)
  return new Unreached(`server ${server}: ${why}`, true)
}

async function received(nats: NatsConnection, log: Log, receiver: Receiver, message: Msg): Promise<void> {
  try {
    const receipt = await receiver(message.json<Letter>())
    if (message.reply && !nats.isClosed()) message.respond(JSON.stringify(receipt))
  } catch (error) {
    log.error({ error }, 'a letter of another server cannot be dealt with')
  }
}
