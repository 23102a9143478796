import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { CORRIDOR, DOOR } from '../content/terrain.ts'
import { deathAngel } from '../index.ts'
import { riskWith } from '../orders/danger.ts'
import type { State } from '../state.ts'
import { facesRolled, formationText, type Given, pileSizes, slain, swarmText, table } from './given.ts'

/** A table at which the event is drawn. */
function event(key: string, given: Partial<Given> = {}, setup: { seats?: number } = {}): Play<State> {
  return table({ formation: 'leon< deino> scipio> omnio<', phase: 'event', events: [key], ...given }, setup)
}

test('DA-EVCARD-1 · Chaos of Battle turns every living marine', () => {
  expect(formationText(event('chaos-of-battle').g)).toBe('leon> deino< scipio< omnio>')
})

test('DA-EVCARD-2 · Cleansing Flames: on a skull two engaged with the chosen marine are slain, from either side', () => {
  const swarms = ['1 left: head', '1 right: tail', '2 right: claw']
  const p = event('cleansing-flames', { swarms, dice: [2] })
  // Only Leon has two slayable genestealers, so the choice is forced.
  expect(slain(p)).toEqual([0, 9])
  expect(event('cleansing-flames', { swarms, dice: [4] }).events('spectator', 'genestealer-slain')).toEqual([])
  const held = event('cleansing-flames', { swarms: ['1 left: head head protected', '2 right: claw'], dice: [2] })
  expect(slain(held)).toEqual([18])
  // A token buys no other roll.
  const once = event('cleansing-flames', { formation: 'leon<+2 deino>+2 scipio> omnio<', swarms, dice: [4] })
  expect(facesRolled(once)).toEqual([4])
})

test('DA-EVCARD-3 · Enter Formation: before each move card of the next round a token may be placed', () => {
  const p = table({ formation: 'leon< deino>', phase: 'resolve', round: 4, cards: 'onward-brothers', also: (g) => (g.enterFormation = 4) })
  expect(p.question().name).toBe('support')
  expect(p.options()).toEqual(['support:4', 'support:7', 'decline'])
  p.answer('support:7')
  expect(p.g.marines[7]?.tokens).toBe(1)
  expect(p.question().name).toBe('move')
  expect(event('enter-formation').g.enterFormation).toBe(4)
  const later = table({
    formation: 'leon< deino>',
    phase: 'resolve',
    round: 5,
    cards: 'onward-brothers',
    also: (g) => (g.enterFormation = 4),
  })
  expect(later.question().name).toBe('move')
})

test('DA-EVCARD-4 · Evasion: in the next round only one marine of an attacking team attacks, as often as he may', () => {
  const p = table({
    formation: 'leon< valencio< deino>',
    round: 4,
    cards: 'full-auto',
    swarms: ['1 left: head head head', '2 left: tail'],
    dice: [0, 0, 0],
    also: (g) => (g.evasion = 4),
  })
  expect(p.options().some((id) => id.startsWith('attack:5'))).toBe(true)
  p.answers('attack:4:1:left', 'attack:4:1:left')
  expect(p.options().every((id) => id.startsWith('attack:4') || id === 'done')).toBe(true)
  p.answer('attack:4:1:left')
  expect(p.events('spectator', 'attacked')).toHaveLength(3)
  expect(event('evasion').g.evasion).toBe(4)
  // It does not limit attacks that come from other cards than attack cards.
  const guns = table({
    formation: 'gideon<+1 noctis<+1 deino>',
    round: 4,
    cards: 'run-and-gun',
    swarms: ['1 left: head head', '2 left: tail'],
    dice: [0, 0],
    also: (g) => (g.evasion = 4),
  })
  for (let asked = 0; asked < 6 && guns.question().name !== 'attack-for-token'; asked++) guns.answer('done')
  guns.answer('attack:0:1:left')
  expect(guns.options().some((id) => id.startsWith('attack:1'))).toBe(true)
})

