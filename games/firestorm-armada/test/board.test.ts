import type { MultiSelectDraft } from '@orrery/board'
import { answer, openTable, type PlanQuestion, planBounds, type questionFor, randomOf, seedOf, seenBy, type Table } from '@orrery/kernel'
import { asScenario, scenarioTable } from '@orrery/kernel/scenario/table'
import { tableText } from '@orrery/text'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LONGEST_NAME, withoutSquadron, withSize, withSquadron } from '../board/fleets/fleet.ts'
import { standings } from '../board/fleets/standing.ts'
import { beginDeploy, deployAsJson } from '../board/plan/deploy.ts'
import { beginWings, wingsAsJson } from '../board/plan/wings.ts'
import { factsOf } from '../board/table/facts.ts'
import { linkedFire, linksFor } from '../board/table/linked.ts'
import { changeBy } from '../board/table/stakes/reaction.ts'
import { diceOf, fireOf } from '../board/table/subject.ts'
import type { CardId } from '../content/cards.ts'
import { STARTER_FLEETS } from '../content/fleets.ts'
import { shipTypeById } from '../content/ships.ts'
import { fleetProblems } from '../fleet/check.ts'
import { firestormArmada as game } from '../index.ts'
import { asJson, beginMove, toward, withMore } from '../orders/steer.ts'
import { isUnderAttack } from '../orders/windows.ts'
import { outlook } from '../outlook.ts'
import { planNamed } from '../plans.ts'
import { MANOEUVRE, mayMove } from '../rules/move/manoeuvre.ts'
import { rammingPlan } from '../rules/move/ram.ts'
import { format } from '../scenario/index.ts'
import { seenState } from '../seen-state.ts'
import en from '../text/en.ts'
import type { View } from '../view.ts'
import { fight } from './fight.ts'

const text = tableText('en', en)

/** Plays by the policy, and passes every question with its view to `look`. */
function watch(seed: string, answers: number, look: (question: NonNullable<ReturnType<typeof questionFor>>, view: View) => void): void {
  const table = openTable(game, {}, 2, seedOf(seed))
  const random = randomOf(seedOf(`board-${seed}`))
  for (let step = 0; step < answers && table.result === null; step++) {
    const [question] = table.questions
    if (question === undefined) return
    look(question, seenBy(table, question.seat).view as View)
    answer(table, question.seat, game.policy(table.state, question, random))
  }
}

test('FA-FIRE-6, FA-LINK-14 · the dice that the board counts from what is seen are those that the rules tell', () => {
  let compared = 0
  for (const seed of ['a', 'b', 'e', 'f'])
    watch(seed, 500, (question, view) => {
      if (question.kind !== 'options' || !['fire.primary', 'fire.torpedo'].includes(question.name)) return
      const { g } = factsOf(view, text)
      // Which ships a card in force affects is known only to the rules.
      if (g.inForce.length > 0) return
      for (const option of question.options) {
        const fire = fireOf({ ...option, value: undefined } as Parameters<typeof fireOf>[0])
        if (fire === null || option.id.startsWith('link')) continue
        expect([option.id, outlook(g, fire.guns, fire.target).dice]).toEqual([option.id, diceOf(option as Parameters<typeof diceOf>[0])])
        compared++
      }
    })
  expect(compared).toBeGreaterThan(15)
})

test('FA-MOVE-6, FA-SETUP-7, FA-WING-8 · every plan that a draft begins with is one that may be confirmed', () => {
  const seen = new Map<string, number>()
  for (const seed of ['c', 'd'])
    watch(seed, 300, (question) => {
      if (question.kind !== 'plan') return
      const begun =
        question.plan === 'manoeuvre'
          ? asJson(beginMove(question))
          : question.plan === 'deployment'
            ? deployAsJson(beginDeploy(question))
            : question.plan === 'wings'
              ? wingsAsJson(beginWings(question))
              : null
      if (begun === null) return
      const verdict = planNamed(question.plan).validate(question as PlanQuestion, begun)
      expect([question.name, verdict]).toEqual([question.name, true])
      seen.set(question.plan, (seen.get(question.plan) ?? 0) + 1)
    })
  expect(seen.get('manoeuvre')).toBeGreaterThan(20)
  expect(seen.get('deployment')).toBeGreaterThan(4)
})

