import { expect, test } from 'vitest'
import { FIRST_TOKEN } from '../rules/units.ts'
import { view } from '../view.ts'
import { choose, damages, declineAll, diceOf, duel, onUnit, rolled, told, VOID, WORLD } from './fight.ts'
import { areaNamed, asked, begin, kindNamed, moves, standing } from './given.ts'

const HANDS = ['blessed-power-armour blessed-power-armour', 'slugga-boyz slugga-boyz'] as const

test('FS-COMBAT-1, FS-COMBAT-25 · the player who moved in attacks, the one who was there defends, and the combat follows at once', () => {
  const p = begin({
    seats: 3,
    orders: { '10A': '1 advance', '1A': '0 dominate' },
    active: 1,
    first: 1,
    pieces: { '10A.nw': '0 scout scout', '10A.ne': '1 nob', '2A.nw': '2 aspect-warrior' },
  })
  p.answer('resolve')
  p.answer(`attack:${areaNamed(p.g, '10A.nw')}`)
  p.answer({ options: moves(p.g, 'nob', '10A.ne', '10A.nw') })
  expect(p.g.combat?.sides.map(({ seat }) => seat)).toEqual([1, 0])
  expect(p.events(2, 'combat-begun')).toEqual([expect.objectContaining({ seat: 1, defender: '@faction-space-marines' })])
  expect(p.table.questions.map(({ seat }) => seat)).toEqual([1, 0])
})

test('FS-COMBAT-2, FS-COMBAT-9, FS-COMBAT-11 · preparation, up to three execution rounds, resolution', () => {
  const p = duel({
    units: ['scout scout', 'ork-boyz ork-boyz'],
    hands: ['blessed-power-armour blessed-power-armour ambush', 'slugga-boyz slugga-boyz waaagh'],
    dice: ['0 8 0', '0 8 0'],
  })
  for (const round of [1, 2]) {
    expect(p.g.combat?.round).toBe(round)
    choose(p, 'blessed-power-armour', 'slugga-boyz')
    declineAll(p)
  }
  expect(p.g.combat?.round).toBe(3)
  choose(p, 'ambush', 'waaagh')
  declineAll(p)
  expect(p.g.combat).toBeNull()
  expect(p.events('spectator', 'round-of-combat').map(({ round }) => round)).toEqual([1, 2, 3])
  expect(p.events('spectator', 'combat-won')).toHaveLength(1)
})

test('FS-COMBAT-3 · without an unrouted unit or bastion of the defender the attacker wins at once', () => {
  const p = begin({
    step: 'fight',
    order: '0 advance 10A',
    pieces: { [WORLD]: '0 scout, 1 city' },
    orders: { '1A': '1 deploy' },
    more: (g) => {
      g.attacker = 0
    },
  })
  expect(told(p, 'won-at-once', 0)).toEqual([''])
  expect(p.events('spectator', 'dice-rolled')).toEqual([])
  expect(p.events('spectator', 'cards-drawn')).toEqual([])
  expect(standing(p.g, WORLD)).toBe('0 scout, 0 city')
})

test('FS-COMBAT-3 · a lone bastion defends', () => {
  const p = begin({
    step: 'fight',
    order: '0 advance 10A',
    pieces: { [WORLD]: '0 scout, 1 bastion' },
    orders: { '1A': '1 deploy' },
    more: (g) => {
      g.attacker = 0
    },
  })
  expect(p.events('spectator', 'won-at-once')).toEqual([])
  expect(told(p, 'dice-rolled', 1, 'seat')).toEqual(['1'])
})

test('FS-COMBAT-4 · routed units of the defender retreat before his structures are taken', () => {
  const p = begin({
    step: 'fight',
    order: '0 advance 10A',
    pieces: { [WORLD]: '0 scout, 1 nob~ factory', '10A.ne': '1 ork-boyz' },
    orders: { '1A': '1 deploy' },
    more: (g) => {
      g.attacker = 0
    },
  })
  expect(standing(p.g, '10A.ne')).toBe('1 ork-boyz, 1 nob~')
  const order = p.events('spectator').map(({ type }) => type)
  expect(order.indexOf('unit-retreated')).toBeGreaterThan(-1)
  expect(order.indexOf('unit-retreated')).toBeLessThan(order.indexOf('structure-captured'))
})