test('DA-EVCARD-5 · Flanking Manoeuvre: swarms in front go behind, those behind stay, and those that meet merge', () => {
  const p = event('flanking-manoeuvre', { swarms: ['1 left: head', '1 right: tail', '2 left: claw', '3 right: tongue'] })
  expect(swarmText(p.g, 1, 'left')).toBe('')
  expect(swarmText(p.g, 1, 'right').split(' ').sort()).toEqual(['head', 'tail'])
  expect([swarmText(p.g, 2, 'left'), swarmText(p.g, 3, 'left')]).toEqual(['claw', 'tongue'])
})

test('DA-EVCARD-6 · For My Battle Brothers: a marine with a token, and one engaged if there is one', () => {
  const p = event('for-my-battle-brothers', { formation: 'zael<+1 omnio<+1 leon>', swarms: ['2 left: head head', '3 left: tail'] })
  expect(p.g.marines[11]?.tokens).toBe(0)
  expect(p.g.marines[10]?.tokens).toBe(1)
  expect(p.events('spectator', 'genestealer-discarded').map((one) => one.card)).toEqual([0])
  const bare = event('for-my-battle-brothers', { formation: 'zael< omnio< leon>', swarms: ['2 left: head'] })
  expect(bare.events('spectator', 'genestealer-discarded')).toHaveLength(1)
  expect(bare.events('spectator', 'token-spent')).toEqual([])
  const alone = event('for-my-battle-brothers', { formation: 'zael<+1 omnio< leon>', swarms: ['2 left: head'] })
  expect(alone.g.marines[10]?.tokens).toBe(0)
  expect(alone.events('spectator', 'genestealer-discarded')).toEqual([])
})

test('DA-EVCARD-6 · For My Battle Brothers: which of those engaged with him goes is chosen, from the left side to the right', () => {
  const p = event('for-my-battle-brothers', { formation: 'leon<+1 deino>', swarms: ['1 left: tail head', '1 right: claw'] })
  expect(p.options()).toEqual(['discard:9', 'discard:0', 'discard:18'])
  p.answer('discard:18')
  expect(swarmText(p.g, 1, 'right')).toBe('')
})

test('DA-EVCARD-7 · it discards: a protected one can go, a brood lord only alone', () => {
  const held = event('for-my-battle-brothers', { formation: 'leon<+1 deino>', swarms: ['1 left: head protected'] })
  expect(held.events('spectator', 'genestealer-discarded').map((one) => one.card)).toEqual([0])
  const lord = event('for-my-battle-brothers', {
    formation: 'leon<+1 deino>',
    swarms: ['1 left: brood-lord-a tail'],
    location: 'genestealer-lair',
  })
  expect(lord.events('spectator', 'genestealer-discarded').map((one) => one.card)).toEqual([9])
  const last = event('for-my-battle-brothers', {
    formation: 'leon<+1 deino>',
    swarms: ['1 left: brood-lord-a'],
    location: 'genestealer-lair',
  })
  expect(last.g.broodLordsSlain).toEqual([36])
})

test('DA-EVCARD-8 · Full Scan: a pile with a card is chosen, and its top card is shown', () => {
  const p = event('full-scan', { blips: ['claw head', 'tail tail'] })
  expect(p.options()).toEqual(['pile:left', 'pile:right'])
  p.answer('pile:left')
  expect(p.events('spectator', 'blip-discarded')).toMatchObject([{ card: 18, side: '@side-left' }])
  const one = event('full-scan', { blips: [0, 'tail tail'], location: 'launch-control-room' })
  expect(one.events('spectator', 'blip-discarded')).toMatchObject([{ card: 9, side: '@side-right' }])
})

test('DA-EVCARD-9 · Gun Jam bans the attack card of a team that did not attack, for the next round', () => {
  const p = event('gun-jam', { cards: 'overwatch lead-by-example stealth-tactics flamer-attack' })
  expect(p.options()).toEqual(['jam:2', 'jam:4'])
  p.answer('jam:4')
  while (p.question().name === 'choose-action') p.answer(p.options()[0] as string)
  // Stealth Tactics is barred as the previous card and Psionic Attack by the jam, so the only card left is taken without a question.
  expect(p.events(0, 'forced').some((one) => one.option === 'play:6')).toBe(true)
  const all = event('gun-jam', { cards: 'full-auto lead-by-example psionic-attack flamer-attack' })
  expect(all.events('spectator', 'event-without-effect')).toHaveLength(1)
})

