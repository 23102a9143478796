import { expect, test } from 'vitest'
import { edgeOf } from '../../rules/areas.ts'
import { oneOfNames } from '../../scenario/names.ts'
import { asked, begin, systemNamed } from '../given.ts'

test('FS-STORM-5, FS-STORM-11 · Prayer to the Dark Gods: one step by any icon, each way once', () => {
  const p = begin({
    factions: ['chaos', 'orks'],
    step: 'event',
    active: 1,
    players: [{ scheme: 'prayer-to-the-dark-gods' }, { events: 'moar-boyz' }],
    storms: ['10A east'],
    pieces: { '3A.ne': '1 factory', '3A.sw': '0 factory' },
  })
  expect([asked(p), p.question().seat]).toEqual(['scheme.storm', 0])
  const places = ['10A west', '1A east', '2A east', '10A north', '1A south', '1A north', '10A south'].map((place) => {
    const [code = '', direction = ''] = place.split(' ')
    return `storm:0:${edgeOf(p.g, systemNamed(p.g, code), oneOfNames(['north', 'east', 'south', 'west'], direction, place))}`
  })
  expect(p.options().sort()).toEqual([...places, 'decline'].sort())
})
