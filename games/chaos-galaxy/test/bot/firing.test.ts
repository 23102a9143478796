import { randomOf, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { policy } from '../../bot.ts'
import { card, duel, reach, through } from '../given.ts'

const wish = (p: ReturnType<typeof duel>) => policy(p.g, p.question(), randomOf(seedOf('any')))
const shot = (p: ReturnType<typeof duel>, by: string, at: string) => ({ option: `fire:${card(p, by)}:${card(p, at)}` })

test('CG-FIRE-1, CG-CREW-4 · a ship that would be shot down anyway fires first, also with the crew that it saved', () => {
  const p = duel({ you: { hangar: ['lotetu'] }, opponent: { hangar: ['tigrisuszony'], cantina: ['harrrk-trax'] } })
  through(p, 'attack:crew:{harrrk-trax@1}', 'defend-with:{tigrisuszony}', 'board:{harrrk-trax}:{tigrisuszony}')
  reach(p, 'firing-act')
  expect(p.question().seat).toBe(1)
  expect(wish(p)).toEqual(shot(p, 'tigrisuszony', 'lotetu'))
})

test('CG-FIRE-1 · a ship fires at what would otherwise shoot down another one', () => {
  const p = duel({
    you: { hangar: ['holdimado', 'hirvivo'], cantina: ['falkakapitany'] },
    opponent: { hangar: ['dongo'], cantina: ['konyvelo'] },
  })
  through(
    p,
    'attack:crew:{konyvelo@1}',
    'attack-with:{holdimado}',
    'attack-with:{hirvivo}',
    'board:{falkakapitany}:{holdimado}',
    'defend-with:{dongo}',
    'board:{konyvelo}:{dongo}',
  )
  reach(p, 'firing-act')
  expect(p.question().seat).toBe(0)
  expect(wish(p)).toEqual(shot(p, 'holdimado', 'dongo'))
})