test('DA-EVCARD-9 · Gun Jam passes over a team whose last marine has fallen this round', () => {
  const teams = { slain: 'omnio zael', formation: 'leon< deino> scipio>' }
  const p = event('gun-jam', { ...teams, cards: 'overwatch lead-by-example stealth-tactics forward-scouting' })
  expect(p.options()).toEqual(['jam:2', 'jam:4'])
  const none = event('gun-jam', { ...teams, cards: 'full-auto lead-by-example psionic-attack forward-scouting' })
  expect(none.events('spectator', 'event-without-effect')).toHaveLength(1)
})

test('DA-EVCARD-10 · Out of Thin Air: two from the pile of the side behind the chosen marine', () => {
  const p = event('out-of-thin-air', { blips: ['claw claw claw', 'head head head'], terrain: [] })
  p.answer('choose:7')
  expect(p.events('spectator', 'spawned').map((one) => [one.card, one.position, one.side])).toEqual([
    [18, 2, '@side-left'],
    [19, 2, '@side-left'],
  ])
  const short = event('out-of-thin-air', { blips: [1, 0], location: 'launch-control-room' })
  expect(short.options()).toEqual(['choose:7', 'choose:9'])
  // Room for more than two genestealers behind him changes nothing.
  expect(event('out-of-thin-air', { blips: [4, 2] }).options()).toEqual(['choose:4', 'choose:7', 'choose:9', 'choose:11'])
})

test('DA-EVCARD-11 · Outnumbered: every engaged marine loses all his tokens, whatever the side', () => {
  const p = event('outnumbered', { formation: 'leon<+2 deino>+1 scipio>+3 omnio<', swarms: ['1 right: head', '2 right: tail'] })
  expect([4, 7, 9].map((marine) => p.g.marines[marine]?.tokens)).toEqual([0, 0, 3])
  expect(p.g.supply).toBe(9)
})

test.each([
  [0, true],
  [1, true],
  [2, false],
])('DA-EVCARD-12 · Psychic Assault: on a %i the chosen marine is slain: %s; no reroll, no Artefact', (face, dies) => {
  const p = event('psychic-assault', { formation: 'leon<+2 deino> scipio>', artefact: 0, dice: [face] })
  p.answer('choose:4')
  expect(p.events('spectator', 'marine-slain')).toHaveLength(dies ? 1 : 0)
  expect(facesRolled(p)).toEqual([face])
  const kinds = p.events('spectator').map((one) => one.type)
  if (dies) expect(kinds.indexOf('ranks-closed')).toBeLessThan(kinds.indexOf('spawn-box'))
})

test('DA-EVCARD-13 · Quick Instincts: the marine’s controller may attack at once', () => {
  const owners = { red: 0, blue: 1, grey: 0, purple: 1 }
  const p = event('quick-instincts', { owners, current: 1, swarms: ['1 left: head', '2 right: tail'], dice: [1] }, { seats: 2 })
  p.answer('choose:4')
  expect(p.question()).toMatchObject({ seat: 0, message: 'attack-once' })
  expect(p.options()).toEqual(['attack:4:1:left', 'decline'])
  p.answer('attack:4:1:left')
  expect(slain(p)).toEqual([0])
})

test('DA-EVCARD-14 · Rescue Space Marine: one slain comrade of a living marine stands last, facing right, without tokens', () => {
  const p = event('rescue-space-marine', { formation: 'lorenzo< leon< scipio> omnio<', slain: 'deino zael calistarius' })
  expect(p.options()).toEqual(expect.arrayContaining(['rescue:7', 'rescue:8', 'rescue:10']))
  p.answer('rescue:7')
  expect(formationText(p.g)).toBe('lorenzo< leon< scipio> omnio< deino>')
  // Deino stands last, in position 5.
  expect(p.events('spectator', 'marine-rescued')).toMatchObject([{ position: 5 }])
  const whole = event('rescue-space-marine', { formation: 'lorenzo< deino< leon> valencio>' })
  expect(whole.events('spectator', 'event-without-effect')).toHaveLength(1)
})

