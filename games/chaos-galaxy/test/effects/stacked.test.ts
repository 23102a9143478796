import { expect, test } from 'vitest'
import { act, asked, card, duel, heard, offers, placeOf, reach, shown, through, values } from '../given.ts'

/** Yggdrasil's ability has been used twice in the window of a shot; the other player may answer. */
function twice(hand: readonly string[]) {
  const p = duel({ you: { hangar: ['yggdrasil'], hand: ['turul'] }, opponent: { hangar: ['karom'], hand: [...hand, 'turul'] } })
  through(p, 'attack:colony:1', 'defend-with:{karom}', 'fire:{karom}:{yggdrasil}', 'use:{yggdrasil}:0')
  through(p, 'use:{yggdrasil}:0')
  return p
}

test('CG-STACK-12, CG-STACK-13 · two abilities of one card are told apart: one is neutralised, the other takes effect', () => {
  const p = twice(['zavaras'])
  const used = p.g.stack.filter((item) => item.kind === 'ability').map((item) => item.id)
  expect(used).toHaveLength(2)
  act(p, 'play:{zavaras}')
  expect(p.options()).toEqual(used.map((id) => `target:stack:${id}`))
  p.answer(`target:stack:${used[0]}`)
  while (p.g.stack.some((item) => item.kind !== 'action')) p.answer(p.options().includes('pass') ? 'pass' : (p.options()[0] as string))
  expect(heard(p, 'neutralised').map((event) => event.stack)).toEqual([used[0]])
  expect(p.g.lasting).toHaveLength(1)
})

test('CG-STACK-9, CG-VAL-6 · a copy takes effect first, is no card and may have another target', () => {
  const p = duel({
    you: { hand: ['verdij'], hangar: ['marduk-kurios'] },
    opponent: { hand: ['visszhang'], hangar: ['turul', 'karom'] },
  })
  act(p, 'event:{verdij}', 'target:{karom}', 'play:{visszhang}')
  while (asked(p) !== 'stack-copy') p.answer('pass')
  expect(p.g.stack.map(({ copied }) => copied)).toEqual([false, true])
  p.answer('yes', 1)
  reach(p)
  expect(placeOf(p.g, card(p, 'marduk-kurios'))).toBe('trash of 0')
  expect(placeOf(p.g, card(p, 'karom'))).toBe('trash of 1')
  expect(p.g.seats[0]?.trash.filter((one) => one === card(p, 'verdij'))).toHaveLength(1)
  expect(p.g.seats[1]?.credits).toBe(18)
})

test('CG-STACK-13 · what copies cannot be copied', () => {
  const p = duel({ you: { hand: ['jo-uzlet', 'visszhang', 'turul'] }, opponent: { hand: ['visszhang', 'turul'] } })
  act(p, 'event:{jo-uzlet}', 'play:{visszhang@1}')
  act(p, 'play:{visszhang@0}')
  expect(p.g.stack.at(-1)?.targets).toEqual([[card(p, 'jo-uzlet')]])
})

test('CG-STACK-9 · a copy of a card that goes to the void sends nothing there', () => {
  const p = duel({ you: { hand: ['embargo'] }, opponent: { hand: ['visszhang', 'felsobb-parancs'] } })
  act(p, 'event:{embargo}', 'play:{visszhang}')
  while (!heard(p, 'copied').length) p.answer('pass')
  reach(p)
  expect(heard(p, 'to-void')).toHaveLength(1)
  expect(p.g.lasting.map((lasting) => lasting.seat).sort()).toEqual([0, 1])
})

test('CG-STACK-9 · a new target is chosen as if one controlled the card, and stays legal', () => {
  const p = duel({ you: { hangar: ['liktor'], hand: ['extra-talalat'] }, opponent: { hangar: ['holdimado'], hand: ['meglepo-fordulat'] } })
  through(p, 'attack:colony:1', 'defend-with:{holdimado}', 'fire:{liktor}:{holdimado}', 'play:{extra-talalat}', 'play:{meglepo-fordulat}')
  reach(p, 'firing-return')
  expect(heard(p, 'retargeted').map((event) => event.target)).toEqual([card(p, 'holdimado')])
  expect([values(p, 'liktor')[1], values(p, 'holdimado')[1]]).toEqual([2, 3])
})

test('CG-ABIL-4, CG-STACK-8 · a card of the wasteland named as a target is shown to all', () => {
  const p = duel({ you: { hand: ['feltamado-roncs'], wasteland: ['karom'] } })
  act(p, 'event:{feltamado-roncs}')
  expect(heard(p, 'shown', 1).map((event) => event.card)).toEqual([card(p, 'karom')])
  expect(placeOf(reach(p).g, card(p, 'karom'))).toBe('hangar of 0')
})

test('CG-CPAY-5, CG-CPAY-8 · a group: options are announced, one is neutralised, the rest falls at one moment', () => {
  const p = duel({
    you: { hangar: ['karom', '> plazmaraketa unpaid'], cantina: [] },
    opponent: { hangar: ['marduk-kurios', '> torpedoraj unpaid'], hand: ['zavaras'] },
  })
  through(p, 'attack:colony:1', 'defend-with:{marduk-kurios}', 'pay:{plazmaraketa}', 'pay:{torpedoraj}')
  while (p.g.combat !== null && p.g.combat.step === 'payment' && p.g.stack.length < 2)
    p.answer(p.options().includes('done') ? 'done' : 'pass')
  expect(p.g.stack.map((item) => [item.grouped, item.targets])).toEqual([
    [true, [[card(p, 'marduk-kurios')]]],
    [true, [[card(p, 'karom')]]],
  ])
  // Both are destroyed: the second missile does not wait for the effect of the first.
  const both = p.g.stack.map((item) => item.id)
  expect(offers(p, 'play:{zavaras}')).toBe(true)
  p.answer('pass')
  expect(placeOf(p.g, card(p, 'karom'))).toBe('trash of 0')
  expect(placeOf(p.g, card(p, 'marduk-kurios'))).toBe('trash of 1')
  expect(both).toHaveLength(2)
})

test('CG-CPAY-8 · an effect of the group can be neutralised as an ability', () => {
  const p = duel({
    you: { hangar: ['karom', '> plazmaraketa unpaid'] },
    opponent: { hangar: ['marduk-kurios'], hand: ['zavaras'] },
  })
  through(p, 'attack:colony:1', 'defend-with:{marduk-kurios}', 'pay:{plazmaraketa}', 'play:{zavaras}')
  reach(p, 'firing-act')
  expect(shown(p, 'marduk-kurios').armourLeft).toBe(2)
})
