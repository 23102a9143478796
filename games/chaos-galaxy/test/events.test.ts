import { expect, test } from 'vitest'
import { CARDS } from '../content/cards.ts'
import { HAPPENED } from '../state.ts'
import { act, asked, card, credits, doing, duel, offers, pass, pile, placeOf, reach, values } from './given.ts'

test('CG-EVT-1 · an event is played from the hand in your own main phase, paid, takes effect and goes to the trash', () => {
  const p = duel({ you: { hand: ['osszehangolt-tamadas'], hangar: ['liktor'], credits: 3 } })
  doing(p, 'event:{osszehangolt-tamadas}')
  expect(credits(p)).toBe(0)
  expect(values(p, 'liktor')[1]).toBe(3)
  expect(placeOf(p.g, card(p, 'osszehangolt-tamadas'))).toBe('trash of 0')
  const waiting = duel({ active: 1, you: { hand: ['osszehangolt-tamadas'] }, opponent: { hand: ['jo-uzlet'] } })
  act(waiting, 'event:{jo-uzlet}')
  expect(waiting.options().some((id) => id.startsWith('event:'))).toBe(false)
})

test('CG-EVT-2 · an attack event is answered by combat interrupts of either side, no other event is', () => {
  const announced = (event: string, ...targets: string[]) => {
    const p = duel({
      you: { hand: [event, 'aldozatos-vedelem'], hangar: ['liktor'], cantina: ['kantinos'] },
      opponent: { hand: ['erosites', 'aldozatos-vedelem'], hangar: ['birodalmi-cirkalo', 'karom'] },
    })
    expect(offers(p, 'play:{aldozatos-vedelem@0}')).toBe(false)
    act(p, `event:{${event}}`, ...targets)
    return p
  }
  const p = announced('verdij', 'target:{karom}')
  expect(p.question()).toMatchObject({ seat: 1, message: 'stack-answer' })
  // There is no combat to join, and a card that would do nothing is not offered.
  expect([offers(p, 'play:{erosites}'), offers(p, 'play:{aldozatos-vedelem@1}')]).toEqual([false, true])
  act(p, 'play:{aldozatos-vedelem@1}')
  expect([p.question().seat, offers(p, 'play:{aldozatos-vedelem@0}')]).toEqual([0, true])
  reach(p)
  // The event has taken effect, which ends the exception.
  expect(placeOf(p.g, card(p, 'karom'))).toBe('trash of 1')
  expect([p.g.combat, offers(p, 'play:{aldozatos-vedelem@0}')]).toEqual([null, false])
  // A resource event, a special one, a response event.
  for (const event of ['jo-uzlet', 'jovobelatas', 'zsakmanyolas']) {
    const other = duel({
      you: { hand: [event, 'aldozatos-vedelem'] },
      opponent: { hand: ['aldozatos-vedelem'] },
      also: (g) => Object.assign(g.seats[1] ?? {}, { thisTurn: HAPPENED.shipDestroyed }),
    })
    act(other, `event:{${event}}`)
    expect([other.question().name, offers(other, 'play:{aldozatos-vedelem@1}')], event).toEqual(['stack-answer', false])
    act(other, 'pass')
    expect([other.question().seat, offers(other, 'play:{aldozatos-vedelem@0}')], event).toEqual([0, false])
  }
})

test('CG-EVT-3, CG-EVT-4 · a response event requires its occurrence earlier in the period that the card names', () => {
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

/** A side with something of everything that resource events count or change. */
const RICH = {
  hangar: ['liktor used', '> femkarom', 'turul'],
  cantina: ['vasfalo'],
  surface: ['ipari-park', 'kitinfal unpaid'],
  trash: ['verdij', 'jo-uzlet', 'szabadalom', 'asofog'],
  wasteland: ['riado', 'szitakoto'],
}

test('CG-EVT-5, CG-EVT-6 · resource and special events require nothing but your own main phase and their cost', () => {
  const priced = CARDS.filter(({ type, subtype, price }) => type === 'event' && ['resource', 'special'].includes(subtype) && price > 0)
  expect(priced.length).toBeGreaterThan(10)
  for (const { id, price } of priced) {
    const holding = (held: number) => duel({ you: { ...RICH, hand: [id], credits: held }, opponent: { hangar: ['karom'] }, turn: 1 })
    expect([offers(holding(price - 1), `event:{${id}}`), offers(holding(price), `event:{${id}}`)], id).toEqual([false, true])
  }
})

test('CG-EVT-5 · resource events make credits, cards or developments, and again in the same turn', () => {
  const resources = CARDS.filter(({ type, subtype }) => type === 'event' && subtype === 'resource')
  expect(resources.length).toBeGreaterThan(8)
  for (const { id, price } of resources) {
    const p = duel({ you: { ...RICH, hand: [id, id], credits: 2 * price + 8 }, opponent: { hangar: ['karom'] } })
    const goods = (): number => {
      const developed = (p.g.seats[0]?.surface ?? []).map((base) => p.g.developments[base] ?? 0)
      return credits(p) + pile(p, 'headquarters').length + Math.max(...developed)
    }
    for (const nth of ['', '#1']) {
      // The card itself and its cost are gone.
      const left = goods() - 1 - price
      act(p, `event:{${id}${nth}}`)
      while (asked(p) === 'stack-target') p.answer(p.options()[0] as string)
      reach(p)
      expect(goods(), id).toBeGreaterThan(left)
    }
  }
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
