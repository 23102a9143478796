import { canUndo } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { choose, type Duel, damages, declineAll, diceOf, duel, onUnit, told, WORLD } from '../fight.ts'
import { areaNamed, asked, standing } from '../given.ts'

/** A round in which the Space Marines of seat 0 play a card against one that does nothing. */
function played(card: string, given: Partial<Duel>) {
  const p = duel({
    units: ['scout', 'nob'],
    dice: ['0 4 0', '0 8 0'],
    ...given,
    hands: [`${card} ambush`, 'ard-boyz gretchin'],
  })
  choose(p, card, 'ard-boyz')
  return p
}

const gained = (p: ReturnType<typeof duel>) => told(p, 'tokens-gained', 0, 'attack', 'defence')

test('FS-CARD-3 · Ambush: 2 attack tokens; what would be routed is destroyed instead', () => {
  const p = played('ambush', { units: ['scout', 'battlewagon'], dice: ['7 0 0', '0 4 0'] })
  expect(gained(p)).toEqual(['2 0'])
  // 10 against 6: 4 damage would rout the Battlewagon (health 5).
  expect(damages(p, 1)).toEqual(['10-6=4'])
  expect(told(p, 'unit-destroyed', 1, 'unit')).toEqual(['@unit-battlewagon'])
})

test('FS-CARD-3 · Ambush: a morale die saves the unit', () => {
  const p = played('ambush', { units: ['scout', 'battlewagon'], dice: ['7 0 0', '0 4 2'] })
  expect([asked(p), p.question().seat]).toEqual(['combat.ambush', 1])
  p.answer('spend:morale')
  expect(standing(p.g, WORLD)).toBe('0 scout, 1 battlewagon~')
  // One die for it, not both.
  expect(diceOf(p, 1)).toBe('0 4 1')
})

test('FS-CARD-3 · Ambush: only until the end of the round, and not without its units', () => {
  const p = played('ambush', { units: ['land-raider', 'battlewagon'], dice: ['7 0 0', '0 4 0'] })
  expect(standing(p.g, WORLD)).toBe('0 land-raider, 1 battlewagon~')
  const q = played('ambush', { units: ['scout', 'nob'] })
  expect(q.g.combat?.sides[0]?.lasting).toEqual([])
})

test('FS-CARD-3 · Blessed Power Armour: 2 defence tokens, and up to 2 dice become defence', () => {
  const p = played('blessed-power-armour', { units: ['space-marine', 'nob'], dice: ['2 1 1', '0 8 0'] })
  expect(gained(p)).toEqual(['0 2'])
  expect(p.options()).toEqual(['convert:0:1', 'convert:1:0', 'convert:1:1', 'convert:2:0', 'decline'])
  p.answer('convert:1:1')
  expect(diceOf(p, 0)).toBe('1 3 0')
  expect(told(played('blessed-power-armour', { units: ['scout', 'nob'], dice: ['2 1 1', '0 8 0'] }), 'ability-closed', 0)).toHaveLength(1)
})

test('FS-CARD-3 · Faith in the Emperor: a rolled die; then a unit rallies or a morale die', () => {
  const p = played('faith-in-the-emperor', { units: ['scout land-raider~', 'nob'], rolls: 'a' })
  expect(diceOf(p, 0)).toBe('1 4 0')
  expect(p.options()).toEqual(['rally-one', 'morale-die', 'decline'])
  p.answer('rally-one')
  expect(standing(p.g, WORLD)).toBe('0 scout, 0 land-raider, 1 nob')
  const q = played('faith-in-the-emperor', { rolls: 'a' })
  expect(q.options()).toEqual(['morale-die', 'decline'])
  q.answer('morale-die')
  expect(diceOf(q, 0)).toBe('1 4 1')
})

test('FS-CARD-3 · Fury of Ultramar: defence dice are rolled again; the opponent loses a die or tokens', () => {
  const p = played('fury-of-ultramar', { units: ['space-marine', 'nob'], dice: ['0 2 0', '0 3 0'], rolls: 'aa' })
  p.answers('use', 'reroll:defence')
  expect([diceOf(p, 0), diceOf(p, 1)]).toEqual(['1 1 0', '1 2 0'])
  expect(p.options()).toEqual(['lose-defence-die', 'decline'])
  p.answer('lose-defence-die')
  expect(told(p, 'dice-lost', 1, 'defence')).toEqual(['1'])
})

