import { expect, test } from 'vitest'
import { asked, card, doing, duel, heard, ids, offers, placeOf, reach, shown, through } from '../given.ts'

test('CG-GOAL-5 · szorgos-kezek: a development on each of up to four own unpaid bases', () => {
  const bases = ['kitinfal', 'aknagyuru', 'gombakert', 'kelteto', 'feromontorony']
  const p = duel({
    you: { hand: ['szorgos-kezek'], surface: [...bases.map((id) => `${id} unpaid`), 'ipari-park'] },
    opponent: { surface: ['urvedelmi-kor unpaid'] },
  })
  through(p, 'event:{szorgos-kezek}')
  expect(offers(p, 'target:{ipari-park}') || offers(p, 'target:{urvedelmi-kor}')).toBe(false)
  through(p, ...bases.slice(1).map((id) => `target:{${id}}`))
  reach(p)
  expect(bases.map((id) => shown(p, id).developments)).toEqual([0, 1, 1, 1, 1])
  expect(p.g.seats[0]?.credits).toBe(19)
})

test('CG-GOAL-5 · rajzas: up to two scouts or fighters from the top eight, and the next two cost one less', () => {
  const colony = ['turul', 'honfoglalo', 'szitakoto', 'savkopo', 'karom', 'kitinfal', 'riado', 'hunyadi', 'jegszilank']
  const p = duel({ you: { hand: ['rajzas', 'solyom'], colony, credits: 30 } })
  through(p, 'event:{rajzas}')
  reach(p, 'effect-search')
  expect(
    ids(
      p.g,
      p.options().flatMap((id) => (id === 'done' ? [] : [Number(id.slice(5))])),
    ),
  ).toEqual(['turul', 'szitakoto', 'karom'])
  through(p, 'take:{turul}', 'take:{szitakoto}')
  reach(p)
  expect([heard(p, 'took-shown', 1).length, heard(p, 'colony-shuffled').length]).toEqual([2, 1])
  expect(p.g.seats[0]?.credits).toBe(28)
  doing(p, 'launch:{turul}', 'launch:{szitakoto}', 'launch:{solyom}')
  expect(p.g.seats[0]?.credits).toBe(28 - 6 - 2 - 3)
})

test('CG-GOAL-5 · rajzas: no cruiser is cheaper, nothing in the next turn', () => {
  const p = duel({ you: { hand: ['rajzas', 'honfoglalo'], credits: 20 } })
  through(p, 'event:{rajzas}')
  reach(p)
  doing(p, 'launch:{honfoglalo}')
  expect([p.g.seats[0]?.credits, p.g.lasting.length]).toEqual([20 - 2 - 8, 1])
  doing(p, 'end')
  expect(p.g.lasting).toEqual([])
})

test('CG-GOAL-5 · kiralynoi-parancs: pays your own base for nothing with three developments missing, and a card', () => {
  const p = duel({
    you: { hand: ['kiralynoi-parancs'], surface: ['kiralynoi-kamra unpaid +2', 'savakna unpaid', 'gombakert'], credits: 2 },
    opponent: { surface: ['kelteto unpaid'] },
  })
  through(p, 'event:{kiralynoi-parancs}')
  reach(p, 'effect-pay-for')
  through(p, 'yes')
  reach(p)
  expect([shown(p, 'kiralynoi-kamra').paid, p.g.seats[0]?.credits, p.g.seats[0]?.headquarters.length]).toEqual([true, 0, 1])
})

test('CG-GOAL-5 · kiralynoi-parancs: not with four missing; an X base counts its real developments', () => {
  const far = duel({ you: { hand: ['kiralynoi-parancs'], surface: ['kiralynoi-kamra unpaid +1'] } })
  through(far, 'event:{kiralynoi-parancs}')
  reach(far)
  expect([shown(far, 'kiralynoi-kamra').paid, far.g.seats[0]?.headquarters.length]).toEqual([false, 1])
  const mining = duel({ you: { hand: ['kiralynoi-parancs'], surface: ['alaasas unpaid +2'] } })
  through(mining, 'event:{kiralynoi-parancs}', 'yes')
  reach(mining)
  expect([mining.g.seats[1]?.colony.length, placeOf(mining.g, card(mining, 'alaasas'))]).toEqual([18, 'trash of 0'])
  expect(offers(duel({ you: { hand: ['kiralynoi-parancs'], surface: ['savakna unpaid'] } }), 'event:{kiralynoi-parancs}')).toBe(false)
})

const RUIN = { hand: ['ujjaepites'], trash: ['kelteto', 'turul'], wasteland: ['gombakert', 'karom'], surface: ['kitinfal unpaid'] }

test('CG-GOAL-5 · ujjaepites: after the loss of a base, one from the trash or wasteland and two developments', () => {
  const p = duel({
    phase: 'start',
    active: 1,
    you: { ...RUIN, surface: ['kitinfal unpaid', 'ipari-park'] },
    opponent: { hangar: ['mamut-i'] },
  })
  reach(p)
  through(p, 'attack:base:{ipari-park}', 'bomb:{mamut-i}')
  reach(p)
  doing(p, 'end')
  expect([p.g.active, asked(p)]).toEqual([0, 'main-action'])
  through(p, 'event:{ujjaepites}', 'target:{kitinfal}')
  reach(p, 'effect-move')
  expect(
    ids(
      p.g,
      p.options().flatMap((id) => (id === 'done' ? [] : [Number(id.slice(5))])),
    ),
  ).toEqual(['kelteto', 'ipari-park', 'gombakert'])
  through(p, 'move:{gombakert}')
  reach(p)
  expect(ids(p.g, p.g.seats[0]?.headquarters ?? [])).toEqual(['gombakert'])
  expect(shown(p, 'kitinfal').developments).toBe(2)
  expect(JSON.stringify(heard(p, 'moved', 1))).toContain('gombakert')
})

test('CG-GOAL-5 · ujjaepites: not without a lost base, nor for a base of the opponent', () => {
  expect(offers(duel({ you: RUIN }), 'event:{ujjaepites}')).toBe(false)
  const p = duel({ you: { ...RUIN, hangar: ['mamut-i'] }, opponent: { surface: ['ipari-park'] } })
  through(p, 'attack:base:{ipari-park}', 'bomb:{mamut-i}')
  reach(p)
  expect(placeOf(p.g, card(p, 'ipari-park'))).toBe('trash of 1')
  expect(offers(p, 'event:{ujjaepites}')).toBe(false)
})
