import {
  answer,
  anyAnswer,
  fork,
  type GameEvent,
  openTable,
  type Params,
  type Question,
  type Random,
  randomOf,
  type SeenQuestion,
  seedOf,
  type Table,
  takeEvents,
} from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { expect, test } from 'vitest'
import { linesOf } from '../board/mat/asked.ts'
import { firingPair, shotOf } from '../board/mat/shot.ts'
import { policy } from '../bot.ts'
import { CARDS } from '../content/cards.ts'
import { STARTER_DECKS } from '../content/decks.ts'
import { chaosGalaxy } from '../index.ts'
import { NONE, type State } from '../state.ts'
import { view } from '../view.ts'
import { duel, type GivenTable } from './given.ts'

const FIGHTS = 300

/** How everybody answers after a shot: whoever may fire back does, nobody else does anything. */
const ANSWERS = ['pass', 'plain', 'return-fire', 'no-return', 'done']

/** What happened in one exchange of fire, or null if somebody had to choose something that a forecast cannot know. */
function exchanged(table: Table<State>, first: string): GameEvent[] | null {
  const after = fork(table)
  takeEvents(after)
  answer(after, (table.questions[0] as Question).seat, { option: first })
  while (after.state.combat?.shooter !== NONE && after.result === null) {
    const question = after.questions[0]
    if (question?.kind !== 'options') return null
    const option = ANSWERS.find((id) => question.options.some((one) => one.id === id))
    if (option === undefined) return null
    answer(after, question.seat, { option })
  }
  return takeEvents(after).map(({ event }) => event)
}

/** Calls `look` at every decision of games of bots with all starter decks. */
function inGames(look: (table: Table<State>, question: Question) => void): void {
  for (let seed = 0; seed < 8; seed++) {
    const decks = [0, 1].map((seat) => ({ deck: STARTER_DECKS[(seed + 3 * seat) % STARTER_DECKS.length]?.id ?? '' }))
    const table = openTable(chaosGalaxy, { seats: decks, simplifiedCombat: seed === 7 }, 2, seedOf(seed))
    const random = randomOf(seedOf(seed))
    for (let [question] = table.questions; question !== undefined; [question] = table.questions) {
      look(table, question)
      expect(answer(table, question.seat, policy(table.state, question, random))).toBe(true)
      table.state.events.length = 0
    }
  }
}

const SHIPS = CARDS.filter(({ type }) => type === 'ship')
const ABOARD = CARDS.filter(({ type, subtype }) => type === 'weaponry' || (type === 'crew' && subtype !== 'passenger'))
const BASES = CARDS.filter(({ type }) => type === 'base')

/** A side of a fight with any ships, any paid cards aboard and any paid bases. */
function anySide(random: Random): { hangar: string[]; surface: string[] } {
  const any = <T>(list: readonly T[]): T => list[random.below(list.length)] as T
  const hangar: string[] = []
  for (let ships = random.below(3); ships >= 0; ships--) {
    const { id, size } = any(SHIPS)
    hangar.push(id)
    for (let aboard = random.below(size + 1); aboard > 0; aboard--) hangar.push(`> ${any(ABOARD).id}`)
  }
  return { hangar, surface: Array.from({ length: random.below(3) }, () => `${any(BASES).id} +3`) }
}

/** The table; null if it cannot exist: cards aboard leave a ship no slots, or no armour. */
function tableOf(given: GivenTable): Table<State> | null {
  try {
    return duel(given).table
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Calls `look` at the decisions of fights between any ships with any cards aboard. */
function inFights(look: (table: Table<State>, question: Question) => void): void {
  for (let seed = 0; seed < FIGHTS; seed++) {
    const random = randomOf(seedOf(`fight ${seed}`))
    const settings = { ruleset: seed % 4 === 0 ? 'classic' : 'revised', simplifiedCombat: seed % 7 === 0 } as const
    const [you, opponent] = [anySide(random), anySide(random)]
    const table = tableOf({ settings, you, opponent })
    if (table === null) continue
    answer(table, 0, { option: 'attack:colony:1' })
    for (let decisions = 0; decisions < 60; decisions++) {
      const [question] = table.questions
      if (question === undefined || question.name === 'main-action') break
      look(table, question)
      const all = question.kind === 'multi-select' && /^equip/.test(question.name)
      const options = question.kind === 'plan' ? [] : question.options.map(({ id }) => id).filter((id) => !id.startsWith('board:'))
      answer(table, question.seat, all ? { options } : anyAnswer(chaosGalaxy, table.state, question, random))
    }
  }
}

/** The numbers of damage that the question about return fire tells: what is coming, and what is returned. */
function told(question: Question, { state }: Table<State>): number[] {
  const text = { say: (_id: string, params?: Params) => String(params?.damage) } as Text
  return linesOf(view(state, question.seat), question as SeenQuestion, text)
    .slice(0, 2)
    .map(Number)
}

/** The damage that one ship dealt another. */
function dealt(events: readonly GameEvent[], to: number, by: number): number {
  let sum = 0
  for (const event of events) if (event.type === 'damaged' && event.card === to && event.by === by) sum += Number(event.amount)
  return sum
}

const PLAYED = [
  { where: 'games of bots', decisions: inGames },
  { where: 'fights of any ships', decisions: inFights },
] as const

test.each(PLAYED)(
  'CG-FIRE-10, CG-FIRE-12, CG-STACK-20, CG-STACK-21 · in $where the damage of each shot to both ships is foreseen',
  ({ decisions }) => {
    let shots = 0
    decisions((table, question) => {
      if (question.name !== 'firing-act' || question.kind !== 'options') return
      for (const option of question.options) {
        const pair = firingPair(option.id)
        if (pair === null) continue
        const [shooter, target] = pair
        const shot = shotOf(view(table.state, question.seat), shooter, target, option)
        const events = exchanged(table, option.id)
        if (events === null) continue
        const returned = events.filter(({ type }) => type === 'fires').length > 1 ? dealt(events, shooter, target) : null
        expect([option.id, shot?.damage, shot?.returned]).toEqual([option.id, dealt(events, target, shooter), returned])
        shots++
      }
    })
    expect(shots).toBeGreaterThan(200)
  },
)

test.each(PLAYED)(
  'CG-FIRE-12, CG-ABIL-12, CG-ABIL-15, CG-ABIL-16 · in $where who is shot at is told the damage in both directions',
  ({ decisions }) => {
    let asked = 0
    decisions((table, question) => {
      if (question.name !== 'firing-return' || question.kind !== 'options') return
      // What is prevented only once may be used up by whoever fires back first.
      if ((table.state.combat?.returning.length ?? 0) > 0) return
      const [ship, by] = [Number(question.on?.slice('card:'.length)), Number(question.params?.by)]
      const [coming, back] = told(question, table)
      for (const option of ['return-fire', 'no-return']) {
        const events = question.options.some(({ id }) => id === option) ? exchanged(table, option) : null
        if (events === null) continue
        expect([option, coming]).toEqual([option, dealt(events, ship, by)])
        if (option === 'return-fire') expect(back).toBe(dealt(events, by, ship))
        asked++
      }
    })
    expect(asked).toBeGreaterThan(20)
  },
)