test('FS-DICE-9 · Fury of Ultramar: one defence die of each side, and no other; of a single one, too', () => {
  const p = played('fury-of-ultramar', { units: ['scout', 'nob'], dice: ['2 3 1', '1 2 3'], rolls: 'am' })
  p.answers('use', 'reroll:defence')
  const again = (q: typeof p, seat: number) => told(q, 'dice-rerolled', seat, 'attack', 'defence', 'morale')[0]
  expect([diceOf(p, 0), again(p, 0), again(p, 1)]).toEqual(['2 2 2', '0 0 1', '1 0 0'])
  const single = played('fury-of-ultramar', { units: ['scout', 'nob'], dice: ['2 1 0', '1 1 0'], rolls: 'aa' })
  single.answers('use', 'reroll:defence')
  expect([diceOf(single, 0), again(single, 0), again(single, 1)]).toEqual(['3 0 0', '1 0 0', '1 0 0'])
  const none = played('fury-of-ultramar', { units: ['scout', 'nob'], dice: ['2 0 0', '1 0 0'] })
  expect(told(none, 'ability-used', 0)).toEqual([])
})

test('FS-CARD-3 · Fury of Ultramar: of tokens two, where he has some', () => {
  const p = duel({
    factions: ['orks', 'space-marines'],
    units: ['nob', 'space-marine'],
    hands: ['mega-nobz gretchin', 'fury-of-ultramar ambush'],
    dice: ['4 0 0', '0 0 0'],
  })
  choose(p, 'mega-nobz', 'fury-of-ultramar')
  // The opponent has no defence die, but one token.
  expect(p.options()).toEqual(['lose-defence-tokens', 'decline'])
  p.answer('lose-defence-tokens')
  expect(told(p, 'tokens-lost', 0, 'defence')).toEqual(['1'])
})

test('FS-CARD-3 · Reconnaissance: an attacker looks at the card; tokens of one kind; a morale die retreats a unit', () => {
  const p = played('reconnaissance', { units: ['scout space-marine', 'nob'], dice: ['0 4 1', '0 8 0'], from: '10A.ne' })
  p.answer('use')
  expect(p.g.combat?.sides[1]?.looked).toBe(true)
  expect(p.events(1, 'card-looked-at').map(({ seat, on }) => [seat, on])).toEqual([[0, 'player:1']])
  // What has been seen cannot be undone.
  expect(canUndo(p.table, 0)).toBe(false)
  p.answers('defence-tokens', 'spend:morale', onUnit(p, 'retreat', 'scout'))
  expect(gained(p)).toEqual(['0 2'])
  expect(standing(p.g, '10A.ne')).toBe('0 scout~')
})

test('FS-CARD-2, FS-CARD-3 · Reconnaissance: without a morale die its second ability is not used, nor said to be', () => {
  const p = played('reconnaissance', { units: ['scout', 'nob'], dice: ['0 4 0', '0 8 0'], from: '10A.ne' })
  p.answers('use', 'defence-tokens')
  expect([told(p, 'ability-used', 0).length, p.g.combat?.round]).toEqual([1, 2])
})

test('FS-CARD-3 · Reconnaissance: a defender does not look', () => {
  const p = duel({
    seats: 3,
    factions: ['orks', 'space-marines', 'eldar'],
    units: ['nob', 'scout'],
    hands: ['ard-boyz gretchin', 'reconnaissance ambush'],
    dice: ['0 8 0', '0 8 0'],
    pieces: { '2A.nw': '2 falcon' },
  })
  choose(p, 'ard-boyz', 'reconnaissance')
  p.answer('attack-tokens')
  expect(p.events(2, 'card-looked-at')).toEqual([])
})

