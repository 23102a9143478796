import { expect, test } from 'vitest'
import { card, credits, doing, duel, heard, offers, pile, placeOf, reach, shown, through, values } from '../given.ts'

for (const [title, id, figures] of [
  ['CG-CARD-5 · fosztogato: one firepower', 'fosztogato', [3, 3, 3, 2]],
  ['CG-CARD-5 · hordavezer: two firepower', 'hordavezer', [3, 4, 3, 2]],
  ['CG-CARD-5 · kamikazerobot: changes no figure', 'kamikazerobot', [3, 2, 3, 2]],
] as const)
  test(title, () => {
    const aboard = duel({ you: { hangar: ['liktor'], cantina: [id] } })
    through(aboard, 'attack:colony:1', `board:{${id}}:{liktor}`)
    expect(values(reach(aboard, 'bombing-bombers'), 'liktor')).toEqual(figures)
    const unpaid = duel({ you: { hangar: ['liktor'], cantina: [`${id} unpaid`], credits: 0 } })
    through(unpaid, 'attack:colony:1', `board:{${id}}:{liktor}`)
    expect(values(reach(unpaid, 'bombing-bombers'), 'liktor')).toEqual([3, 2, 3, 2])
  })

test('CG-GOAL-5 · kaoszpap: turned used at any time, the next interrupt of this turn costs two less', () => {
  const p = duel({
    phase: 'start',
    active: 1,
    you: { cantina: ['kaoszpap'], hangar: ['liktor'], hand: ['biztositas', 'biztositas'], credits: 1 },
  })
  through(p, 'use:{kaoszpap}:0', 'draw', 'play:{biztositas}')
  expect([credits(p), shown(p, 'kaoszpap').turned, offers(p, 'use:{kaoszpap}:0')]).toEqual([1, 'used', false])
  expect(heard(p, 'spent').filter((event) => event.seat === 0)).toEqual([])
})

test('CG-GOAL-5 · kaoszpap: not used or unpaid; events cost what they cost, and so does the second interrupt', () => {
  for (const mark of [' used', ' unpaid']) {
    const p = duel({ you: { cantina: [`kaoszpap${mark}`] } })
    expect(offers(p, 'use:{kaoszpap}:0')).toBe(false)
  }
  const p = duel({ you: { cantina: ['kaoszpap'], hangar: ['liktor'], hand: ['jo-uzlet', 'biztositas', 'biztositas'], credits: 0 } })
  doing(p, 'use:{kaoszpap}:0')
  expect([offers(p, 'event:{jo-uzlet}'), offers(p, 'play:{biztositas}')]).toEqual([false, true])
  doing(p, 'play:{biztositas}')
  expect(offers(p, 'play:{biztositas#1}')).toBe(false)
  const later = duel({ you: { cantina: ['kaoszpap'], hangar: ['liktor'], hand: ['biztositas'], credits: 0 } })
  doing(later, 'use:{kaoszpap}:0', 'end', 'end', 'play:{biztositas}')
  expect(credits(later)).toBe(4)
})

const RAID = { you: { hangar: ['birodalmi-cirkalo'], cantina: ['fosztogato'] }, opponent: { hangar: ['halalszarny', 'futar'] } }
const RAIDING = ['attack:colony:1', 'board:{fosztogato}:{birodalmi-cirkalo}', 'defend-with:{halalszarny}', 'defend-with:{futar}']

test('CG-GOAL-5 · fosztogato: his ship destroys an enemy ship and he draws a card', () => {
  const p = duel(RAID)
  through(p, ...RAIDING, 'fire:{birodalmi-cirkalo}:{halalszarny}')
  expect([pile(reach(p), 'headquarters').length, placeOf(p.g, card(p, 'halalszarny'))]).toEqual([1, 'trash of 1'])
})

test('CG-GOAL-5 · fosztogato: once a turn', () => {
  const p = duel({ ...RAID, you: { ...RAID.you, hangar: ['crx'] } })
  through(p, ...RAIDING.map((option) => option.replace('birodalmi-cirkalo', 'crx')), 'fire:{crx}:{halalszarny}', 'barrage')
  through(p, 'hit:{halalszarny}', 'hit:{futar}', 'done')
  expect([pile(reach(p), 'headquarters').length, pile(p, 'trash', 1).length]).toEqual([1, 2])
})

test('CG-GOAL-5 · fosztogato: nothing for a ship that survives, or when he stays in the cantina', () => {
  const survives = duel({ ...RAID, opponent: { hangar: ['invazios-fellegvar'] } })
  through(survives, 'attack:colony:1', 'board:{fosztogato}:{birodalmi-cirkalo}', 'defend-with:{invazios-fellegvar}')
  through(survives, 'fire:{birodalmi-cirkalo}:{invazios-fellegvar}')
  const home = duel(RAID)
  through(home, 'attack:colony:1', 'defend-with:{halalszarny}', 'fire:{birodalmi-cirkalo}:{halalszarny}')
  for (const p of [survives, home]) expect(pile(reach(p), 'headquarters')).toEqual([])
})

