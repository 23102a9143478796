import { expect, test } from 'vitest'
import { asked, card, doing, duel, heard, ids, offers, placeOf, reach, shown, through } from '../given.ts'

test('CG-GOAL-5, CG-ATK-4 · aknagyuru: each attack of the opponent costs a credit for each ring', () => {
  const ring = (surface: string[]) => {
    const p = duel({ active: 1, you: { surface }, opponent: { hangar: ['turul'], credits: 2 } })
    if (!offers(p, 'attack:colony:0')) return null
    through(p, 'attack:colony:0')
    return p.g.seats[1]?.credits
  }
  expect([ring(['aknagyuru']), ring(['aknagyuru', 'aknagyuru used']), ring(['aknagyuru unpaid +4'])]).toEqual([1, 0, 2])
  expect(ring(['aknagyuru', 'aknagyuru', 'aknagyuru'])).toBe(null)
  expect(offers(duel({ you: { surface: ['aknagyuru'], hangar: ['turul'], credits: 0 } }), 'attack:colony:1')).toBe(true)
})

test('CG-GOAL-5 · kiralynoi-kamra: in your own start phase a development on up to three unpaid bases', () => {
  const surface = ['kiralynoi-kamra', 'kitinfal unpaid', 'aknagyuru unpaid', 'gombakert unpaid', 'kelteto unpaid']
  const p = duel({ phase: 'start', you: { surface } })
  reach(p, 'stack-target')
  expect(offers(p, 'target:{kiralynoi-kamra}')).toBe(false)
  through(p, 'target:{kelteto}', 'target:{kitinfal}', 'target:{gombakert}')
  reach(p)
  expect(['kitinfal', 'aknagyuru', 'gombakert', 'kelteto'].map((id) => shown(p, id).developments)).toEqual([1, 0, 1, 1])
  const other = duel({ phase: 'start', active: 1, you: { surface } })
  expect([asked(other), heard(other, 'triggered')]).toEqual(['main-action', []])
  const unpaid = duel({ phase: 'start', you: { surface: ['kiralynoi-kamra unpaid +5', 'kitinfal unpaid'] } })
  expect(asked(unpaid)).toBe('main-action')
})

test('CG-GOAL-5 · kitinfal: each bombing of the colony is one smaller, of the headquarters it is not', () => {
  const bombed = (surface: string[], ...answers: string[]) => {
    const p = duel({ you: { hangar: ['honfoglalo'] }, opponent: { surface, hand: ['turul', 'karom'] } })
    through(p, ...answers, 'bomb:{honfoglalo}')
    reach(p)
    return [p.g.seats[1]?.colony.length, p.g.seats[1]?.headquarters.length]
  }
  expect(bombed(['kitinfal'], 'attack:colony:1')).toEqual([19, 2])
  expect(bombed(['kitinfal', 'kitinfal'], 'attack:colony:1')).toEqual([20, 2])
  expect(bombed(['kitinfal unpaid +4'], 'attack:colony:1')).toEqual([18, 2])
  expect(bombed(['kitinfal'], 'attack:headquarters:1')).toEqual([20, 1])
})

test('CG-GOAL-5 · gombakert: the bottom card of the wasteland goes under the colony, two with a small colony', () => {
  const garden = (filler: number) => {
    const p = duel({ you: { surface: ['gombakert'], wasteland: ['turul', 'karom', 'solyom'], filler, credits: 1 } })
    through(p, 'use:{gombakert}:0')
    reach(p)
    expect([p.g.seats[0]?.credits, shown(p, 'gombakert').turned]).toEqual([0, 'used'])
    expect(offers(p, 'use:{gombakert}:0')).toBe(false)
    return [ids(p.g, p.g.seats[0]?.colony ?? []).filter((id) => id !== 'sasfiok'), ids(p.g, p.g.seats[0]?.wasteland ?? [])]
  }
  expect(garden(12)).toEqual([['turul'], ['karom', 'solyom']])
  expect(garden(11)).toEqual([['karom', 'turul'], ['solyom']])
})

test('CG-GOAL-5 · gombakert: not without a credit, not in the turn of the other', () => {
  const you = { surface: ['gombakert'], wasteland: ['turul'] }
  expect(offers(duel({ you: { ...you, credits: 0 } }), 'use:{gombakert}:0')).toBe(false)
  const p = duel({ active: 1, you: { ...you, hand: ['riado'], cantina: ['savkopo used'] } })
  through(p, 'draw')
  expect([asked(p), offers(p, 'play:{riado}'), offers(p, 'use:{gombakert}:0')]).toEqual(['stack-answer', true, false])
})

