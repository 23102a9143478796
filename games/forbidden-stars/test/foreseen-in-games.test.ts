import {
  answer,
  cloneState,
  fork,
  openTable,
  type Question,
  randomOf,
  type SeenQuestion,
  seedOf,
  seenBy,
  type Table,
  takeEvents,
} from '@orrery/kernel'
import { expect, test } from 'vitest'
import { damageBetween, fightersOf } from '../board/combat/fighter.ts'
import { type StormMeans, stormMeans } from '../board/outlook/storm.ts'
import { policy } from '../bot.ts'
import { forbiddenStars } from '../index.ts'
import { buildableFor, mayAdd, purseAfter, shopOrder, sitesOf, type Ware, waresOf } from '../orders/drafts.ts'
import { orders } from '../orders/index.ts'
import type { Order } from '../orders/order.ts'
import { rehearse, turnOrder } from '../orders/rehearse.ts'
import { across, EAST, SOUTH } from '../rules/areas.ts'
import { at } from '../rules/at.ts'
import { damageTo, healthLeft } from '../rules/combat/damage.ts'
import { ATTACKER, DEFENDER, unitsOfSide } from '../rules/combat/sides.ts'
import { attackValue, defenceValue, moraleValue } from '../rules/combat/values.ts'
import { waysBetween } from '../rules/paths.ts'
import { bastionsOf } from '../rules/structures.ts'
import { NONE, type State } from '../state.ts'
import { type View, view } from '../view.ts'

/** Calls `look` at every decision of games of bots. */
function inGames(look: (table: Table<State>, question: Question, nth: number) => void): void {
  for (const [seed, seats] of [2, 3, 4].entries()) {
    const options = { quick_setup: true, strategize_structures: seed === 1, paths_before_ships: seed === 2 }
    const table = openTable(forbiddenStars, options, seats, seedOf(seed))
    const random = randomOf(seedOf(seed))
    let nth = 0
    for (let [question] = table.questions; question !== undefined; [question] = table.questions) {
      look(table, question, nth++)
      expect(answer(table, question.seat, policy(table.state, question, random))).toBe(true)
      table.state.events.length = 0
    }
  }
}

test('FS-COMBAT-15, FS-COMBAT-16, FS-COMBAT-17, FS-RES-1 · at every decision of combats of bots the shown sums are those of the rules', () => {
  let sums = 0
  inGames(({ state: g }) => {
    if (g.combat === null) return
    const fighters = fightersOf(view(g, 'spectator'))
    for (const side of [ATTACKER, DEFENDER]) {
      const [fighter, other] = [fighters[side], fighters[1 - side]]
      if (fighter === undefined || other === undefined) throw new Error('no sides')
      const { seat, area } = { seat: g.combat.sides[side]?.seat ?? NONE, area: g.combat.area }
      const pieces = [
        ...unitsOfSide(g, side).map((unit) => ({ unit, bastion: NONE })),
        ...bastionsOf(g, seat, area).map((bastion) => ({ unit: NONE, bastion })),
      ]
      expect(fighter).toMatchObject({
        attack: attackValue(g, side),
        defence: defenceValue(g, side),
        morale: moraleValue(g, side),
        health: pieces.reduce((sum, piece) => sum + healthLeft(g, piece), 0),
      })
      expect(damageBetween(other, fighter)).toBe(damageTo(g, side))
      sums++
    }
  })
  expect(sums).toBeGreaterThan(100)
})

/** Answers with the orders as long as they have an answer; the questions they answered. */
function carriedOut(table: Table<State>, seat: number, given: readonly Order[]): { asked: SeenQuestion[]; left: readonly Order[] } {
  const asked: SeenQuestion[] = []
  let left = given
  for (;;) {
    const seen = seenBy(table, seat)
    if (seen.question === null) return { asked, left }
    const reply = orders.answer(left, seen.question, seen.view as View)
    left = reply.orders
    if (reply.reply === null) return { asked, left }
    asked.push(seen.question)
    expect(answer(table, seat, reply.reply.answer)).toBe(true)
  }
}

