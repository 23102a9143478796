import { answer, fork, openTable, type Piece, randomOf, type Seen, seedOf, seenBy, takeEvents, verbOf } from '@orrery/kernel'
import { tableText } from '@orrery/text'
import { describe, expect, test } from 'vitest'
import { marineNames, teamOf as teamOfName } from '../board/art/marine/index.tsx'
import { previewOf } from '../board/table/preview-of.ts'
import { perilOf, swarmRisk } from '../board/table/risk.ts'
import { sceneOf } from '../board/table/scene-of.ts'
import { actionCard, CARDS_OF_TEAM } from '../content/actions.ts'
import { MARINES, TEAMS, teamOf } from '../content/marines.ts'
import { deathAngel, type View } from '../index.ts'
import en from '../text/en.ts'
import hu from '../text/hu.ts'
import { atEveryDecision } from './games-of-bots.ts'

const texts = [tableText('en', en), tableText('hu', hu)]

/** Views of seat 0 at every decision of a game that the policy plays. */
function* moments(seats: number, seed: number) {
  const table = openTable(deathAngel, {}, seats, seedOf(seed))
  const random = randomOf(seedOf(seed))
  for (let given = 0; given < 250 && table.result === null; given++) {
    yield seenBy<typeof table.state>(table, 0) as ReturnType<typeof seenBy> & { view: View }
    const asked = table.questions[0]
    if (asked === undefined) return
    answer(table, asked.seat, deathAngel.policy(table.state, asked, random))
  }
}

describe.each([1, 2, 6])('a table of %i', (seats) => {
  test('DA-GATK-4, DA-SUP-7 · the risks beside the swarms make up the risk of their marine', () => {
    let looked = 0
    for (const { view } of moments(seats, 11))
      for (const place of view.formation) {
        if (place.marine === null) continue
        let safe = 1
        for (const side of ['left', 'right'] as const)
          for (const swarm of place[side].swarms) safe *= 1 - (swarmRisk(view, place, side, swarm)?.now ?? 0)
        expect(1 - safe).toBeCloseTo(place.marine.risk, 9)
        looked++
      }
    expect(looked).toBeGreaterThan(50)
  })

  test('DA-FORM-9 · every card, pile and piece of the view is on the board, and its words exist in both languages', () => {
    for (const seen of moments(seats, 5)) {
      const { view } = seen
      const scene = sceneOf(seen, ['Anna'])
      const cards = scene.rows.flatMap((row) => [row.left, row.right].flatMap((lane) => lane.swarms.flatMap((swarm) => swarm.cards)))
      const lying = view.formation.flatMap((place) =>
        [place.left, place.right].flatMap((lane) => lane.swarms.flatMap((swarm) => swarm.cards)),
      )
      expect(scene.rows).toHaveLength(view.formation.filter((place) => place.marine !== null).length)
      if (scene.rows.length > 0) expect(cards).toHaveLength(lying.length)
      expect(scene.piles.map((pile) => pile.cards)).toEqual([view.blips.left, view.blips.right])
      expect(scene.peril).toBeCloseTo(perilOf(view), 9)
      for (const text of texts) {
        expect(text.say(`location-${scene.location.term}`)).not.toContain('[')
        if (scene.location.ability !== null) expect(text.has(`location-${scene.location.term}-text`)).toBe(true)
        if (scene.event !== null) expect(text.has(`event-card-${scene.event.term}-text`)).toBe(true)
      }
    }
  })

  test('DA-PROG-3 · every option offered can be previewed and lights its piece', () => {
    for (const seen of moments(seats, 3)) {
      if (seen.question?.kind !== 'options') continue
      for (const option of seen.question.options) {
        const preview = previewOf(seen, option.id)
        expect(preview).not.toBeNull()
        if (option.on !== undefined) expect(preview?.lit).toContain(option.on)
      }
      expect(previewOf(seen, 'no:such')).toBeNull()
    }
  })
})

test('DA-COMP-4 · every marine has a portrait in the colour of his team, every action card its words', () => {
  expect([...marineNames].sort()).toEqual(MARINES.map((marine) => marine.key).sort())
  for (const marine of MARINES) expect(teamOfName(marine.key as (typeof marineNames)[number])).toBe(TEAMS[teamOf(marine.id)]?.key)
  for (const number of CARDS_OF_TEAM.flat())
    for (const text of texts) for (const kind of ['short', 'says']) expect(text.has(`board-${kind}-${actionCard(number).key}`)).toBe(true)
})

/** The chances beside all swarms. */
function chances(seen: View): Map<Piece, number> {
  const found = new Map<Piece, number>()
  for (const place of seen.formation)
    for (const side of ['left', 'right'] as const)
      for (const swarm of place[side].swarms) found.set(swarm.piece, swarmRisk(seen, place, side, swarm)?.now ?? 0)
  return found
}

test('DA-MOVE-8, DA-SUP-1, DA-ABIL-12 · in games of bots a turn, a token and a power field change the chances of death as they are shown before', () => {
  let tried = 0
  atEveryDecision((table, question) => {
    if (question.kind !== 'options') return
    const before = seenBy(table, question.seat) as Seen<View>
    for (const { id } of question.options) {
      if (!['turn', 'support', 'swarm'].includes(verbOf(id))) continue
      const preview = previewOf(before, id)
      if (preview?.peril == null) continue
      const after = fork(table)
      answer(after, question.seat, { option: id })
      // What comes of itself then (the next card, a roll) is not foreseen.
      if (takeEvents(after).some(({ event }) => ['action-begun', 'phase-begun', 'rolled'].includes(event.type))) continue
      const then = deathAngel.view(after.state, question.seat)
      expect([id, preview.peril]).toEqual([id, expect.closeTo(perilOf(then))])
      const now = chances(then)
      for (const [piece, chance] of chances(before.view))
        expect([id, piece, preview.risk.get(piece) ?? chance]).toEqual([id, piece, expect.closeTo(now.get(piece) ?? 0)])
      tried++
    }
  })
  expect(tried).toBeGreaterThan(20)
})
