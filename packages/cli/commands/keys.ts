import { name as nameSchema } from '@orrery/protocol'
import { API_KEY_PER_MINUTE, type FoundPlayer, type KeyAdmin, openKeyAdmin } from '@orrery/server'
import * as v from 'valibot'
import { PLACE_FLAGS, placeOf, tried } from '../settings/place.ts'
import { dayOf } from '../terminal/day.ts'
import { type Command, read, UsageError, wholeNumber } from '../usage.ts'

export const command: Command = {
  name: 'keys',
  usage: 'PLAYER [--new] [--make NAME [--per-minute N]] [--drop ID] [--data FOLDER] [--settings FILE]',
  about:
    'Lists the API keys of a player (an id or a name), makes one or removes one. The server may be running. With --new it makes the player, for programs alone.',
  async run(args) {
    const { values, positionals } = read(
      args,
      { ...PLACE_FLAGS, new: { type: 'boolean' }, make: { type: 'string' }, 'per-minute': { type: 'string' }, drop: { type: 'string' } },
      [1, 1],
    )
    const wanted = positionals[0] as string
    const perMinute = wholeNumber('per-minute', values['per-minute'], API_KEY_PER_MINUTE, 1, 1_000_000)
    for (const text of [values.make, values.new === true ? wanted : undefined])
      if (text !== undefined && !v.is(nameSchema, text)) throw new UsageError(`'${text}' cannot be a name`)
    const { data, database } = placeOf(values)
    return tried('keys', async () => {
      const admin = await openKeyAdmin(data, database)
      try {
        const player = values.new === true ? await admin.addPlayer(wanted) : await theOne(admin, wanted)
        if (values.drop !== undefined) await admin.drop(player.id, values.drop)
        const made = values.make === undefined ? null : await admin.make(player.id, values.make, perMinute)
        const lines = (await admin.keys(player.id)).map(
          (key) => `  ${key.id}  ${key.name}, ${key.perMinute} requests a minute, ${usedOf(key.used)}`,
        )
        const head = `${player.name} (${player.id}) has ${lines.length === 0 ? 'no keys' : 'these keys:'}`
        return [head, ...lines, ...(made === null ? [] : ['', `The new key, shown this once: ${made.secret}`])].join('\n')
      } finally {
        admin.close()
      }
    })
  },
}

async function theOne(admin: KeyAdmin, wanted: string): Promise<FoundPlayer> {
  const found = await admin.find(wanted)
  const [player] = found
  if (player === undefined) throw new Error(`no player has the id or the name '${wanted}'`)
  if (found.length > 1)
    throw new Error(
      `several players are named '${wanted}'; say which by id:\n${found.map(({ id, created }) => `  ${id}  since ${dayOf(created)}`).join('\n')}`,
    )
  return player
}

function usedOf(used: number | null): string {
  return used === null ? 'never used' : `last used on ${dayOf(used)}`
}