test('FS-CARD-3 · Reconnaissance: if the opponent has no card, there is none to look at', () => {
  const p = duel({ units: ['scout', 'nob'], hands: ['reconnaissance', ''], dice: ['0 4 0', '0 8 0'], combatRound: 3 })
  choose(p, 'reconnaissance', '')
  expect(asked(p)).toBe('combat.either')
  p.answer('attack-tokens', 0)
  expect(p.events('spectator', 'card-looked-at')).toEqual([])
})

test('FS-CARD-3 · Drop Pod Assault: a morale die brings a Scout or Space Marine from any world, not a routed one nor another', () => {
  const p = played('drop-pod-assault', {
    units: ['space-marine', 'nob'],
    dice: ['0 4 1', '0 8 0'],
    rolls: 'd',
    pieces: { '5A.ne': '0 scout scout~ land-raider', '11A.ne': '0 space-marine' },
  })
  p.answer('spend:morale')
  expect(p.options()).toHaveLength(2)
  p.answer(onUnit(p, 'bring', 'space-marine', '11A.ne'))
  expect(standing(p.g, WORLD)).toBe('0 space-marine, 0 space-marine, 1 nob')
  const q = played('drop-pod-assault', { units: ['scout', 'nob'], dice: ['0 4 1', '0 8 0'], rolls: 'd', pieces: { '5A.ne': '0 scout' } })
  expect(told(q, 'ability-closed', 0)).toHaveLength(1)
})

test('FS-CARD-3, FS-GOLD-5 · Drop Pod Assault: nobody pays if no unit can come', () => {
  const p = played('drop-pod-assault', {
    units: ['space-marine', 'nob'],
    dice: ['0 4 1', '0 8 0'],
    rolls: 'd',
    pieces: { '5A.ne': '0 scout~ land-raider' },
  })
  expect([diceOf(p, 0), p.g.combat?.round]).toEqual(['0 5 1', 2])
})

test('FS-CARD-3 · Glory and Death: 2 attack tokens, an attacker rallies; the opponent loses a defence or morale die', () => {
  const p = played('glory-and-death', { units: ['space-marine scout~', 'nob'], dice: ['0 4 0', '0 6 1'] })
  p.answers('use', 'lose-morale-die')
  expect(gained(p)).toEqual(['2 0'])
  expect(standing(p.g, WORLD)).toBe('0 scout, 0 space-marine, 1 nob')
  expect(diceOf(p, 1)).toBe('0 6 0')
})

test('FS-CARD-3 · Glory and Death: a defender does not rally', () => {
  const p = duel({
    factions: ['orks', 'space-marines'],
    units: ['nob', 'space-marine scout~'],
    hands: ['ard-boyz gretchin', 'glory-and-death ambush'],
    dice: ['0 8 0', '0 8 0'],
  })
  choose(p, 'ard-boyz', 'glory-and-death')
  p.answer('lose-defence-die')
  expect(standing(p.g, WORLD)).toBe(
    '0 nob, 1 scout~, 1 space-marine'.replace('0 nob, 1 scout~, 1 space-marine', '1 scout~, 1 space-marine, 0 nob'),
  )
})

test('FS-CARD-3 · Hold the Line: 2 defence tokens, a defender rallies; a defence or a morale die', () => {
  const p = duel({
    factions: ['orks', 'space-marines'],
    units: ['nob', 'space-marine scout~'],
    hands: ['ard-boyz gretchin', 'hold-the-line ambush'],
    dice: ['0 8 0', '0 4 0'],
  })
  choose(p, 'ard-boyz', 'hold-the-line')
  p.answers('use', 'morale-die')
  expect(told(p, 'tokens-gained', 1, 'attack', 'defence')).toEqual(['0 2'])
  expect(standing(p.g, WORLD)).toBe('1 scout, 1 space-marine, 0 nob')
  expect(diceOf(p, 1)).toBe('0 4 1')
})

test('FS-CARD-3 · Hold the Line: an attacker does not rally', () => {
  const p = played('hold-the-line', { units: ['space-marine scout~', 'nob'] })
  p.answer('defence-die')
  expect(diceOf(p, 0)).toBe('0 5 0')
  expect(standing(p.g, WORLD)).toBe('0 scout~, 0 space-marine, 1 nob')
})

