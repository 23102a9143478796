import { expect, test } from 'vitest'
import { TURNED } from '../state.ts'
import { type View, view } from '../view.ts'
import { rewrite } from './effects/given.ts'
import { fight } from './fight.ts'
import { act, asked, card, duel, heard, ids, offers, placeOf, reach, shown, through, values } from './given.ts'

/** The ships that the open question offers for firing. */
function shooters(p: ReturnType<typeof duel>): number[] {
  return [...new Set(p.options().flatMap((id) => (id.startsWith('fire:') ? [Number(id.split(':')[1])] : [])))]
}

function whoActs(p: ReturnType<typeof duel>): string[] {
  return ids(p.g, shooters(p))
}

test('CG-FIRE-1 · the fastest active ship acts first: it fires, uses an ability, or its player passes', () => {
  const p = fight(['liktor'], ['cobra-flash'])
  expect([p.question().seat, whoActs(p)]).toEqual([1, ['cobra-flash']])
  expect(offers(p, 'pass')).toBe(true)
  const stealthy = fight(['verszag'], ['liktor'])
  expect([stealthy.question().seat, offers(stealthy, 'stealth:{verszag}')]).toEqual([0, true])
})

test('CG-FIRE-2 · on equal speed the attacker acts first', () => {
  expect(fight(['karom'], ['sasfiok', 'karom']).question().seat).toBe(0)
})

test('CG-FIRE-1, CG-EQUIP-11 · a ship that left the combat has no place in the order of fire any more', () => {
  rewrite('capatamadas', [
    { kind: 'resolve', targets: [{ id: 't1', sel: { zone: 'hangar', player: 'you' } }], do: [{ op: 'removeFromCombat', who: 't1' }] },
  ])
  const p = fight(['karom', 'sasfiok'], ['liktor'], { hand: ['capatamadas'] })
  const order = () => ids(p.g, view(p.g, 'spectator').combat?.order.slice() ?? [])
  expect(order().toSorted()).toEqual(['karom', 'liktor', 'sasfiok'])
  act(p, 'play:{capatamadas}', 'target:{karom}')
  reach(p, 'firing-act')
  expect(order().toSorted()).toEqual(['liktor', 'sasfiok'])
})

test('CG-FIRE-10 · everybody sees which ships fire back in an exchange, until it is over', () => {
  const p = fight(['szitakoto', 'cobra-flash'], ['karom', 'liktor'], { hand: ['capatamadas'] })
  const returning = () => view(p.g, 'spectator').combat?.shot?.returning
  through(p, 'fire:{szitakoto}:{karom}', 'return-fire')
  expect(returning()).toEqual([card(p, 'karom')])
  through(p, 'fire:{cobra-flash}:{liktor}')
  reach(p, 'firing-return')
  expect(returning()).toEqual([])
})

test('CG-FIRE-1, CG-ABIL-30 · after an action allowed at any time the ship that is now fastest acts, whoever took the action', () => {
  rewrite('capatamadas', [
    { kind: 'resolve', do: [{ op: 'modify', who: { all: { zone: 'hangar', player: 'opponent' } }, speed: 9, until: 'combat' }] },
  ])
  const p = fight(['karom'], ['liktor'], { hand: ['capatamadas'] })
  expect([p.question().seat, whoActs(p)]).toEqual([0, ['karom']])
  act(p, 'play:{capatamadas}')
  reach(p, 'firing-act')
  expect([p.question().seat, whoActs(p)]).toEqual([1, ['liktor']])
})

test('CG-FIRE-3 · several ships faster than all enemies: any of them may act, not only the fastest', () => {
  const p = fight(['szitakoto', 'cobra-flash', 'szarvasbogar'], ['karom', 'liktor'])
  expect(whoActs(p).sort()).toEqual(['cobra-flash', 'szitakoto'])
  act(p, 'fire:{cobra-flash}:{liktor}')
  reach(p, 'firing-act')
  expect(whoActs(p)).toEqual(['szitakoto'])
  // Of equally fast ships the attacker's comes first.
  expect(whoActs(fight(['halalszarny', 'cobra-flash'], ['cobra-flash'])).sort()).toEqual(['cobra-flash', 'halalszarny'])
})

