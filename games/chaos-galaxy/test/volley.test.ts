import { type Answer, type Seat, seenBy } from '@orrery/kernel'
import type { Play } from '@orrery/kernel/testing'
import { afterEach, expect, test } from 'vitest'
import { aim, aiming, aimOf, fired, holdFire } from '../board/mat/volley.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import { card, duel, pass, reach, through } from './given.ts'

afterEach(holdFire)

const BOTH: readonly Seat[] = [0, 1]

const look = (p: Play<State>, seat: Seat): View => seenBy(p.table, seat).view as View

function answered(p: Play<State>, seat: Seat, view: View = look(p, seat)): Answer | null {
  const { question } = seenBy(p.table, seat)
  return question === null ? null : fired(question, view)
}

/** Ships of both sides as far as the defenders' naming; the attacker has `active`. */
function attacked(active: Seat): Play<State> {
  const fleet = { hangar: ['liktor', 'honfoglalo'], filler: 30 }
  const home = { hangar: ['karom', 'solyom'], filler: 30 }
  const p = duel({ active, ...(active === 0 ? { you: fleet, opponent: home } : { you: home, opponent: fleet }) })
  return reach(through(p, `attack:colony:${1 - active}`, 'attack-with:{liktor}', 'attack-with:{honfoglalo}', 'done'), 'equip-defenders')
}

test('CG-FIRE-1 · a defender fires at what was said when it was named, once its turn comes', () => {
  for (const seat of BOTH) {
    const p = attacked(1 - seat)
    const [karom, honfoglalo, liktor] = [card(p, 'karom'), card(p, 'honfoglalo'), card(p, 'liktor')]
    const { question } = seenBy(p.table, seat)
    const offered = question === null ? null : aiming(question, [`defend-with:${karom}`], look(p, seat))
    expect(offered).toEqual({ ships: [karom], enemies: [liktor, honfoglalo] })
    aim(karom, honfoglalo, seat, look(p, seat))
    expect([aimOf(karom, seat, look(p, seat)), aimOf(karom, 1 - seat, look(p, 1 - seat))]).toEqual([honfoglalo, null])
    p.answer({ options: [`defend-with:${karom}`] })
    reach(p, 'firing-act')
    expect(p.question().seat).toBe(seat)
    expect(answered(p, seat)).toEqual({ option: `fire:${karom}:${honfoglalo}` })
    aim(karom, null, seat, look(p, seat))
    expect(answered(p, seat)).toBeNull()
  }
})

test('CG-FIRE-1 · its player is asked where a ship has changed, where somebody or something has come', () => {
  const p = attacked(1)
  const [karom, honfoglalo] = [card(p, 'karom'), card(p, 'honfoglalo')]
  aim(karom, honfoglalo, 0, look(p, 0))
  p.answer({ options: [`defend-with:${karom}`] })
  reach(p, 'firing-act')
  const view = look(p, 0)
  expect(answered(p, 0)).not.toBeNull()
  const ships = (of: number, change: Partial<View['seats'][number]['hangar'][number]>): View => ({
    ...view,
    seats: view.seats.map((seat) => ({ ...seat, hangar: seat.hangar.map((ship) => (ship.id === of ? { ...ship, ...change } : ship)) })),
  })
  expect(answered(p, 0, ships(honfoglalo, { armourLeft: 1 }))).toBeNull()
  expect(answered(p, 0, ships(karom, { keywords: ['barrage'] }))).toBeNull()
  expect(answered(p, 0, ships(honfoglalo, { turned: 'used' }))).toBeNull()
  expect(answered(p, 0, ships(honfoglalo, { aboard: view.seats[0]?.hangar.slice(0, 1) ?? [] }))).toBeNull()
  const attackers = [...(view.combat?.attackers ?? []), 77]
  expect(answered(p, 0, { ...view, combat: view.combat === null ? null : { ...view.combat, attackers } })).toBeNull()
  expect(answered(p, 0, { ...view, lasting: [{ id: 5 } as View['lasting'][number]] })).toBeNull()
  const drawn = view.seats.map((seat) => ({ ...seat, hand: [...(seat.hand ?? []), { id: 88, type: 'turul' }] }))
  expect(answered(p, 0, { ...view, seats: drawn })).toBeNull()
  expect(answered(p, 0, { ...view, turn: view.turn + 1 })).toBeNull()
})

test('CG-FIRE-3 · of several ships that may fire all have to be said; what is said at a shot is for the next ones', () => {
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
    aim(other, liktor, seat, look(p, seat))
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
