import { meaningOf, wordOf, wordPiece } from '@orrery/board/means.tsx'
import { games } from '@orrery/games'
import { tableText, textOf } from '@orrery/text'
import { expect, test } from 'vitest'
import { named } from '../../../../games/death-angel/board/named.ts'
import { named as namedArmada } from '../../../../games/firestorm-armada/board/named.ts'
import { named as namedStars } from '../../../../games/forbidden-stars/board/named.ts'
import { projectFiles } from '../../../../tools/files.ts'

const LANGUAGES = ['en', 'hu'] as const

/** What a board marks as explaining itself: a message or, with `open`, all messages whose ids begin with it. */
function marked(code: string): { id: string; open: boolean }[] {
  return [...code.matchAll(/\b(?:data-)?means=(?:"([\w-]+)"|\{`([\w-]+)(`|\$\{))/g)].map(([, plain, begun = '', end]) => ({
    id: plain ?? begun,
    open: end === '${',
  }))
}

test('a word is explained by the message that bears its name, a card by its text', () => {
  const text = textOf('en', 'cloak = Cloak\ncloak-is = cannot be seen\ncard-cobra = Cobra\ncard-cobra-text = Bites.\nplain = Plain')
  expect(meaningOf('cloak', text)).toEqual({ term: 'cloak', word: 'Cloak', means: 'cannot be seen' })
  expect(meaningOf('card-cobra', text)?.means).toBe('Bites.')
  expect(meaningOf('plain', text)).toBeNull()
  expect(wordOf(wordPiece('cloak'))).toBe('cloak')
  expect(wordOf('marine:3')).toBeNull()
})

test('everything that a board marks as explaining itself is explained in both languages', async () => {
  const files = projectFiles().filter(({ path }) => path.endsWith('.tsx'))
  let found = 0
  for (const { id: game, text, more } of games) {
    const code = files.filter(({ path }) => path.startsWith(`games/${game}/board/`)).map((file) => file.text)
    for (const language of LANGUAGES) {
      const source = `${await text(language)}\n${(await more?.(language)) ?? ''}`
      const said = tableText(language, source)
      const ids = [...source.matchAll(/^([\w-]+) =/gm)].map(([, id = '']) => id).filter((id) => !/-(?:is|text)$/.test(id))
      for (const { id, open } of code.flatMap(marked)) {
        const words = open ? ids.filter((one) => one.startsWith(id)) : [id]
        expect(words.length, `${game}: nothing is called ${id}`).toBeGreaterThan(0)
        for (const word of words)
          expect(meaningOf(word, said)?.word ?? `${game} (${language}) does not explain ${word}`).not.toMatch(/^\[|does not/)
        found++
      }
    }
  }
  expect(found).toBeGreaterThan(150)
})

test('names of Death Angel open the card that they name', () => {
  const view = { location: { key: 'cryo-control' } } as Parameters<typeof named>[1]
  const opened = ['marine-zael', 'team-blue', 'terrain-door', 'action-block', 'location-cryo-control', 'location-munitorium', 'icon-head']
  expect(opened.map((term) => named(term, view))).toEqual(['marine:10', 'team:3', 'terrain:3', 'card:1', 'location', null, null])
})

test('names of Firestorm Armada open the card, the ship or the wing that they name', () => {
  const opened = ['card-R01', 'ship-terrans-teuton', 'wing-bomber', 'critical-ragingFire', 'trait-eliteCrew', 'terrain-nebula']
  expect(opened.map((term) => namedArmada(term))).toEqual(['card:R01', 'ship-type:terrans-teuton', 'wing-type:bomber', null, null, null])
})

test('names of Forbidden Stars open the card, the unit, the faction or the world that they name', () => {
  const view = { systems: [{ areas: [{ id: 5, term: '@world-kaunas' }] }] } as unknown as Parameters<typeof namedStars>[1]
  const opened = ['unit-scout', 'structure-bastion', 'order-deploy', 'faction-orks', 'world-kaunas', 'world-therall', 'asset-forge']
  expect(opened.map((term) => namedStars(term, view))).toEqual(['kind:0', 'structure-kind:2', 'order:1', 'faction:2', 'area:5', null, null])
  for (const term of ['card-ambush', 'event-exterminatus', 'upgrade-drop-pods']) expect(namedStars(term, view)).toMatch(/:\d+$/)
})
