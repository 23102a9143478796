import { expect, test } from 'vitest'
import { TURNED } from '../state.ts'
import { act, asked, card, credits, doing, duel, heard, ids, pass, pile, placeOf, reach, shown, through, values } from './given.ts'

test('CG-END-2 · above five cards the player discards to the wasteland until five are left', () => {
  const p = duel({
    you: {
      hand: ['turul', 'gagarin', 'solyom', 'tuzer', 'gyemanttelep', 'konyvelo', 'sasfiok'].slice(0, 0).concat(new Array(8).fill('turul')),
    },
  })
  doing(p, 'end')
  expect(p.question()).toMatchObject({ name: 'end-discard', seat: 0, params: { left: 3 } })
  for (const count of [2, 4]) expect(p.refused({ options: p.options().slice(0, count) }, 0).params?.rule).toBe('CG-END-2')
  p.answer({ options: p.options().slice(0, 3) })
  expect(p.g.seats[0]?.headquarters).toHaveLength(5)
  expect(ids(p.g, p.g.seats[0]?.wasteland ?? [])).toEqual(['turul', 'turul', 'turul'])
})

test('CG-END-3 · above twelve the player discards ships of his choice, and stops at twelve', () => {
  // Homesteader has size 4, like every destroyer.
  const p = duel({ you: { hangar: ['turul', 'turul', 'turul', 'turul', 'turul', 'turul', 'solyom'] } })
  doing(p, 'end')
  expect(p.question()).toMatchObject({ message: 'end-hangar', seat: 0, params: { size: 13, limit: 12 } })
  p.answer(`discard:${card(p, 'solyom', 0)}`)
  expect(placeOf(p.g, card(p, 'solyom', 0))).toBe('trash of 0')
  expect(asked(p)).not.toBe('end-hangar')
  expect(p.g.seats[0]?.hangar).toHaveLength(6)
})

test('CG-END-4 · more than twenty credits drop to twenty, and everybody hears how many are lost', () => {
  const p = duel({ you: { credits: 23 } })
  doing(p, 'end')
  expect(p.g.seats[0]?.credits).toBe(20)
  expect(heard(p, 'lost-credits', 1)).toMatchObject([{ seat: 0, credits: 3 }])
  const twenty = duel({ you: { credits: 20 } })
  doing(twenty, 'end')
  expect(twenty.g.seats[0]?.credits).toBe(20)
  expect(heard(twenty, 'lost-credits')).toEqual([])
})

test('CG-END-5 · all ships and bases of all players regain their armour', () => {
  const p = duel({ you: { hangar: ['turul -2'] }, opponent: { hangar: ['turul -2'], surface: ['ipari-park -1'] } })
  doing(p, 'end')
  for (const seat of [0, 1]) expect(p.g.lost[card(p, 'turul', seat)]).toBe(0)
  expect(p.g.lost[card(p, 'ipari-park')]).toBe(0)
})

test('CG-END-6, CG-STATE-9 · the active player’s turned cards turn back one step', () => {
  const p = duel({ you: { hangar: ['turul used', 'solyom damaged'] } })
  doing(p, 'end')
  expect(p.g.turned[card(p, 'turul')]).toBe(TURNED.active)
  expect(p.g.turned[card(p, 'solyom')]).toBe(TURNED.used)
})

test('CG-END-7, CG-TURN-7 · the turn passes, which everybody is told', () => {
  const p = duel()
  doing(p, 'end')
  expect(p.g).toMatchObject({ active: 1, turn: 6 })
  for (const viewer of [0, 1, 'spectator'] as const) expect(heard(p, 'turn-over', viewer)).toMatchObject([{ seat: 0, turn: 5 }])
})

