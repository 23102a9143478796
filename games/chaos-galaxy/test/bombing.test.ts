import { expect, test } from 'vitest'
import type { Effect, Operation } from '../effects/language/vocabulary.ts'
import { rewrite } from './effects/given.ts'
import { bombAll, fight } from './fight.ts'
import { act, asked, card, credits, duel, heard, offers, pile, placeOf, reach, shown, through } from './given.ts'

test('CG-BOMB-1 · any number of active ships bomb; used and damaged ones cannot', () => {
  const p = fight(['liktor', 'birodalmi-cirkalo', 'mamut-i'], ['cobra-flash'])
  act(p, 'fire:{cobra-flash}:{mamut-i}', 'no-return')
  through(p, 'fire:{birodalmi-cirkalo}:{cobra-flash}')
  reach(p, 'bombing-bombers')
  expect(p.options(0)).toEqual([`bomb:${card(p, 'liktor')}`])
})

test('CG-BOMB-2, CG-BOMB-3 · the bombing values together mill the colony from its top into the wasteland', () => {
  const p = fight(['mamut-i', 'liktor'], [], { opponent: { colony: ['turul', 'gagarin'], filler: 18 } })
  act(p, 'bomb:{mamut-i}', 'bomb:{liktor}')
  reach(p)
  expect([pile(p, 'colony', 1).length, pile(p, 'wasteland', 1).length]).toEqual([15, 5])
  expect(pile(p, 'wasteland', 1).slice(0, 2)).toEqual(['turul', 'gagarin'])
  expect(heard(p, 'bombed')).toMatchObject([{ total: 5 }])
})

test('CG-BOMB-4 · a smaller colony is milled to nothing, and the game goes on until the win check', () => {
  const p = fight(['mamut-i'], [], { opponent: { filler: 2 } })
  act(p, 'bomb:{mamut-i}')
  reach(p)
  expect([pile(p, 'colony', 1), pile(p, 'wasteland', 1).length, p.table.result]).toEqual([[], 2, null])
})

test('CG-DEF-4, CG-BOMB-8 · bombing a base that is saved is no success, whatever would have destroyed it', () => {
  const successes = (...effects: Effect[]): unknown[] => {
    rewrite('kelteto', effects)
    const p = fight(['mamut-i', 'liktor'], [], { opponent: { surface: ['kelteto'] }, attack: 'attack:base:{kelteto}' })
    through(p, 'bomb:{mamut-i}', 'bomb:{liktor}')
    reach(p)
    return [placeOf(p.g, card(p, 'kelteto')), heard(p, 'bombing-success').length]
  }
  const saved: Operation = { op: 'modify', who: 'self', armour: 9, until: 'permanent' }
  expect(successes({ kind: 'replace', event: 'wouldBeDestroyed', who: 'self', instead: [saved] })).toEqual(['surface of 1', 0])
  expect(successes()).toEqual(['trash of 1', 1])
})

test('CG-BOMB-8, CG-BOMB-3 · a text that waits for its card to be bombed waits for that one alone', () => {
  rewrite('kelteto', [
    { kind: 'static', do: [{ op: 'modify', who: 'self', armour: 9 }] },
    { kind: 'triggered', when: { event: 'bombed', who: 'self' }, do: [{ op: 'gainCredits', player: 'you', n: 1 }] },
  ])
  const gained = (attack: string): number => {
    const p = fight(['liktor'], [], { opponent: { surface: ['kelteto', 'ipari-park'], credits: 3 }, attack })
    through(p, 'bomb:{liktor}')
    reach(p)
    return credits(p, 1) - 3
  }
  expect(['attack:base:{kelteto}', 'attack:base:{ipari-park}', 'attack:colony:1'].map(gained)).toEqual([1, 0, 0])
})

test('CG-BOMB-2 · an effect that waits for a bombing waits for one with a total above 0', () => {
  const gained = (prevented: number): number => {
    rewrite('kelteto', [
      { kind: 'static', do: [{ op: 'preventBombing', what: 'colony', player: 'you', n: prevented }] },
      { kind: 'triggered', when: { event: 'bombed', player: 'you', what: 'colony' }, do: [{ op: 'gainCredits', player: 'you', n: 1 }] },
    ])
    const p = fight(['liktor'], [], { opponent: { surface: ['kelteto'], credits: 3 } })
    through(p, 'bomb:{liktor}')
    reach(p)
    return credits(p, 1) - 3
  }
  expect([1, 2].map(gained)).toEqual([1, 0])
})

