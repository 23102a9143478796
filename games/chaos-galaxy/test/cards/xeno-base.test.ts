import { expect, test } from 'vitest'
import { asked, card, duel, heard, ids, offers, placeOf, reach, shown, through, values } from '../given.ts'

test('CG-GOAL-5 · kikepzoverem: participating ships with paid crew get a firepower', () => {
  const p = duel({
    you: { hangar: ['honfoglalo', 'turul', 'karom'], cantina: ['vasfalo', 'vasfalo unpaid'], surface: ['kikepzoverem'] },
  })
  through(
    p,
    'attack:colony:1',
    'attack-with:{honfoglalo}',
    'attack-with:{turul}',
    'attack-with:{karom}',
    'board:{vasfalo}:{honfoglalo}',
    'board:{vasfalo#1}:{turul}',
  )
  reach(p, 'bombing-bombers')
  expect(['honfoglalo', 'turul', 'karom'].map((id) => values(p, id)[1])).toEqual([4, 2, 3])
  const unpaid = duel({ you: { hangar: ['honfoglalo'], cantina: ['vasfalo'], surface: ['kikepzoverem unpaid +3'] } })
  through(unpaid, 'attack:colony:1', 'board:{vasfalo}:{honfoglalo}')
  expect(values(reach(unpaid, 'bombing-bombers'), 'honfoglalo')[1]).toBe(3)
})

test('CG-GOAL-5 · jegbarlang: crew cannot be named as attack target, bases can', () => {
  const you = { cantina: ['vasfalo', 'onkentes unpaid'], surface: ['ipari-park'] }
  const protects = (bunker: string) => {
    const p = duel({ active: 1, you: { ...you, surface: [...you.surface, bunker] }, opponent: { hangar: ['turul'], cantina: ['vasfalo'] } })
    return ['crew:{vasfalo}', 'crew:{onkentes}', 'base:{ipari-park}'].map((target) => offers(p, `attack:${target}`))
  }
  expect(protects('jegbarlang')).toEqual([false, false, true])
  expect(protects('jegbarlang used')).toEqual([false, false, true])
  expect(protects('jegbarlang unpaid +2')).toEqual([true, true, true])
})

test('CG-GOAL-5 · jegbarlang: turned used, it prevents the next damage to your own ship this turn', () => {
  const p = duel({ you: { hangar: ['honfoglalo', 'turul'], surface: ['jegbarlang'] }, opponent: { hangar: ['karom'] } })
  through(p, 'use:{jegbarlang}:1')
  expect(offers(p, 'target:{karom}')).toBe(false)
  through(
    p,
    'target:{honfoglalo}',
    'attack:colony:1',
    'attack-with:{honfoglalo}',
    'defend-with:{karom}',
    'fire:{karom}:{honfoglalo}',
    'no-return',
  )
  reach(p)
  expect([shown(p, 'honfoglalo').armourLeft, shown(p, 'jegbarlang').turned]).toEqual([1, 'used'])
  expect(offers(p, 'use:{jegbarlang}:1')).toBe(false)
  expect(p.g.lasting).toEqual([])
  const used = duel({ you: { hangar: ['honfoglalo'], surface: ['jegbarlang used'] } })
  expect(offers(used, 'use:{jegbarlang}:1')).toBe(false)
  const turn = duel({ you: { hangar: ['honfoglalo'], surface: ['jegbarlang'] } })
  through(turn, 'use:{jegbarlang}:1', 'end')
  expect(reach(turn).g.lasting).toEqual([])
})

test('CG-GOAL-5, CG-TRAP-7 · csontverem: destroys the crew of a bombing ship and deals two damage to it', () => {
  const p = duel({
    you: { hangar: ['honfoglalo', 'szarvasbogar', 'turul'], cantina: ['onkentes', 'savkopo unpaid', 'vergozos'] },
    opponent: { surface: ['csontverem unpaid'], credits: 1 },
  })
  through(
    p,
    'attack:base:{csontverem}',
    'attack-with:{honfoglalo}',
    'attack-with:{szarvasbogar}',
    'attack-with:{turul}',
    'board:{onkentes}:{honfoglalo}',
    'board:{savkopo}:{honfoglalo}',
    'board:{vergozos}:{szarvasbogar}',
  )
  through(p, 'bomb:{honfoglalo}', 'bomb:{szarvasbogar}', 'trap:{csontverem}')
  expect([asked(p), offers(p, 'target:{turul}')]).toEqual(['stack-target', false])
  through(p, 'target:{honfoglalo}')
  reach(p)
  expect(placeOf(p.g, card(p, 'onkentes'))).toBe('trash of 0')
  expect(placeOf(p.g, card(p, 'savkopo'))).toBe('wasteland of 0')
  expect(placeOf(p.g, card(p, 'vergozos'))).toBe('cantina of 0')
  expect([shown(p, 'honfoglalo').armourLeft, shown(p, 'szarvasbogar').armourLeft]).toEqual([1, 5])
  expect([p.g.seats[1]?.credits, placeOf(p.g, card(p, 'csontverem'))]).toEqual([0, 'trash of 1'])
})

test('CG-GOAL-5 · csontverem: not without its credit, not when declined', () => {
  const poor = duel({ you: { hangar: ['honfoglalo'] }, opponent: { surface: ['csontverem unpaid'], credits: 0 } })
  through(poor, 'attack:base:{csontverem}', 'bomb:{honfoglalo}')
  expect([asked(poor), poor.options()]).toEqual(['trap-pay', ['no-trap']])
  expect(shown(reach(poor), 'honfoglalo').armourLeft).toBe(3)
})

const TOP = ['turul', 'tuzer', 'solyom', 'vasfalo', 'gagarin', 'karom', 'femrago', 'krrog', 'vergozos']

test('CG-GOAL-5 · harci-toborzo: a crew from the top eight is shown and taken', () => {
  const p = duel({ you: { surface: ['harci-toborzo unpaid +2'], colony: TOP } })
  through(p, 'pay:{harci-toborzo}')
  reach(p, 'effect-search')
  expect(
    ids(
      p.g,
      p.options().flatMap((id) => (id === 'done' ? [] : [Number(id.slice(5))])),
    ),
  ).toEqual(['tuzer', 'vasfalo', 'krrog'])
  through(p, 'take:{krrog}')
  expect(ids(p.g, p.g.seats[0]?.headquarters ?? [])).toEqual(['krrog'])
  expect(heard(p, 'took-shown', 1)).toMatchObject([{ name: '@card-krrog' }])
  expect(heard(p, 'colony-shuffled')).toHaveLength(1)
})

test('CG-GOAL-5, CG-BASE-5 · harci-toborzo: not with one development, nothing without crew on top', () => {
  expect(offers(duel({ you: { surface: ['harci-toborzo unpaid +1'], colony: TOP } }), 'pay:{harci-toborzo}')).toBe(false)
  const p = duel({ you: { surface: ['harci-toborzo unpaid +2'] } })
  through(p, 'pay:{harci-toborzo}')
  expect(reach(p, 'effect-search').options()).toEqual(['done'])
})
