import { expect, test } from 'vitest'
import { fight } from './fight.ts'
import { act, card, doing, duel, heard, pass, reach, through } from './given.ts'

test('CG-BASE-16 · developments taken off are told by base: two of one, or one of each', () => {
  const p = duel({ you: { surface: ['ipari-park +1', 'urvedelmi-kor +3'], credits: 0 } })
  doing(p, 'undevelop:{ipari-park}:{urvedelmi-kor}')
  expect(heard(p, 'undeveloped').map((event) => [event.card, event.count])).toEqual([
    [card(p, 'ipari-park'), 1],
    [card(p, 'urvedelmi-kor'), 1],
  ])
  doing(p, 'undevelop:{urvedelmi-kor}:{urvedelmi-kor}')
  expect(heard(p, 'undeveloped').slice(2)).toMatchObject([{ rule: 'CG-BASE-16', card: card(p, 'urvedelmi-kor'), count: 2 }])
})

test('CG-SHIP-4 · a launch is told twice: when it is paid, and when the ship comes into play', () => {
  const p = duel({ you: { hand: ['turul'], credits: 7 } })
  doing(p, 'launch:{turul}')
  for (const type of ['launching', 'launched'])
    expect(heard(p, type, 1)).toMatchObject([{ rule: 'CG-SHIP-4', seat: 0, card: card(p, 'turul'), name: '@card-turul' }])
})

test('CG-MAIN-9, CG-MAIN-10 · the picking player is told the cards and the one taken, the others only that one was taken', () => {
  const p = duel({ active: 1, opponent: { colony: ['turul', 'gagarin', 'solyom', 'honfoglalo', 'tuzer', 'vasfalo'], credits: 2 } })
  doing(p, 'pick')
  expect(p.question()).toMatchObject({ name: 'main-pick', seat: 1 })
  expect(heard(p, 'looked', 1)).toMatchObject([{ names: ['turul', 'gagarin', 'solyom', 'honfoglalo', 'tuzer'].map((id) => `@card-${id}`) }])
  expect(heard(p, 'looked', 0)).toEqual([])
  act(p, 'take:{solyom}')
  expect(heard(p, 'took', 1)).toMatchObject([{ card: card(p, 'solyom') }])
  expect([heard(p, 'took', 0), heard(p, 'took-hidden', 0).length]).toEqual([[], 1])
})

test('CG-BASE-10, CG-WEAP-5 · a sale is told by its rule, with what it brings', () => {
  const p = duel({
    you: { surface: ['kikepzokozpont +3'], hangar: ['honfoglalo', '> kombinalt-fegyverrendszer'], credits: 0 },
  })
  doing(p, 'sell:{kikepzokozpont}', 'sell:{kombinalt-fegyverrendszer}')
  expect(heard(p, 'sold', 1)).toMatchObject([
    { rule: 'CG-BASE-10', card: card(p, 'kikepzokozpont'), credits: 1 },
    { rule: 'CG-WEAP-5', card: card(p, 'kombinalt-fegyverrendszer'), credits: 1 },
  ])
  expect(heard(p, 'gained', 1).map(({ rule }) => rule)).toEqual(['CG-BASE-10', 'CG-WEAP-5'])
})

test('CG-END-4 · credits that are lost are told', () => {
  const p = duel({ you: { credits: 23 } })
  doing(p, 'end')
  expect(heard(p, 'lost-credits', 1)).toMatchObject([{ rule: 'CG-END-4', seat: 0, credits: 3 }])
})

test('CG-MONO-9 · weaponry that a mono-triciplite deck moves is told', () => {
  const p = duel({ you: { mono: 'triciplite', hangar: ['honfoglalo', '> berfegyver unpaid', 'liktor'] } })
  doing(p, 'transfer:{berfegyver}:{liktor}')
  expect(heard(p, 'moved-weaponry', 1)).toMatchObject([
    { rule: 'CG-MONO-9', seat: 0, card: card(p, 'berfegyver'), ship: card(p, 'liktor') },
  ])
})

test('CG-WEAP-8 · an item that is moved in the equip step is told', () => {
  const p = duel({ you: { hangar: ['karom', '> asofog', 'liktor'] } })
  through(p, 'attack:colony:1', 'attack-with:{liktor}', 'done')
  act(p, 'move-item:{asofog}:{liktor}')
  expect(heard(p, 'moved-weaponry', 1)).toMatchObject([{ rule: 'CG-WEAP-8', card: card(p, 'asofog'), ship: card(p, 'liktor') }])
})

test('CG-STACK-20 · a triggered effect is told with its card and its targets', () => {
  const p = duel({ you: { hangar: ['kiralyno-barkaja'], surface: ['ipari-park unpaid', 'urvedelmi-kor unpaid'] } })
  through(p, 'end')
  pass(p, 'stack-target')
  act(p, 'target:{urvedelmi-kor}')
  expect(heard(p, 'triggered', 1)).toMatchObject([
    {
      rule: 'CG-STACK-20',
      seat: 0,
      card: card(p, 'kiralyno-barkaja'),
      name: '@card-kiralyno-barkaja',
      targets: [card(p, 'urvedelmi-kor')],
    },
  ])
})

test('CG-WIN-4 · giving up a duel is told, and the other player wins, whichever seat gives up', () => {
  for (const seat of [0, 1]) {
    const p = duel({})
    p.answer({ concede: true }, seat)
    expect(heard(p, 'conceded', 1 - seat)).toMatchObject([{ rule: 'CG-WIN-4', seat }])
    expect(p.table.result).toMatchObject({ winners: [1 - seat], rule: 'CG-WIN-4' })
  }
})

test('CG-ABIL-23 · a bombing by stealth is told', () => {
  const p = fight(['kisertetraja', 'liktor'], ['szarvasbogar'])
  through(p, 'stealth:{kisertetraja}')
  expect(heard(p, 'stealth', 1)).toMatchObject([{ rule: 'CG-ABIL-23', card: card(p, 'kisertetraja') }])
})

test('CG-ABIL-32 · ordnance is the attacker’s to use, and its card from the colony is told', () => {
  const p = duel({ active: 1, opponent: { hangar: ['dulo'], filler: 9 }, you: {} })
  through(p, 'attack:colony:0', 'bomb:{dulo}')
  reach(p, 'bombing-ordnance')
  expect(p.question()).toMatchObject({ name: 'bombing-ordnance', seat: 1 })
  act(p, 'ordnance:{dulo}:1')
  expect(heard(p, 'ordnance', 0)).toMatchObject([{ rule: 'CG-ABIL-32', seat: 1, card: card(p, 'dulo') }])
})
