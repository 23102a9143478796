import { connect, createServer, type Socket } from 'node:net'
import { startNats, startPostgres } from '../services.ts'
import { startServer } from './server.ts'

/** Two servers on one Postgres, behind one address that distributes connections among the running servers. */
export interface RunningCluster {
  readonly url: string
  /** The address of the Postgres. */
  readonly database: string
  /** Kills a server with all its connections, as if its machine failed; the other continues. */
  kill(server: 0 | 1): void
  /** Starts a killed server again. */
  revive(server: 0 | 1): Promise<void>
  stop(): Promise<void>
}

/** Starts Postgres, NATS and two servers; resolves when both answer. `settings`: further settings, given the address of both. */
export async function startCluster(settings: (url: string) => Readonly<Record<string, string>> = () => ({})): Promise<RunningCluster> {
  const [postgres, nats, door] = await Promise.all([startPostgres(), startNats(), openDoor()])
  const env = { DATABASE_URL: postgres.url, NATS_URL: nats.url, ...settings(door.url) }
  const servers = [
    await startServer({ env: { ...env, ORRERY_DRAWN: 'one' } }),
    await startServer({ env: { ...env, ORRERY_DRAWN: 'other' } }),
  ] as const
  const portOf = (server: 0 | 1): number => Number(new URL(servers[server].url).port)
  door.open(portOf(0))
  door.open(portOf(1))
  return {
    url: door.url,
    database: postgres.url,
    kill(server) {
      servers[server].kill()
      door.close(portOf(server))
    },
    async revive(server) {
      await servers[server].restart()
      door.open(portOf(server))
    },
    async stop() {
      door.stop()
      await Promise.all(servers.map((server) => server.stop()))
      await Promise.all([postgres.stop(), nats.stop()])
    },
  }
}

/** An address whose connections go to the servers in turn, skipping closed ones. */
async function openDoor() {
  const open = new Set<number>()
  const through = new Map<Socket, number>()
  let turn = 0
  const door = createServer((from) => {
    const ports = [...open]
    const port = ports[turn++ % ports.length] ?? 0
    const to = connect(port, '127.0.0.1')
    through.set(from, port)
    const end = () => {
      through.delete(from)
      from.destroy()
      to.destroy()
    }
    for (const side of [from, to]) side.on('error', end).on('close', end)
    from.pipe(to).pipe(from)
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const address = door.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    open: (port: number) => void open.add(port),
    close(port: number) {
      open.delete(port)
      for (const [socket, of] of through) if (of === port) socket.destroy()
    },
    stop() {
      for (const socket of through.keys()) socket.destroy()
      door.close()
    },
  }
}