test('CG-BOMB-5 · two or more at the headquarters: exactly one card of the defender’s choice; less does nothing', () => {
  const at = (ships: string[]) => fight(ships, [], { attack: 'attack:headquarters:1', theirHand: ['turul', 'gagarin', 'solyom'] })
  const p = at(['mamut-i', 'liktor'])
  through(p, 'bomb:{mamut-i}', 'bomb:{liktor}')
  reach(p, 'main-action')
  expect(pile(p, 'headquarters', 1)).toHaveLength(2)
  const own = at(['liktor'])
  through(own, 'bomb:{liktor}')
  for (let asking = 0; asked(own) !== 'bombing-discard' && asking < 9; asking++) own.answer('pass')
  expect([own.question().seat, own.options()]).toEqual([1, ['turul', 'gagarin', 'solyom'].map((id) => `discard:${card(own, id, 1)}`)])
  const one = at(['turul'])
  through(one, 'bomb:{turul@0}')
  reach(one)
  expect(pile(one, 'headquarters', 1)).toHaveLength(3)
})

test('CG-BOMB-6 · crew is destroyed by two bombing: paid to the trash, unpaid to the wasteland; by one it is not', () => {
  const at = (ship: string, crew: string) => {
    const p = fight([ship], [], { opponent: { cantina: [crew] }, attack: 'attack:crew:{vasfalo}' })
    through(p, `bomb:{${ship}}`)
    reach(p)
    return placeOf(p.g, card(p, 'vasfalo'))
  }
  expect(at('liktor', 'vasfalo')).toBe('trash of 1')
  expect(at('liktor', 'vasfalo unpaid')).toBe('wasteland of 1')
  expect(at('turul', 'vasfalo')).toBe('cantina of 1')
})

test('CG-BOMB-7 · an unpaid base is destroyed by two bombing and not by one', () => {
  const at = (ship: string) => {
    const p = fight([ship], [], { opponent: { surface: ['ipari-park unpaid'] }, attack: 'attack:base:{ipari-park}' })
    through(p, `bomb:{${ship}}`)
    reach(p)
    return placeOf(p.g, card(p, 'ipari-park'))
  }
  expect(at('turul')).toBe('surface of 1')
  expect(at('liktor')).toBe('wasteland of 1')
})

test('CG-BOMB-8, CG-BOMB-9 · a paid base loses armour and turns damaged; two attacks of a turn add up to its destruction', () => {
  const p = duel({ you: { hangar: ['mamut-i', 'turul'] }, opponent: { surface: ['urvedelmi-kor'] } })
  through(p, 'attack:base:{urvedelmi-kor}', 'attack-with:{mamut-i}', 'done', 'bomb:{mamut-i}')
  reach(p)
  expect([shown(p, 'urvedelmi-kor').turned, shown(p, 'urvedelmi-kor').armourLeft]).toEqual(['damaged', 1])
  through(p, 'attack:base:{urvedelmi-kor}', 'bomb:{turul}')
  reach(p)
  expect(placeOf(p.g, card(p, 'urvedelmi-kor'))).toBe('trash of 1')
  const whole = fight(['liktor', 'birodalmi-cirkalo'], [], {
    opponent: { surface: ['urvedelmi-kor'] },
    attack: 'attack:base:{urvedelmi-kor}',
  })
  through(whole, 'bomb:{liktor}', 'bomb:{birodalmi-cirkalo}')
  reach(whole)
  expect(placeOf(whole.g, card(whole, 'urvedelmi-kor'))).toBe('trash of 1')
})

test('CG-BOMB-10 · at the end of the step the bombers turn used, others do not', () => {
  const p = fight(['liktor', 'mamut-i'], [])
  through(p, 'bomb:{liktor}')
  reach(p)
  expect([shown(p, 'liktor').turned, shown(p, 'mamut-i').turned]).toEqual(['used', 'active'])
})

