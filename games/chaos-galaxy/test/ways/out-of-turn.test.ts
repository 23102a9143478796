import { seenBy } from '@orrery/kernel'
import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import type { State } from '../../state.ts'
import { view } from '../../view.ts'
import { rewrite } from '../effects/given.ts'
import { act, asked, card, credits, doing, duel, type GivenSeat, heard, offers, pile, placeOf, reach, through } from '../given.ts'

const leave = (p: Play<State>, seat: number): void => void p.answer({ concede: true }, seat)
const attacks = (p: Play<State>): string[] => p.options().filter((id) => id.startsWith('attack:'))

test('CG-MULTI-9, CG-MULTI-11 · who gives up out of turn is gone at once: no target, no neighbour, no cards, and the seats close up', () => {
  const p = duel({
    you: { hangar: ['liktor'] },
    opponent: { hangar: ['karom'], cantina: ['zsoldos'], hand: ['riado'] },
    others: [{ cantina: ['zsoldos'] }, {}],
  })
  expect([...new Set(attacks(p).map((id) => id.split(':')[1]))]).toContain('crew')
  const crew = card(p, 'zsoldos', 1)
  expect(offers(p, `attack:crew:${crew}`)).toBe(true)
  const { version } = p.table
  leave(p, 1)
  expect([asked(p), p.question().seat]).toEqual(['main-action', 0])
  expect(attacks(p).filter((id) => id.startsWith('attack:colony'))).toEqual(['attack:colony:2', 'attack:colony:3'])
  expect(offers(p, `attack:crew:${crew}`)).toBe(false)
  expect(offers(p, `attack:crew:${card(p, 'zsoldos', 2)}`)).toBe(true)
  const seen = view(p.g, 'spectator')
  expect(seen.seats.map(({ neighbours, out }) => [out, neighbours])).toEqual([
    [false, [2, 3]],
    [true, []],
    [false, [3, 0]],
    [false, [0, 2]],
  ])
  expect([placeOf(p.g, crew), pile(p, 'headquarters', 1), p.g.leaving]).toEqual(['gone of 1', [], []])
  // An answer to an earlier version of the table comes too late.
  expect(p.refused({ option: 'attack:colony:1' }, 0, version)).toMatchObject({ rule: 'TABLE-2' })
  expect(heard(p, 'conceded', 3)).toMatchObject([{ seat: 1 }])
})

test('CG-MULTI-8, CG-MULTI-11 · the survivor is told of the win at once, also in the middle of a window of its own', () => {
  const p = duel({ you: { hand: ['jo-uzlet'] }, opponent: { hand: ['felsobb-parancs'] }, others: [{ hand: ['felsobb-parancs'] }] })
  act(p, 'event:{jo-uzlet}')
  leave(p, 0)
  leave(p, p.g.order[0] as number)
  expect(p.table.result).toMatchObject({ rule: 'CG-MULTI-7', winners: p.g.order })
  expect(p.table.questions).toEqual([])
})

test('CG-MULTI-15 · an announcement whose targets leave while they are named is taken back, and costs nothing', () => {
  const p = duel({ you: { hand: ['bergyilkos'], credits: 9 }, opponent: { cantina: ['zsoldos', 'zsoldos'] }, others: [{}, {}] })
  act(p, 'event:{bergyilkos}')
  expect([asked(p), p.options().length]).toEqual(['stack-target', 2])
  leave(p, 1)
  expect([asked(p), p.question().seat, offers(p, 'event:{bergyilkos}')]).toEqual(['main-action', 0, false])
  expect([pile(p, 'headquarters'), credits(p), p.g.stack]).toEqual([['bergyilkos'], 9, []])
})

