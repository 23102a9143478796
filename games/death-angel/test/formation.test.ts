import { answer, openTable, randomOf, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { DOOR } from '../content/terrain.ts'
import { deathAngel } from '../index.ts'
import { risk } from '../risk.ts'
import { behind, isEngaged } from '../rules/formation.ts'
import { formationText, swarmText, table, terrainText } from './given.ts'

test('DA-FORM-1, DA-FORM-2, DA-FORM-4, DA-FORM-7 · in random play every living marine has one position and one facing, every place one swarm', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const random = randomOf(seedOf(`formation ${seed}`))
    const played = openTable(deathAngel, {}, 1 + (seed % 6), seedOf(seed))
    while (played.result === null) {
      const question = played.questions[random.below(played.questions.length)]
      if (question?.kind !== 'options') throw new Error('no question')
      answer(played, question.seat, { option: question.options[random.below(question.options.length)]?.id ?? '' })
      const g = played.state
      if (g.step === 'teams') continue
      const { formation } = deathAngel.view(g, 'spectator')
      if (g.formation.length > 0) expect(formation.map((row) => row.position)).toEqual(g.formation.map((_, index) => index + 1))
      for (const row of formation) {
        if (row.marine !== null) expect(['left', 'right']).toContain(row.marine.facing)
        if (g.step === 'attack' || g.step === 'resolve') continue
        expect(row.left.swarms.length).toBeLessThan(2)
        expect(row.right.swarms.length).toBeLessThan(2)
      }
    }
  }
})

test('DA-FORM-1, DA-FORM-2 · a slain marine leaves the formation, and there is one position fewer', () => {
  const p = table({ formation: 'gideon< noctis< leon>', swarms: ['2 right: head'], phase: 'attack', dice: [0], events: ['evasion'] })
  expect(formationText(p.g)).toBe('gideon< leon>')
  expect(deathAngel.view(p.g, 0).formation.map((row) => row.position)).toEqual([1, 2])
})

test('DA-FORM-3 · terrain and genestealers stay at their place when marines swap', () => {
  const p = table({ formation: 'gideon< noctis< leon>', swarms: ['1 left: head'], terrain: ['door 1 left'], cards: 'run-and-gun' })
  p.answer('swap:0:1')
  expect(formationText(p.g)).toBe('noctis< gideon< leon>')
  expect([swarmText(p.g, 1, 'left'), terrainText(p.g, 'door')]).toEqual(['head', '1 left'])
})

test('DA-FORM-5 · in front is the side he faces, behind the other', () => {
  const p = table({ formation: 'gideon< noctis>', terrain: ['door 1 left', 'artefact 2 left'], cards: 'run-and-gun' })
  p.answers('done', 'done')
  // Gideon faces the Door; the Artefact is behind Noctis.
  expect(p.options()).toEqual([`activate:0:${DOOR}`, 'done'])
  expect([behind(p.g, 0), behind(p.g, 1)]).toEqual([1, 0])
})

test('DA-FORM-6 · a marine is engaged with the swarms on both sides of his position, not with others', () => {
  const p = table({ formation: 'gideon< noctis> leon>', swarms: ['1 left: head', '1 right: tail', '3 left: claw'], phase: 'choose' })
  expect([1, 2, 3].map((position) => isEngaged(p.g, position))).toEqual([true, false, true])
  // There is one genestealer on each side; a 0 or 1 against either slays him.
  expect(risk(p.g, 0)).toBeCloseTo(1 - (2 / 3) ** 2)
  expect(risk(p.g, 1)).toBe(0)
})

test('DA-FORM-7 · inside the attack phase swarms kept apart may lie on one side; afterwards they are one', () => {
  const p = table({
    formation: 'gideon< noctis<+1 leon<',
    swarms: ['1 left: claw', '2 left: tail'],
    phase: 'attack',
    dice: [0, 5],
    events: ['evasion'],
  })
  // The first swarm slays Gideon. Noctis moves up with the second swarm and is asked about a reroll.
  expect(p.question().name).toBe('reroll')
  expect(swarmText(p.g, 1, 'left')).toBe('claw | tail')
  p.answer('keep')
  expect(swarmText(p.g, 1, 'left')).toBe('claw tail')
})

test('DA-FORM-8 · a place holds any number of terrain cards, with a swarm too', () => {
  const p = table({
    formation: 'gideon< noctis<',
    swarms: ['1 left: head'],
    terrain: ['door 1 left', 'artefact 1 left', 'corridor 1 left'],
    cards: 'run-and-gun',
  })
  const [top] = deathAngel.view(p.g, 0).formation
  expect(top?.left.terrain.map((card) => card.key)).toEqual(['corridor', 'artefact', 'door'])
  expect(top?.left.swarms.length).toBe(1)
})

test('DA-FORM-9 · everybody sees the same of the table, and no face-down card', () => {
  const p = table(
    {
      formation: 'gideon<+1 noctis< leon> valencio>',
      swarms: ['2 right: head claw'],
      terrain: ['door 1 left +2'],
      blips: ['head tail', 'claw'],
      cards: 'run-and-gun',
    },
    { seats: 2 },
  )
  const seen = deathAngel.view(p.g, 'spectator')
  expect(deathAngel.view(p.g, 0)).toEqual(seen)
  expect(deathAngel.view(p.g, 1)).toEqual(seen)
  expect(seen.blips).toEqual({ left: 2, right: 1 })
  expect(seen.formation[0]?.marine).toMatchObject({ key: 'gideon', facing: 'left', tokens: 1 })
  expect(seen.formation[0]?.left.terrain[0]).toMatchObject({ key: 'door', tokens: 2 })
  expect(seen.formation[1]?.right.swarms[0]?.cards.map((card) => card.kind)).toEqual(['head', 'claw'])
  expect(seen.decks).toEqual({ genestealers: p.g.genestealerDeck.length, events: 30, locations: 3 })
  for (const pile of [p.g.blips[0], p.g.blips[1], p.g.genestealerDeck, p.g.eventDeck]) pile?.reverse()
  expect(deathAngel.view(p.g, 0)).toEqual(seen)
})