test('FS-COMBAT-5 · at most five attackers', () => {
  const p = begin({
    step: 'advance',
    order: '0 advance 10A',
    orders: { '1A': '1 deploy' },
    pieces: { '10A.sw': '0 scout scout scout scout scout scout', '10A.nw': '1 nob' },
  })
  p.answer(`attack:${areaNamed(p.g, '10A.nw')}`)
  const six = moves(p.g, 'scout', '10A.sw', '10A.nw', 6)
  expect(six).toHaveLength(6)
  expect(p.refused({ options: six }, 0).rule).toBeDefined()
  p.answer({ options: six.slice(0, 5) })
  expect(standing(p.g, '10A.nw')).toBe('0 scout, 0 scout, 0 scout, 0 scout, 0 scout, 1 nob')
  expect(p.g.combat?.area).toBe(areaNamed(p.g, '10A.nw'))
})

test('FS-COMBAT-6, FS-ROUT-3, FS-STRUCT-6 · as many dice as the combat values of standing units and bastions add up to', () => {
  const p = begin({
    step: 'fight',
    order: '1 advance 10A',
    pieces: { [WORLD]: '0 scout scout space-marine scout~ bastion, 1 nob ork-boyz~' },
    orders: { '1A': '1 deploy' },
    more: (g) => {
      g.attacker = 1
      g.random.dice.preset.push(...rolled('ad aaddmm'))
    },
  })
  expect(diceOf(p, 0)).toBe('1 1 0')
  expect(diceOf(p, 1)).toBe('2 2 2')
})

test('FS-COMP-5, FS-COMP-6 · never more than eight dice', () => {
  const p = begin({
    step: 'fight',
    order: '0 advance 10A',
    pieces: { [WORLD]: '0 land-raider land-raider land-raider, 1 nob' },
    orders: { '1A': '1 deploy' },
    more: (g) => {
      g.attacker = 0
      g.random.dice.preset.push(...rolled('aaaaaaaa dd'))
    },
  })
  expect(diceOf(p, 0)).toBe('8 0 0')
  expect(diceOf(p, 1)).toBe('0 2 0')
})

test('FS-COMBAT-7 · the dice stay for all rounds', () => {
  const p = duel({
    units: ['scout scout', 'ork-boyz ork-boyz'],
    hands: ['reconnaissance ambush', 'mek-boyz gretchin'],
    dice: ['1 3 0', '1 3 0'],
    rolls: 'd',
  })
  choose(p, 'reconnaissance', 'mek-boyz')
  p.answers('use', 'defence-tokens')
  expect(p.g.combat?.round).toBe(2)
  expect(diceOf(p, 0)).toBe('1 3 0')
})

test('FS-COMBAT-8 · everybody sees the dice', () => {
  const p = begin({
    seats: 3,
    step: 'fight',
    order: '0 advance 10A',
    pieces: { [WORLD]: '0 scout, 1 nob', '2A.nw': '2 aspect-warrior' },
    orders: { '1A': '1 deploy' },
    more: (g) => {
      g.attacker = 0
      g.random.dice.preset.push(...rolled('m ad'))
    },
  })
  for (const viewer of [2, 'spectator'] as const) {
    expect(p.events(viewer, 'dice-rolled').map(({ seat, attack, defence, morale }) => [seat, attack, defence, morale])).toEqual([
      [0, 0, 0, 1],
      [1, 1, 1, 0],
    ])
  }
})

test('FS-COMBAT-9, FS-COMP-20 · each draws five cards, of a short deck all', () => {
  const p = begin({
    step: 'fight',
    order: '0 advance 10A',
    pieces: { [WORLD]: '0 scout, 1 nob' },
    orders: { '1A': '1 deploy' },
    more: (g) => {
      g.attacker = 0
      g.players[1]?.combatDeck.splice(3)
    },
  })
  expect(p.g.combat?.sides.map(({ hand }) => hand.length)).toEqual([5, 3])
  expect(p.g.players.map(({ combatDeck }) => combatDeck.length)).toEqual([5, 0])
  expect(p.events('spectator', 'cards-drawn').map(({ count }) => count)).toEqual([5, 3])
})