test('CG-END-8 · the other player’s hand, hangar, credits and turned cards stay as they are', () => {
  const p = duel({
    opponent: { credits: 23, hand: new Array(7).fill('turul'), hangar: [...new Array(6).fill('turul'), 'solyom used'] },
  })
  doing(p, 'end')
  expect(p.g.active).toBe(1)
  expect(p.g.seats[1]?.headquarters).toHaveLength(7)
  expect(p.g.seats[1]?.hangar).toHaveLength(7)
  // Only the income of the new turn was added.
  expect(p.g.seats[1]?.credits).toBe(28)
  expect(p.g.turned[card(p, 'solyom', 1)]).toBe(TURNED.used)
})

test('CG-END-9 · reactions and abilities in one window after the win check, then the steps run through', () => {
  // Three ships of size 4 and another one: the sum is above the hangar limit.
  const side = { hangar: ['monopolista -1', 'jegorias', 'crx used', 'pusztito'], cantina: ['diplomata'], credits: 23 }
  const p = duel({
    you: { ...side, hand: [...new Array(6).fill('turul'), 'csendes-merules', 'riado', 'gyors-felkeszules'] },
    opponent: { ...side, hand: ['csendes-merules', 'riado'] },
  })
  act(p, 'end')
  pass(p, 'stack-end')
  // None of the later steps has happened yet.
  expect([p.question().seat, pile(p, 'headquarters').length, credits(p), shown(p, 'monopolista').armourLeft]).toEqual([0, 9, 23, 5])
  expect(p.options().filter((id) => /^(play|use|pay|event):/.test(id))).toEqual([
    `play:${card(p, 'csendes-merules', 0)}`,
    `use:${card(p, 'diplomata', 0)}:0`,
  ])
  act(p, 'play:{csendes-merules@0}', 'target:{monopolista@0}')
  expect([asked(p), p.question().seat]).toEqual(['stack-answer', 1])
  expect(p.options().filter((id) => /^(play|use|pay|event):/.test(id))).toEqual([
    `play:${card(p, 'csendes-merules', 1)}`,
    `use:${card(p, 'diplomata', 1)}:0`,
  ])
  act(p, 'use:{diplomata@1}:0')
  // If both pass, the window is over for good.
  act(p, 'pass', 'pass')
  const questions: string[] = []
  while (asked(p) !== 'stack-start') {
    questions.push(asked(p))
    expect(p.options().filter((id) => !id.startsWith('discard:'))).toEqual([])
    const question = p.question()
    p.answer(question.kind === 'multi-select' ? { options: p.options().slice(0, question.least) } : (p.options()[0] as string))
  }
  expect(questions).toEqual(['end-discard', 'end-hangar'])
  expect([p.g.active, credits(p), shown(p, 'crx@0').turned]).toEqual([1, 20, 'active'])
  // If the win check ends the game, there is no window.
  const won = duel({ you: { ...side, hand: ['csendes-merules'] }, opponent: { ...side, filler: 0 } })
  act(won, 'end')
  pass(won, 'stack-end')
  expect([won.table.result?.rule, won.table.questions]).toEqual(['CG-WIN-1', []])
})

test('CG-END-10 · effects until the end of the turn are over when the next turn begins', () => {
  const p = duel({ you: { hand: ['osszehangolt-tamadas'], hangar: ['liktor'] } })
  doing(p, 'event:{osszehangolt-tamadas}')
  expect(values(p, 'liktor')[1]).toBe(3)
  doing(p, 'end')
  expect(p.g.turn).toBe(6)
  expect(values(p, 'liktor')[1]).toBe(2)
})

test('CG-END-10 · a borrowed ship turns back with the borrower’s cards before it goes home', () => {
  const p = duel({ you: { hand: ['elmeuralom'] }, opponent: { hangar: ['liktor used'] } })
  doing(p, 'event:{elmeuralom}')
  expect([placeOf(p.g, card(p, 'liktor')), shown(p, 'liktor').turned]).toEqual(['hangar of 0', 'active'])
  through(p, 'attack:colony:1', 'bomb:{liktor}')
  reach(p)
  expect(shown(p, 'liktor').turned).toBe('used')
  doing(p, 'end')
  expect([placeOf(p.g, card(p, 'liktor')), shown(p, 'liktor').turned]).toEqual(['hangar of 1', 'active'])
})
