import type { Json } from '@orrery/kernel'
import type { House } from '../../rooms/house.ts'
import type { RoomSeat } from '../../rooms/room.ts'
import { openSeated } from '../../rooms/rooms.ts'
import type { PairingRow } from '../../store/club/quick.ts'
import { Trouble } from '../../trouble.ts'

type Settings = { readonly [setting: string]: Json }

/** Opens the table of two who have agreed to play, once, whoever asks and however often. `off`: it cannot be. */
export async function openMatched(house: House, pairing: PairingRow): Promise<'played' | 'off'> {
  const isThere = async (): Promise<boolean> => (await house.store.revisionOf(pairing.table_id)) !== null
  if (await isThere()) return 'played'
  const game = await house.game(pairing.game)
  if (game === null) return 'off'
  const { read } = house.store.database
  const names = await read.selectFrom('players').select(['id', 'name']).where('id', 'in', [pairing.one, pairing.other]).execute()
  const seats = [
    { player: pairing.one, brings: pairing.one_brings },
    { player: pairing.other, brings: pairing.other_brings },
  ].map(({ player, brings }, seat): RoomSeat => {
    const name = names.find(({ id }) => id === player)?.name ?? ''
    return { seat, player, name, bot: null, leftAt: null, settings: brings === null ? null : (JSON.parse(brings) as Settings) }
  })
  try {
    await openSeated(house, {
      ...{ id: pairing.table_id, host: pairing.one, game, settings: JSON.parse(pairing.settings) as Settings, listed: false, seats },
      away: [pairing.one, pairing.other],
    })
    return 'played'
  } catch (error) {
    // Two servers may open it at once.
    if (await isThere()) return 'played'
    if (!(error instanceof Trouble)) throw error
    house.log.warn({ table: pairing.table_id, error }, 'two who met cannot play')
    return 'off'
  }
}
