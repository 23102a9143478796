import { type Answer, type Game, openTable, seedOf, type Table } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { botIn, botNameOf, botNamesIn, LEVELS, readBotName, type Style, think } from '../index.ts'
import { wagers } from './wager.ts'

/** A game of wagers that also says how bold each one is. */
function spirited(offered: Parameters<typeof wagers>[0], bold: Readonly<Record<string, number>>): Game {
  const game: Game = wagers(offered) as Game
  return { ...game, boldness: (_g, _question, answer) => ('option' in answer ? (bold[answer.option.slice('take:'.length)] ?? 0) : 0) }
}

function chosen(game: Game, style?: Style, level: 'keen' | 'quick' | 'strong' = 'strong'): Answer {
  const how = { level, ...(style === undefined ? {} : { style }), budget: { iterations: 2000 } }
  return think(openTable(game, {}, 1, seedOf(1)), 0, how).answer
}

describe('names', () => {
  test.each([
    ['keen', { level: 'keen' }],
    ['random', { level: 'random' }],
    ['keen-bold', { level: 'keen', style: 'bold' }],
    ['strong-patient', { level: 'strong', style: 'patient' }],
  ] as const)('%s is read and written again', (name, named) => {
    expect(readBotName(name)).toEqual(named)
    expect(botNameOf(named)).toBe(name)
  })

  test.each(['', 'wise', 'keen-', 'keen-wild', 'quick-bold', 'bold', 'keen-bold-patient', 'keen bold', 'Keen-bold', 'toString'])(
    'nobody is called %j',
    (name) => {
      expect(readBotName(name)).toBeNull()
    },
  )

  test('styles are for levels that look ahead, in games that say what is bold', () => {
    expect(botNamesIn(spirited({ one: [1, 0] }, {}), ['quick', 'keen'])).toEqual(['quick', 'keen', 'keen-bold', 'keen-patient'])
    expect(botNamesIn(wagers({ one: [1, 0] }) as Game, LEVELS)).toEqual(LEVELS)
  })

  test('a bot keeps its style only where its level and the game have styles', () => {
    const styled = spirited({ one: [1, 0] }, {})
    expect(botIn(styled, { level: 'strong', style: 'bold' })).toBe('strong-bold')
    expect(botIn(styled, { level: 'strong' })).toBe('strong')
    expect(botIn(styled, { level: 'quick', style: 'bold' })).toBe('quick')
    expect(botIn(wagers({ one: [1, 0] }) as Game, { level: 'strong', style: 'bold' })).toBe('strong')
  })
})

describe('the search', () => {
  const equal = spirited({ plain: [1, 0], brave: [1, 0], calm: [1, 0] }, { brave: 1, calm: -1 })

  test.each(['keen', 'strong'] as const)('of equal answers %s takes that of its style', (level) => {
    expect(chosen(equal, undefined, level)).toEqual({ option: 'take:plain' })
    expect(chosen(equal, 'bold', level)).toEqual({ option: 'take:brave' })
    expect(chosen(equal, 'patient', level)).toEqual({ option: 'take:calm' })
  })

  test('a style is heeded where the game says that looking ahead wins nothing', () => {
    const unsearched = { ...equal, levels: { searches: { keen: ['another'], strong: ['another'] } } }
    expect(chosen(unsearched, 'bold', 'keen')).toEqual({ option: 'take:brave' })
    expect(chosen(unsearched, undefined, 'keen')).toEqual({ option: 'take:plain' })
  })

  test('a clearly better answer is taken against the style', () => {
    const game = spirited({ calm: [1, 0], brave: [3, 0] }, { brave: 1, calm: -1 })
    expect(chosen(game, 'patient')).toEqual({ option: 'take:brave' })
  })

  test('without a style nothing differs from a game that does not say what is bold', () => {
    const { boldness: _, ...plain } = equal
    const how = { level: 'strong', budget: { iterations: 200 } } as const
    const thoughts = [equal, plain as Game].map((game) => think(openTable(game, {}, 1, seedOf(3)), 0, how))
    expect(thoughts[0]).toEqual(thoughts[1])
  })

  test('its findings are chances to win, without the bonus of the style', () => {
    const how = { level: 'strong', budget: { iterations: 200 } } as const
    const favourite = (style: Style | undefined) =>
      think(openTable(equal, {}, 1, seedOf(3)), 0, { ...how, ...(style === undefined ? {} : { style }) }).findings[0]?.value as number
    expect(favourite('bold')).toBeCloseTo(favourite(undefined), 9)
    expect(favourite('patient')).toBeCloseTo(favourite(undefined), 9)
  })

  test('a level that does not look ahead, and a game without styles, decide as before', () => {
    expect(chosen(equal, 'bold', 'quick')).toEqual({ option: 'take:plain' })
    const how = { level: 'strong', budget: { iterations: 100 } } as const
    const [plain, bold] = [how, { ...how, style: 'bold' } as const].map((one) =>
      think(openTable(ticTacToe, {}, 2, seedOf(1)) as Table, 0, one),
    )
    expect(bold).toEqual(plain)
  })
})
