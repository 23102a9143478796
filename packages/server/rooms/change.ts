import type { UnderWay } from '@orrery/play'
import { notStored, RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import type { Change } from '../store/store.ts'
import { progressOf, seatRow } from './columns.ts'
import { reread } from './load.ts'
import { OwnedElsewhere } from './owned-elsewhere.ts'
import { isBot, type Room, type RoomSeat, waitingAt } from './room.ts'
import type { ReplicatedMove } from './step.ts'

/** Runs actions at a room one after the other; a failed one does not stop the next. */
export function inTurn<T>(room: Room, act: () => Promise<T>): Promise<T> {
  room.pending++
  const done = room.turn.then(act).finally(() => {
    room.pending--
  })
  room.turn = done.catch(() => undefined)
  return done
}

/** A wanted change of a table. */
export interface Wanted {
  readonly change: Change
  /** What other servers need to apply the same change; null: they read the table again. */
  readonly step?: ReplicatedMove
  /** Applies the change to the room, after it is stored. */
  done(): void
}

/** How often a change is tried again because another server was first. */
const TRIES = 20

/**
 * Changes a table: first in the store, then in memory, so that memory is never ahead. `want` returns the change, or null for none; it is
 * called again after somebody else has changed the table. Call it in the room's turn. Returns whether the table changed. Throws a
 * `RequestError` if the change cannot be stored; then nothing has happened.
 */
export async function change(context: ServerContext, room: Room, want: () => Wanted | null): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    mustHold(context, room)
    const { wanted, trouble } = wish(want)
    if (wanted === null) {
      // What is not possible here may be possible at the table's current state.
      if ((await context.store.revisionOf(room.id)) === room.revision) {
        if (trouble !== null) throw trouble
        return false
      }
    } else if ((await stored(context, room, wanted.change)) === 'kept') {
      room.revision++
      wanted.done()
      context.bus.tell({
        kind: 'table',
        server: context.ownership.name,
        table: room.id,
        revision: room.revision,
        step: wanted.step ?? null,
      })
      if (wanted.change.progress !== undefined) {
        context.clockSet(wanted.change.progress.due)
        context.asked(room.id)
      }
      return true
    }
    await stillMine(context, room)
    await reread(context, room)
  }
  throw new RequestError('failed', 'the table is being changed elsewhere; try again')
}

/** A table that this server does not own must not be changed here. */
function mustHold(context: Pick<ServerContext, 'ownership'>, room: Room): void {
  if (room.lost || !context.ownership.holds()) throw new OwnedElsewhere(null)
}

/** Somebody else has changed the table: another server may own it by now. */
async function stillMine(context: Pick<ServerContext, 'lose' | 'ownership'>, room: Room): Promise<void> {
  const owner = await context.ownership.take(room.id)
  if (owner === null) return
  context.lose(room)
  throw new OwnedElsewhere(owner)
}

function wish(want: () => Wanted | null): { readonly wanted: Wanted | null; readonly trouble: RequestError | null } {
  try {
    return { wanted: want(), trouble: null }
  } catch (error) {
    if (error instanceof RequestError) return { wanted: null, trouble: error }
    throw error
  }
}

async function stored(context: Pick<ServerContext, 'log' | 'meter' | 'store'>, room: Room, changed: Change): Promise<'kept' | 'behind'> {
  const began = performance.now()
  const timed = (outcome: 'kept' | 'behind' | 'failed') => context.meter.stored(outcome, (performance.now() - began) / 1000)
  try {
    const outcome = await context.store.append(room.id, room.revision, changed)
    timed(outcome)
    return outcome
  } catch (error) {
    timed('failed')
    context.log.error({ table: room.id, error }, 'a change cannot be stored')
    throw notStored(error, 'table')
  }
}

/** Changes seats: `want` returns the different ones, or none. A player who takes over from a bot has the full time. */
export function changeSeats(context: ServerContext, room: Room, want: () => readonly RoomSeat[]): Promise<boolean> {
  return change(context, room, () => {
    const changed = want()
    if (changed.length === 0) return null
    const seats = room.seats.map((seat) => changed.find((one) => one.seat === seat.seat) ?? seat)
    const play = room.play === null ? null : afresh(room, seats, room.play, context.now())
    return {
      change: {
        seats: seats.filter((seat) => changed.includes(seat)).map((seat) => seatRow(room.id, seat, play)),
        ...(play === null ? {} : { progress: progressOf(room, play, room.changed, seats) }),
      },
      done() {
        room.seats = seats
        room.play = play
      },
    }
  })
}

function afresh(room: Room, seats: readonly RoomSeat[], play: UnderWay, now: number): UnderWay {
  const waiting = waitingAt(room)
  const clocks = play.clocks.map((clock, seat) =>
    isBot(room, seat) && !isBot({ seats }, seat) && waiting.includes(seat) ? { ...clock, since: now } : clock,
  )
  return { ...play, clocks }
}