test('DA-EVCARD-15 · Resupply moves all tokens of the other marines to the chosen one, not those on terrain', () => {
  const p = event('resupply', { formation: 'leon<+2 deino>+1 scipio> omnio<', terrain: ['door 1 left +1'] })
  p.answer('choose:9')
  expect([4, 7, 9].map((marine) => p.g.marines[marine]?.tokens)).toEqual([0, 0, 3])
  expect(p.g.terrain[DOOR]?.tokens).toBe(1)
  expect(p.events('spectator', 'tokens-gathered')).toMatchObject([{ marine: '@marine-scipio', count: 3 }])
  const none = event('resupply', { formation: 'leon< deino> scipio>+1 omnio<' })
  none.answer('choose:9')
  expect(none.g.marines[9]?.tokens).toBe(1)
  expect(none.events('spectator', 'tokens-gathered')).toEqual([])
})

test('DA-EVCARD-16 · Rewarded Faith: as many as he has tokens, from 0, on any side', () => {
  const p = event('rewarded-faith', { formation: 'leon<+2 deino> scipio>', swarms: ['1 right: head tail claw'] })
  p.answer('choose:4')
  expect(p.options()).toEqual(['slay:0', 'slay:9', 'slay:18', 'done'])
  p.answers('slay:9', 'slay:0')
  expect(slain(p)).toEqual([9, 0])
  expect(p.g.marines[4]?.tokens).toBe(0)
  const none = event('rewarded-faith', { formation: 'leon<+2 deino> scipio>', swarms: ['1 right: head tail claw'] })
  none.answers('choose:4', 'done')
  expect(none.g.marines[4]?.tokens).toBe(2)
})

test('DA-EVCARD-17 · Second Wind: in the next round a 0 of the chosen marine holds, whatever the facing', () => {
  const defend = (round: number, face: number): unknown[] => {
    const p = table({
      formation: 'leon< deino> scipio>',
      phase: 'attack',
      round,
      swarms: ['1 right: head brood-lord-a'],
      location: 'genestealer-lair',
      dice: [face],
      events: ['rewarded-faith'],
      also: (g) => Object.assign(g, { secondWind: 4, secondWindRound: 4 }),
    })
    return p.events('spectator', 'defence-held').map((one) => one.rule)
  }
  expect(defend(4, 0)).toEqual(['DA-EVCARD-17'])
  expect(defend(4, 1)).toEqual([])
  expect(defend(5, 0)).toEqual([])
  const p = event('second-wind')
  p.answer('choose:9')
  expect([p.g.secondWind, p.g.secondWindRound]).toEqual([9, 4])
})

test('DA-EVCARD-17 · Second Wind: in the event phase of its round it helps no more, as the risk beside each marine has it', () => {
  const { g } = table({ formation: 'leon< deino> scipio>', phase: 'choose', round: 4, swarms: ['1 right: head claw tail'] })
  const leon = (secondWindRound: number, phase: 'choose' | 'event') => {
    const view = deathAngel.view({ ...g, phase, secondWind: 4, secondWindRound }, 0)
    const [place] = view.formation
    if (place?.marine == null) throw new Error('Leon stands first')
    expect(riskWith(view, place, place.marine.tokens)).toBeCloseTo(place.marine.risk, 9)
    return place.marine.secondWind
  }
  expect([leon(4, 'choose'), leon(4, 'event'), leon(5, 'event'), leon(3, 'choose')]).toEqual([true, false, true, false])
})

test('DA-EVCARD-18 · Secret Route: the Door gets two tokens, or what the supply has', () => {
  const tokens = (given: Partial<Given>): unknown => event('secret-route', given).events('spectator', 'terrain-token-placed')
  expect(tokens({ terrain: ['door 1 left'] })).toMatchObject([{ count: 2 }])
  expect(tokens({ terrain: ['door 1 left'], supply: 1 })).toMatchObject([{ count: 1 }])
  expect(tokens({ terrain: ['corridor 1 left'] })).toEqual([])
})

