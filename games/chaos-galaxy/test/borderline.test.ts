import { expect, test } from 'vitest'
import { dealDamage } from '../effects/do/destroying.ts'
import { run } from '../effects/do/operations.ts'
import { TURNED } from '../state.ts'
import { putAway } from '../table/zones.ts'
import { drive } from './effects/given.ts'
import { fight } from './fight.ts'
import { act, asked, card, credits, duel, offers, placeOf, reach, shown, through } from './given.ts'

test('CG-VAL-5 · crew that takes armour away destroys its ship when it is paid, as when it boards paid', () => {
  const table = (crew: string) => duel({ you: { hangar: ['liktor -2'], cantina: [crew] }, opponent: { hangar: ['szarvasbogar'] } })
  const paidAboard = table('vergozos unpaid')
  through(paidAboard, 'attack:colony:1', 'board:{vergozos}:{liktor}', 'pay:{vergozos}')
  expect(placeOf(paidAboard.g, card(paidAboard, 'liktor'))).toBe('trash of 0')
  const boardsPaid = table('vergozos')
  through(boardsPaid, 'attack:colony:1', 'board:{vergozos}:{liktor}')
  expect(placeOf(boardsPaid.g, card(boardsPaid, 'liktor'))).toBe('trash of 0')
})

test('CG-STACK-11, CG-WEAP-4 · a sale of weaponry that is unpaid when it takes effect does not happen', () => {
  const p = duel({ you: { hangar: ['liktor', '> fotonlandzsa'], credits: 3 }, opponent: { hand: ['szabotazs'] } })
  act(p, 'sell:{fotonlandzsa}', 'play:{szabotazs}')
  reach(p)
  expect([placeOf(p.g, card(p, 'fotonlandzsa')), shown(p, 'fotonlandzsa').paid, credits(p)]).toEqual(['mounted of 0', false, 3])
})

test('CG-BOMB-1 · a ship permitted to bomb after firing may do so if its own fire turned it used, not if something else did', () => {
  const given = { you: { hangar: ['turul', 'liktor'], cantina: ['hidegveru-parancsnok'] }, opponent: { hangar: ['mamut-i'] } }
  const p = duel(given)
  through(p, 'attack:colony:1', 'attack-with:{turul}', 'attack-with:{liktor}', 'board:{hidegveru-parancsnok}:{turul}')
  through(p, 'defend-with:{mamut-i}')
  const fired = duel(given)
  through(fired, 'attack:colony:1', 'attack-with:{turul}', 'attack-with:{liktor}', 'board:{hidegveru-parancsnok}:{turul}')
  through(fired, 'defend-with:{mamut-i}', 'fire:{turul}:{mamut-i}', 'no-return')
  reach(p, 'firing-act')
  p.g.turned[card(p, 'turul')] = TURNED.used
  for (const one of [p, fired]) reach(one, 'bombing-bombers')
  expect([p, fired].map((one) => offers(one, 'bomb:{turul}'))).toEqual([false, true])
})

test('CG-STACK-21 · damage is not redirected to a ship that has left: it stays where it was', () => {
  const p = fight(['birodalmi-cirkalo'], ['liktor', 'turul'], { theirHand: ['bajtarsiassag'] })
  act(p, 'pass', 'fire:{birodalmi-cirkalo}:{liktor}')
  through(p, 'play:{bajtarsiassag}', 'target:{liktor}')
  for (let asking = 0; p.g.lasting.length === 0 && asking < 10; asking++) p.answer('pass')
  putAway(p.g, card(p, 'turul'))
  drive(dealDamage(p.g, [{ to: card(p, 'liktor'), amount: 3, by: card(p, 'birodalmi-cirkalo') }], run), [])
  expect(placeOf(p.g, card(p, 'liktor'))).toBe('trash of 1')
})

test('CG-SHIP-2 · crew in slots of its own leaves the others to weaponry, in whatever order they come', () => {
  const crewFirst = duel({ you: { hangar: ['hidrogenszivo', '> onkentes', '> femkarom'], hand: ['berfegyver'] } })
  const weaponryFirst = duel({ you: { hangar: ['hidrogenszivo', '> femkarom', '> onkentes'], hand: ['berfegyver'] } })
  for (const p of [crewFirst, weaponryFirst]) expect(offers(p, 'mount:{berfegyver}:{hidrogenszivo}')).toBe(true)
  const full = duel({
    you: {
      hangar: ['hidrogenszivo', '> femkarom', '> karomvilla', '> onkentes'].filter((one) => one !== '> karomvilla'),
      hand: ['berfegyver'],
    },
  })
  expect(offers(full, 'mount:{berfegyver}:{hidrogenszivo}')).toBe(true)
})

test('CG-FIRE-13, CG-FIRE-19 · a shot at the last attacker is lost if that changes sides, and the shooter turns used', () => {
  const p = fight(['turul'], ['liktor'], { credits: 0, theirHand: ['megvesztegetes'] })
  while (asked(p) !== 'firing-act' || p.question().seat !== 1) p.answer('pass')
  act(p, 'fire:{liktor}:{turul}')
  through(p, 'play:{megvesztegetes}')
  reach(p)
  expect([shown(p, 'liktor').turned, placeOf(p.g, card(p, 'turul'))]).toEqual(['used', 'hangar of 0'])
})
