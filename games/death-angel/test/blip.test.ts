import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { LOCATIONS } from '../content/locations.ts'
import { deathAngel } from '../index.ts'
import type { State } from '../state.ts'
import { assertWhole, pileSizes, table } from './given.ts'

/** A table about to travel to a location with that many cards in the deck; the rest of the 36 are in protected swarms. */
function arriving(location: string, deck: number): Play<State> {
  const kinds = [...new Array(9).fill('head'), ...new Array(9).fill('tail'), ...new Array(9).fill('claw'), ...new Array(9).fill('tongue')]
  const away = kinds.slice(0, 36 - deck)
  const swarms = [away.slice(0, 12), away.slice(12, 24), away.slice(24)].flatMap((cards, index) =>
    cards.length > 0 ? [`${index + 1} left: ${cards.join(' ')} protected`] : [],
  )
  return table({
    formation: 'leon< deino> scipio> omnio<',
    phase: 'attack',
    locationDeck: [location, 'launch-control-room'],
    blips: [0, 0],
    swarms,
    events: ['rewarded-faith'],
  })
}

test('DA-BLIP-1 · nobody sees the faces of the two piles', () => {
  const p = table({ formation: 'leon< deino>', phase: 'choose', blips: ['head tail', 'claw'] })
  for (const viewer of [0, 'spectator'] as const) {
    const view = deathAngel.view(p.g, viewer)
    expect(JSON.stringify(view.blips)).toBe(JSON.stringify(deathAngel.view({ ...p.g, blips: [[20, 21], [22]] }, viewer).blips))
  }
})

test.each(
  LOCATIONS.filter((location) => location.code === '2' || location.code === '3').map(
    (location) => [location.key, ...location.blips] as const,
  ),
)('DA-BLIP-2 · %s fills the piles to %i and %i', (key, left, right) => {
  const p = table({
    formation: 'leon< deino> scipio> omnio<',
    phase: 'attack',
    locationDeck: [key, 'launch-control-room'],
    blips: [0, 3],
    events: ['rewarded-faith'],
  })
  expect(p.events('spectator', 'piles-filled')[0]).toMatchObject({ left, right })
})

test('DA-BLIP-3 · the left pile is filled first, from the top of the deck', () => {
  const p = table({
    formation: 'leon< deino> scipio> omnio<',
    phase: 'attack',
    locationDeck: ['teleportarium', 'launch-control-room'],
    blips: [0, 3],
    events: ['rewarded-faith'],
    also: (g) => {
      g.genestealerDeck.sort((a, b) => a - b)
    },
  })
  expect(p.g.blips[0]).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(p.g.blips[1]).toEqual([7, 8, 9, 10, 11])
})

test('DA-BLIP-4 · too few cards are shared equally, and the current player gives an odd one to a side', () => {
  const p = arriving('generatorium', 9)
  expect(p.question()).toMatchObject({ message: 'odd-blip', seat: 0 })
  p.answer('pile:right')
  expect(pileSizes(p.g)).toEqual([4, 5])
  expect(pileSizes(arriving('generatorium', 8).g)).toEqual([4, 4])
})

test('DA-BLIP-4 · where one pile is full the other gets what is left, and nobody is asked', () => {
  const p = arriving('teleportarium', 11)
  expect([p.question().name, pileSizes(p.g)]).toEqual(['event-marine', [6, 5]])
})

test('DA-BLIP-5 · added cards go to the bottom', () => {
  const p = table({
    formation: 'leon< deino>',
    phase: 'event',
    events: ['the-swarm'],
    blips: ['head', 'tail'],
    also: (g) => g.genestealerDeck.sort((a, b) => a - b),
  })
  expect(p.g.blips).toEqual([
    [0, 1, 2],
    [9, 3, 4],
  ])
})

test('DA-BLIP-6, DA-BLIP-7 · the smallest pile is the one with fewer cards, an empty one too; in a tie the player chooses', () => {
  const sanctuary = (blips: [number, number]): Play<State> =>
    table({
      formation: 'leon< deino>',
      phase: 'event',
      events: ['temporary-sanctuary'],
      location: 'launch-control-room',
      blips,
      swarms: ['1 left: head tail', '2 right: claw'],
    })
  const smaller = sanctuary([0, 4])
  smaller.answer('swarm:1:left')
  expect(pileSizes(smaller.g)).toEqual([2, 4])
  const tie = sanctuary([3, 3])
  tie.answer('swarm:1:left')
  expect(tie.options()).toEqual(['pile:left', 'pile:right'])
  tie.answer('pile:right')
  expect(pileSizes(tie.g)).toEqual([3, 5])
})

test('DA-BLIP-6 · of two piles with as many cards each is chosen where it lies', () => {
  const p = table({
    formation: 'leon< deino>',
    phase: 'event',
    events: ['temporary-sanctuary'],
    location: 'launch-control-room',
    blips: [3, 3],
    swarms: ['1 left: head tail', '2 right: claw'],
  })
  p.answer('swarm:1:left')
  expect(p.question()).toMatchObject({
    options: [
      { id: 'pile:left', on: 'pile:left', params: { side: '@side-left' } },
      { id: 'pile:right', on: 'pile:right', params: { side: '@side-right' } },
    ],
  })
})

test('DA-BLIP-8 · cards shuffled into a pile are shuffled with all its cards', () => {
  const p = table({
    formation: 'leon< deino>',
    phase: 'event',
    events: ['temporary-sanctuary'],
    location: 'launch-control-room',
    blips: ['tongue tongue', 5],
    swarms: ['1 left: head', '2 right: claw'],
    shuffles: [0, 0],
  })
  p.answer('swarm:1:left')
  // Shuffling three cards takes two draws; each 0 sends the first card to the back.
  expect([...(p.g.blips[0] ?? [])].sort((a, b) => a - b)).toEqual([0, 27, 28])
  expect(p.g.blips[0]).not.toEqual([27, 28, 0])
})

test('DA-BLIP-9 · cards discarded from a pile lie face up on the discard pile', () => {
  const p = table({ formation: 'leon< deino>', phase: 'event', events: ['full-scan'], blips: ['claw tail', 5] })
  p.answer('pile:left')
  expect(p.g.genestealerDiscard).toEqual([18])
  expect(deathAngel.view(p.g, 'spectator').discards.genestealers).toMatchObject([{ id: 18, kind: 'claw' }])
  assertWhole(p.g)
})
