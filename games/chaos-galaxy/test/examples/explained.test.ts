import { expect, test } from 'vitest'
import { card, credits, duel, heard, offers, placeOf, shown, values } from '../given.ts'
import { DANI, LACI, playthrough } from './playthrough.ts'

test('CG-VAL-1, CG-VAL-2 · a bonus first makes up for what lies below zero, recorded', () => {
  const p = duel({ you: { hand: ['gaia-tuzgyorsito', 'hajtomufokozo'], hangar: ['birodalmi-cirkalo'], credits: 10 } })
  const example = playthrough('speed-below-zero', 'Speed 2, the Gaia Fire Accelerator, then three more', p)
  expect(values(p, 'birodalmi-cirkalo')).toEqual([2, 3, 4, 3])
  example.does(LACI, 'mount:{gaia-tuzgyorsito}:{birodalmi-cirkalo}', 'pay:{gaia-tuzgyorsito}', 'pass')
  expect(values(p, 'birodalmi-cirkalo')[0]).toBe(0)
  example.does(LACI, 'mount:{hajtomufokozo}:{birodalmi-cirkalo}', 'pay:{hajtomufokozo}', 'pass')
  expect(values(p, 'birodalmi-cirkalo')[0]).toBe(1)
  expect(example.kept).not.toThrow()
})

test('CG-EQUIP-6, CG-BOMB-11, CG-CREW-7 · the attacked crew boards a defending ship and is not bombed, recorded', () => {
  const p = duel({
    you: { hangar: ['crx'], credits: 0 },
    opponent: { hangar: ['holdimado'], cantina: ['tuzer unpaid'], credits: 0 },
  })
  const example = playthrough('crew-out-of-reach', 'The attacked crew boards a defending ship', p)
  example.does(LACI, 'attack:crew:{tuzer}')
  example.does(DANI, 'defend-with:{holdimado}', 'board:{tuzer}:{holdimado}', 'pass')
  example.does(LACI, 'pass')
  expect(offers(p, 'bomb:{crx}')).toBe(false)
  example.does(DANI, 'pass')
  expect(example.asks()).toBe('0: main-action')
  expect(heard(p, 'bombed')).toEqual([])
  expect([shown(p, 'crx').turned, placeOf(p.g, card(p, 'tuzer'))]).toEqual(['active', 'cantina of 1'])
  expect(example.kept).not.toThrow()
})

test('CG-BLUFF-1, CG-BLUFF-2, CG-BASE-19 · an event on the surface is developed and never paid, recorded', () => {
  const p = duel({ you: { hand: ['verdij'], credits: 10 }, opponent: { hangar: ['halalszarny'], credits: 0 } })
  const example = playthrough('event-as-a-base', 'An event lies on the surface as if it were a base', p)
  example.does(LACI, 'surface:{verdij}', 'develop:{verdij}', 'develop:{verdij}')
  expect(shown(p, 'verdij')).toMatchObject({ paid: false, type: null, developments: 2 })
  expect(offers(p, 'pay:{verdij}')).toBe(false)
  example.does(LACI, 'end')
  expect(offers(p, 'attack:base:{verdij}')).toBe(true)
  example.does(DANI, 'end')
  example.does(LACI, 'develop:{verdij}', 'develop:{verdij}')
  expect([shown(p, 'verdij').developments, offers(p, 'pay:{verdij}'), credits(p)]).toEqual([4, false, 11])
  expect(example.kept).not.toThrow()
})

test('CG-DEF-5, CG-DEF-6, CG-ZONE-13 · a ship that comes over has a new controller and keeps its owner, recorded', () => {
  const p = duel({
    you: { hand: ['felvasarlas'], credits: 10 },
    opponent: { hangar: ['sasfiok', 'holdimado'], credits: 0 },
  })
  const example = playthrough('a-ship-comes-over', 'A card brings a ship of the opponent over; later it is shot down', p)
  example.does(LACI, 'event:{felvasarlas}', 'target:{sasfiok@1}')
  expect(shown(p, 'sasfiok@1')).toMatchObject({ controller: LACI, owner: DANI })
  example.does(LACI, 'attack:colony:1')
  example.does(DANI, 'defend-with:{holdimado}')
  while (!offers(p, 'fire:{sasfiok@1}:{holdimado}')) example.does(p.question().seat, 'pass')
  example.does(LACI, 'fire:{sasfiok@1}:{holdimado}')
  example.does(DANI, 'return-fire')
  expect(heard(p, 'destroyed').map((event) => event.card)).toEqual([card(p, 'sasfiok', DANI)])
  expect(p.g.seats[DANI]?.trash).toEqual([card(p, 'sasfiok', DANI)])
  expect(example.kept).not.toThrow()
})