const BOUNDS = {
  ship: 0,
  x: 36_000,
  y: 24_000,
  heading: 4500,
  half: 625,
  mv: 8000,
  least: 4000,
  firstTl: 1000,
  tl: 1000,
  angle: 4500,
  rotate: 0,
  mines: 0,
  escape: false,
  width: 72_000,
  depth: 48_000,
  bodies: [],
  ram: [],
}

test('FA-COLL-5 · a ram that may be declared begins with a way that reaches its target', () => {
  let reached = 0
  for (let x = 30_000; x <= 42_000; x += 1500)
    for (let y = 18_000; y <= 30_000; y += 1500) {
      const bounds = { ...BOUNDS, ram: [x, y, 9000, 625] }
      if (rammingPlan(bounds) === null) continue
      const begun = beginMove({ kind: 'plan', plan: 'manoeuvre', bounds } as unknown as PlanQuestion)
      expect([x, y, mayMove(bounds, asJson(begun))]).toEqual([x, y, true])
      reached++
    }
  expect(reached).toBeGreaterThan(10)
})

test('FA-MOVE-9, FA-MOVE-11 · wherever the ghost is drawn, the move is legal; buttons add no segment that is not', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20_000, max: 52_000 }),
      fc.integer({ min: 8000, max: 40_000 }),
      fc.integer({ min: 3000, max: 14_000 }),
      fc.integer({ min: 0, max: 3000 }),
      fc.array(fc.constantFrom('straight', 'port', 'starboard'), { maxLength: 12 }),
      (x, y, mv, tl, more) => {
        const bounds = { ...BOUNDS, mv, least: mv / 2, firstTl: Math.min(tl, mv), tl }
        expect(mayMove(bounds, asJson({ segments: toward(bounds, { x, y }) }))).toBe(true)
        let segments = [...beginMove({ kind: 'plan', plan: 'manoeuvre', bounds } as unknown as PlanQuestion).segments]
        for (const one of more) segments = withMore(bounds, segments, one)
        expect(mayMove(bounds, asJson({ segments }))).toBe(true)
      },
    ),
    { numRuns: 200 },
  )
  const question = { kind: 'plan', plan: 'manoeuvre', bounds: BOUNDS } as unknown as PlanQuestion
  expect(planBounds(question, MANOEUVRE).mv).toBe(8000)
  expect(() => planBounds({ ...question, plan: 'wings' }, MANOEUVRE)).toThrow(RangeError)
})