test('CG-MULTI-15 · so is one in a window: what the seat may answer with is asked anew', () => {
  rewrite('riado', [
    { kind: 'resolve', targets: [{ id: 't1', sel: { zone: 'cantina', player: 'opponent' } }], do: [{ op: 'destroy', who: 't1' }] },
  ])
  const p = duel({
    you: { hand: ['jo-uzlet'] },
    opponent: { hand: ['riado'], credits: 9 },
    others: [{ cantina: ['zsoldos', 'zsoldos'] }, {}],
  })
  act(p, 'event:{jo-uzlet}')
  expect([asked(p), p.question().seat]).toEqual(['stack-answer', 1])
  act(p, 'play:{riado}')
  expect([asked(p), p.options().length]).toEqual(['stack-target', 2])
  leave(p, 2)
  expect([asked(p), p.question().seat, p.options()]).toEqual(['stack-answer', 1, ['pass', 'pass-until']])
  expect([pile(p, 'headquarters', 1), credits(p, 1)]).toEqual([['riado'], 9])
  const before = credits(p)
  reach(p)
  expect([p.g.order, credits(p) > before]).toEqual([[0, 1, 3], true])
})

test('CG-MULTI-13 · whom a triggered effect means by opponent is asked among those who sit next to its player now', () => {
  const p = duel({ you: { surface: ['aknagyuru +4 unpaid'] }, opponent: {}, others: [{}, {}] })
  doing(p, 'pay:{aknagyuru}')
  expect([asked(p), p.options()]).toEqual(['opponent', ['opponent:1', 'opponent:3']])
  leave(p, 1)
  expect([asked(p), p.options()]).toEqual(['opponent', ['opponent:2', 'opponent:3']])
})

/** Seat 1 has a paid text that means seat 2, its opponent; others answer what seat 0 does. */
const meaning = (you: GivenSeat) =>
  duel({
    you,
    opponent: { surface: ['aknagyuru +4'] },
    others: [{}, { hand: ['felsobb-parancs'], credits: 9 }],
    also: (g) => {
      g.foes.push({ card: g.seats[1]?.surface[0] ?? 0, seat: 2 })
    },
  })
const taxes = (p: Play<State>): number[] => view(p.g, 'spectator').seats.map(({ attackTax }) => attackTax)

test('CG-MULTI-13 · when the neighbour whom a text means gives up while another’s action waits, the next is chosen before it takes effect', () => {
  const p = meaning({ hand: ['jo-uzlet'], credits: 9 })
  expect(taxes(p)).toEqual([0, 0, 1, 0])
  act(p, 'event:{jo-uzlet}')
  expect([asked(p), p.question().seat]).toEqual(['stack-answer', 3])
  leave(p, 2)
  p.answer('pass', 3)
  expect([asked(p), p.question().seat, p.options(), p.g.stack.length]).toEqual(['opponent', 1, ['opponent:3', 'opponent:0'], 1])
  p.answer('opponent:0')
  expect([asked(p), p.question().seat, taxes(p)]).toEqual(['main-action', 0, [1, 0, 0, 0]])
  // Nobody is asked for a text whose player leaves with it, nor when the turn breaks off.
  const gone = meaning({ hand: ['jo-uzlet'], credits: 9 })
  act(gone, 'event:{jo-uzlet}')
  leave(gone, 2)
  leave(gone, 1)
  gone.answer('pass', 3)
  expect(asked(gone)).toBe('main-action')
})

test('CG-MULTI-13, CG-MULTI-6 · when the neighbour whom a text means is eliminated, the next is chosen before the window of the end phase', () => {
  const p = duel({
    you: { hand: [] },
    opponent: { filler: 0 },
    others: [{ surface: ['aknagyuru +4'] }, { hand: ['felsobb-parancs'], credits: 9 }],
    also: (g) => {
      g.foes.push({ card: g.seats[2]?.surface[0] ?? 0, seat: 1 })
    },
  })
  act(p, 'end')
  p.answer('pass', 3)
  expect([asked(p), p.question().seat, p.g.order, p.g.phase]).toEqual(['opponent', 2, [0, 2, 3], 'end'])
  p.answer('opponent:0')
  expect([asked(p), taxes(p), p.g.active]).toEqual(['stack-end', [1, 0, 0, 0], 0])
})

test('CG-MULTI-12 · who is asked in a combat that its defender has left is asked nothing more of that combat', () => {
  const p = duel({ you: { hangar: ['liktor'], cantina: ['vasfalo'] }, opponent: { hangar: ['karom'] }, others: [{}, {}] })
  through(p, 'attack:colony:1', 'attack-with:{liktor}')
  reach(p, 'equip-defenders')
  leave(p, 1)
  reach(p)
  expect([asked(p), p.g.combat, attacks(p).length > 0]).toEqual(['main-action', null, true])
  expect(heard(p, 'defends-with')).toEqual([])
})

