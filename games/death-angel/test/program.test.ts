import {
  answer,
  canUndo,
  fork,
  hash,
  type Option,
  openTable,
  playReplay,
  type Question,
  randomOf,
  type Step,
  seedOf,
  undo,
} from '@orrery/kernel'
import { expect, test } from 'vitest'
import { deathAngel } from '../index.ts'
import type { State } from '../state.ts'
import { assertWhole, table } from './given.ts'

/** Plays a whole table at random, and checks it after every answer. */
function randomTable(
  seats: number,
  seed: number,
  look: (g: State, questions: readonly Question[]) => void,
): { steps: Step[]; end: number } {
  const played = openTable(deathAngel, {}, seats, seedOf(seed))
  const random = randomOf(seedOf(`program ${seed}`))
  const steps: Step[] = []
  while (played.result === null) {
    look(played.state, played.questions)
    const question = played.questions[random.below(played.questions.length)] as Question
    if (question.kind !== 'options') throw new Error('Death Angel has no plans')
    const { id } = question.options[random.below(question.options.length)] as Option
    steps.push({ seat: question.seat, answer: { option: id } })
    expect(answer(played, question.seat, { option: id })).toBe(true)
  }
  return { steps, end: hash(played.state) }
}

test('DA-PROG-1 · seed and decisions play the same table again', () => {
  const { steps, end } = randomTable(2, 7, () => undefined)
  const replay = {
    format: 1,
    game: 'death-angel',
    gameVersion: 1,
    options: {},
    seats: 2,
    seed: seedOf(7),
    commitment: null,
    steps,
    result: null,
  } as const
  let last = 0
  for (const { table: replayed } of playReplay(deathAngel, replay)) last = hash(replayed.state)
  expect(last).toBe(end)
})

test('DA-PROG-2 · nobody is asked with fewer than two different options, except to lock what others may not see', () => {
  const messages = new Set<string>()
  for (let seed = 0; seed < 6; seed++) {
    randomTable(1 + (seed % 4), seed, (_, questions) => {
      for (const question of questions) {
        if (question.kind !== 'options') continue
        messages.add(question.name)
        const ids = question.options.map((option) => option.id)
        expect(new Set(ids).size).toBe(ids.length)
        if (question.always !== true) expect(ids.length).toBeGreaterThan(1)
      }
    })
  }
  expect(messages.size).toBeGreaterThan(15)
})

test('DA-PROG-3 · what is not offered, or comes from another player, is refused and changes nothing', () => {
  const p = table(
    { formation: 'leon< deino>', owners: { red: 0, blue: 1 }, cards: 'full-auto', swarms: ['1 left: head', '2 left: tail'] },
    { seats: 2 },
  )
  expect(p.refused('attack:4:2:left', 1).rule).toBe('TABLE-1')
  expect(p.refused('attack:5:1:left', 0).rule).toBe('TABLE-3')
  expect(p.refused({ plan: null }, 0).rule).toBe('TABLE-3')
})

test('DA-PROG-4 · a view holds no face of a hidden card and no hidden choice of others', () => {
  const p = table({ formation: 'leon< deino>', owners: { red: 0, blue: 1 }, phase: 'choose' }, { seats: 2 })
  const seen = JSON.stringify(deathAngel.view(p.g, 0))
  const other = fork(p.table)
  answer(other, 1, { option: 'play:11' })
  other.state.eventDeck.reverse()
  other.state.genestealerDeck.reverse()
  for (const pile of other.state.blips) pile.reverse()
  expect(JSON.stringify(deathAngel.view(other.state, 0))).toBe(seen)
})

test('DA-PROG-5 · an answer may be taken back until the die falls', () => {
  const p = table({ formation: 'leon< claudio>', cards: 'onward-brothers', swarms: ['1 left: head'] })
  const opened = fork(p.table)
  const before = hash(opened.state)
  answer(opened, 0, { option: 'swap:4:2' })
  expect(canUndo(opened, 0)).toBe(true)
  expect(undo(opened, 0)).toBe(true)
  expect(hash(opened.state)).toBe(before)
  const rolled = fork(table({ formation: 'leon< claudio>', cards: 'full-auto', swarms: ['1 left: head'] }).table)
  answer(rolled, 0, { option: 'attack:4:1:left' })
  expect(canUndo(rolled, 0)).toBe(false)
})

test('DA-PROG-6 · what repeats ends by itself when cards, tokens or luck run out', () => {
  // Takes every attack of Psionic Attack and every reroll until the swarm and the tokens are used up.
  const p = table({
    formation: 'calistarius<+3 deino<',
    cards: 'psionic-attack',
    swarms: ['1 left: head head head'],
    dice: [1, 1, 1, 1, 1, 1],
  })
  const again = /^(attack|reroll|slay)/
  let asked = 0
  for (; asked < 40; asked++) {
    const next = p.options().find((id) => again.test(id))
    if (next === undefined || p.question().name === 'choose-action') break
    p.answer(next)
  }
  expect(asked).toBeLessThan(40)
  expect(p.events('spectator', 'genestealer-slain').length).toBeGreaterThan(0)
})

test('DA-PROG-7, DA-COMP-8 · cards and tokens add up after every answer', () => {
  let looked = 0
  for (let seed = 20; seed < 28; seed++) {
    randomTable(1 + (seed % 6), seed, (g) => {
      assertWhole(g)
      looked++
    })
  }
  expect(looked).toBeGreaterThan(300)
})

test('DA-PROG-8 · what no rule orders is ordered by the current player', () => {
  const p = table(
    {
      formation: 'leon< deino< scipio> omnio>',
      owners: { red: 0, blue: 1, grey: 0, purple: 1 },
      current: 1,
      phase: 'event',
      events: ['theyre-everywhere'],
      blips: [1, 5],
    },
    { seats: 2 },
  )
  expect(p.question()).toMatchObject({ seat: 1, message: 'in-front' })
  expect(p.options()).toEqual(['choose:4', 'choose:7'])
})
