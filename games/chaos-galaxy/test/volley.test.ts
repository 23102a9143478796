import { type Answer, type Seat, seenBy } from '@orrery/kernel'
import type { Play } from '@orrery/kernel/testing'
import { beforeEach, expect, test } from 'vitest'
import { aimOf as aimAmong, aim as aimAt, aiming, fireBack as backAt, firesBack as firesAmong, mayFireBack } from '../orders/fire.ts'
import type { Aim } from '../orders/order.ts'
import type { State } from '../state.ts'
import type { CombatView, View } from '../view.ts'
import { card, duel, pass, reach, through } from './given.ts'
import { Sayings } from './saying.ts'

let sayings = new Sayings()
beforeEach(() => {
  sayings = new Sayings()
})

const HOLD: Aim = { target: null, once: false }

function aim(ship: number, at: Aim | null, seat: Seat, view: View): void {
  sayings.say(seat, aimAt(sayings.of(seat), ship, at, seat, view))
}

function fireBack(returns: boolean, seat: Seat, view: View): void {
  sayings.say(seat, backAt(sayings.of(seat), returns, seat, view))
}

const aimOf = (ship: number, seat: Seat, view: View): Aim | null => aimAmong(sayings.of(seat), ship, view)

const firesBack = (seat: Seat, view: View): boolean => firesAmong(sayings.of(seat), view)

const BOTH: readonly Seat[] = [0, 1]

const at = (target: number, once = false): Aim => ({ target, once })

const look = (p: Play<State>, seat: Seat): View => seenBy(p.table, seat).view as View

const answered = (p: Play<State>, seat: Seat, view?: View): Answer | null =>
  view === undefined ? sayings.answered(p, seat) : sayings.would(p, seat, view)

/** Both sides have ships, and the defenders are about to be named; `active` attacks. */
function attacked(active: Seat): Play<State> {
  const fleet = { hangar: ['liktor', 'honfoglalo'], filler: 30 }
  const home = { hangar: ['karom', 'solyom'], filler: 30 }
  const p = duel({ active, ...(active === 0 ? { you: fleet, opponent: home } : { you: home, opponent: fleet }) })
  return reach(through(p, `attack:colony:${1 - active}`, 'attack-with:{liktor}', 'attack-with:{honfoglalo}', 'done'), 'equip-defenders')
}

test('CG-FIRE-1 · a defender fires at the target that was ordered when it was named, once its turn comes', () => {
  for (const seat of BOTH) {
    const p = attacked(1 - seat)
    const [karom, honfoglalo, liktor] = [card(p, 'karom'), card(p, 'honfoglalo'), card(p, 'liktor')]
    const { question } = seenBy(p.table, seat)
    const offered = question === null ? null : aiming(question, [`defend-with:${karom}`], look(p, seat))
    expect(offered).toEqual({ ships: [karom], enemies: [liktor, honfoglalo] })
    aim(karom, at(honfoglalo), seat, look(p, seat))
    expect([aimOf(karom, seat, look(p, seat)), aimOf(karom, 1 - seat, look(p, 1 - seat))]).toEqual([at(honfoglalo), null])
    // On a shared screen the orders of one side do not change those of the other.
    aim(liktor, at(karom), 1 - seat, look(p, 1 - seat))
    expect([aimOf(karom, seat, look(p, seat)), aimOf(liktor, 1 - seat, look(p, 1 - seat))]).toEqual([at(honfoglalo), at(karom)])
    p.answer({ options: [`defend-with:${karom}`] })
    reach(p, 'firing-act')
    expect(p.question().seat).toBe(seat)
    expect(answered(p, seat)).toEqual({ option: `fire:${karom}:${honfoglalo}` })
    aim(karom, null, seat, look(p, seat))
    expect(answered(p, seat)).toBeNull()
  }
})

/** The answer of a defender with a fire order at its turn to fire, after a ship has changed. */
function said(one: (ships: { readonly karom: number; readonly honfoglalo: number }) => Aim) {
  const p = attacked(1)
  const ships = { karom: card(p, 'karom'), honfoglalo: card(p, 'honfoglalo') }
  aim(ships.karom, one(ships), 0, look(p, 0))
  p.answer({ options: [`defend-with:${ships.karom}`] })
  reach(p, 'firing-act')
  const view = look(p, 0)
  const after = (of: number, change: Partial<View['seats'][number]['hangar'][number]>): Answer | null =>
    answered(p, 0, {
      ...view,
      seats: view.seats.map((seat) => ({ ...seat, hangar: seat.hangar.map((ship) => (ship.id === of ? { ...ship, ...change } : ship)) })),
    })
  return { p, view, after, ...ships }
}

const STATS = { speed: 1, firepower: 9, armour: 9, bombing: 1 }

