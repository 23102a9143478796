import { expect, test } from 'vitest'
import { AIM, orrery, TIC_TAC_TOE } from './orrery.ts'

test('without a command it lists the commands and exits with 2', () => {
  const { code, out } = orrery([])
  expect(code).toBe(2)
  for (const name of ['serve', 'backup', 'restore', 'move', 'keys', 'play', 'sim', 'check', 'replay', 'scenario', 'rules', 'bench'])
    expect(out).toContain(`orrery ${name} `)
})

test('help is not an error', () => {
  expect(orrery(['--help'])).toMatchObject({ code: 0, err: '' })
  expect(orrery(['sim', '--help']).out).toMatch(/^Usage: orrery sim GAME /)
})

test.each([
  [['fly'], "no command 'fly'"],
  [['sim'], 'something is missing'],
  [['sim', 'nim'], "no game 'nim'"],
  [['sim', 'nowhere.ts'], "no file 'nowhere.ts'"],
  [['sim', 'packages/kernel/json.ts'], 'exports no game'],
  [['sim', TIC_TAC_TOE, '--games', 'many'], '--games takes a whole number'],
  [['sim', TIC_TAC_TOE, '--seats', 'bot:quick'], 'takes 2 to 2 seats, not 1'],
  [['sim', TIC_TAC_TOE, '--seats', 'bot:quick,me'], 'only bots can sit here'],
  [['sim', TIC_TAC_TOE, '--seats', 'bot:quick,cat'], "'cat' cannot sit"],
  [['sim', TIC_TAC_TOE, '--seats', 'bot:quick,bot:strong:soon'], "'soon' is no budget"],
  [['sim', TIC_TAC_TOE, '--fast'], '--fast'],
  [['play', AIM, '--seats', 'bot:quick'], 'nobody plays here'],
  [['play', AIM, '--lang', 'de'], '--lang takes hu or en'],
  [['play', AIM, '--set', 'speed'], '--set takes id=value'],
  [['check', AIM, '--seats', '9'], '--seats takes a whole number'],
  [['replay', 'nowhere.json'], 'cannot be read'],
  [['replay', 'package.json'], 'no replay of format 1'],
  [['scenario'], 'something is missing'],
  [['scenario', 'nowhere.scenario.yaml'], 'no file'],
  [['rules', 'nim'], "no rulebook of 'nim'"],
  [['rules', 'death-angel', 'DA-X-1'], "no rule or section 'DA-X-1'"],
  [['bench', 'luck'], "no bench 'luck'"],
  [['serve', '--port', '70000'], '--port takes a whole number'],
  [['serve', 'here'], "'here' is too much"],
  [['backup'], 'something is missing'],
  [['restore'], 'something is missing'],
  [['move'], 'DATABASE_URL, the database to move to, is not set'],
  [['keys'], 'something is missing'],
  [['keys', 'Ann', '--make', '  '], 'cannot be a name'],
])('%j: wrong arguments get a usage line and end with 2', (args, message) => {
  const { code, out, err } = orrery(args)
  expect(err).toContain(message)
  expect(err).toContain('Usage: orrery ')
  expect({ code, out }).toEqual({ code: 2, out: '' })
})