test('CG-FIRE-4 · after a pass the next enemy ship acts, then it is the turn of the passed ship again', () => {
  const p = fight(['cobra-flash'], ['sasfiok', 'szarvasbogar'])
  act(p, 'pass')
  expect([p.question().seat, whoActs(p)]).toEqual([1, ['sasfiok']])
  act(p, 'fire:{sasfiok@1}:{cobra-flash}', 'no-return')
  expect([p.question().seat, whoActs(p)]).toEqual([0, ['cobra-flash']])
})

test('CG-FIRE-5 · after a pass the fastest enemy ship is next; among equals its player chooses', () => {
  const p = fight(['cobra-flash'], ['karom', 'sasfiok', 'szarvasbogar'])
  act(p, 'pass')
  expect(shooters(p).sort()).toEqual([card(p, 'karom'), card(p, 'sasfiok', 1)].sort())
})

test('CG-FIRE-6 · three passes in a row end the step; any action begins the count anew', () => {
  const p = fight(['liktor'], ['cobra-flash'])
  act(p, 'pass')
  expect(p.question().seat).toBe(0)
  act(p, 'pass')
  expect([asked(p), p.question().seat]).toEqual(['firing-act', 1])
  act(p, 'pass')
  expect(asked(p)).toBe('bombing-bombers')
  const again = fight(['liktor'], ['cobra-flash', 'karom'])
  act(again, 'pass', 'pass', 'fire:{cobra-flash}:{liktor}', 'no-return')
  expect(again.g.combat?.passes).toBe(0)
  expect([asked(again), again.question().seat]).toEqual(['firing-act', 0])
  act(again, 'pass', 'pass')
  expect([asked(again), again.question().seat]).toEqual(['firing-act', 0])
})

test('CG-FIRE-7 · a pass ends the step when only that player can act, and so does having no active ship left', () => {
  const p = fight(['liktor'], ['cobra-flash'])
  act(p, 'fire:{cobra-flash}:{liktor}', 'no-return')
  expect([asked(p), p.question().seat]).toEqual(['firing-act', 0])
  act(p, 'pass')
  expect(heard(p, 'firing-over')).toHaveLength(1)
  const both = fight(['liktor'], ['cobra-flash'])
  act(both, 'fire:{cobra-flash}:{liktor}', 'return-fire')
  expect(heard(both, 'firing-over')).toHaveLength(1)
})

test('CG-FIRE-8 · the order is made anew after every action from the speeds and states of now', () => {
  const p = fight(['liktor'], ['cobra-flash', 'karom'], { hand: ['rajtautes'] })
  act(p, 'fire:{cobra-flash}:{liktor}')
  through(p, 'play:{rajtautes}', 'no-return')
  reach(p, 'firing-act')
  expect([p.question().seat, whoActs(p)]).toEqual([0, ['liktor']])
})

test('CG-FIRE-9 · a shot may be aimed at any enemy ship of the combat, active or not', () => {
  const p = fight(['szitakoto', 'marduk-kurios'], ['liktor', 'szarvasbogar'])
  act(p, 'fire:{szitakoto}:{liktor}', 'return-fire')
  expect(shown(p, 'liktor').turned).toBe('used')
  expect(p.options().filter((id) => id.startsWith('fire'))).toEqual([
    `fire:${card(p, 'marduk-kurios')}:${card(p, 'liktor')}`,
    `fire:${card(p, 'marduk-kurios')}:${card(p, 'szarvasbogar')}`,
  ])
})

test('CG-FIRE-10 · the player of the ship fired at decides; only an active ship returns fire', () => {
  const p = fight(['szitakoto', 'marduk-kurios'], ['szarvasbogar'])
  act(p, 'fire:{marduk-kurios}:{szarvasbogar}')
  expect([asked(p), p.question().seat, p.options()]).toEqual(['firing-return', 1, ['return-fire', 'no-return']])
  act(p, 'return-fire')
  expect(asked(p)).toBe('firing-act')
  act(p, 'fire:{szitakoto}:{szarvasbogar}')
  expect(heard(p, 'damaged').filter((event) => event.card === card(p, 'szarvasbogar'))).toHaveLength(2)
  expect(placeOf(p.g, card(p, 'szitakoto'))).toBe('hangar of 0')
})