test('FS-COMBAT-10 · first the attacker, then the defender reinforces', () => {
  const p = begin({
    seats: 3,
    step: 'fight',
    order: '1 advance 10A',
    pieces: { [WORLD]: '0 scout, 1 nob nob', '2A.nw': '2 aspect-warrior' },
    players: [{ assets: [0, 0, 2] }, { assets: [0, 0, 3] }, { assets: [0, 0, 3] }],
    orders: { '1A': '1 deploy' },
    more: (g) => {
      g.attacker = 1
    },
  })
  expect([asked(p), p.question().seat]).toEqual(['combat.reinforce', 1])
  expect(p.options()).toEqual(['reinforce:0', 'reinforce:1', 'reinforce:2'])
  p.answer('reinforce:2')
  expect([asked(p), p.question().seat]).toEqual(['combat.reinforce', 0])
  expect(p.options()).toEqual(['reinforce:0', 'reinforce:1'])
  p.answer('reinforce:0')
  expect(standing(p.g, WORLD)).toBe('0 scout, 1 nob, 1 nob, 1 ork-boyz, 1 ork-boyz')
  expect(p.g.players.map(({ assets }) => assets[2])).toEqual([2, 1, 3])
})

test('FS-COMBAT-12, FS-GOLD-6 · cards are chosen in secret, both at once', () => {
  const p = duel({
    seats: 3,
    units: ['scout scout', 'nob nob'],
    hands: HANDS,
    dice: ['0 8 0', '0 8 0'],
    pieces: { '2A.nw': '2 aspect-warrior' },
  })
  expect(p.table.questions.map(({ seat, name }) => [seat, name])).toEqual([
    [0, 'combat.card'],
    [1, 'combat.card'],
  ])
  p.answer(p.options(1)[0] ?? '', 1)
  expect(p.events(0, 'cards-chosen')).toEqual([])
  for (const viewer of [0, 1, 2, 'spectator'] as const) expect(p.events(viewer, 'card-revealed')).toEqual([])
  p.answer(p.options(0)[0] ?? '', 0)
  expect(told(p, 'card-revealed', 0, 'card')).toEqual(['@card-blessed-power-armour'])
})

test('FS-COMBAT-13 · a player with cards plays one, a player without does not', () => {
  const p = duel({ units: ['scout scout', 'nob nob'], hands: ['', 'slugga-boyz mek-boyz'], dice: ['0 8 0', '0 8 0'], rolls: 'd' })
  expect(p.table.questions.map(({ seat }) => seat)).toEqual([1])
  expect(p.options(1)).toHaveLength(2)
  choose(p, '', 'slugga-boyz')
  expect(p.g.combat?.round).toBe(2)
  expect(p.events('spectator', 'card-revealed').map(({ seat }) => seat)).toEqual([1])
})

test('FS-COMBAT-14, FS-CARD-14 · the attacker’s card is resolved completely before the defender reveals one', () => {
  const p = duel({ units: ['scout scout', 'nob nob'], hands: ['reconnaissance', 'gretchin'], dice: ['1 0 0', '0 8 0'], rolls: 'a' })
  choose(p, 'reconnaissance', 'gretchin')
  expect([asked(p), p.question().seat]).toEqual(['combat.ability', 0])
  expect(p.events('spectator', 'card-revealed').map(({ seat }) => seat)).toEqual([0])
  p.answers('use', 'defence-tokens')
  expect(p.events('spectator', 'card-revealed').map(({ seat }) => seat)).toEqual([0, 1])
})

test('FS-COMBAT-15, FS-COMBAT-16, FS-COMBAT-17 · attack and defence count dice, tokens and all face-up cards', () => {
  const p = duel({
    units: ['scout scout', 'nob nob'],
    hands: ['ambush reconnaissance', 'mega-nobz gretchin'],
    faceUp: ['fury-of-ultramar', 'ard-boyz'],
    dice: ['3 0 0', '0 0 1'],
  })
  choose(p, 'ambush', 'mega-nobz')
  // Attacker: 3 dice, 2 tokens, 1 icon on each card; defender: 1 token, 2 icons on each card.
  expect(damages(p, 1)).toEqual(['7-5=2'])
  expect(damages(p, 0)).toEqual(['1-0=1'])
})

