import { expect, test } from 'vitest'
import { COMBAT_CARDS, COPIES, startingKindsOf } from '../content/combat-cards.ts'
import { SPACE_MARINES } from '../content/factions.ts'
import { UPGRADES } from '../content/upgrades.ts'
import { explain } from '../explain.ts'
import { at } from '../rules/at.ts'
import { turnUp } from '../rules/refresh.ts'
import { mayBuyCard } from '../rules/strategize.ts'
import { ADVANCE } from '../state.ts'
import { asked, begin, cardId, type Given, type GivenPlayer, kindNamed, replaceId } from './given.ts'
import { upgradeId, upgradeNamed } from './orders.ts'

const CITIES = { '10A.nw': '0 scout city', '2A.sw': '0 city', '2A.nw': '0 city' }

/** The order upgrades of the Space Marines. */
const OWN_UPGRADES = UPGRADES.filter(({ faction }) => faction === SPACE_MARINES)

/** A strategize order of the first seat in 10A; the other seat has an order left. */
function strategize(pieces: Record<string, string>, more: Partial<Given> = {}) {
  return begin({
    pieces: { '5A.ne': '1 nob', ...pieces },
    step: 'strategize',
    order: '0 strategize 10A',
    orders: { '11A': '1 deploy' },
    players: [{ materiel: 14 }],
    ...more,
  })
}

test('FS-STRAT-1 · one combat upgrade and one order upgrade at most', () => {
  const p = strategize(CITIES)
  expect(asked(p)).toBe('strategize.card')
  p.answers(cardId('drop-pod-assault'), replaceId('ambush'))
  expect(asked(p)).toBe('strategize.upgrade')
  p.answer(upgradeId('rain-of-fire'))
  expect([p.question().seat, at(p.g.players, 0).upgrades, at(p.g.players, 0).materiel]).toEqual([1, [upgradeNamed('rain-of-fire')], 11])
  const none = strategize(CITIES)
  none.answers('none', 'none')
  expect([none.question().seat, at(none.g.players, 0).materiel]).toEqual([1, 14])
})

test('FS-STRAT-2, FS-STRAT-3 · a unit in the system is needed, a routed one too; a structure is not enough', () => {
  expect(asked(strategize({ '10A.nw': '0 scout~' }))).toBe('strategize.card')
  expect(asked(strategize({ '10A.se': '0 strike-cruiser', '10A.nw': '0 city' }))).toBe('strategize.card')
  expect(strategize({ '10A.nw': '0 city', '2A.sw': '0 scout' }).question().seat).toBe(1)
})

test('FS-OPT-1, FS-STRAT-2 · by option a structure is enough', () => {
  const p = strategize({ '10A.nw': '0 city' }, { options: { strategize_structures: true } })
  expect(asked(p)).toBe('strategize.card')
  expect(strategize({ '2A.sw': '0 city scout' }, { options: { strategize_structures: true } }).question().seat).toBe(1)
})

test('FS-STRAT-5, FS-STRAT-6, FS-STRAT-8 · the new kind takes the place of both copies of another; the deck is shuffled', () => {
  const p = strategize(CITIES)
  const before = at(p.g.players, 0).combatDeck.slice()
  expect(p.options()).not.toContain(cardId('ambush'))
  p.answer(cardId('armoured-advance'))
  expect(p.options()).toEqual(startingKindsOf(SPACE_MARINES).map((kind) => `replace:${kind}`))
  p.answer(replaceId('fury-of-ultramar'))
  const { combatDeck, kinds } = at(p.g.players, 0)
  const now = ['ambush', 'blessed-power-armour', 'faith-in-the-emperor', 'armoured-advance', 'reconnaissance'].map(kindNamed)
  expect(kinds).toEqual(now)
  const copies = now.flatMap((kind) => [COPIES * kind, COPIES * kind + 1])
  expect(combatDeck.toSorted((one, other) => one - other)).toEqual(copies.toSorted((one, other) => one - other))
  expect(combatDeck.filter((card) => before.includes(card))).not.toEqual(before.filter((card) => combatDeck.includes(card)))
  expect(mayBuyCard(p.g, 0, kindNamed('fury-of-ultramar'))).toBe(true)
})