test('CG-FIRE-11 · after the decision about return fire combat interrupts may be played before the damage', () => {
  const p = fight(['cobra-flash'], ['szarvasbogar'], { hand: ['extra-talalat'] })
  act(p, 'fire:{cobra-flash}:{szarvasbogar}')
  through(p, 'no-return')
  expect([asked(p), p.question().seat]).toEqual(['stack-answer', 0])
  act(p, 'play:{extra-talalat}')
  reach(p)
  expect(heard(p, 'damaged')).toMatchObject([{ card: card(p, 'szarvasbogar'), amount: 3 }])
})

test('CG-FIRE-12 · shot and return shot take armour at the same moment', () => {
  const p = fight(['cobra-flash'], ['jegszilank'])
  act(p, 'fire:{cobra-flash}:{jegszilank}', 'return-fire')
  expect(placeOf(p.g, card(p, 'jegszilank'))).toBe('trash of 1')
  expect(shown(p, 'cobra-flash').armourLeft).toBe(1)
})

test('CG-FIRE-13 · the shooter turns used, so does a ship that returned fire; another keeps its state', () => {
  const p = fight(['marduk-kurios'], ['szarvasbogar'])
  act(p, 'fire:{marduk-kurios}:{szarvasbogar}', 'no-return')
  expect([shown(p, 'marduk-kurios').turned, shown(p, 'szarvasbogar').turned]).toEqual(['used', 'active'])
  const back = fight(['cobra-flash', 'liktor'], ['szarvasbogar'])
  act(back, 'fire:{cobra-flash}:{szarvasbogar}', 'return-fire')
  expect(heard(back, 'turned-used').map((event) => event.card)).toEqual([card(back, 'szarvasbogar')])
})

test('CG-FIRE-14, CG-FIRE-17 · a ship without armour goes to the trash at once, and the next ship acts', () => {
  const p = fight(['cobra-flash', 'liktor'], ['jegszilank', 'szarvasbogar'])
  act(p, 'fire:{cobra-flash}:{jegszilank}', 'no-return')
  expect(placeOf(p.g, card(p, 'jegszilank'))).toBe('trash of 1')
  expect([asked(p), whoActs(p)]).toEqual(['firing-act', ['liktor']])
})

test('CG-FIRE-15, CG-FIRE-16 · a ship hit but active may still fire; at the end of the step all that were hit turn damaged', () => {
  const p = fight(['cobra-flash', 'birodalmi-cirkalo'], ['szarvasbogar', 'liktor'])
  act(p, 'fire:{cobra-flash}:{liktor}', 'no-return')
  expect([whoActs(p), shown(p, 'liktor').turned]).toEqual([['liktor'], 'active'])
  act(p, 'fire:{liktor}:{birodalmi-cirkalo}', 'return-fire')
  expect(shown(p, 'birodalmi-cirkalo').turned).toBe('used')
  act(p, 'pass')
  expect(['birodalmi-cirkalo', 'cobra-flash', 'szarvasbogar'].map((id) => shown(p, id).turned)).toEqual(['damaged', 'used', 'active'])
  expect(asked(p)).toBe('main-action')
})

test('CG-FIRE-18 · a shot without firepower may be fired, turns the shooter used and is no hit', () => {
  const p = fight(['gondolat'], ['szarvasbogar'])
  act(p, 'fire:{gondolat}:{szarvasbogar}', 'no-return', 'pass')
  expect([shown(p, 'gondolat').turned, shown(p, 'szarvasbogar').turned]).toEqual(['used', 'active'])
  expect(heard(p, 'damaged')).toEqual([])
})