const LED = { you: { hangar: ['liktor', '> hordavezer'] }, opponent: { hand: ['rugyezes', 'felsobb-parancs'], hangar: ['palotahajo'] } }
const LEADING = ['attack:colony:1', 'defend-with:{palotahajo}', 'fire:{liktor}:{palotahajo}', 'return-fire']

test('CG-GOAL-5 · hordavezer: while his ship attacks the opponent plays no combat interrupt', () => {
  const p = duel(LED)
  through(p, ...LEADING)
  expect(p.options().some((id) => id === `play:${card(p, 'rugyezes')}`)).toBe(false)
  reach(p)
  expect(p.events(1, 'played')).toEqual([])
})

test('CG-GOAL-5 · hordavezer: not unpaid, not defending, and other interrupts are free', () => {
  const unpaid = duel({ ...LED, you: { hangar: ['liktor', '> hordavezer unpaid'] } })
  through(unpaid, ...LEADING)
  expect(offers(unpaid, 'play:{rugyezes}')).toBe(true)
  const defending = duel({ ...LED, active: 1 })
  through(defending, 'attack:colony:0', 'defend-with:{liktor}', 'fire:{liktor}:{palotahajo}', 'return-fire', 'play:{rugyezes}')
  expect(defending.events(1, 'played')).toHaveLength(1)
  const reaction = duel({
    ...LED,
    you: { ...LED.you, hand: ['extra-talalat'] },
    opponent: { hand: ['felsobb-parancs'], hangar: ['palotahajo'] },
  })
  through(reaction, ...LEADING, 'play:{extra-talalat}', 'play:{felsobb-parancs}')
  expect(reaction.events(1, 'played')).toHaveLength(2)
})

test('CG-GOAL-5, CG-STATE-8 · kamikazerobot: sacrificed in combat, it deals two damage to an enemy participating ship', () => {
  const p = duel({
    you: { hangar: ['liktor'], cantina: ['kamikazerobot'] },
    opponent: { hangar: ['palotahajo', 'cobra-flash', 'gondolat'] },
  })
  through(p, 'attack:colony:1', 'board:{kamikazerobot}:{liktor}', 'defend-with:{palotahajo}', 'defend-with:{gondolat}')
  through(p, 'fire:{liktor}:{palotahajo}', 'return-fire', 'use:{kamikazerobot}:0')
  expect(placeOf(p.g, card(p, 'kamikazerobot'))).toBe('trash of 0')
  reach(p)
  // Two damage by the robot, two by the shot; neither the cloaked ship nor the one at home could be chosen.
  expect(['palotahajo', 'cobra-flash', 'gondolat'].map((id) => shown(p, id).armourLeft)).toEqual([2, 3, 2])
})

test('CG-GOAL-5 · kamikazerobot: not from the cantina, not unpaid, not outside combat', () => {
  const given = { you: { hangar: ['liktor'], cantina: ['kamikazerobot'] }, opponent: { hangar: ['birodalmi-cirkalo'] } }
  expect(offers(duel(given), 'use:{kamikazerobot}:0')).toBe(false)
  const unpaid = duel({ ...given, you: { hangar: ['liktor', '> kamikazerobot unpaid'] } })
  for (const p of [duel(given), unpaid]) {
    through(p, 'attack:colony:1', 'defend-with:{birodalmi-cirkalo}')
    through(p, 'fire:{liktor}:{birodalmi-cirkalo}', 'return-fire')
    expect(p.options()).not.toContain(`use:${card(p, 'kamikazerobot')}:0`)
  }
})

test('CG-CREW-13 · kamikazerobot: damaged, it turns active in the end phase', () => {
  const p = duel({ you: { cantina: ['kamikazerobot damaged', 'fosztogato damaged'] } })
  doing(p, 'end')
  expect(['kamikazerobot', 'fosztogato'].map((id) => shown(p, id).turned)).toEqual(['active', 'used'])
})

for (const [title, id, price] of [
  ['CG-PAY-4 · kaoszpap: 2 credits', 'kaoszpap', 2],
  ['CG-PAY-4 · fosztogato: 2 credits', 'fosztogato', 2],
  ['CG-PAY-4 · hordavezer: 4 credits', 'hordavezer', 4],
  ['CG-PAY-4 · kamikazerobot: 1 credit', 'kamikazerobot', 1],
] as const)
  test(title, () => {
    expect(offers(duel({ you: { cantina: [`${id} unpaid`], credits: price } }), `pay:{${id}}`)).toBe(true)
    expect(offers(duel({ you: { cantina: [`${id} unpaid`], credits: price - 1 } }), `pay:{${id}}`)).toBe(false)
  })
