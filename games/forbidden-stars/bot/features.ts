import { type Features, inputsOf, type Put, type Seat } from '@orrery/kernel'
import { FACTIONS } from '../content/factions.ts'
import { UNIT_KINDS } from '../content/units.ts'
import { UPGRADES } from '../content/upgrades.ts'
import { at } from '../rules/at.ts'
import { seatOf } from '../rules/seats.ts'
import { factionOfObjective } from '../rules/setup-objectives.ts'
import { FIRST_TOKEN, plasticKind } from '../rules/units.ts'
import { NONE, PHASES, type State } from '../state.ts'
import { MEASURES, measures } from './measures.ts'
import { distance, priceOf } from './worth.ts'

const ROUNDS = Array.from({ length: 9 }, (_, round) => `${round + 1}`)
const COUNTS = ['0', '1', '2', '3', '4']
/** The seat's objectives that are easiest to take, one by one. */
const AIMS = ['1', '2', '3']
const factions = FACTIONS.map(({ key }) => key)
const kinds = UNIT_KINDS.map(({ key }) => key)
const upgrades = UPGRADES.map(({ key }) => key)

const { names, from } = inputsOf({
  own: MEASURES,
  best: MEASURES,
  mean: MEASURES,
  round: ROUNDS,
  phase: PHASES,
  collected: COUNTS,
  'best-collected': COUNTS,
  faction: factions,
  'other-faction': factions,
  units: kinds,
  'other-units': kinds,
  routed: ['own', 'others'],
  upgrades,
  'other-upgrades': upgrades,
  aim: AIMS,
  'best-aim': AIMS,
  table: ['first', 'others-out'],
})

/** The values of the measures that are scaled to 1. */
const SCALE: readonly number[] = [1, 1, 1, 8, 8, 8, 5, 3, 4, 30, 20]
const UNITS = 4
const STRENGTH = 12

/** The inputs for a seat: its measures and those of the others, all public. */
function read(g: State, seat: Seat, put: Put): void {
  const others = g.players.flatMap(({ eliminated }, other) => (other === seat || eliminated ? [] : [other]))
  const share = 1 / Math.max(1, others.length)
  const rows = measures(g)
  const row = (of: Seat): readonly number[] => at(rows, of)
  for (const [place, scale] of SCALE.entries()) {
    putSome(put, from.own + place, at(row(seat), place) / scale)
    const theirs = others.map((other) => at(row(other), place) / scale)
    putSome(put, from.best + place, Math.max(0, ...theirs))
    putSome(put, from.mean + place, share * theirs.reduce((sum, one) => sum + one, 0))
  }
  put(from.round + Math.min(ROUNDS.length, Math.max(1, g.round)) - 1, 1)
  put(from.phase + PHASES.indexOf(g.phase), 1)
  const collected = (of: Seat): number => Math.min(COUNTS.length - 1, at(g.players, of).collected.length)
  put(from.collected + collected(seat), 1)
  put(from['best-collected'] + Math.max(0, ...others.map(collected)), 1)
  readSeats(g, seat, share, put)
  readUnits(g, seat, share, put)
  const aims = others.map((other) => aimsOf(g, other))
  for (const [place, aim] of aimsOf(g, seat).entries()) putSome(put, from.aim + place, aim)
  for (let place = 0; place < AIMS.length; place++)
    putSome(put, from['best-aim'] + place, Math.max(0, ...aims.map((theirs) => theirs[place] ?? 0)))
  if (g.first === seat) put(from.table, 1)
  putSome(put, from.table + 1, g.seats - 1 - others.length)
}

function putSome(put: Put, input: number, value: number): void {
  if (value !== 0) put(input, value)
}

/** Adds factions and order upgrades, which are public. */
function readSeats(g: State, seat: Seat, share: number, put: Put): void {
  const sums = new Array<number>(names.length).fill(0)
  const add = (input: number, value: number): void => {
    sums[input] = at(sums, input) + value
  }
  for (const [other, player] of g.players.entries()) {
    if (player.eliminated || player.faction === NONE) continue
    const own = other === seat
    add((own ? from.faction : from['other-faction']) + player.faction, own ? 1 : share)
    for (const upgrade of player.upgrades) add((own ? from.upgrades : from['other-upgrades']) + upgrade, own ? 1 : share)
  }
  for (const [input, value] of sums.entries()) putSome(put, input, value)
}

/** Adds units on the board by kind, and the share of them that is routed. */
function readUnits(g: State, seat: Seat, share: number, put: Put): void {
  const counts = new Array<number>(2 * kinds.length).fill(0)
  let own = 0
  let others = 0
  for (let unit = 0; unit < FIRST_TOKEN; unit++) {
    if (g.units.area[unit] === NONE) continue
    const kind = plasticKind(unit)
    const isOwn = g.units.seat[unit] === seat
    const place = isOwn ? kind : kinds.length + kind
    counts[place] = at(counts, place) + 1
    if (g.units.routed[unit] === 0) continue
    if (isOwn) own += priceOf(kind)
    else others += share * priceOf(kind)
  }
  for (const [place, count] of counts.entries())
    if (place < kinds.length) putSome(put, from.units + place, count / UNITS)
    else putSome(put, from['other-units'] + place - kinds.length, (share * count) / UNITS)
  putSome(put, from.routed, own / STRENGTH)
  putSome(put, from.routed + 1, others / STRENGTH)
}

/** The seat's strength near each of its objectives that it has not collected, minus the others' there; the easiest first. */
function aimsOf(g: State, seat: Seat): number[] {
  const aims: number[] = []
  for (const [area, objective] of g.objectives.entries()) {
    if (objective === NONE || seatOf(g, factionOfObjective(objective)) !== seat) continue
    let strength = 0
    for (let unit = 0; unit < FIRST_TOKEN; unit++) {
      const place = g.units.area[unit] as number
      if (place === NONE) continue
      const price = priceOf(plasticKind(unit))
      if (g.units.seat[unit] === seat) {
        if (g.units.routed[unit] === 0 && distance(g, place >> 2, area >> 2) <= 1) strength += price
      } else if (place === area) strength -= price
    }
    aims.push(1 + strength / STRENGTH)
  }
  return aims.sort((one, other) => other - one).slice(0, AIMS.length)
}

/** The features of Forbidden Stars' learned evaluation; there is a network for each number of players. */
export const features: Features<State> = { version: 1, names: () => names, network: (g) => `${g.seats}`, read }
