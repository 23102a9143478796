import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import type { Operation } from '../effects/language/vocabulary.ts'
import { kindOf } from '../kinds.ts'
import type { State } from '../state.ts'
import { rewrite } from './effects/given.ts'
import { fight } from './fight.ts'
import { act, duel, reach, through } from './given.ts'

const gain: Operation = { op: 'gainCredits', player: 'you', n: 1 }

/** The options of the open question in their order; a card is written as its id. */
function offered(p: Play<State>): string[] {
  const named = (word: string): string => (/^\d+$/.test(word) ? kindOf(p.g, Number(word)).id : word)
  return p.options().map((id) => {
    const [verb = '', ...words] = id.split(':')
    // The last word of an ability is its number, that of an attack on a pile a seat.
    const isPlain = verb === 'use' || words[0] === 'colony' || words[0] === 'headquarters'
    return [verb, ...words.map((word, at) => (isPlain && at > 0 ? word : named(word)))].join(':')
  })
}

test('CG-MAIN-1 · the main phase offers the hand, then what answers, attacks, the surface, sales, the colony, and last its end', () => {
  const p = duel({
    you: {
      credits: 20,
      hand: ['turul', 'jo-uzlet', 'felsobb-parancs'],
      hangar: ['liktor', '> femkarom', 'karom', '> kitinlemez unpaid'],
      cantina: ['vasfalo unpaid', 'bankar'],
      surface: ['ipari-park +2', 'pancelterem +1', 'kelteto unpaid +3'],
      wasteland: ['solyom'],
      filler: 5,
    },
    opponent: { hangar: ['crx'], cantina: ['konyvelo', 'zsoldos'], surface: ['ipari-park', 'savakna unpaid'] },
  })
  const lay = (id: string): string[] => [`surface:${id}`, `cantina:${id}`, `mount:${id}:liktor`, `mount:${id}:karom`]
  expect(offered(p)).toEqual([
    'launch:turul',
    ...lay('turul'),
    'event:jo-uzlet',
    ...lay('jo-uzlet'),
    ...lay('felsobb-parancs'),
    'pay:kelteto',
    'pay:vasfalo',
    'pay:kitinlemez',
    'attack:colony:1',
    'attack:headquarters:1',
    'attack:crew:konyvelo',
    'attack:crew:zsoldos',
    'attack:base:ipari-park',
    'attack:base:savakna',
    'develop:ipari-park',
    'sell:ipari-park',
    'develop:pancelterem',
    'develop:kelteto',
    'undevelop:ipari-park:ipari-park',
    'undevelop:ipari-park:pancelterem',
    'undevelop:ipari-park:kelteto',
    'undevelop:pancelterem:kelteto',
    'undevelop:kelteto:kelteto',
    'sell:femkarom',
    'draw',
    'pick',
    'salvage',
    'end',
  ])
})

test('CG-EQUIP-1, CG-EQUIP-2, CG-CREW-4 · ships are offered in the order of the hangar, crew after them by ship; each crew boards one', () => {
  const p = duel({
    you: { credits: 9, hangar: ['liktor', 'karom'], cantina: ['vasfalo', 'hasitogep'] },
    opponent: { hangar: ['crx', 'turul'], cantina: ['zsoldos'] },
  })
  act(p, 'attack:colony:1')
  reach(p, 'equip-attackers')
  expect(offered(p)).toEqual([
    'attack-with:liktor',
    'attack-with:karom',
    'board:vasfalo:liktor',
    'board:hasitogep:liktor',
    'board:vasfalo:karom',
    'board:hasitogep:karom',
  ])
  const question = p.question()
  if (question.kind !== 'multi-select') throw new Error('several options are expected')
  const ids = p.options()
  expect([question.least, question.most, question.bounds]).toEqual([
    1,
    4,
    [
      { rule: 'CG-CREW-4', of: [ids[2], ids[4]], most: 1 },
      { rule: 'CG-CREW-4', of: [ids[3], ids[5]], most: 1 },
    ],
  ])
  p.answer({ options: ids.slice(0, 2) })
  reach(p, 'equip-defenders')
  expect(offered(p).filter((id) => id.startsWith('defend'))).toEqual(['defend-with:crx', 'defend-with:turul'])
})

test('CG-FIRE-9, CG-ABIL-23, CG-ABIL-28 · a ship’s shots are offered by target, then stealth, heavy weapons, what answers, and last the pass', () => {
  const p = fight(['melytengeri', 'crx'], ['karom', 'solyom'], { hand: ['extra-talalat'] })
  expect(offered(p)).toEqual(['fire:karom:melytengeri', 'fire:karom:crx', 'fire:solyom:melytengeri', 'fire:solyom:crx', 'pass'])
  const heavy = fight(['melytengeri'], ['mamut-i'], { hand: ['extra-talalat'] })
  expect(offered(heavy)).toEqual(['fire:melytengeri:mamut-i', 'heavy:melytengeri', 'play:extra-talalat', 'pass'])
})

test('CG-CPAY-1, CG-CPAY-2 · cards aboard are offered for payment ship by ship, and last to be done', () => {
  const p = duel({
    you: { credits: 20, hangar: ['liktor', '> plazmaraketa unpaid', 'karom', '> torpedoraj unpaid'] },
    opponent: { hangar: ['crx', 'turul'] },
  })
  through(p, 'attack:colony:1', 'attack-with:{liktor} + attack-with:{karom}', 'defend-with:{crx}')
  reach(p, 'combat-payment')
  expect(offered(p)).toEqual(['pay:plazmaraketa', 'pay:torpedoraj', 'done'])
})

test('CG-STACK-6, CG-STACK-17 · a window offers to pass first, then interrupts of the hand and abilities of cards in their order', () => {
  rewrite('biztositas', [{ kind: 'resolve', do: [gain] }])
  for (const id of ['ipari-park', 'pancelterem']) rewrite(id, [{ kind: 'activated', window: 'any', cost: [], do: [gain] }])
  const p = duel({
    you: { credits: 20, hand: ['jo-uzlet', 'zavaras'] },
    opponent: { credits: 20, hand: ['visszhang', 'biztositas'], surface: ['ipari-park', 'pancelterem'] },
  })
  act(p, 'event:{jo-uzlet}')
  expect(offered(p)).toEqual(['pass', 'pass-until', 'play:visszhang', 'play:biztositas', 'use:ipari-park:0', 'use:pancelterem:0'])
})