test('FS-CARD-3 · Veteran Scouts: a token for each morale die, of either kind; morale dice retreat units to one place', () => {
  const p = played('veteran-scouts', { units: ['scout scout scout', 'nob'], dice: ['0 2 2', '0 8 0'], from: '10A.ne' })
  expect(p.options()).toEqual(['tokens:0:2', 'tokens:1:1', 'tokens:2:0', 'decline'])
  p.answer('tokens:1:1')
  expect(gained(p)).toEqual(['1 1'])
  expect(asked(p)).toBe('combat.retreat-some')
  const [one = '', two = ''] = p.options()
  expect(p.refused({ options: p.options() }, 0).params?.rule).toBe('FS-RET-21')
  p.answer({ options: [one, two] })
  expect(standing(p.g, '10A.ne')).toBe('0 scout~, 0 scout~')
  expect(diceOf(p, 0)).toBe('0 2 0')
})

test('FS-RET-21, FS-DICE-4 · Veteran Scouts: one may retreat alone, for one die', () => {
  const p = played('veteran-scouts', { units: ['scout scout scout', 'nob'], dice: ['0 2 2', '0 8 0'], from: '10A.ne' })
  p.answer('tokens:1:1')
  p.answer({ options: p.options().slice(0, 1) })
  expect([standing(p.g, '10A.ne'), diceOf(p, 0)]).toEqual(['0 scout~', '0 2 1'])
  expect([told(p, 'ability-used', 0).length, told(p, 'ability-declined', 0)]).toEqual([2, []])
  // A single unit and a single die are enough for the question.
  const one = played('veteran-scouts', { units: ['scout', 'nob'], dice: ['0 2 1', '0 8 0'], from: '10A.ne' })
  expect(one.options()).toEqual(['tokens:0:1', 'tokens:1:0', 'decline'])
  one.answer('tokens:1:0', 0)
  expect([asked(one), one.options().length]).toEqual(['combat.retreat-some', 1])
})

test('FS-CARD-2 · Veteran Scouts: nobody need retreat; then no die is spent', () => {
  const p = played('veteran-scouts', { units: ['scout scout', 'nob'], dice: ['0 2 2', '0 8 0'], from: '10A.ne' })
  p.answer('tokens:1:1')
  p.answer({ options: [] })
  expect(standing(p.g, '10A.ne')).toBe('')
  expect(diceOf(p, 0)).toBe('0 2 2')
  expect([told(p, 'ability-used', 0).length, told(p, 'ability-declined', 0).length]).toEqual([1, 1])
  // If there is no place to retreat to, nobody is asked.
  const shut = played('veteran-scouts', { units: ['scout scout', 'nob'], dice: ['0 2 2', '0 8 0'] })
  shut.answer('tokens:1:1')
  expect([told(shut, 'ability-used', 0).length, told(shut, 'ability-declined', 0)]).toEqual([1, []])
})

test('FS-CARD-3 · Veteran Scouts: without morale dice nothing', () => {
  const p = played('veteran-scouts', { from: '10A.ne' })
  expect(gained(p)).toEqual([])
  expect([told(p, 'ability-used', 0), told(p, 'ability-declined', 0)]).toEqual([[], []])
  expect(p.g.combat?.round).toBe(2)
})

test('FS-CLAR-1, FS-CLAR-14 · Armoured Advance: one more assessment with the same tokens, also when one side is gone', () => {
  const p = played('armoured-advance', { units: ['land-raider', 'nob'], dice: ['4 0 0', '2 4 0'], rolls: 'da' })
  p.answer('use')
  expect(damages(p, 1)).toEqual(['6-6=0', '6-6=0'])
  expect(p.g.combat?.sides[0]?.tokens).toEqual([0, 0])
  const q = duel({ units: ['land-raider', 'nob'], hands: ['armoured-advance ambush', 'waaagh gretchin'], dice: ['8 0 0', '4 0 0'] })
  choose(q, 'armoured-advance', 'waaagh')
  q.answer('use')
  expect(told(q, 'unit-destroyed', 1, 'unit')).toEqual(['@unit-nob'])
  expect(damages(q, 0)).toHaveLength(2)
  expect(told(q, 'unit-destroyed', 0, 'unit')).toEqual(['@unit-land-raider'])
})