test('CG-BOMB-11, CG-ATK-9 · without a target no bombers are named and the ships keep their state', () => {
  const p = duel({
    you: { hangar: ['mamut-i'] },
    opponent: { hangar: ['szarvasbogar'], cantina: ['vasfalo'] },
  })
  through(p, 'attack:crew:{vasfalo}', 'defend-with:{szarvasbogar}', 'board:{vasfalo}:{szarvasbogar}')
  bombAll(p)
  expect([heard(p, 'bombs-with'), shown(p, 'mamut-i').turned, placeOf(p.g, card(p, 'vasfalo'))]).toEqual([[], 'active', 'cantina of 1'])
})

test('CG-BOMB-12 · one window between the designation and the result: ordnance, combat and reaction interrupts', () => {
  const p = fight(['dulo'], [], { hand: ['csendes-merules'], theirHand: ['felsobb-parancs'] })
  act(p, 'bomb:{dulo}')
  expect(asked(p)).toBe('bombing-ordnance')
  act(p, 'done')
  expect([asked(p), p.question().seat, heard(p, 'bombed')]).toEqual(['stack-answer', 1, []])
  act(p, 'pass')
  expect([p.question().seat, offers(p, 'ordnance:{dulo}'), offers(p, 'play:{csendes-merules}')]).toEqual([0, true, true])
  act(p, 'ordnance:{dulo}')
  expect(p.question().seat).toBe(1)
  reach(p)
  expect(heard(p, 'bombed')).toMatchObject([{ total: 3 }])
})

test('CG-BOMB-13 · a bomber that left play in the window does not count, nor one that left the combat', () => {
  const bombing = (victim: string, ...bombers: string[]) => {
    const table = duel({ you: { hangar: ['gagarin', 'liktor'] }, opponent: { hangar: ['cobra-flash'], cantina: ['kamikazerobot'] } })
    through(
      table,
      'attack:colony:1',
      'attack-with:{gagarin}',
      'attack-with:{liktor}',
      'defend-with:{cobra-flash}',
      'board:{kamikazerobot}:{cobra-flash}',
    )
    through(table, ...bombers, 'use:{kamikazerobot}:0', `target:{${victim}}`)
    reach(table)
    return table
  }
  const one = bombing('gagarin', 'bomb:{gagarin}', 'bomb:{liktor}')
  expect([placeOf(one.g, card(one, 'gagarin')), heard(one, 'bombed').map(({ total }) => total)]).toEqual(['trash of 0', [2]])
  expect(pile(one, 'wasteland', 1)).toHaveLength(2)
  // If no bomber is left, the colony loses nothing.
  const none = bombing('gagarin', 'bomb:{gagarin}', 'done')
  expect([pile(none, 'wasteland', 1), heard(none, 'bombing-success'), shown(none, 'liktor').turned]).toEqual([[], [], 'active'])
  // A bomber that is hit but stays counts.
  const stays = bombing('liktor', 'bomb:{gagarin}', 'bomb:{liktor}')
  expect([shown(stays, 'liktor').turned, heard(stays, 'bombed').map(({ total }) => total)]).toEqual(['damaged', [3]])
  const left = fight(['gagarin', '> onkentes', 'liktor'], [], { opponent: { hand: ['megvesztegetes'] }, credits: 0 })
  through(left, 'bomb:{gagarin}', 'bomb:{liktor}')
  through(left, 'play:{megvesztegetes}', 'target:{gagarin}')
  reach(left)
  expect(heard(left, 'bombed')).toMatchObject([{ total: 2 }])
})

test('CG-BOMB-14 · ships hit in the bombing step turn damaged at its end, before the crew returns', () => {
  const p = fight(['mamut-i', 'birodalmi-cirkalo'], [], {
    you: { cantina: ['vasfalo'] },
    opponent: { surface: ['savakna unpaid'] },
    attack: 'attack:base:{savakna}',
  })
  through(p, 'bomb:{birodalmi-cirkalo}', 'trap:{savakna}')
  reach(p)
  expect([shown(p, 'birodalmi-cirkalo').turned, shown(p, 'birodalmi-cirkalo').armourLeft]).toEqual(['damaged', 2])
  const order = p.events('spectator').map((event) => event.type)
  expect(order.indexOf('turned-damaged')).toBeLessThan(order.indexOf('combat-over'))
  expect(order.indexOf('turned-damaged')).toBeGreaterThan(order.indexOf('turned-used'))
})