test('CG-DEF-9, CG-BASE-15 · developments fall off a base that leaves play, recorded', () => {
  const p = duel({
    you: { hangar: ['mamut-i'], credits: 0 },
    opponent: { surface: ['aknagyuru unpaid +3'], filler: 4, credits: 0 },
  })
  const example = playthrough('developments-fall-off', 'A developed base is bombed, salvaged and laid anew', p)
  example.does(LACI, 'attack:base:{aknagyuru}', 'bomb:{mamut-i}')
  example.does(DANI, 'no-trap')
  expect(placeOf(p.g, card(p, 'aknagyuru'))).toBe('wasteland of 1')
  example.does(LACI, 'end')
  example.does(DANI, 'salvage', 'surface:{aknagyuru}')
  expect(shown(p, 'aknagyuru')).toMatchObject({ developments: 0, paid: false })
  expect(example.kept).not.toThrow()
})

test('CG-DEF-11, CG-ABIL-28, CG-ABIL-29 · base firepower is the printed one, whatever the ship carries, recorded', () => {
  const p = duel({
    you: { hangar: ['melytengeri', '> fotonlandzsa'], credits: 6 },
    opponent: { hangar: ['crx'], credits: 0 },
  })
  const example = playthrough('base-firepower', 'Heavy weapons reach twice the printed firepower', p)
  expect(values(p, 'melytengeri')).toEqual([3, 5, 4, 2])
  example.does(LACI, 'attack:colony:1')
  example.does(DANI, 'defend-with:{crx}')
  expect(example.asks()).toBe('0: firing-act')
  example.does(LACI, 'heavy:{melytengeri}')
  expect([values(p, 'melytengeri')[1], credits(p)]).toEqual([6, 4])
  expect(offers(p, 'heavy:{melytengeri}')).toBe(false)
  expect(example.kept).not.toThrow()
})

test('CG-VAL-1, CG-PAY-9 · what is made cheaper than nothing costs nothing and yields nothing, recorded', () => {
  const p = duel({
    you: { hangar: ['cobra-flash'], cantina: ['kaoszpap'], hand: ['extra-talalat'], credits: 1 },
    opponent: { hangar: ['crx'], credits: 0 },
  })
  const example = playthrough('cheaper-than-nothing', 'An interrupt of one credit is made two credits cheaper', p)
  example.does(LACI, 'attack:colony:1')
  example.does(LACI, 'use:{kaoszpap}:0', 'pass')
  while (example.asks() !== '1: equip-defenders') example.does(p.question().seat, 'pass')
  example.does(DANI, 'defend-with:{crx}')
  example.does(LACI, 'play:{extra-talalat}')
  expect([credits(p), values(p, 'cobra-flash')[1]]).toEqual([1, 3])
  expect(example.kept).not.toThrow()
})

test('CG-FIRE-4, CG-FIRE-6, CG-FIRE-22 · after a pass of each the first may still act, and the third pass ends it, recorded', () => {
  const p = duel({
    you: { hangar: ['cobra-flash', 'halalszarny'], credits: 0 },
    opponent: { hangar: ['holdimado'], credits: 0 },
  })
  const example = playthrough('three-passes', 'Passes in the firing step: two and a shot, then three', p)
  example.does(LACI, 'attack:colony:1', 'attack-with:{cobra-flash}', 'attack-with:{halalszarny}')
  example.does(DANI, 'defend-with:{holdimado}')
  expect(example.asks()).toBe('0: firing-act')
  example.does(LACI, 'pass')
  expect(example.asks()).toBe('1: firing-act')
  example.does(DANI, 'pass')
  expect(example.asks()).toBe('0: firing-act')
  example.does(LACI, 'fire:{cobra-flash}:{holdimado}')
  example.does(DANI, 'no-return')
  expect(shown(p, 'holdimado')).toMatchObject({ armourLeft: 1, turned: 'active' })
  // The ship that passed before is next, although another ship of Laci's is faster.
  example.does(DANI, 'pass')
  example.does(LACI, 'pass')
  expect(heard(p, 'firing-over')).toEqual([])
  example.does(DANI, 'pass')
  expect(heard(p, 'firing-over')).toHaveLength(1)
  expect(shown(p, 'holdimado').turned).toBe('damaged')
  expect(example.asks()).toBe('0: bombing-bombers')
  expect(example.kept).not.toThrow()
})