test('DA-EVCARD-19 · Stalking from the Shadows: only a marine with tokens, who loses them all', () => {
  const p = event('stalking-from-the-shadows', { formation: 'leon<+2 deino>+1 scipio>' })
  expect(p.options()).toEqual(['choose:4', 'choose:7'])
  p.answer('choose:4')
  expect(p.g.marines[4]?.tokens).toBe(0)
  expect(p.g.marines[7]?.tokens).toBe(1)
  expect(event('stalking-from-the-shadows').events('spectator', 'event-without-effect')).toHaveLength(1)
})

test('DA-EVCARD-20 · Surrounded: every swarm goes to the chosen marine’s position on its own side', () => {
  const p = event('surrounded', { swarms: ['1 left: head protected', '2 right: tail', '3 left: claw brood-lord-a', '4 right: tongue'] })
  p.answer('choose:9')
  expect(p.g.swarms).toHaveLength(2)
  expect(swarmText(p.g, 3, 'left').split(' ').sort()).toEqual(['brood-lord-a', 'claw', 'head'])
  expect(swarmText(p.g, 3, 'right').split(' ').sort()).toEqual(['tail', 'tongue'])
})

test('DA-EVCARD-21 · Temporary Sanctuary: a swarm’s normal cards are shuffled into the pile that was smallest', () => {
  const p = event('temporary-sanctuary', {
    swarms: ['1 left: head tail claw', '2 left: tongue', '3 right: brood-lord-a'],
    blips: [3, 5],
    location: 'genestealer-lair',
  })
  expect(p.options()).toEqual(['swarm:1:left', 'swarm:2:left'])
  p.answer('swarm:1:left')
  expect(p.events('spectator', 'shuffled-into-pile').map((one) => one.side)).toEqual(new Array(3).fill('@side-left'))
  expect(p.events('spectator', 'shuffled-into-pile')).toHaveLength(3)
})

test('DA-EVCARD-22 · The Swarm adds two cards to each pile, and can refill an empty one before the travel check', () => {
  const p = event('the-swarm', { blips: [0, 3], terrain: [] })
  expect(pileSizes(p.g)).toEqual([2, 5])
  expect(p.events('spectator', 'travelled')).toEqual([])
})

test('DA-EVCARD-23, DA-EVCARD-24 · They’re Everywhere: one in front of each marine who is not engaged', () => {
  const p = event('theyre-everywhere', { swarms: ['2 left: head'], blips: ['claw claw claw', 'tongue tongue tongue'], terrain: [] })
  expect(p.events('spectator', 'spawned').map((one) => `${one.position} ${one.side}`)).toEqual([
    '1 @side-left',
    '4 @side-left',
    '3 @side-right',
  ])
  const short = event('theyre-everywhere', { blips: [1, 3], terrain: [] })
  expect(short.options()).toEqual(['choose:4', 'choose:11'])
  short.answer('choose:11')
  expect(short.events('spectator', 'spawned').map((one) => one.position)).toEqual([4, 2, 3])
  // Nobody is asked where a pile has just enough, or nothing.
  const enough = event('theyre-everywhere', { blips: [2, 2], terrain: [] })
  expect(enough.events('spectator', 'spawned').map((one) => one.position)).toEqual([1, 4, 2, 3])
  const nothing = event('theyre-everywhere', { blips: [0, 2], terrain: [], location: 'launch-control-room' })
  expect(nothing.events('spectator', 'spawned').map((one) => one.position)).toEqual([2, 3])
  const three = event('theyre-everywhere', { formation: 'leon< deino< scipio< omnio>', blips: [2, 3], terrain: [] })
  three.answer('choose:7')
  expect(three.options()).toEqual(['choose:4', 'choose:9'])
})

test('DA-LOCCARD-11 · a text that names no terrain card is not limited by Core Cogitator', () => {
  const p = event('theyre-everywhere', { terrain: ['corridor 1 left'], also: (g) => (g.limited = CORRIDOR) })
  expect(p.events('spectator', 'spawned')).toHaveLength(4)
})
