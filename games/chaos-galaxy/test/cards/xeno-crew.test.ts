import { expect, test } from 'vitest'
import { asked, card, duel, heard, ids, offers, placeOf, reach, shown, through, values } from '../given.ts'

for (const [title, id, added] of [
  ['CG-CARD-5, CG-CARD-8 · vasfalo: two armour while aboard', 'vasfalo', [0, 0, 2, 0]],
  ['CG-CARD-5, CG-CARD-8 · vergozos: three firepower and an armour less while aboard', 'vergozos', [0, 3, -1, 0]],
  ['CG-CARD-5, CG-CARD-8 · vaskezu-gepesz: three speed while aboard', 'vaskezu-gepesz', [3, 0, 0, 0]],
  ['CG-CARD-5, CG-CARD-8 · falkakapitany: a speed, a firepower and an armour while aboard', 'falkakapitany', [1, 1, 1, 0]],
  ['CG-CARD-5, CG-CREW-13 · hasitogep: a firepower and an armour while aboard', 'hasitogep', [0, 1, 1, 0]],
] as const)
  test(title, () => {
    const boarded = (crew: string) => {
      const p = duel({ you: { hangar: ['honfoglalo'], cantina: [crew] } })
      expect(values(p, 'honfoglalo')).toEqual([3, 3, 3, 2])
      through(p, 'attack:colony:1', `board:{${id}}:{honfoglalo}`)
      return reach(p, 'bombing-bombers')
    }
    const p = boarded(id)
    expect(values(p, 'honfoglalo')).toEqual([3, 3, 3, 2].map((value, at) => value + (added[at] ?? 0)))
    expect(values(reach(p), 'honfoglalo')).toEqual([3, 3, 3, 2])
    expect(values(boarded(`${id} unpaid`), 'honfoglalo')).toEqual([3, 3, 3, 2])
  })

test('CG-CREW-13 · hasitogep: turns active at the end of the turn from damaged, other crew only to used', () => {
  const p = duel({ you: { cantina: ['hasitogep damaged', 'vasfalo damaged'] } })
  through(p, 'end')
  reach(p)
  expect([shown(p, 'hasitogep').turned, shown(p, 'vasfalo').turned]).toEqual(['active', 'used'])
})

test('CG-GOAL-5, CG-CPAY-5 · tuzer: at the end of the payment step three firepower or three bombing', () => {
  const chosen = (option: string) => {
    const p = duel({ you: { hangar: ['turul'], cantina: ['tuzer'] } })
    through(p, 'attack:colony:1', 'board:{tuzer}:{turul}', option)
    return values(reach(p, 'bombing-bombers'), 'turul')
  }
  expect(chosen('choose:1')).toEqual([4, 5, 3, 1])
  expect(chosen('choose:2')).toEqual([4, 2, 3, 4])
})

test('CG-GOAL-5 · tuzer: paid in the payment step it still works; unpaid or at home it does not', () => {
  const paid = duel({ you: { hangar: ['turul'], cantina: ['tuzer unpaid'], credits: 5 } })
  through(paid, 'attack:colony:1', 'board:{tuzer}:{turul}', 'pay:{tuzer}', 'choose:2')
  expect(values(reach(paid, 'bombing-bombers'), 'turul')).toEqual([4, 2, 3, 4])
  expect(values(reach(paid), 'turul')).toEqual([4, 2, 3, 1])
  const unpaid = duel({ you: { hangar: ['turul'], cantina: ['tuzer unpaid', 'tuzer'] } })
  through(unpaid, 'attack:colony:1', 'board:{tuzer}:{turul}')
  expect(values(reach(unpaid, 'bombing-bombers'), 'turul')).toEqual([4, 2, 3, 1])
})

test('CG-GOAL-5 · rohamosztagos: a ship that its ship damages loses a crew', () => {
  const p = duel({
    you: { hangar: ['karom'], cantina: ['rohamosztagos'] },
    opponent: { hangar: ['szarvasbogar', 'honfoglalo'], cantina: ['vasfalo', 'onkentes unpaid', 'savkopo'] },
  })
  through(
    p,
    'attack:colony:1',
    'board:{rohamosztagos}:{karom}',
    'defend-with:{szarvasbogar}',
    'defend-with:{honfoglalo}',
    'board:{vasfalo}:{szarvasbogar}',
    'board:{onkentes}:{szarvasbogar}',
    'board:{savkopo}:{honfoglalo}',
  )
  through(p, 'fire:{karom}:{szarvasbogar}')
  expect(asked(reach(p, 'stack-target'))).toBe('stack-target')
  expect(offers(p, 'target:{savkopo}')).toBe(false)
  through(p, 'target:{onkentes}')
  expect(placeOf(p.g, card(p, 'onkentes'))).toBe('wasteland of 1')
  expect(placeOf(reach(p).g, card(p, 'vasfalo'))).toBe('cantina of 1')
})