test('FS-STRAT-7, FS-STRAT-17 · starting cards come back for 0, others at their price', () => {
  const p = strategize(CITIES, {
    players: [{ materiel: 2, kinds: 'drop-pod-assault blessed-power-armour faith-in-the-emperor fury-of-ultramar reconnaissance' }],
  })
  const costs = p.question()
  expect(costs.kind === 'options' && costs.options.map(({ id, cost }) => [id, cost])).toEqual([
    [cardId('ambush'), 0],
    [cardId('glory-and-death'), 2],
    [cardId('hold-the-line'), 2],
    [cardId('veteran-scouts'), 2],
    ['none', undefined],
  ])
  p.answers(cardId('ambush'), replaceId('drop-pod-assault'))
  expect(at(p.g.players, 0).materiel).toBe(2)
  expect(mayBuyCard(p.g, 0, kindNamed('drop-pod-assault'))).toBe(true)
  at(p.g.players, 0).materiel = 1
  expect(mayBuyCard(p.g, 0, kindNamed('drop-pod-assault'))).toMatchObject({ rule: 'FS-COST-5', params: { materiel: 2 } })
})

test('FS-COST-2, FS-COST-8 · upgrades cost what their level says and need it', () => {
  for (const { starting, level, materiel } of COMBAT_CARDS) expect(materiel).toBe(starting ? 0 : { 0: 2, 2: 4, 3: 6 }[level])
  for (const { level, materiel } of UPGRADES) expect(materiel).toBe(level + 1)
  const p = strategize({ '10A.nw': '0 scout city' })
  const cards = COMBAT_CARDS.filter(({ faction, starting, level }) => faction === SPACE_MARINES && !starting && level === 0)
  expect(p.options()).toEqual([...cards.map(({ key }) => cardId(key)), 'none'])
  expect(explain(p.g, 0, cardId('armoured-advance'))).toMatchObject([{ rule: 'FS-COST-2' }])
  p.answer('none')
  const upgrades = OWN_UPGRADES.filter(({ level }) => level <= 1)
  expect(p.options()).toEqual([...upgrades.map(({ key }) => upgradeId(key)), 'none'])
})

test('FS-ASSET-3, FS-ASSET-7 · tokens neither pay for upgrades nor lower what they need', () => {
  const p = strategize({ '10A.nw': '0 scout' }, { players: [{ materiel: 1, assets: [3, 3, 3] }] })
  expect([asked(p), p.options()]).toEqual(['strategize.upgrade', [upgradeId('rain-of-fire'), 'none']])
})

test('FS-STRAT-9, FS-STRAT-15 · an order upgrade stays, and is bought once', () => {
  const p = strategize(CITIES, { players: [{ materiel: 14, upgrades: 'rain-of-fire crusade*' }] })
  p.answer('none')
  const others = OWN_UPGRADES.filter(({ key }) => key !== 'rain-of-fire' && key !== 'crusade')
  expect(p.options()).toEqual([...others.map(({ key }) => upgradeId(key)), 'none'])
  expect(explain(p.g, 0, upgradeId('rain-of-fire'))).toMatchObject([{ rule: 'FS-STRAT-15' }])
})

test('FS-STRAT-11, FS-REFRESH-8 · used order upgrades are face down until the end of the round', () => {
  const p = strategize(CITIES, { players: [{ materiel: 14, upgrades: 'rain-of-fire crusade*' }] })
  const shown = () => (p.table.game.view(p.g, 1) as { players: { upgrades: unknown }[] }).players[0]?.upgrades
  expect(shown()).toEqual([
    { id: upgradeNamed('rain-of-fire'), used: false },
    { id: upgradeNamed('crusade'), used: true },
  ])
  turnUp(p.g)
  expect(shown()).toEqual([
    { id: upgradeNamed('rain-of-fire'), used: false },
    { id: upgradeNamed('crusade'), used: false },
  ])
})

test('FS-STRAT-14 · order upgrades for orbital strikes improve advances, and each faction has two', () => {
  for (let faction = 0; faction < 4; faction++) {
    const own = UPGRADES.filter((upgrade) => upgrade.faction === faction)
    expect(own.filter(({ strike }) => strike)).toHaveLength(2)
    expect(own.filter(({ strike }) => strike).every(({ order }) => order === ADVANCE)).toBe(true)
  }
})