test('CG-FIRE-1 · an ordered shot is fired if it does as much and costs no more; otherwise its player is asked', () => {
  const { p, view, after, karom, honfoglalo } = said((ships) => at(ships.honfoglalo))
  const fires = { option: `fire:${karom}:${honfoglalo}` }
  expect(answered(p, 0)).toEqual(fires)
  expect([after(honfoglalo, { turned: 'used' }), after(honfoglalo, { armourLeft: 1 })]).toEqual([fires, fires])
  expect([after(karom, { values: STATS }), after(karom, { values: { ...STATS, firepower: 0 } })]).toEqual([fires, null])
  expect([after(karom, { keywords: ['barrage'] }), after(honfoglalo, { keywords: ['cloak'] })]).toEqual([null, null])
  const attackers = [...(view.combat?.attackers ?? []), 77]
  expect(answered(p, 0, { ...view, combat: view.combat === null ? null : { ...view.combat, attackers } })).toBeNull()
  const lasts = (cards: readonly number[]): View => ({ ...view, lasting: [{ id: 5, cards } as unknown as View['lasting'][number]] })
  expect([answered(p, 0, lasts([honfoglalo])), answered(p, 0, lasts([]))]).toEqual([null, fires])
  const drawn = view.seats.map((seat) => ({ ...seat, hand: [...(seat.hand ?? []), { id: 88, type: 'turul' }] }))
  expect(answered(p, 0, { ...view, seats: drawn })).toBeNull()
  expect(answered(p, 0, { ...view, turn: view.turn + 1 })).toBeNull()
})

test('CG-FIRE-12 · an ordered shot is not fired if return fire would destroy the ship now, but would not have then', () => {
  const { p, after, karom, honfoglalo } = said(() => HOLD)
  const strong = look(p, 0).seats.map((seat) => ({
    ...seat,
    hangar: seat.hangar.map((ship) => (ship.id === karom ? { ...ship, armourLeft: 9 } : ship)),
  }))
  aim(karom, at(honfoglalo), 0, { ...look(p, 0), seats: strong, combat: { ...(look(p, 0).combat as CombatView), passes: 9 } })
  expect([answered(p, 0), after(karom, { armourLeft: 9 }), after(honfoglalo, { turned: 'used' })]).toEqual([
    null,
    { option: `fire:${karom}:${honfoglalo}` },
    { option: `fire:${karom}:${honfoglalo}` },
  ])
})

test('CG-FIRE-9 · a ship may wait until its target cannot fire back any more, and passes so long', () => {
  const { p, after, karom, honfoglalo } = said((ships) => at(ships.honfoglalo, true))
  expect(answered(p, 0)).toEqual({ option: 'pass' })
  expect(after(honfoglalo, { turned: 'used' })).toEqual({ option: `fire:${karom}:${honfoglalo}` })
})

test('CG-FIRE-4 · a ship may hold its fire: it passes as long as it is unhurt', () => {
  const { p, after, karom } = said(() => HOLD)
  expect([answered(p, 0), after(karom, { armourLeft: 1 })]).toEqual([{ option: 'pass' }, null])
})

test('CG-FIRE-10 · who is to fire back always does, in this combat, for its own seat only', () => {
  for (const seat of BOTH) {
    const p = attacked(1 - seat)
    const question = seenBy(p.table, seat).question
    expect(question !== null && mayFireBack(question)).toBe(true)
    fireBack(true, seat, look(p, seat))
    expect([firesBack(seat, look(p, seat)), firesBack(1 - seat, look(p, 1 - seat))]).toEqual([true, false])
    p.answer({ options: [`defend-with:${card(p, 'solyom')}`] })
    for (let made = 0; p.question().name !== 'firing-return' && made < 20; made++)
      p.answer(p.options().find((id) => id === `fire:${card(p, 'liktor')}:${card(p, 'solyom')}`) ?? 'pass')
    expect([p.question().seat, answered(p, seat)]).toEqual([seat, { option: 'return-fire' }])
    fireBack(false, seat, look(p, seat))
    expect(answered(p, seat)).toBeNull()
  }
})

test('CG-FIRE-3 · of several ships that may fire those fire that were said; what is said at a shot is for the next ones', () => {
  for (const seat of BOTH) {
    const p = attacked(1 - seat)
    const [karom, solyom, honfoglalo, liktor] = ['karom', 'solyom', 'honfoglalo', 'liktor'].map((one) => card(p, one)) as [
      number,
      number,
      number,
      number,
    ]
    p.answer({ options: [`defend-with:${karom}`, `defend-with:${solyom}`] })
    reach(p, 'firing-act')
    const { question } = seenBy(p.table, seat)
    const may = question === null ? null : aiming(question, [], look(p, seat))
    expect([may?.ships.toSorted(), may?.enemies]).toEqual([[karom, solyom].toSorted(), [liktor, honfoglalo]])
    const due = p.options().filter((id) => id.startsWith('fire:'))
    const first = Number(due[0]?.split(':')[1])
    const other = first === karom ? solyom : karom
    aim(other, at(liktor), seat, look(p, seat))
    expect(answered(p, seat)).toBeNull()
    p.answer(`fire:${first}:${honfoglalo}`)
    for (let made = 0; p.question().name !== 'firing-act' && made < 20; made++)
      p.answer(['pass', 'no-return'].find((id) => p.options().includes(id)) ?? '')
    expect([p.question().seat, answered(p, seat)]).toEqual([seat, { option: `fire:${other}:${liktor}` }])
  }
})

test('CG-FIRE-1 · nothing is said of ships that do not fire, nor where only one is left', () => {
  const p = attacked(1)
  const { question } = seenBy(p.table, 0)
  expect(question === null ? null : aiming(question, [], look(p, 0)).ships).toEqual([])
  p.answer({ options: [`defend-with:${card(p, 'karom')}`] })
  pass(p, 'firing-act')
  const asked = seenBy(p.table, 0).question
  expect(asked === null ? null : aiming(asked, [], look(p, 0)).ships).toEqual([])
})