test('CG-GOAL-5 · rohamosztagos: nothing when the damage is prevented, dealt by another ship, or nobody is there', () => {
  const other = duel({
    you: { hangar: ['karom', 'jegszilank'], cantina: ['rohamosztagos'] },
    opponent: { hangar: ['szarvasbogar'], cantina: ['vasfalo'] },
  })
  through(other, 'attack:colony:1', 'attack-with:{karom}', 'attack-with:{jegszilank}', 'board:{rohamosztagos}:{karom}')
  through(other, 'defend-with:{szarvasbogar}', 'board:{vasfalo}:{szarvasbogar}', 'fire:{jegszilank}:{szarvasbogar}')
  expect(placeOf(reach(other).g, card(other, 'vasfalo'))).toBe('cantina of 1')
  const empty = duel({
    you: { hangar: ['karom'], cantina: ['rohamosztagos'] },
    opponent: { hangar: ['szarvasbogar'], cantina: ['vasfalo'] },
  })
  through(empty, 'attack:colony:1', 'board:{rohamosztagos}:{karom}', 'defend-with:{szarvasbogar}', 'fire:{karom}:{szarvasbogar}')
  expect(placeOf(reach(empty).g, card(empty, 'vasfalo'))).toBe('cantina of 1')
})

test('CG-GOAL-5, CG-CREW-8 · krrog: the crew of his ship returns active', () => {
  const p = duel({ you: { hangar: ['honfoglalo', 'turul'], cantina: ['krrog', 'vasfalo', 'onkentes'] } })
  through(
    p,
    'attack:colony:1',
    'attack-with:{honfoglalo}',
    'attack-with:{turul}',
    'board:{krrog}:{honfoglalo}',
    'board:{vasfalo}:{honfoglalo}',
    'board:{onkentes}:{turul}',
    'bomb:{honfoglalo}',
    'bomb:{turul}',
  )
  reach(p)
  expect(['krrog', 'vasfalo', 'onkentes'].map((id) => shown(p, id).turned)).toEqual(['active', 'active', 'used'])
})

const HUNT = {
  you: { hangar: ['szarvasbogar'], cantina: ['krrog', 'vasfalo', 'onkentes unpaid', 'savkopo used'] },
  opponent: { hangar: ['jegszilank', 'solyom', 'liktor'] },
}

test('CG-GOAL-5 · krrog: once a combat, a kill readies the ship and lets paid crew come aboard', () => {
  const p = duel(HUNT)
  through(p, 'attack:colony:1', 'board:{krrog}:{szarvasbogar}')
  expect(values(p, 'szarvasbogar')).toEqual([3, 5, 7, 1])
  through(p, 'defend-with:{jegszilank}', 'defend-with:{solyom}', 'fire:{szarvasbogar}:{jegszilank}')
  reach(p, 'stack-target')
  expect([offers(p, 'target:{onkentes}'), offers(p, 'target:{vasfalo}'), offers(p, 'done')]).toEqual([false, true, true])
  through(p, 'target:{savkopo}', 'fire:{szarvasbogar}:{solyom}')
  reach(p)
  expect(shown(p, 'szarvasbogar').turned).toBe('used')
  expect(asked(p)).toBe('main-action')
  expect(heard(p, 'turned-active')).toHaveLength(1)
  expect(heard(p, 'boarded').map((event) => event.card)).toEqual([card(p, 'krrog'), card(p, 'savkopo')])
})

test('CG-GOAL-5 · krrog: nothing without a kill by his ship', () => {
  const p = duel({ ...HUNT, opponent: { hangar: ['kiralyno-barkaja'] } })
  through(p, 'attack:colony:1', 'board:{krrog}:{szarvasbogar}', 'defend-with:{kiralyno-barkaja}')
  through(p, 'fire:{szarvasbogar}:{kiralyno-barkaja}')
  reach(p)
  expect([shown(p, 'szarvasbogar').turned, heard(p, 'turned-active')]).toEqual(['used', []])
})

const COLD = { you: { hangar: ['turul', 'honfoglalo'], cantina: ['hidegveru-parancsnok'] }, opponent: { hangar: ['szarvasbogar'] } }

test('CG-GOAL-5, CG-BOMB-1 · hidegveru-parancsnok: his ship may bomb after firing', () => {
  const p = duel(COLD)
  through(p, 'attack:colony:1', 'attack-with:{turul}', 'attack-with:{honfoglalo}', 'board:{hidegveru-parancsnok}:{turul}')
  through(p, 'defend-with:{szarvasbogar}', 'fire:{turul}:{szarvasbogar}')
  reach(p, 'firing-act')
  expect(values(p, 'turul')).toEqual([4, 3, 3, 2])
  through(p, 'fire:{honfoglalo}:{szarvasbogar}')
  reach(p, 'bombing-bombers')
  expect([offers(p, 'bomb:{turul}'), offers(p, 'bomb:{honfoglalo}')]).toEqual([true, false])
  through(p, 'bomb:{turul}')
  expect(reach(p).g.seats[1]?.colony).toHaveLength(18)
})