test('CG-GOAL-5, CG-TRAP-7 · savakna: two damage to each bombing ship', () => {
  const p = duel({
    you: { hangar: ['honfoglalo', 'dongo', 'szarvasbogar'] },
    opponent: { surface: ['savakna unpaid'], credits: 1, hangar: ['turul'] },
  })
  through(p, 'attack:base:{savakna}', 'attack-with:{honfoglalo}', 'attack-with:{dongo}', 'attack-with:{szarvasbogar}')
  through(p, 'bomb:{honfoglalo}', 'bomb:{dongo}', 'trap:{savakna}')
  reach(p)
  expect([shown(p, 'honfoglalo').armourLeft, shown(p, 'szarvasbogar').armourLeft]).toEqual([1, 5])
  expect(['dongo', 'savakna'].map((id) => placeOf(p.g, card(p, id)))).toEqual(['trash of 0', 'trash of 1'])
  const declined = duel({ you: { hangar: ['honfoglalo'] }, opponent: { surface: ['savakna unpaid'], credits: 1 } })
  through(declined, 'attack:base:{savakna}', 'bomb:{honfoglalo}', 'no-trap')
  expect(shown(reach(declined), 'honfoglalo').armourLeft).toBe(3)
})

test('CG-GOAL-5, CG-TRAP-6 · feszekcsapda: destroys a bombing scout or fighter', () => {
  const p = duel({ you: { hangar: ['lotetu', 'honfoglalo', 'turul', 'karom'] }, opponent: { surface: ['feszekcsapda unpaid +2'] } })
  through(p, 'attack:base:{feszekcsapda}', ...['lotetu', 'honfoglalo', 'turul', 'karom'].map((id) => `attack-with:{${id}}`))
  through(p, 'bomb:{lotetu}', 'bomb:{honfoglalo}', 'bomb:{turul}', 'trap:{feszekcsapda}')
  expect([offers(p, 'target:{honfoglalo}'), offers(p, 'target:{karom}'), offers(p, 'target:{turul}')]).toEqual([false, false, true])
  through(p, 'target:{lotetu}')
  reach(p)
  expect(['lotetu', 'turul', 'honfoglalo'].map((id) => placeOf(p.g, card(p, id)))).toEqual(['trash of 0', 'hangar of 0', 'hangar of 0'])
})

test('CG-GOAL-5, CG-TRAP-6 · feszekcsapda: not with one development, nothing against cruisers', () => {
  const few = duel({ you: { hangar: ['honfoglalo'] }, opponent: { surface: ['feszekcsapda unpaid +1'] } })
  through(few, 'attack:base:{feszekcsapda}', 'bomb:{honfoglalo}')
  expect([asked(few), few.options()]).toEqual(['trap-pay', ['no-trap']])
  const cruiser = duel({ you: { hangar: ['honfoglalo'] }, opponent: { surface: ['feszekcsapda unpaid +2'] } })
  through(cruiser, 'attack:base:{feszekcsapda}', 'bomb:{honfoglalo}', 'trap:{feszekcsapda}')
  expect(placeOf(reach(cruiser).g, card(cruiser, 'honfoglalo'))).toBe('hangar of 0')
})

test('CG-GOAL-5, CG-BASE-7 · alaasas: the opponent mills X cards, six at most', () => {
  const milled = (developments: number) => {
    const p = duel({ you: { surface: [`alaasas unpaid +${developments}`] } })
    doing(p, 'pay:{alaasas}')
    expect(placeOf(p.g, card(p, 'alaasas'))).toBe('trash of 0')
    return [p.g.seats[0]?.colony.length, p.g.seats[1]?.colony.length, p.g.seats[1]?.wasteland.length]
  }
  expect([milled(0), milled(3), milled(9)]).toEqual([
    [20, 20, 0],
    [20, 17, 3],
    [20, 14, 6],
  ])
})

test('CG-GOAL-5 · feromontorony: turned used, your own used scout or fighter turns active', () => {
  const hangar = ['turul used', 'szitakoto used', 'honfoglalo used', 'karom damaged', 'darazs']
  const p = duel({ you: { surface: ['feromontorony'], hangar }, opponent: { hangar: ['jegszilank used'] } })
  through(p, 'use:{feromontorony}:0')
  expect(
    ids(
      p.g,
      p.options().map((id) => Number(id.slice(7))),
    ),
  ).toEqual(['turul', 'szitakoto'])
  through(p, 'target:{turul}')
  reach(p)
  expect([shown(p, 'turul').turned, shown(p, 'szitakoto').turned, shown(p, 'feromontorony').turned]).toEqual(['active', 'used', 'used'])
  expect(offers(p, 'use:{feromontorony}:0')).toBe(false)
  expect(offers(duel({ you: { surface: ['feromontorony'], hangar: ['honfoglalo used', 'darazs'] } }), 'use:{feromontorony}:0')).toBe(false)
})