test('FS-COMBAT-17 · damage is never below 0', () => {
  const p = duel({ units: ['scout', 'nob'], hands: HANDS, dice: ['0 8 0', '0 8 0'] })
  choose(p, 'blessed-power-armour', 'slugga-boyz')
  expect(damages(p, 0)).toEqual(['1-11=0'])
  expect(damages(p, 1)).toEqual(['0-9=0'])
})

test('FS-COMBAT-18 · both damages are computed first; the attacker assigns his, then the defender', () => {
  const p = duel({ units: ['scout scout', 'ork-boyz ork-boyz'], hands: ['ambush', 'waaagh'], dice: ['4 0 0', '3 0 0'] })
  choose(p, 'ambush', 'waaagh')
  // Two Boyz give two tokens.
  expect([damages(p, 0), damages(p, 1)]).toEqual([['5-0=5'], ['7-0=7']])
  const events = p.events('spectator').filter(({ type }) => type === 'unit-destroyed' || type === 'damage-assessed')
  expect(events.map(({ type, seat }) => `${type} ${seat}`)).toEqual([
    'damage-assessed 0',
    'damage-assessed 1',
    'unit-destroyed 0',
    'unit-destroyed 0',
    'unit-destroyed 1',
    'unit-destroyed 1',
  ])
})

test('FS-COMBAT-19 · the only side with pieces after the damage wins', () => {
  const p = duel({
    units: ['space-marine', 'ork-boyz'],
    hands: ['ambush faith-in-the-emperor', 'gretchin mek-boyz'],
    dice: ['4 4 0', '0 0 0'],
    pieces: { '10A.ne': '1 nob' },
  })
  choose(p, 'ambush', 'gretchin')
  p.answers('use', 'reroll:attack')
  expect(told(p, 'combat-won', 0, 'seat')).toEqual(['0'])
  expect(p.g.combat).toBeNull()
  expect(standing(p.g, WORLD)).toBe('0 space-marine')
})

test('FS-COMBAT-20, FS-COMBAT-29 · the rest of the round is played though one side is gone', () => {
  const p = duel({
    units: ['scout', 'nob'],
    from: '10A.ne',
    hands: ['reconnaissance ambush', 'biker-nobz mek-boyz'],
    dice: ['0 0 1', '2 2 0'],
  })
  choose(p, 'reconnaissance', 'biker-nobz')
  p.answers('use', 'attack-tokens')
  // It asks for the morale die that pays for retreats.
  expect(asked(p)).toBe('combat.spend')
  p.answer('spend:morale')
  expect(standing(p.g, '10A.ne')).toBe('0 scout~')
  expect(told(p, 'card-revealed', 1, 'card')).toEqual(['@card-biker-nobz'])
  expect(damages(p, 1)).toHaveLength(1)
  expect(told(p, 'combat-won', 1, 'seat')).toEqual(['1'])
})

test('FS-COMBAT-21, FS-CAP-6 · when nobody is left the combat ends at once, and structures keep their controller', () => {
  const p = duel({ units: ['scout', 'ork-boyz city'], hands: ['ambush reconnaissance', 'waaagh gretchin'], dice: ['4 0 0', '4 0 0'] })
  choose(p, 'ambush', 'waaagh')
  expect(p.events('spectator', 'combat-undecided')).toHaveLength(1)
  expect(p.events('spectator', 'combat-won')).toEqual([])
  expect(p.g.combat).toBeNull()
  expect(standing(p.g, WORLD)).toBe('1 city')
})