test('CG-FIRE-19 · a shooter that left before the damage deals none; a lost target loses the shot, and the shooter turns used', () => {
  const weak = duel({ you: { hangar: ['jegszilank', 'szarvasbogar'] }, opponent: { hangar: ['karom', '> kamikazerobot'] } })
  through(
    weak,
    'attack:colony:1',
    'attack-with:{jegszilank}',
    'attack-with:{szarvasbogar}',
    'defend-with:{karom}',
    'fire:{jegszilank}:{karom}',
  )
  through(weak, `use:${card(weak, 'kamikazerobot')}:0`, 'target:{jegszilank}')
  reach(weak, 'firing-act')
  expect([placeOf(weak.g, card(weak, 'jegszilank')), heard(weak, 'damaged').map((event) => event.card)]).toEqual([
    'trash of 0',
    [card(weak, 'jegszilank')],
  ])
  const lost = duel({ you: { hangar: ['cobra-flash', '> kamikazerobot'] }, opponent: { hangar: ['jegszilank', 'liktor'] } })
  through(lost, 'attack:colony:1', 'defend-with:{jegszilank}', 'defend-with:{liktor}')
  through(lost, 'fire:{cobra-flash}:{jegszilank}', `use:${card(lost, 'kamikazerobot')}:0`, 'target:{jegszilank}')
  reach(lost, 'firing-act')
  expect([shown(lost, 'cobra-flash').turned, shown(lost, 'liktor').armourLeft]).toEqual(['used', 3])
})

test('CG-FIRE-20 · a declared shot stands although its ship is turned before the damage', () => {
  const p = fight(['cobra-flash'], ['szarvasbogar', 'liktor'], { theirHand: ['extra-talalat'] })
  act(p, 'fire:{cobra-flash}:{szarvasbogar}')
  expect(asked(p)).toBe('stack-answer')
  expect(p.g.turned[card(p, 'cobra-flash')]).toBe(TURNED.active)
  const turned = duel({
    you: { hangar: ['hunyadi', 'cobra-flash'], hand: [] },
    opponent: { hangar: ['szarvasbogar'] },
  })
  through(turned, 'attack:colony:1', 'attack-with:{hunyadi}', 'attack-with:{cobra-flash}', 'defend-with:{szarvasbogar}')
  through(turned, 'fire:{cobra-flash}:{szarvasbogar}')
  // The cost of the destroyer's ability turns the shooter used between its shot and the damage.
  through(turned, `use:${card(turned, 'hunyadi')}:0`)
  expect(shown(turned, 'cobra-flash').turned).toBe('used')
  reach(turned, 'firing-act')
  expect(shown(turned, 'szarvasbogar').armourLeft).toBe(3)
})

test('CG-FIRE-21 · ships destroyed by one exchange leave together, and the shot of a destroyed ship counts', () => {
  const p = fight(['jegszilank'], ['halalszarny'])
  act(p, 'fire:{halalszarny}:{jegszilank}', 'return-fire')
  expect([placeOf(p.g, card(p, 'jegszilank')), placeOf(p.g, card(p, 'halalszarny'))]).toEqual(['trash of 0', 'trash of 1'])
})

test('CG-FIRE-22 · the passed ship acts next though an enemy is faster; when it is used another of its player acts', () => {
  const p = fight(['liktor', 'szarvasbogar'], ['cobra-flash', 'karom'])
  act(p, 'fire:{cobra-flash}:{szarvasbogar}', 'no-return')
  expect([p.question().seat, whoActs(p)]).toEqual([1, ['karom']])
  act(p, 'pass', 'fire:{liktor}:{cobra-flash}')
  reach(p, 'firing-act')
  expect([p.question().seat, whoActs(p)]).toEqual([1, ['karom']])

  const fired = fight(['cobra-flash'], ['karom'])
  act(fired, 'pass', 'fire:{karom}:{cobra-flash}')
  expect([shown(fired, 'cobra-flash').turned, asked(fired)]).toEqual(['active', 'firing-return'])

  const second = fight(['szarvasbogar', 'liktor'], ['marduk-kurios', 'karom', 'birodalmi-cirkalo'])
  act(second, 'fire:{marduk-kurios}:{liktor}', 'no-return', 'fire:{karom}:{liktor}')
  // The second shot destroys the liktor; the remaining enemy has the same speed, but comes second.
  through(second, 'no-return')
  expect([second.question().seat, whoActs(second)]).toEqual([0, ['szarvasbogar']])
  act(second, 'pass', 'fire:{birodalmi-cirkalo}:{szarvasbogar}')
  reach(second, 'firing-act')
  expect([second.question().seat, whoActs(second)]).toEqual([0, ['szarvasbogar']])
})

