import type { Seat } from '@orrery/kernel'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import { changeSeats, inTurn } from './change.ts'
import { needMember } from './rated.ts'
import { type Room, seatsOf } from './room.ts'
import { needCompany, type Person, seatAt, seated, takeSeat } from './seating.ts'
import { tellInfo } from './tell.ts'
import { readCalendars } from './timing.ts'
import { noteHand } from './visits.ts'

/** Whether a seat was left at a table with secrets: a stranger may not just sit down there and see the hand. */
export function keepsSecrets(room: Room, person: Person, at: Seat): boolean {
  const seat = room.seats[at]
  return (
    room.stage === 'playing' && room.game?.cooperative === false && seat !== undefined && seat.leftAt !== null && seat.player !== person.id
  )
}

/**
 * A stranger asks for a seat whose player has left. A player at the table, or one who watched before the seat was left, may not; everybody
 * else gets it when those who play agree.
 */
export async function askForSeat(context: ServerContext, room: Room, person: Person, at: Seat): Promise<void> {
  needCompany(context, room, await context.apart.of(person.id))
  await needMember(context, person.id, room.terms.rated)
  const { leftAt } = seatAt(room, at)
  if (leftAt === null) throw new RequestError('taken', 'somebody has this seat')
  if (seatsOf(room, person.id).length > 0) throw new RequestError('forbidden', 'who plays here may not see another hand')
  if ((await context.store.visit(room.id, person.id, context.now())) <= leftAt)
    throw new RequestError('forbidden', 'who has watched may not see a hand')
  const asked = room.asking.get(at)
  if (asked !== undefined && asked.player !== person.id) throw new RequestError('taken', 'somebody else asks for this seat')
  if (voters(room).length === 0) throw new RequestError('forbidden', 'nobody is left who could agree')
  room.asking.set(at, { seat: at, player: person.id, name: person.name, agreed: asked?.agreed ?? new Set() })
  tellInfo(context, room)
}

/** Says whether a stranger may have a seat; the stranger gets it when everybody who plays here now, and the host, agree. */
export async function answerSeatRequest(context: ServerContext, room: Room, person: Person, at: Seat, yes: boolean): Promise<void> {
  const asking = room.asking.get(at)
  if (asking === undefined) throw new RequestError('not-now', 'nobody asks for this seat')
  if (!seatsOf(room, person.id).some((seat) => seat.leftAt === null))
    throw new RequestError('forbidden', 'only who plays here may say that')
  if (!yes) {
    room.asking.delete(at)
    return tellInfo(context, room)
  }
  asking.agreed.add(person.id)
  if (voters(room).every((player) => asking.agreed.has(player))) await sitDown(context, room, { id: asking.player, name: asking.name }, at)
  else tellInfo(context, room)
}

/** Who must agree: the present players, and the host if playing. */
function voters(room: Room): string[] {
  const playing = room.seats.flatMap(({ player, leftAt }) => (player === null || leftAt !== null ? [] : [player]))
  return [...new Set(playing)].filter((player) => player === room.host || !room.away.has(player))
}

function sitDown(context: ServerContext, room: Room, person: Person, at: Seat): Promise<void> {
  return inTurn(room, async () => {
    let before: string | null = null
    const ears = await context.apart.of(person.id)
    await readCalendars(context, room, [person.id])
    await noteHand(context, room, person.id, at)
    const sits = await changeSeats(context, room, () => {
      const seat = seatAt(room, at)
      before = seat.player
      if (!keepsSecrets(room, person, at)) return []
      needCompany(context, room, ears)
      return [{ ...seat, player: person.id, name: person.name, bot: null, leftAt: null }]
    })
    if (sits) seated(context, room, person, at, before)
  })
}

/** Takes a seat, or asks for one that keeps secrets. */
export function takeOrAsk(
  context: ServerContext,
  room: Room,
  person: Person,
  at: Seat,
  settings?: Parameters<typeof takeSeat>[4],
): Promise<void> {
  return keepsSecrets(room, person, at) ? askForSeat(context, room, person, at) : takeSeat(context, room, person, at, settings)
}