test('CG-MULTI-12, CG-ADEF-3 · of a defender who leaves when its trap is answered nothing more is bombed', () => {
  const p = duel({
    settings: { activeDefence: true },
    you: { hangar: ['mamut-i'], hand: ['felulbiralas'], credits: 9 },
    opponent: { surface: ['csali-kolonia unpaid'], hand: ['turul', 'karom'], credits: 9 },
    others: [{}],
  })
  through(p, 'attack:headquarters:1', 'bomb:{mamut-i}', 'trap:{csali-kolonia}')
  reach(p, 'stack-answer')
  p.answer({ concede: true }, 1)
  reach(p)
  expect([p.g.active, heard(p, 'bombing-success'), heard(p, 'discarded')]).toEqual([0, [], []])
})

test('CG-MULTI-9 · who has left in the middle of a window watches: it sees neither its hand nor what lies face down', () => {
  const p = duel({
    you: { hand: ['jo-uzlet'] },
    opponent: { hand: ['felsobb-parancs'] },
    others: [{ hand: ['riado'], cantina: ['zsoldos unpaid'] }, {}],
  })
  act(p, 'event:{jo-uzlet}')
  expect(view(p.g, 2).seats[2]?.hand).toHaveLength(1)
  leave(p, 2)
  expect(asked(p)).toBe('stack-answer')
  expect(view(p.g, 2).seats).toEqual(view(p.g, 'spectator').seats)
  expect(seenBy(p.table, 2)).toMatchObject({ question: null, canConcede: false })
})

test('CG-DEF-7, CG-MULTI-10 · only the attacker and the attacked have a side that ships may join', () => {
  const joining = (player: number): boolean => {
    const side = (seat: number): GivenSeat => ({ hangar: ['liktor', 'turul'], hand: seat === player ? ['erosites'] : [], credits: 9 })
    const p = duel({ you: side(0), opponent: side(1), others: [side(2)] })
    through(p, 'attack:colony:1', 'attack-with:{liktor@0}', 'done', 'defend-with:{liktor@1}', 'done')
    for (let asking = 0; !offers(p, 'play:{erosites}') && asked(p) !== 'main-action' && asking < 40; asking++)
      p.answer(p.options().find((id) => ['pass', 'done', 'no-return'].includes(id)) ?? { options: [] })
    return offers(p, 'play:{erosites}')
  }
  expect([joining(0), joining(1), joining(2)]).toEqual([true, true, false])
})

test('CG-ATK-9 · only the attacked player, no third one, may play what changes the target of the attack', () => {
  const changing = (player: number): boolean => {
    const side = (seat: number): GivenSeat => ({ surface: ['ipari-park'], hand: seat === player ? ['fejetlenseg'] : [], credits: 9 })
    const p = duel({ you: { hangar: ['liktor'] }, opponent: side(1), others: [side(2)] })
    act(p, 'attack:colony:1')
    for (let asking = 0; p.options().includes('pass') && !offers(p, 'play:{fejetlenseg}') && asking < 9; asking++) p.answer('pass')
    return offers(p, 'play:{fejetlenseg}')
  }
  expect([changing(1), changing(2)]).toEqual([true, false])
})

test('CG-STACK-15, CG-ATK-5 · after an attack is declared the player after the attacker is asked first, whoever is attacked', () => {
  const asks = (defender: number): number[] => {
    const side = { hand: ['csendes-merules'], hangar: ['liktor'], credits: 5 }
    const p = duel({ you: side, opponent: side, others: [side, side] })
    act(p, `attack:colony:${defender}`)
    const seats: number[] = []
    for (let asking = 0; asked(p) === 'stack-window' && asking < 9; asking++) {
      seats.push(p.question().seat)
      p.answer('pass')
    }
    return seats
  }
  expect([asks(1), asks(3)]).toEqual([
    [1, 2, 3, 0],
    [1, 2, 3, 0],
  ])
})