test('FS-CARD-2 · Armoured Advance: the additional assessment also hurts its owner, who is asked', () => {
  const p = played('armoured-advance', { units: ['land-raider', 'nob'], dice: ['4 0 0', '2 4 0'], rolls: 'da' })
  expect([asked(p), p.question().seat, p.options()]).toEqual(['combat.ability', 0, ['use', 'decline']])
  p.answer('decline')
  expect(damages(p, 1)).toEqual(['6-6=0'])
  expect(told(p, 'ability-declined', 0)).toHaveLength(1)
})

test('FS-CARD-2 · Show No Fear: who cannot rout a unit against Chaos suffers more, so its owner is asked there and only there', () => {
  const shown = (faction: 'chaos' | 'orks', units: string, card: string) =>
    duel({
      factions: ['space-marines', faction],
      units: ['scout', units],
      hands: ['show-no-fear ambush', `${card} ${card}`],
      dice: ['0 8 0', '0 8 0'],
    })
  const p = shown('chaos', 'cultist', 'lure-of-chaos')
  choose(p, 'show-no-fear', 'lure-of-chaos')
  expect([asked(p), p.options()]).toEqual(['combat.ability', ['use', 'decline']])
  p.answer('decline')
  // The Scout may be routed in answer to Lure of Chaos.
  expect(asked(p)).toBe('combat.ability')
  p.answer('use')
  expect([asked(p), p.question().seat]).toEqual(['combat.unless-rout', 0])
  const orks = shown('orks', 'nob', 'waaagh')
  choose(orks, 'show-no-fear', 'waaagh')
  expect(told(orks, 'ability-used', 0).length).toBeGreaterThan(0)
})

test('FS-CLAR-1 · Armoured Advance: tokens count in both steps', () => {
  const p = duel({
    factions: ['orks', 'space-marines'],
    units: ['nob ork-boyz', 'land-raider scout'],
    hands: ['party-wagon gretchin', 'armoured-advance ambush'],
    dice: ['0 6 0', '0 0 0'],
    rolls: 'a',
    players: [{ scheme: 'gitz-dem' }, { scheme: 'adeptus-mechanicus', assets: [1, 0, 0] }],
  })
  choose(p, 'party-wagon', 'armoured-advance')
  p.answers('use', 'use')
  expect(damages(p, 1)).toHaveLength(2)
  expect(damages(p, 1).every((one) => one.includes('-4='))).toBe(true)
})

test('FS-CARD-3 · Break the Line: up to 3 morale dice turn; the opponent discards a face-up card of his choice', () => {
  const p = played('break-the-line', {
    seats: 3,
    units: ['land-raider', 'nob'],
    dice: ['0 2 2', '0 8 0'],
    faceUp: ['', 'mek-boyz slugga-boyz'],
    pieces: { '2A.nw': '2 falcon' },
  })
  p.answer('convert:1:1')
  expect(diceOf(p, 0)).toBe('1 3 0')
  expect([asked(p), p.question().seat]).toEqual(['combat.must-discard', 1])
  p.answer(p.options()[1] ?? '')
  expect(told(p, 'card-discarded', 1, 'card')).toEqual(['@card-slugga-boyz'])
  // The opponent's card of this round is not face up yet.
  expect(p.g.combat?.sides[1]?.faceUp).toHaveLength(2)
})

test('FS-CARD-3 · Break the Line: the only face-up card is discarded without a question', () => {
  const p = played('break-the-line', { units: ['land-raider', 'nob'], faceUp: ['', 'mek-boyz'] })
  expect(told(p, 'card-discarded', 1, 'card')).toEqual(['@card-mek-boyz'])
})

test('FS-CARD-3 · Break the Line: without a face-up card nothing is discarded', () => {
  const p = played('break-the-line', { units: ['land-raider', 'nob'] })
  expect(told(p, 'card-discarded', 1)).toEqual([])
})