test('CG-GOAL-5 · hidegveru-parancsnok: not when the ship was damaged', () => {
  // Because of repair the ship turns only used, but it has lost armour.
  const p = duel({ ...COLD, opponent: { hangar: ['szitakoto'] } })
  through(p, 'attack:colony:1', 'attack-with:{turul}', 'attack-with:{honfoglalo}', 'board:{hidegveru-parancsnok}:{turul}')
  through(p, 'defend-with:{szitakoto}', 'fire:{szitakoto}:{turul}', 'return-fire')
  reach(p, 'bombing-bombers')
  expect([shown(p, 'turul').turned, shown(p, 'turul').armourLeft]).toEqual(['used', 2])
  expect([offers(p, 'bomb:{turul}'), offers(p, 'bomb:{honfoglalo}')]).toEqual([false, true])
})

test('CG-GOAL-5 · kantinos: turned used, a paid captain, staff or robot in the cantina turns active', () => {
  const cantina = ['kantinos', 'vasfalo used', 'krrog damaged', 'hasitogep used', 'onkentes used unpaid', 'diplomata used', 'savkopo']
  const p = duel({ you: { cantina }, opponent: { cantina: ['rajvezer used'] } })
  through(p, 'use:{kantinos}:0')
  expect(
    ids(
      p.g,
      p.options().map((id) => Number(id.slice(7))),
    ).sort(),
  ).toEqual(['hasitogep', 'krrog', 'vasfalo'])
  through(p, 'target:{krrog}')
  reach(p)
  expect([shown(p, 'krrog').turned, shown(p, 'kantinos').turned, shown(p, 'vasfalo').turned]).toEqual(['active', 'used', 'used'])
  expect(offers(p, 'use:{kantinos}:0')).toBe(false)
})

test('CG-GOAL-5 · kantinos: not when nobody needs it', () => {
  const p = duel({ you: { cantina: ['kantinos', 'vasfalo', 'diplomata used', 'onkentes used unpaid'] } })
  expect(offers(p, 'use:{kantinos}:0')).toBe(false)
})

test('CG-GOAL-5, CG-PAY-9 · hadurjelolt: own crew costs one less, other cards and the crew of others do not', () => {
  const p = duel({
    you: { hand: ['solyom'], cantina: ['hadurjelolt', 'vasfalo unpaid', 'onkentes unpaid'], credits: 10 },
    opponent: { cantina: ['vasfalo unpaid'], credits: 10 },
  })
  through(p, 'pay:{vasfalo}', 'pay:{onkentes}', 'launch:{solyom}')
  expect(reach(p).g.seats[0]?.credits).toBe(10 - 1 - 0 - 3)
  through(p, 'end')
  reach(p)
  through(p, 'pay:{vasfalo@1}')
  expect(reach(p).g.seats[1]?.credits).toBe(10 + 5 - 2)
})

test('CG-GOAL-5 · hadurjelolt: turned used and for a card, a crew from the top five', () => {
  const colony = ['turul', 'tuzer', 'solyom', 'vasfalo', 'gagarin', 'krrog']
  const p = duel({ you: { hand: ['honfoglalo', 'karom'], cantina: ['hadurjelolt'], colony, filler: 1 } })
  through(p, 'use:{hadurjelolt}:1', 'give:{karom}')
  reach(p, 'effect-search')
  expect([offers(p, 'take:{tuzer}'), offers(p, 'take:{vasfalo}'), offers(p, 'take:{turul}'), offers(p, 'take:{krrog}')]).toEqual([
    true,
    true,
    false,
    false,
  ])
  through(p, 'take:{vasfalo}', 'next:{gagarin}', 'next:{solyom}', 'next:{tuzer}')
  reach(p)
  expect(ids(p.g, p.g.seats[0]?.headquarters ?? [])).toEqual(['honfoglalo', 'vasfalo'])
  expect(ids(p.g, p.g.seats[0]?.wasteland ?? [])).toEqual(['karom'])
  expect(ids(p.g, p.g.seats[0]?.colony ?? []).reverse()).toEqual(['krrog', 'sasfiok', 'gagarin', 'solyom', 'tuzer', 'turul'])
  expect(heard(p, 'took-shown', 1)).toHaveLength(1)
  expect(offers(p, 'use:{hadurjelolt}:1')).toBe(false)
})

test('CG-GOAL-5 · hadurjelolt: not without a card to discard, not in the turn of the other', () => {
  expect(offers(duel({ you: { cantina: ['hadurjelolt'] } }), 'use:{hadurjelolt}:1')).toBe(false)
  const p = duel({ active: 1, you: { hand: ['honfoglalo', 'riado'], cantina: ['hadurjelolt', 'vasfalo used'] } })
  through(p, 'draw')
  expect([asked(p), offers(p, 'play:{riado}'), offers(p, 'use:{hadurjelolt}:1')]).toEqual(['stack-answer', true, false])
})
