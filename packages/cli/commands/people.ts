import { openPeopleAdmin, type PeopleAdmin, type PersonFound, ROLES, type Role } from '@orrery/server'
import { PLACE_FLAGS, placeOf, tried } from '../settings/place.ts'
import { dayOf } from '../terminal/day.ts'
import { type Command, read, UsageError } from '../usage.ts'

export const command: Command = {
  name: 'people',
  usage: '[NAME] [--give ROLE] [--take ROLE] [--acts] [--invite] [--data FOLDER] [--settings FILE]',
  about:
    'Lists members and players with a role (host, moderator, judge), gives or removes a role of the player with an id or a name, lists past acts, or makes an invitation. The server may be running.',
  async run(args) {
    const flags = { give: { type: 'string' }, take: { type: 'string' }, acts: { type: 'boolean' }, invite: { type: 'boolean' } } as const
    const { values, positionals } = read(args, { ...PLACE_FLAGS, ...flags }, [0, 1])
    const [name = ''] = positionals
    const given = values.give === undefined ? null : roleOf(values.give)
    const taken = values.take === undefined ? null : roleOf(values.take)
    if ((given !== null || taken !== null) && name === '') throw new UsageError('name the player, by an id or a name')
    const { data, database } = placeOf(values)
    return tried('people', async () => {
      const admin = await openPeopleAdmin(data, database)
      try {
        if (given !== null || taken !== null) {
          const player = await theOne(await admin.find(name), name)
          if (given !== null) await admin.give(player, given)
          if (taken !== null) await admin.take(player, taken)
        }
        const invited = values.invite === true ? [`The new invitation, shown this once: #/account/invited/${await admin.invite()}`] : []
        const lines = values.acts === true ? (await admin.acts()).map(actLine) : (await listed(admin, name)).map(personLine)
        return [...lines, ...invited].join('\n')
      } finally {
        admin.close()
      }
    })
  },
}

function roleOf(text: string): Role {
  const role = ROLES.find((one) => one === text)
  if (role === undefined) throw new UsageError(`there is no role '${text}'; there are ${ROLES.join(', ')}`)
  return role
}

/** Who is listed under a text: names that contain it, otherwise the player whose id or whole name it is. */
async function listed(admin: PeopleAdmin, text: string): Promise<readonly PersonFound[]> {
  const people = await admin.list(text)
  return people.length > 0 || text === '' ? people : admin.find(text)
}

async function theOne(found: readonly PersonFound[], wanted: string): Promise<string> {
  const [person] = found
  if (person === undefined) throw new Error(`no player has the id or the name '${wanted}'`)
  if (found.length > 1) throw new Error(`several players are named '${wanted}'; say which by id:\n${found.map(personLine).join('\n')}`)
  return person.player
}

function personLine({ player, name, since, roles }: PersonFound): string {
  const standing = [since === null ? 'guest' : `member since ${dayOf(since)}`, ...roles].join(', ')
  return `  ${player}  ${name}: ${standing}`
}

function actLine({
  seq,
  at,
  actor,
  kind,
  subject,
  detail,
}: {
  seq: number
  at: number
  actor: string | null
  kind: string
  subject: string | null
  detail: string
}): string {
  return `  ${seq}  ${new Date(at).toISOString().slice(0, 16)}  ${actor ?? 'the host’s key'}: ${kind} ${subject ?? ''} ${detail}`.trimEnd()
}
