import { expect, test } from 'vitest'
import { act, card, credits, doing, duel, offers, pass, pile, placeOf, reach, values } from './given.ts'

test('CG-EVT-1 · an event is played from the hand in the own main phase, paid, takes effect and goes to the trash', () => {
  const p = duel({ you: { hand: ['osszehangolt-tamadas'], hangar: ['liktor'], credits: 3 } })
  doing(p, 'event:{osszehangolt-tamadas}')
  expect(credits(p)).toBe(0)
  expect(values(p, 'liktor')[1]).toBe(3)
  expect(placeOf(p.g, card(p, 'osszehangolt-tamadas'))).toBe('trash of 0')
  const waiting = duel({ active: 1, you: { hand: ['osszehangolt-tamadas'] }, opponent: { hand: ['jo-uzlet'] } })
  act(waiting, 'event:{jo-uzlet}')
  expect(waiting.options().some((id) => id.startsWith('event:'))).toBe(false)
})

test('CG-EVT-2 · an attack event may be answered by a combat interrupt, another event may not', () => {
  const hangar = ['liktor']
  const attack = duel({ you: { hand: ['verdij'], hangar }, opponent: { hand: ['erosites'], hangar: ['birodalmi-cirkalo'] } })
  act(attack, 'event:{verdij}')
  const playable = (p: ReturnType<typeof duel>): boolean => p.options().some((id) => id.startsWith('play:'))
  const other = duel({ you: { hand: ['jo-uzlet'], hangar }, opponent: { hand: ['erosites'], hangar: ['birodalmi-cirkalo'] } })
  act(other, 'event:{jo-uzlet}')
  expect(playable(other)).toBe(false)
  expect(attack.question()).toMatchObject({ seat: 1, message: 'stack-answer' })
})

test('CG-EVT-3, CG-EVT-4 · a response event asks for its occurrence, earlier in the period that the card names', () => {
  expect(offers(duel({ you: { hand: ['tanulsagok'] } }), 'event:{tanulsagok}')).toBe(false)
  const p = duel({ active: 1, you: { hand: ['tanulsagok'], hangar: ['karom'] }, opponent: { hand: ['verdij'] } })
  act(p, 'event:{verdij}')
  reach(p)
  expect(placeOf(p.g, card(p, 'karom'))).toBe('trash of 0')
  doing(p, 'end')
  reach(p)
  doing(p, 'event:{tanulsagok}')
  expect(pile(p, 'headquarters')).toHaveLength(2)
})

test('CG-EVT-5 · a resource event makes resources and has no rule of its own', () => {
  const p = duel({ you: { hand: ['mozgositas'], credits: 0, hangar: ['liktor', 'turul'] } })
  expect(offers(p, 'event:{mozgositas}')).toBe(true)
})

test('CG-EVT-7 · no event during a combat, nor while something waits on the stack', () => {
  const combat = duel({ you: { hand: ['osszehangolt-tamadas'], hangar: ['liktor'] }, opponent: { hangar: ['karom'] } })
  act(combat, 'attack:colony:1')
  for (let step = 0; step < 15 && combat.g.combat !== null; step++) {
    expect(combat.options().some((id) => id.startsWith('event:'))).toBe(false)
    combat.answer(combat.options().find((id) => ['pass', 'done', 'no-return'].includes(id)) ?? (combat.options()[0] as string))
  }
  const stack = duel({ you: { hand: ['jo-uzlet', 'osszehangolt-tamadas'] }, opponent: { hand: ['felulbiralas', 'jo-uzlet'] } })
  act(stack, 'event:{jo-uzlet@0}')
  expect(stack.options().some((id) => id.startsWith('event:'))).toBe(false)
  pass(stack)
  expect(offers(stack, 'event:{osszehangolt-tamadas}')).toBe(true)
})