test('FS-COMBAT-14, FS-GOLD-6 · in the second round, too, the defender’s card is hidden until the attacker’s is resolved', () => {
  const p = duel({
    units: ['land-raider', 'nob'],
    hands: ['reconnaissance fury-of-ultramar', 'ard-boyz gretchin'],
    dice: ['0 8 0', '0 8 0'],
  })
  const sides = (viewer: number | 'spectator') => view(p.g, viewer).combat?.sides ?? []
  const played: number[] = []
  for (const [mine, theirs] of [
    ['reconnaissance', 'ard-boyz'],
    ['fury-of-ultramar', 'gretchin'],
  ] as const) {
    expect([p.g.combat?.step, sides(0).map(({ hasChosen }) => hasChosen)]).toEqual(['choose', [false, false]])
    choose(p, mine, theirs)
    played.push(kindNamed(mine))
    expect([p.question().seat, p.g.combat?.step, sides(1)[0]?.faceUp]).toEqual([0, 'attacker-card', played])
    expect(([0, 1, 'spectator'] as const).map((viewer) => sides(viewer).map(({ chosen }) => chosen))).toEqual([
      [kindNamed(mine), null],
      [kindNamed(mine), kindNamed(theirs)],
      [kindNamed(mine), null],
    ])
    // In the first round the attacker looks at the card; that does not show it any later one.
    if (mine === 'reconnaissance') {
      p.answer('use')
      expect(sides(0)[1]?.chosen).toBe(kindNamed(theirs))
      p.answer('defence-tokens')
    }
    declineAll(p)
  }
})

test('FS-COMBAT-21, FS-COMBAT-24 · also in the middle of a round; the card that was not revealed goes back, shown', () => {
  const p = duel({
    factions: ['orks', 'space-marines'],
    area: VOID,
    units: ['onslaught-attack-ship', 'strike-cruiser'],
    hands: ['gretchin mek-boyz', 'ambush reconnaissance'],
    dice: ['0 8 0', '0 8 0'],
  })
  choose(p, 'gretchin', 'ambush')
  p.answers('decline', onUnit(p, 'sacrifice', 'onslaught-attack-ship', VOID))
  expect(p.g.combat).toBeNull()
  expect(p.events('spectator', 'combat-undecided')).toHaveLength(1)
  expect(told(p, 'card-revealed', 1)).toEqual([])
  expect(p.events('spectator', 'damage-assessed')).toEqual([])
  expect(p.g.players.map(({ combatDeck }) => combatDeck.length)).toEqual([10, 10])
  expect(p.events('spectator', 'cards-returned').map(({ cards }) => cards)).toEqual([
    ['@card-mek-boyz'],
    ['@card-ambush', '@card-reconnaissance'],
  ])
})

test('FS-COMBAT-21 · not while a bastion is left', () => {
  const p = duel({ units: ['scout', 'ork-boyz bastion'], hands: ['ambush reconnaissance', 'waaagh gretchin'], dice: ['1 0 0', '4 0 0'] })
  choose(p, 'ambush', 'waaagh')
  p.answers([onUnit(p, 'unit', 'ork-boyz'), 'structure:24'])
  expect(told(p, 'combat-won', 1, 'seat')).toEqual(['1'])
})

test('FS-COMBAT-22 · cards stay face up and give their icons again', () => {
  const p = duel({
    units: ['scout scout', 'nob nob'],
    hands: ['ambush ambush reconnaissance', 'slugga-boyz slugga-boyz mek-boyz'],
    dice: ['1 2 0', '0 8 0'],
  })
  choose(p, 'ambush', 'slugga-boyz')
  choose(p, 'ambush', 'slugga-boyz')
  expect(damages(p, 1)).toEqual(['4-9=0', '5-10=0'])
  expect(p.g.combat?.sides.map(({ faceUp }) => faceUp.length)).toEqual([2, 2])
})

test('FS-COMBAT-23 · combat tokens are gone at the end of the round', () => {
  const p = duel({ units: ['scout scout', 'nob nob'], hands: ['ambush ambush', 'slugga-boyz slugga-boyz'], dice: ['1 2 0', '0 8 0'] })
  choose(p, 'ambush', 'slugga-boyz')
  expect(told(p, 'tokens-gained', 0, 'attack', 'defence')).toEqual(['2 0'])
  expect(p.g.combat?.sides.map(({ tokens }) => tokens)).toEqual([
    [0, 0],
    [0, 0],
  ])
})

