import {
  answer,
  hash,
  type Json,
  type Option,
  openTable,
  optionsOfNew,
  playReplay,
  randomOf,
  type Step,
  seedOf,
  settingsToChoose,
} from '@orrery/kernel'
import { expect, test } from 'vitest'
import { cardOf } from '../content/cards.ts'
import { STARTER_DECKS } from '../content/decks.ts'
import { STARTER_EDITIONS } from '../content/editions.ts'
import { chaosGalaxy } from '../index.ts'
import { deckBrought, readOptions } from '../rules/options.ts'
import { duel, offers } from './given.ts'

test('CG-OPT-1 · the ruleset classic knows neither sales nor moves nor locks that the later article added', () => {
  const you = { surface: ['ipari-park +4'], hangar: ['honfoglalo', '> kombinalt-fegyverrendszer', '> asofog', 'liktor'] }
  expect(offers(duel({ you }), 'sell:{ipari-park}') && offers(duel({ you }), 'sell:{kombinalt-fegyverrendszer}')).toBe(true)
  const classic = duel({ settings: { ruleset: 'classic' }, you })
  expect(classic.options().some((id) => id.startsWith('sell:'))).toBe(false)
})

test('CG-OPT-2 · the options of a table are fixed when it opens, and every viewer sees them', () => {
  const { state } = openTable(chaosGalaxy, { ruleset: 'classic', trapsVsStealth: true }, 2, seedOf(1))
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(chaosGalaxy.view(state, viewer).settings).toMatchObject({ ruleset: 'classic', trapsVsStealth: true, monoRaceBonuses: false })
  }
  expect(() => openTable(chaosGalaxy, { ruleset: 'house' }, 2, seedOf(1))).toThrow('CG-OPT-1')
  expect(() => openTable(chaosGalaxy, { nonsense: 1 }, 2, seedOf(1))).toThrow('nonsense')
})

test('CG-OPT-6 · the same seed, decks, options and decisions play to the identical state', () => {
  const table = openTable(chaosGalaxy, {}, 2, seedOf(9))
  const random = randomOf(seedOf('options'))
  const steps: Step[] = []
  for (let step = 0; step < 150 && table.result === null; step++) {
    const question = table.questions[0]
    if (question?.kind !== 'options') break
    const { id } = question.options[random.below(question.options.length)] as Option
    steps.push({ seat: question.seat, answer: { option: id } })
    expect(answer(table, question.seat, { option: id })).toBe(true)
  }
  const replay = {
    format: 1,
    game: 'chaos-galaxy',
    gameVersion: chaosGalaxy.version,
    options: {},
    seats: 2,
    seed: seedOf(9),
    commitment: null,
    steps,
    result: null,
  } as const
  let last = 0
  for (const { table: replayed } of playReplay(chaosGalaxy, replay)) last = hash(replayed.state)
  expect(last).toBe(hash(table.state))
})

test('CG-OPT-5 · a player who runs out of time passes, declines or takes the first compulsory choice; the third time in a row gives up', () => {
  expect(chaosGalaxy.settings.find((setting) => setting.id === 'decisionTime')?.values).toContain(60)
  const limit = chaosGalaxy.timeLimit
  expect([limit?.setting, limit?.timeouts]).toEqual(['decisionTime', 3])
  const main = duel({ you: { hand: ['turul'] } })
  expect(limit?.least(main.question())).toEqual({ option: 'end' })
  main.answer('end')
  const discard = duel({ you: { hand: new Array(6).fill('turul') } })
  discard.answer('end')
  while (discard.options().includes('pass')) {
    expect(limit?.least(discard.question())).toEqual({ option: 'pass' })
    discard.answer('pass')
  }
  expect(limit?.least(discard.question())).toEqual({ options: [discard.options()[0]] })
})

test('CG-OPT-4 · every wrong setting is named, in the order of the settings', () => {
  const [one, other] = chaosGalaxy.settings.filter(({ values }) => values.includes(true))
  if (one === undefined || other === undefined) throw new Error('there are no two settings that are on or off')
  expect(() => readOptions({ [other.id]: 'x', [one.id]: 'x' }, 2)).toThrow(new RegExp(`${one.id}[^]*\n${other.id}`))
})

/** The lists that two seats are dealt who bring these decks. */
function listsOf(options: { [id: string]: Json }, ...decks: string[]): readonly unknown[] {
  return readOptions({ ...options, seats: decks.map((deck) => ({ deck })) }, 2).decks
}

test('CG-OPT-7 · a new table has the newest lists of the starter decks, and one that stores no edition the first', () => {
  const [first, newest] = [STARTER_EDITIONS[0] ?? [], STARTER_EDITIONS.at(-1) ?? []]
  expect(newest).toBe(STARTER_DECKS)
  expect(first.map(({ id, name, races }) => [id, name, races])).toEqual(newest.map(({ id, name, races }) => [id, name, races]))
  const changed = newest.filter(({ cards }, at) => hash(cards) !== hash(first[at]?.cards ?? {})).map(({ id }) => id)
  expect(changed).toEqual(['acelfogak', 'arany-kartell', 'kaosz-es-arnyek', 'tokeletes-gepezet', 'roncsfalok', 'csaszari-ostrom'])
  for (const [at, { id, cards }] of newest.entries()) {
    const before = first[at]?.cards
    expect(listsOf({}, id, id)).toEqual([before, before])
    expect(listsOf({ starterEdition: 1 }, id, id)).toEqual([before, before])
    expect(listsOf(optionsOfNew(chaosGalaxy, {}), id, id)).toEqual([cards, cards])
    expect(deckBrought({}, { deck: id }, 0)).toEqual(before)
    expect(deckBrought(optionsOfNew(chaosGalaxy, {}), { deck: id }, 0)).toEqual(cards)
    // Without a deck the starter decks go round.
    expect(deckBrought({}, null, at)).toEqual(before)
    expect(deckBrought(optionsOfNew(chaosGalaxy, {}), null, at)).toEqual(cards)
  }
})

test('CG-OPT-7 · the cards of both editions are dealt as they were listed', () => {
  const deck = 'roncsfalok'
  for (const [at, decks] of STARTER_EDITIONS.entries()) {
    const { state } = openTable(chaosGalaxy, { starterEdition: at + 1, seats: [{ deck }, { deck }] }, 2, seedOf(at))
    const { cards } = decks.find(({ id }) => id === deck) as (typeof decks)[number]
    for (const seat of [0, 1]) {
      const dealt: Record<string, number> = {}
      for (const [card, print] of state.prints.entries()) {
        const { id } = cardOf(print)
        if (state.owners[card] === seat) dealt[id] = (dealt[id] ?? 0) + 1
      }
      expect(dealt).toEqual(cards)
    }
  }
})

test('CG-OPT-7 · what is no edition is refused, and nobody chooses one', () => {
  for (const starterEdition of [0, 3, 1.5, -1, '2', 'newest', true, [2], {}])
    expect(() => readOptions({ starterEdition }, 2)).toThrow('starterEdition (CG-OPT-7) must be one of 1, 2, not')
  expect(settingsToChoose(chaosGalaxy).map(({ id }) => id)).not.toContain('starterEdition')
})
