import type { KeyInfo } from '@orrery/protocol'
import { freshId, freshToken, sha256 } from '../ids.ts'
import { visit } from '../store/visit.ts'
import { keyringOn } from './keyring.ts'

/** A player, as the host sees one. */
export interface FoundPlayer {
  readonly id: string
  readonly name: string
  readonly created: number
}

/** A host's commands on players' keys; they work whether or not the server runs. */
export interface KeyAdmin {
  /** The players with that id or name. */
  find(idOrName: string): Promise<FoundPlayer[]>
  /** Makes a player that only programs with keys play for. */
  addPlayer(name: string): Promise<FoundPlayer>
  keys(player: string): Promise<KeyInfo[]>
  make(player: string, name: string, perMinute: number): Promise<{ readonly key: KeyInfo; readonly secret: string }>
  drop(player: string, id: string): Promise<void>
  close(): void
}

/** Opens the keys of a data folder, or of a Postgres. Rejects with a clear `Error` if that fails. */
export async function openKeyAdmin(folder: string, url: string | null): Promise<KeyAdmin> {
  const { database, close } = await visit(folder, url)
  const keyring = keyringOn(database, Date.now)
  const { read, transaction } = database
  return {
    find: (idOrName) =>
      read
        .selectFrom('players')
        .select(['id', 'name', 'created'])
        .where((where) => where.or([where('id', '=', idOrName), where('name', '=', idOrName)]))
        .orderBy('created')
        .execute(),
    async addPlayer(name) {
      const player = { id: freshId(), name, created: Date.now() }
      await transaction(
        async (db) =>
          void (await db
            .insertInto('players')
            .values({ ...player, token: sha256(freshToken()) })
            .execute()),
      )
      return player
    },
    keys: (player) => keyring.of(player),
    make: (player, name, perMinute) => keyring.make(player, name, perMinute),
    drop: (player, id) => keyring.drop(player, id),
    close,
  }
}