test('CG-GOAL-5 · alagutrendszer: other own bases cannot be attacked, and each may be developed once more', () => {
  const surface = ['alagutrendszer', 'ipari-park', 'kitinfal unpaid']
  const p = duel({ active: 1, you: { surface, cantina: ['savkopo'] }, opponent: { hangar: ['turul'], surface: ['kelteto unpaid'] } })
  expect(
    ['base:{alagutrendszer}', 'base:{ipari-park}', 'base:{kitinfal}', 'crew:{savkopo}'].map((at) => offers(p, `attack:${at}`)),
  ).toEqual([true, false, false, true])
  doing(p, 'develop:{kelteto}', 'develop:{kelteto}')
  expect(offers(p, 'develop:{kelteto}')).toBe(false)
  const own = duel({ you: { surface, credits: 9 } })
  doing(own, 'develop:{kitinfal}', 'develop:{kitinfal}', 'develop:{kitinfal}')
  expect([offers(own, 'develop:{kitinfal}'), offers(own, 'develop:{ipari-park}')]).toEqual([false, true])
})

test('CG-GOAL-5 · alagutrendszer: two paid ones can both be attacked, an unpaid one protects nothing', () => {
  const attackable = (...surface: string[]) => {
    const p = duel({ active: 1, you: { surface }, opponent: { hangar: ['turul'] } })
    return p.options().filter((id) => id.startsWith('attack:base')).length
  }
  expect(attackable('alagutrendszer', 'alagutrendszer', 'ipari-park')).toBe(2)
  expect(attackable('alagutrendszer', 'alagutrendszer unpaid')).toBe(1)
  expect(attackable('alagutrendszer unpaid', 'ipari-park')).toBe(2)
})

test('CG-GOAL-5, CG-BASE-7 · os-boly: one choice for three developments, two for six, all for nine', () => {
  const start = (x: number, ...answers: string[]) => {
    const p = duel({ phase: 'start', you: { surface: [`os-boly +9 x=${x}`, 'kitinfal unpaid', 'aknagyuru unpaid'], credits: 0 } })
    through(p, ...answers)
    reach(p)
    return [p.g.seats[0]?.credits, p.g.seats[0]?.headquarters.length, shown(p, 'kitinfal').developments, shown(p, 'aknagyuru').developments]
  }
  expect(start(2)).toEqual([5, 0, 0, 0])
  expect(start(3, 'choose:1')).toEqual([6, 0, 0, 0])
  expect(start(5, 'choose:2')).toEqual([5, 1, 0, 0])
  expect(start(3, 'target:{aknagyuru}', 'choose:3')).toEqual([5, 0, 0, 2])
  expect(start(6, 'target:{kitinfal}', 'choose:2', 'choose:3')).toEqual([5, 1, 2, 0])
  expect(start(9, 'target:{kitinfal}', 'choose:1', 'choose:2')).toEqual([6, 1, 2, 0])
})

test('CG-GOAL-5 · os-boly: nothing in the start phase of the other', () => {
  const p = duel({ phase: 'start', active: 1, you: { surface: ['os-boly +9 x=9', 'kitinfal unpaid'] } })
  expect([asked(p), p.g.seats[0]?.headquarters]).toEqual(['main-action', []])
})

test('CG-GOAL-5, CG-PAY-9 · kelteto: the first two scouts or fighters of a turn cost one less', () => {
  const hand = ['szitakoto', 'honfoglalo', 'karom', 'solyom']
  const p = duel({ you: { surface: ['kelteto'], hand, credits: 20 }, opponent: { hand: ['darazs'], credits: 20 } })
  const spent = hand.map((id) => {
    const before = p.g.seats[0]?.credits ?? 0
    doing(p, `launch:{${id}}`)
    return before - (p.g.seats[0]?.credits ?? 0)
  })
  expect(spent).toEqual([2, 8, 4, 3])
  doing(p, 'end', 'launch:{darazs}')
  expect(p.g.seats[1]?.credits).toBe(20 + 5 - 6)
  const unpaid = duel({ you: { surface: ['kelteto unpaid +3'], hand: ['szitakoto'], credits: 3 } })
  expect(doing(unpaid, 'launch:{szitakoto}').g.seats[0]?.credits).toBe(0)
})
