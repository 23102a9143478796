import type { AddressInfo } from 'node:net'
import { steadyClock } from './clock.ts'
import type { Cluster } from './cluster/cluster.ts'
import type { Leased } from './cluster/ownership.ts'
import { resumeBots } from './rooms/rooms.ts'
import type { ServerContext } from './server-context.ts'
import { contextOf } from './start/context.ts'
import { type Entrance, openEntrance } from './start/entrance.ts'
import { type Foundation, openFoundation } from './start/foundation.ts'
import { type Heartbeat, startHeartbeat } from './start/heartbeat.ts'
import type { ServerOptions } from './start/options.ts'
import { openParts, type Parts } from './start/parts.ts'
import { openWatch } from './start/watch.ts'
import { within } from './within.ts'

export type { ServerOptions } from './start/options.ts'

export interface Server {
  readonly url: string
  /** Stops: no acknowledged answer is lost, no table ends. */
  close(): Promise<void>
}

/** A server with all that belongs to it. */
interface Opened {
  readonly context: ServerContext
  readonly foundation: Foundation
  readonly parts: Parts
  readonly entrance: Entrance
  readonly heartbeat: Heartbeat
  /** When a server was last alive, if this one is alone. */
  readonly alive: number | null
}

/** How long a stopping server waits for the database, and for answers in progress, in milliseconds. */
const PARTING = 2000

/** Starts a server; resolves when it listens. Rejects with a clear `Error` if the data or the port cannot be used. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const opened = await open(options)
  const port = await listen(opened, options)
  begin(opened)
  let closing: Promise<void> | null = null
  return {
    url: `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`,
    close: () => (closing ??= stop(opened)),
  }
}

/** Opens everything, from the data upwards. */
async function open(options: ServerOptions): Promise<Opened> {
  const clock = steadyClock()
  let running: { readonly context: ServerContext; readonly parts: Parts } | null = null
  const watch = openWatch(options.log, () => running?.context.now() ?? (options.now ?? clock.now)())
  const foundation = await openFoundation(options, watch.log, {
    lost: () => running !== null && leaseLost(running.context, running.parts),
    resumed: () => running?.parts.cluster?.resumed(),
  })
  const now = options.now ?? foundation.ownership?.now ?? clock.now
  const partsLater = () => {
    if (running === null) throw new Error('a part of the server is used before it is opened')
    return running.parts
  }
  try {
    // Before anybody can read a clock that is still to be moved on.
    const alive = await resumed(foundation, now())
    const context = contextOf(options, foundation, watch, now, partsLater)
    const parts = openParts(context, foundation, watch, options)
    running = { context, parts }
    const entrance = openEntrance(context, parts, options)
    return {
      context,
      foundation,
      parts,
      entrance,
      alive,
      heartbeat: startHeartbeat(context, parts, entrance.door, now === clock.now ? clock : null),
    }
  } catch (error) {
    await foundation.ownership?.leave().catch(() => undefined)
    await foundation.close()
    throw error
  }
}

/** Lets no time pass for anybody since a server was last alive. Returns when that was; null if it is unknown, or others are there. */
async function resumed({ store, ownership, alone }: Foundation, now: number): Promise<number | null> {
  if (ownership !== null) return ownership.alive
  return alone ? await store.resumeClocks(now) : null
}

/** Resolves with the port. What was opened is closed if it cannot be had. */
async function listen(opened: Opened, { host, port }: ServerOptions): Promise<number> {
  const { context, foundation, parts, entrance, heartbeat } = opened
  try {
    await entrance.app.listen({ port, host })
  } catch (error) {
    heartbeat.stop()
    parts.stop()
    parts.cluster?.leave()
    await foundation.ownership?.leave().catch(() => undefined)
    await context.bots.close()
    await foundation.close()
    throw new Error(`cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : String(error)}`)
  }
  return (entrance.app.server.address() as AddressInfo).port
}

/** Lets clocks, tournaments, bots, notices and deferred work go on from where they were. */
function begin({ context, foundation, parts, heartbeat, alive }: Opened): void {
  const { log } = context
  parts.sweep.start()
  void parts.tournaments
    .start()
    .then(() => (parts.cluster === null ? resumeBots(context) : undefined))
    .catch((error) => log.error({ error }, 'bots cannot go on'))
  parts.notices.start(foundation.alone)
  void parts.jobQueue.start(foundation.alone).catch((error) => log.error({ error }, 'deferred work cannot go on'))
  heartbeat.startForgetting(alive)
}

/** The lease had run out: this server owns no table any more, and reads anew what it needs. */
function leaseLost(context: ServerContext, { cluster, tournaments }: Parts): void {
  context.log.warn({}, 'the lease had run out; all tables are read anew')
  cluster?.anew()
  void tournaments.start().catch((error: unknown) => context.log.error({ error }, 'tournaments cannot go on'))
}

async function stop({ context, foundation, parts, entrance, heartbeat }: Opened): Promise<void> {
  context.closing = true
  const last = heartbeat.pulse()
  context.store.flush()
  // Another process may hold the database: waiting for it is not worth it.
  await within(PARTING, last)
  heartbeat.stop()
  parts.stop()
  if (parts.cluster !== null && foundation.ownership !== null) await drain(context, parts.cluster, foundation.ownership)
  // What was just committed is still being sent.
  await new Promise((resolve) => setImmediate(resolve))
  await Promise.all([entrance.close(), context.bots.close()])
  await Promise.all([parts.jobQueue.idle(), parts.recorder.idle(), parts.notices.idle()])
  await foundation.close()
}

/** Gives the tables to others, once nothing is in progress here. */
async function drain({ rooms, log }: ServerContext, cluster: Cluster, ownership: Leased): Promise<void> {
  await within(PARTING, Promise.all([...rooms.values()].map((room) => room.turn)))
  await ownership
    .leave()
    .catch((error: unknown) => log.warn({ error }, 'the tables cannot be given up; others have them when the lease runs out'))
  cluster.leave()
}