test('FS-OPT-1, FS-STRAT-2 · by option any structure in the system is enough, a factory too', () => {
  const options = { strategize_structures: true }
  expect(asked(strategize({ '2A.sw': '0 factory' }, { order: '0 strategize 2A', options }))).toBe('strategize.card')
  expect(strategize({ '2A.sw': '1 factory', '2A.nw': '0 factory' }, { options }).question().seat).toBe(1)
})

test('FS-COST-5, FS-COST-9 · the full price of an order upgrade is what it lacks', () => {
  const p = strategize({ '10A.nw': '0 scout city' }, { players: [{ materiel: 1 }] })
  expect([asked(p), p.options()]).toEqual(['strategize.upgrade', [upgradeId('rain-of-fire'), 'none']])
  expect(explain(p.g, 0, upgradeId('crusade'))).toMatchObject([{ rule: 'FS-COST-5', params: { materiel: 2 } }])
})

/** A strategize order of the Orks, with Warboss and these reinforcement tokens. */
function byWarboss(reinforcement: number, player: GivenPlayer = {}) {
  return strategize(
    { '10A.nw': '0 nob', '5A.ne': '1 falcon' },
    { factions: ['orks', 'eldar'], players: [{ scheme: 'warboss', assets: [0, 0, reinforcement], materiel: 5, ...player }] },
  )
}

/** The ids, prices and payments of what is offered. */
function prices(p: ReturnType<typeof byWarboss>): unknown[] {
  const question = p.question()
  return question.kind === 'options' ? question.options.map(({ id, cost, params }) => [id, cost, params?.warboss]) : []
}

test('FS-COST-9, FS-EVENT-11 · Warboss makes a combat upgrade cheaper, and is used by that', () => {
  const p = byWarboss(1)
  expect(prices(p)).toEqual([
    ...['biker-nobz', 'mega-nobz', 'sea-of-green', 'waaagh'].flatMap((key) => [
      [cardId(key), 2, 0],
      [`${cardId(key)}:warboss`, 1, 1],
    ]),
    ['none', undefined, undefined],
  ])
  p.answers(`${cardId('mega-nobz')}:warboss`, replaceId('ard-boyz'))
  expect(at(p.g.players, 0)).toMatchObject({ materiel: 4, scheme: -1, assets: [0, 0, 1] })
  expect(at(p.g.players, 0).eventDeck).toHaveLength(8)
  expect(p.options()).toEqual([upgradeId('lootin'), 'none'])
})

test('FS-COST-9, FS-EVENT-11 · Warboss makes an order upgrade cheaper, also one of 1; not what is free already', () => {
  const p = byWarboss(2, { kinds: 'gretchin mek-boyz shoota-boyz slugga-boyz biker-nobz' })
  expect(prices(p).slice(0, 2)).toEqual([
    [cardId('ard-boyz'), 0, 0],
    [cardId('mega-nobz'), 2, 0],
  ])
  p.answer('none')
  expect(prices(p)).toEqual([
    [upgradeId('lootin'), 1, 0],
    [`${upgradeId('lootin')}:warboss`, 0, 1],
    ['none', undefined, undefined],
  ])
  p.answer(`${upgradeId('lootin')}:warboss`)
  expect(at(p.g.players, 0)).toMatchObject({ materiel: 5, scheme: -1, upgrades: [upgradeNamed('lootin')] })
})

test('FS-STRAT-1, FS-STRAT-5 · the player of a strategize order chooses both upgrades, and which cards the new ones replace', () => {
  const p = strategize({ '2A.sw': '0 scout city' }, { order: '0 strategize 2A' })
  expect([asked(p), p.question().seat]).toEqual(['strategize.card', 0])
  p.answer(cardId('drop-pod-assault'))
  expect([asked(p), p.question().seat]).toEqual(['strategize.replaced', 0])
  p.answer(replaceId('ambush'))
  expect([asked(p), p.question().seat]).toEqual(['strategize.upgrade', 0])
})

test('FS-STRAT-1 · one combat upgrade that can be paid is enough to be asked', () => {
  const kinds = 'blessed-power-armour faith-in-the-emperor fury-of-ultramar reconnaissance drop-pod-assault'
  const p = strategize({ '10A.nw': '0 scout' }, { players: [{ materiel: 0, kinds }] })
  expect([asked(p), p.options()]).toEqual(['strategize.card', [cardId('ambush'), 'none']])
})