test('FS-CARD-3 · Show No Fear: nobody is routed; damage below health is used up', () => {
  const p = duel({ units: ['space-marine scout', 'nob'], hands: ['show-no-fear ambush', 'waaagh gretchin'], dice: ['0 0 0', '4 0 0'] })
  choose(p, 'show-no-fear', 'waaagh')
  // 4 against 2: two damage to the Marine.
  p.answer({ options: [onUnit(p, 'unit', 'space-marine')] })
  expect(standing(p.g, WORLD)).toBe('0 scout, 0 space-marine, 1 nob')
  expect(told(p, 'unit-damaged', 0, 'damage')).toEqual(['2'])
})

test('FS-CARD-3 · Show No Fear: a morale die rallies everybody; the next round routs again', () => {
  const p = duel({
    units: ['space-marine scout~ land-raider~', 'nob'],
    hands: ['show-no-fear ambush', 'ard-boyz waaagh gretchin'],
    dice: ['0 0 1', '6 0 0'],
    rolls: 'aaaaaa',
  })
  choose(p, 'show-no-fear', 'ard-boyz')
  p.answer('spend:morale')
  p.answer({ options: [onUnit(p, 'unit', 'land-raider')] })
  expect(p.g.combat?.sides[0]?.lasting).toEqual([])
})

test("FS-CARD-3 · Emperor's Glory: 2 rolled dice; all rally, then any dice become morale", () => {
  const p = played('emperors-glory', { units: ['warlord-titan scout~ scout~', 'nob'], dice: ['1 2 0', '0 8 0'], rolls: 'ad' })
  expect(diceOf(p, 0)).toBe('2 3 0')
  p.answers('use', 'convert:2:3')
  expect(diceOf(p, 0)).toBe('0 0 5')
  expect(standing(p.g, WORLD)).toBe('0 scout, 0 scout, 0 warlord-titan, 1 nob')
  expect(told(played('emperors-glory', { units: ['scout', 'nob'], rolls: 'ad' }), 'ability-closed', 0)).toHaveLength(1)
})

test("FS-CARD-2 · Emperor's Glory: with one routed unit its owner is asked first; with none the dice alone are", () => {
  const one = played('emperors-glory', { units: ['warlord-titan scout~', 'nob'], dice: ['1 2 0', '0 8 0'], rolls: 'ad' })
  expect(asked(one)).toBe('combat.ability')
  one.answers('use', 'decline')
  expect(standing(one.g, WORLD)).toBe('0 scout, 0 warlord-titan, 1 nob')
  const none = played('emperors-glory', { units: ['warlord-titan scout', 'nob'], dice: ['1 2 0', '0 8 0'], rolls: 'ad' })
  expect(asked(none)).toBe('combat.convert')
})

test("FS-CARD-3, FS-GOLD-5 · Emperor's Might: one attack die may be spent, without one nothing is asked", () => {
  const given = (dice: string): Partial<Duel> => ({ units: ['warlord-titan', 'nob'], dice: [dice, '0 8 0'], rolls: 'dd' })
  const p = played('emperors-might', given('2 1 0'))
  const question = p.question(0)
  const params = question.kind === 'options' ? question.options.map((one) => one.params) : []
  expect(params.slice(0, 2)).toMatchObject([
    { count: 1, tokens: 2 },
    { count: 2, tokens: 4 },
  ])
  expect(played('emperors-might', given('1 1 0')).options()).toEqual(['spend:1', 'decline'])
  expect(told(played('emperors-might', given('0 1 0')), 'ability-used', 0)).toHaveLength(1)
})

test("FS-CARD-3 · Emperor's Might: 2 rolled dice; each attack die spent gives 2 attack tokens", () => {
  const p = played('emperors-might', { units: ['warlord-titan', 'nob nob nob'], dice: ['2 1 0', '0 8 0'], rolls: 'dd' })
  expect(p.options()).toEqual(['spend:1', 'spend:2', 'decline'])
  p.answer('spend:2')
  expect(gained(p)).toEqual(['4 0'])
  expect(diceOf(p, 0)).toBe('0 3 0')
  const q = played('emperors-might', { units: ['warlord-titan', 'nob'], dice: ['0 1 0', '0 8 0'], rolls: 'dd' })
  declineAll(q)
  expect(gained(q)).toEqual([])
  expect(areaNamed(q.g, WORLD)).toBe(0)
})
