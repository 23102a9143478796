import { createRequire } from 'node:module'
import type { AddressInfo, Server } from 'node:net'
import { measurable } from '../load/measured.ts'
import { tutorialGame } from './boardgame-io.ts'

interface TheirServer {
  run(config: { readonly port: number }): Promise<{ readonly appServer: Server }>
}

interface TheirModule {
  Server(setup: { readonly games: readonly object[]; readonly origins: readonly string[]; readonly db?: object }): TheirServer
  readonly FlatFile: new (where: { readonly dir: string }) => object
}

/** boardgame.io's own server. It stores matches in the named folder by its own means, by default in memory. */
const [folder = ''] = process.argv.slice(2)
const theirs = createRequire(import.meta.url)('boardgame.io/server') as TheirModule
const { appServer } = await theirs
  .Server({ games: [tutorialGame], origins: [], ...(folder === '' ? {} : { db: new theirs.FlatFile({ dir: folder }) }) })
  .run({ port: 0 })
measurable(`http://127.0.0.1:${(appServer.address() as AddressInfo).port}`, async () => void appServer.close())