test('CG-FIRE-22 · with a slower passed ship: its turn comes before that of a faster enemy, and passing turns no ship', () => {
  const p = fight(['liktor'], ['szarvasbogar', 'karom', 'sasfiok'])
  // The two ships of speed 4 are faster than all enemies, so the choice is free and the pass names no ship.
  expect(shooters(p)).toHaveLength(2)
  act(p, 'pass')
  expect([p.question().seat, whoActs(p)]).toEqual([0, ['liktor']])
  act(p, 'pass')
  expect(p.question().seat).toBe(1)
  act(p, 'fire:{karom}:{liktor}')
  through(p, 'no-return')
  // The attacker passed last, so it is its turn, although the enemy has an active ship of speed 4.
  expect(shown(p, 'sasfiok@1').turned).toBe('active')
  expect(placeOf(p.g, card(p, 'liktor'))).toBe('trash of 0')
})

test('CG-FIRE-22 · the attacker that passed with a slower ship acts before a faster enemy', () => {
  const p = fight(['szarvasbogar'], ['karom', 'sasfiok'])
  act(p, 'pass', 'pass', 'fire:{sasfiok@1}:{szarvasbogar}', 'no-return')
  expect([p.question().seat, whoActs(p), shown(p, 'karom').turned]).toEqual([0, ['szarvasbogar'], 'active'])
})

test('CG-FIRE-22 · the ship that was passed with acts next, though another one has become the fastest of all meanwhile', () => {
  const p = fight(['liktor', 'szarvasbogar'], ['holdimado', 'karom'], { hand: ['harapas'] })
  const ready = () => p.options().filter((id) => id.startsWith('fire:') && id.endsWith(`:${card(p, 'karom')}`))
  act(p, 'pass')
  expect(ready()).toEqual([`fire:${card(p, 'liktor')}:${card(p, 'karom')}`])
  act(p, 'pass', 'fire:{holdimado}:{szarvasbogar}')
  through(p, 'play:{harapas}', 'target:{szarvasbogar}', 'no-return')
  reach(p, 'firing-act')
  expect([p.question().seat, values(p, 'szarvasbogar')[0]]).toEqual([0, 5])
  expect(ready()).toEqual([`fire:${card(p, 'liktor')}:${card(p, 'karom')}`])
})

test('CG-FIRE-10, CG-STACK-17 · a used ship decides nothing about return fire, so no window opens after that', () => {
  const verbs = (turned: number): (string | undefined)[] => {
    const p = fight(['liktor'], ['mamut-i'], { hand: ['extra-talalat'], theirHand: ['extra-talalat'], opponent: { credits: 9 } })
    p.g.turned[card(p, 'mamut-i')] = turned
    act(p, 'fire:{liktor}:{mamut-i}')
    const found: (string | undefined)[] = []
    while (['stack-answer', 'firing-return'].includes(asked(p))) {
      const verb = p.g.stack.at(-1)?.verb
      if (verb !== undefined && !found.includes(verb)) found.push(verb)
      act(p, asked(p) === 'firing-return' ? 'no-return' : 'pass')
    }
    return found
  }
  expect([verbs(TURNED.active), verbs(TURNED.used)]).toEqual([['shot', 'no-return'], ['shot']])
})

test('CG-FIRE-2 · ships of one side that are equally fast are shown in the order in which they lie', () => {
  for (const simplifiedCombat of [false, true]) {
    const p = fight(['liktor', 'liktor', 'liktor'], ['crx'], { settings: { simplifiedCombat } })
    p.g.combat?.fighters.reverse()
    const own = (p.table.game.view(p.g, 0) as View).combat?.order.filter((one) => p.g.controllers[one] === 0)
    expect(own).toEqual([0, 1, 2].map((nth) => card(p, 'liktor', 0, nth)))
  }
})