test('FS-DEPLOY-1, FS-DEPLOY-15, FS-DEPLOY-18 · every shopping list that the sheet allows in games of bots is bought, and leaves what it says', () => {
  let lists = 0
  const random = randomOf(seedOf('lists'))
  inGames((table, question) => {
    if (question.name !== 'deploy.unit') return
    const { seat } = question
    const { view: seen, question: asked } = seenBy(table, seat) as { view: View; question: SeenQuestion }
    const offered = waresOf(asked)
    const wares: Ware[] = []
    for (;;) {
      const left = purseAfter(wares, null, seat, seen)
      const more = offered.filter(({ ware }) => mayAdd(ware, left, wares, seat, seen))
      if (more.length === 0) break
      wares.push((more[random.below(more.length)] as (typeof more)[number]).ware)
    }
    if (wares.length === 0) return
    // A structure, too, where one is offered for what is left.
    const [kind = null] = buildableFor(purseAfter(wares, null, seat, seen).materiel, seat, seen)
    const site = sitesOf(seat, seen).at(-1)
    const builds = kind !== null && site !== undefined
    const left = purseAfter(wares, builds ? kind : null, seat, seen)
    const after = fork(table)
    takeEvents(after)
    carriedOut(after, seat, [shopOrder(wares, builds ? `build:${kind}:${site.id}` : null, seen)])
    const bought = takeEvents(after).flatMap(({ event }) =>
      /^(unit|structure)-bought$/.test(event.type) && event.seat === seat ? [event] : [],
    )
    const paid = (what: 'materiel' | 'forge' | 'cache') => bought.reduce((sum, event) => sum + Number(event[what] ?? 0), 0)
    const { materiel = 0, assets } = seen.players[seat] ?? {}
    expect(bought).toHaveLength(wares.length + Number(builds))
    expect([materiel - paid('materiel'), Number(assets?.[0]) - paid('forge'), Number(assets?.[1]) - paid('cache')]).toEqual([
      left.materiel,
      left.forge,
      left.cache,
    ])
    lists++
  })
  expect(lists).toBeGreaterThan(50)
})

test('FS-OPS-3 · a turn that is rehearsed in games of bots goes as it was rehearsed', () => {
  let turns = 0
  inGames((table, question, nth) => {
    if (nth % 2 === 1) return
    const { seat } = question
    const { view: seen, question: asked } = seenBy(table, seat) as { view: View; question: SeenQuestion }
    const turn = rehearse(asked, seen, [])
    if (turn === null) return
    expect(turn.refusal).toBeNull()
    const after = fork(table)
    const done = carriedOut(after, seat, [turnOrder(turn, asked, seen)])
    expect(done.asked).toEqual(turn.steps.map((step) => step.asked))
    turns++
  })
  expect(turns).toBeGreaterThan(100)
})

/** The pairs of areas that face each other across an edge without a storm. */
function openPairs(g: State): string[] {
  return g.systems.flatMap((_, system) =>
    [EAST, SOUTH].flatMap((direction) => {
      const other = across(g, system, direction)
      if (other === NONE) return []
      const { borders } = waysBetween(g, system, other, 0, false)
      return [0, 1, 2, 3].flatMap((from) =>
        [0, 1, 2, 3].flatMap((to) =>
          ((borders[from] as number) >> (4 + to)) & 1 ? [[4 * system + from, 4 * other + to].sort((a, b) => a - b).join('-')] : [],
        ),
      )
    }),
  )
}

test('FS-STORM-2, FS-MAP-7 · in games of bots a storm opens and closes the ways that are shown before it moves', () => {
  let moved = 0
  inGames((table, question) => {
    if (question.kind !== 'options' || question.name !== 'refresh.storm') return
    const seen = view(table.state, question.seat)
    for (const { id } of question.options.slice(0, 3)) {
      const [, storm = 0, edge = 0] = id.split(':').map(Number)
      const means = stormMeans(seen, storm, edge)
      const after = cloneState(forbiddenStars, table.state)
      at(after.storms, storm).edge = edge
      const [before, then] = [openPairs(table.state), openPairs(after)]
      const told = (ways: StormMeans['opens']) =>
        ways
          .map(({ between }) =>
            between
              .map((area) => area.id)
              .sort((a, b) => a - b)
              .join('-'),
          )
          .sort()
      expect([told(means.opens), told(means.closes)]).toEqual([
        then.filter((way) => !before.includes(way)).sort(),
        before.filter((way) => !then.includes(way)).sort(),
      ])
      moved++
    }
  })
  expect(moved).toBeGreaterThan(50)
})