test('FA-FLEET-1, FA-FLEET-2, FA-FLEET-8 · the fleet builder says how every rule stands, and keeps a flagship', () => {
  for (const { value, race, flagship, squadrons } of STARTER_FLEETS) {
    const fleet = { race, flagship, squadrons }
    const terms = { value, allied: false }
    expect(standings(fleet, terms).flatMap(({ problems }) => problems)).toEqual([])
    const broken = withSize(withoutSquadron(fleet, 0), 0, 99)
    const said = standings(broken, terms).flatMap(({ problems }) => problems)
    expect(said).toHaveLength(fleetProblems(broken, terms).length)
    for (const { message, params } of said) expect(text.say(message, params ?? {})).not.toMatch(/\[/)
  }
  const titan = shipTypeById('terrans-apollo')
  if (titan === undefined) throw new Error('no such ship')
  expect(withSquadron({ race: 'terrans', flagship: '', squadrons: [] }, titan).flagship).toBe('terrans-apollo')
  expect(LONGEST_NAME).toBeGreaterThan(10)
})

test('FA-CARD-4, FA-CARD-5 · a standing order passes counters and what the enemy only moves, never what is done to oneself', () => {
  const { state } = openTable(game, {}, 2, seedOf(1))
  const attacked = (name: string, seat: number, active: string) => {
    format.lay(state, { squadrons: ['0 terrans-teuton: 20 20 0', '1 terrans-teuton: 40 20 0'], active })
    const view = game.view(state, seat)
    return isUnderAttack({ kind: 'options', seat, name, rule: 'FA-CARD-6', message: name, options: [] }, view)
  }
  expect(['card.hit', 'pd.torpedo'].map((name) => attacked(name, 0, 'squadron 1'))).toEqual([true, true])
  expect(['card.counter', 'card.enemy-moved'].map((name) => attacked(name, 0, 'squadron 1'))).toEqual([false, false])
  expect(['card.attack', 'card.hit'].map((name) => attacked(name, 0, 'squadron 0'))).toEqual([false, false])
  expect(attacked('card.hit', 1, 'squadron 0')).toBe(true)
})

/** The cards that may be played in each window. */
const WINDOW_CARDS: Readonly<Record<string, readonly CardId[]>> = {
  'card.attack': ['A02', 'A03', 'A04', 'A05', 'A06', 'A12'],
  'card.dice': ['A01'],
  'card.shields-less': ['A07'],
  'card.pd-less': ['A08'],
  'card.boarding': ['A09'],
  'card.hit': ['R01'],
  'card.shields-more': ['R02'],
  'card.torpedo-hits': ['R03'],
  'card.pd-more': ['R04'],
  'card.critical-roll': ['R07'],
  'card.critical-effect': ['R08'],
  'card.boarding-fight': ['R09'],
  'card.survived': ['R11'],
  'card.destroyed': ['R12'],
  'card.driven-off': ['R13'],
}

/** The cards of the seat's open window. Expects that the question has the parameters to evaluate each of them. */
function evaluatedCards(table: Table, seat: number): readonly CardId[] {
  const { question, view } = seenBy(table, seat)
  const cards = WINDOW_CARDS[question?.name ?? ''] ?? []
  const about = /^ship:(\d+)$/.exec(question?.on ?? '')?.[1]
  const asked = { params: question?.params ?? {}, about: about === undefined ? null : Number(about) }
  for (const id of cards) expect([id, changeBy(seenState(view as View), asked, id)]).not.toEqual([id, null])
  return cards
}

test('FA-CARD-6, FA-CARD-8 · whatever card is held when something happens to a ship, the question tells what is needed to reckon with it', () => {
  const asked = new Set<string>()
  for (const seed of [1, 2, 3]) {
    const table = openTable(game, { fleetValue: 800 }, 2, seedOf(seed))
    const random = randomOf(seedOf(`cards-${seed}`))
    for (let step = 0; step < 900 && table.result === null; step++) {
      const question = table.questions[0] as (typeof table.questions)[number]
      for (const id of evaluatedCards(table, question.seat)) asked.add(id)
      answer(table, question.seat, game.policy(table.state, question, random))
    }
  }
  const boarding = scenarioTable(
    game,
    asScenario({
      game: game.id,
      table: {
        squadrons: ['0 terrans-teuton: 30 20 0, 34 20 0', '1 dindrenzi-secutor: 32 22 200 crew=3 ap=1, 44 40 200'],
        turn: 2,
        active: 'squadron 0',
        step: 'boarding',
        hands: [['A09'], ['R09']],
      },
    }),
    format,
  )
  for (const given of ['board:0:2', 'capture', 'board:1:2']) {
    const question = boarding.questions[0] as (typeof boarding.questions)[number]
    for (const id of evaluatedCards(boarding, question.seat)) asked.add(id)
    answer(boarding, question.seat, { option: given })
  }
  for (let step = 0; step < 4; step++) {
    const question = boarding.questions[0] as (typeof boarding.questions)[number]
    for (const id of evaluatedCards(boarding, question.seat)) asked.add(id)
    if (question.name.startsWith('card.')) answer(boarding, question.seat, { option: 'pass' })
  }
  expect(
    Object.values(WINDOW_CARDS)
      .flat()
      .filter((id) => !asked.has(id)),
  ).toEqual([])
})

test('FA-LINK-1, FA-LINK-3 · linked fire is shown from every ship that takes part: the focus in full, who joins with half, who could', () => {
  const p = fight({
    ships: [
      { type: 'terrans-teuton', squadron: 0, x: 20, y: 20 },
      { type: 'terrans-teuton', squadron: 0, x: 20, y: 18 },
      { type: 'terrans-teuton', squadron: 0, x: 20, y: 16 },
      { type: 'sorylians-falcata', seat: 1, squadron: 1, x: 30, y: 20 },
    ],
  })
  p.answer('fire:0:1:3')
  const view = game.view(p.g, 0)
  const facts = factsOf(view, text)
  const multiSelect = { question: p.question(), has: (id: string) => id === 'link:1:1' } as unknown as MultiSelectDraft
  const found = linksFor(facts, multiSelect)
  expect(found?.links.map(({ ship, part, dice }) => [ship, part, dice])).toEqual([
    [0, 'focus', 7],
    [1, 'joins', 3],
    [2, 'could', 3],
  ])
  expect([found?.target, linkedFire(facts, multiSelect)?.dice]).toEqual([3, 10])
  expect(linkedFire(facts, multiSelect)?.attack.guns.map(({ ship }) => ship)).toEqual([0, 1])
})