test('FS-COMBAT-24, FS-STRAT-8 · after the combat all cards, shown, are shuffled into the decks and tokens go back', () => {
  const p = duel({
    seats: 3,
    pieces: { '2A.nw': '2 aspect-warrior' },
    units: ['space-marine token', 'ork-boyz'],
    hands: ['ambush reconnaissance', 'gretchin mek-boyz'],
    faceUp: ['fury-of-ultramar', ''],
    dice: ['4 4 0', '0 0 0'],
  })
  choose(p, 'ambush', 'gretchin')
  const before = JSON.stringify(p.g.random.shuffles)
  p.answers('use', 'reroll:attack')
  expect(JSON.stringify(p.g.random.shuffles)).not.toBe(before)
  expect(p.events(2, 'cards-returned').map(({ seat, cards }) => [seat, cards])).toEqual([
    [0, ['@card-reconnaissance']],
    [1, ['@card-mek-boyz']],
  ])
  expect(p.g.players.map(({ combatDeck }) => combatDeck.length)).toEqual([10, 10, 10])
  expect(p.g.units.area.slice(FIRST_TOKEN).every((area) => area === -1)).toBe(true)
})

test('FS-COMBAT-26 · a second contested area is fought over right after, its entrant attacking', () => {
  const p = duel({
    seats: 3,
    factions: ['eldar', 'orks', 'space-marines'],
    units: ['aspect-warrior falcon', 'nob nob'],
    hands: ['wave-serpent hit-and-run', 'slugga-boyz gretchin'],
    dice: ['0 6 2', '0 8 0'],
    rolls: 'd',
    pieces: { '10A.ne': '2 scout scout', '2A.nw': '2 scout factory' },
  })
  choose(p, 'wave-serpent', 'slugga-boyz')
  p.answer('spend:morale')
  p.answer(`surge:${areaNamed(p.g, '10A.ne')}`)
  expect(p.g.combat?.further).toBe(areaNamed(p.g, '10A.ne'))
  choose(p, 'hit-and-run', 'gretchin')
  if (asked(p) !== 'combat.card') p.answer('decline')
  expect(p.g.combat?.area).toBeDefined()
  for (let i = 0; i < 20 && p.g.combat?.area === areaNamed(p.g, WORLD); i++) {
    const question = p.question()
    p.answer(question.kind === 'options' ? (question.options.at(-1)?.id ?? '') : { options: [] })
  }
  expect(p.g.combat?.area).toBe(areaNamed(p.g, '10A.ne'))
  expect(p.g.combat?.sides.map(({ seat }) => seat)).toEqual([0, 2])
})

test('FS-COMBAT-27 · ships fight in voids, ground units on worlds', () => {
  const p = duel({ area: VOID, units: ['strike-cruiser', 'onslaught-attack-ship token'], hands: HANDS, dice: ['0 8 0', '0 8 0'] })
  expect(standing(p.g, VOID)).toBe('0 strike-cruiser, 1 onslaught-attack-ship, 1 onslaught-attack-ship')
})

test('FS-COMBAT-28 · pieces that a scheme destroys at the end of the step count when the winner is determined', () => {
  const p = duel({
    factions: ['orks', 'space-marines'],
    units: ['nob', 'bastion'],
    hands: ['slugga-boyz mek-boyz', 'reconnaissance ambush'],
    dice: ['0 8 0', '0 8 0'],
    players: [{ scheme: 'teer-it-down' }, {}],
  })
  choose(p, 'slugga-boyz', 'reconnaissance')
  p.answer('attack-tokens')
  expect(asked(p)).toBe('scheme.use')
  expect(p.events('spectator', 'damage-assessed')).toHaveLength(2)
  p.answer('use')
  expect(told(p, 'combat-won', 0, 'seat')).toEqual(['0'])
  expect(standing(p.g, WORLD)).toBe('0 nob')
})

test('FS-COMBAT-28 · schemes of its start come before the damages are computed, and tokens go only after the last step', () => {
  const p = duel({
    units: ['scout', 'nob'],
    hands: ['reconnaissance ambush', 'slugga-boyz mek-boyz'],
    dice: ['0 2 0', '2 8 0'],
    players: [{ scheme: 'adeptus-mechanicus', assets: [2, 0, 0] }, {}],
  })
  choose(p, 'reconnaissance', 'slugga-boyz')
  p.answers('use', 'attack-tokens')
  expect(asked(p)).toBe('scheme.use')
  expect(p.events('spectator', 'damage-assessed')).toEqual([])
  p.answer('use')
  // 2 dice, 1 icon, 2 tokens, and one more for each of two forge tokens.
  expect(damages(p, 0)).toEqual(['3-7=0'])
})
