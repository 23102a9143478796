import { expect, test } from 'vitest'
import { type Card, cardById } from '../content/cards.ts'
import { NONE, newCombat, newFighter, newStackItem, type StackItem, type State, type Step, TURNED } from '../state.ts'
import { rewrite } from './effects/given.ts'
import { bombAll } from './fight.ts'
import { act, asked, card, duel, heard, offers, pass, pile, placeOf, reach, shown, through, written } from './given.ts'

/** An attack on seat 1's colony in the given step, with all ships of the attacker used. */
function attacked(g: State, step: Step): Partial<State> {
  for (const ship of g.seats[0]?.hangar ?? []) g.turned[ship] = TURNED.used
  return { combat: { ...newCombat(0, 1, 'colony', NONE), step } }
}

test('CG-EQUIP-1, CG-EQUIP-2, CG-EQUIP-3, CG-EQUIP-4 · attackers, their crew, defenders, their crew', () => {
  const p = duel({
    you: { hangar: ['liktor', 'karom', 'mamut-i used'], cantina: ['vasfalo', 'onkentes used'] },
    opponent: { hangar: ['szarvasbogar', 'honfoglalo damaged', 'indafogo'], cantina: ['tuzer', 'rajvezer damaged'] },
  })
  act(p, 'attack:colony:1')
  pass(p)
  const ids = (...options: string[]): string[] => options.map((id) => written(p, id))
  expect([asked(p), p.question().seat, p.options()]).toEqual([
    'equip-attackers',
    0,
    ids('attack-with:{liktor}', 'attack-with:{karom}', 'board:{vasfalo}:{liktor}', 'board:{vasfalo}:{karom}'),
  ])
  // CG-CREW-4: each crew boards one ship; the option names that ship too.
  expect(p.refused({ options: ids('board:{vasfalo}:{liktor}', 'board:{vasfalo}:{karom}') }, 0).params?.rule).toBe('CG-CREW-4')
  p.answer({ options: ids('board:{vasfalo}:{liktor}') })
  expect([heard(p, 'attacks-with').map((one) => one.card), placeOf(p.g, card(p, 'vasfalo'))]).toEqual([[card(p, 'liktor')], 'boarded of 0'])
  expect([asked(p), p.question().seat, p.options()]).toEqual([
    'equip-defenders',
    1,
    ids('defend-with:{szarvasbogar}', 'defend-with:{indafogo}', 'board:{tuzer}:{szarvasbogar}', 'board:{tuzer}:{indafogo}'),
  ])
  p.answer({ options: ids('defend-with:{szarvasbogar}', 'board:{tuzer}:{indafogo}') })
  expect(heard(p, 'defends-with').map((one) => one.card)).toEqual(ids('{szarvasbogar}', '{indafogo}').map(Number))
  expect(shown(p, 'indafogo').aboard.map(({ type }) => type)).toEqual(['tuzer'])
})

test('CG-EQUIP-2, CG-EQUIP-4, CG-STACK-17 · the boarding crew is chosen anew if the designation was answered', () => {
  const side = (ship: string, hand: string[]) => ({ hangar: [ship], cantina: ['vasfalo', 'onkentes'], hand, credits: 5 })
  for (const seat of [0, 1]) {
    const hands = [0, 1].map((other) => (other === seat ? ['durmacel-celterelo'] : []))
    const p = duel({ you: side('liktor', hands[0] as string[]), opponent: side('karom', hands[1] as string[]) })
    const [first, second] = [`{vasfalo@${seat}}`, `{onkentes@${seat}}`]
    const ship = seat === 0 ? '{liktor}' : '{karom}'
    through(p, 'attack:colony:1', ...(seat === 0 ? [] : ['attack-with:{liktor}', 'done']), `board:${first}:${ship}`)
    through(p, 'play:{durmacel-celterelo}')
    reach(p, 'equip-outfit')
    expect([p.question().seat, shown(p, ship.slice(1, -1)).aboard]).toEqual([seat, []])
    const [question] = p.table.questions
    expect(question?.rule).toBe(seat === 0 ? 'CG-EQUIP-2' : 'CG-EQUIP-4')
    const last = question?.kind === 'options' ? question.options.at(-1) : undefined
    expect([last?.id, last?.rule]).toEqual(['done', seat === 0 ? 'CG-EQUIP-2' : 'CG-EQUIP-4'])
    act(p, `board:${second}:${ship}`)
    expect(shown(p, ship.slice(1, -1)).aboard.map(({ type }) => type)).toEqual(['onkentes'])
  }
})

test('CG-EQUIP-2, CG-SHIP-2 · a side names at most its ships, and as many crew as its ships have room for', () => {
  const most = (...cantina: string[]): unknown => {
    const p = duel({ you: { hangar: ['liktor', 'karom'], cantina }, opponent: { hangar: ['szarvasbogar'] } })
    through(p, 'attack:colony:1')
    reach(p, 'equip-attackers')
    return (p.question() as { most?: number }).most
  }
  expect([most(), most('onkentes'), most('onkentes', 'onkentes', 'onkentes', 'onkentes', 'onkentes', 'onkentes')]).toEqual([2, 3, 6])
})

test('CG-EQUIP-4, CG-STACK-20 · effects triggered by joining the combat happen before its next step', () => {
  rewrite('liktor', [{ kind: 'triggered', when: { event: 'joinsCombat', who: 'self' }, do: [{ op: 'endCombat' }] }])
  const p = duel({ you: { hangar: ['liktor', '> femkarom unpaid'], credits: 9 }, opponent: { hangar: ['szarvasbogar'] } })
  through(p, 'attack:colony:1', 'defend-with:{szarvasbogar}')
  const questions: string[] = []
  for (let asking = 0; asked(p) !== 'main-action' && asking < 20; asking++) {
    questions.push(asked(p))
    p.answer(p.options().find((id) => id === 'pass' || id === 'done') as string)
  }
  expect(questions.filter((name) => name === 'combat-payment' || name === 'firing-act')).toEqual([])
})

test('CG-VAL-5 · crew that takes armour away destroys its ship at once, also where it is named anew after an answer', () => {
  const p = duel({
    you: { hangar: ['liktor -2', 'karom'], cantina: ['vergozos', 'onkentes'], credits: 5 },
    opponent: { hangar: ['szarvasbogar'], hand: ['durmacel-celterelo'], credits: 5 },
  })
  rewrite('durmacel-celterelo', [{ kind: 'resolve', do: [{ op: 'gainCredits', player: 'you', n: 1 }] }])
  through(p, 'attack:colony:1', 'board:{vergozos}:{liktor}', 'attack-with:{karom}', 'play:{durmacel-celterelo}')
  reach(p, 'equip-outfit')
  act(p, 'board:{vergozos}:{liktor}')
  expect([asked(p), placeOf(p.g, card(p, 'liktor')), offers(p, 'board:{onkentes}:{karom}')]).toEqual(['equip-outfit', 'trash of 0', true])
})

test('CG-CREW-9, CG-EQUIP-2 · whoever might have a second captain is asked again, also if there is none who may board', () => {
  const p = duel({
    you: { hangar: ['liktor'], cantina: ['krrog', 'falkakapitany unpaid'], credits: 5 },
    opponent: { hangar: ['szarvasbogar'], hand: ['durmacel-celterelo'], credits: 5 },
  })
  rewrite('durmacel-celterelo', [{ kind: 'resolve', do: [{ op: 'gainCredits', player: 'you', n: 1 }] }])
  through(p, 'attack:colony:1', 'board:{krrog}:{liktor}', 'play:{durmacel-celterelo}')
  reach(p, 'equip-outfit')
  act(p, 'board:{krrog}:{liktor}')
  expect([asked(p), p.options()]).toEqual(['equip-outfit', ['done']])
})

test('CG-EQUIP-5 · without a defender the bombing step follows at once', () => {
  const p = duel({ you: { hangar: ['mamut-i'] }, opponent: { hangar: ['szarvasbogar'] } })
  through(p, 'attack:colony:1', 'done', 'bomb:{mamut-i}')
  reach(p)
  expect([pile(p, 'wasteland', 1).length, heard(p, 'firing-over')]).toEqual([3, []])
})

test('CG-EQUIP-6 · the defender may board the targeted crew; then nothing is bombed', () => {
  const p = duel({ you: { hangar: ['crx'] }, opponent: { hangar: ['szarvasbogar'], cantina: ['vasfalo'] } })
  through(p, 'attack:crew:{vasfalo}', 'defend-with:{szarvasbogar}', 'board:{vasfalo}:{szarvasbogar}')
  bombAll(p)
  expect([shown(p, 'crx').turned, placeOf(p.g, card(p, 'vasfalo')), heard(p, 'bombed')]).toEqual(['active', 'cantina of 1', []])
})

test('CG-EQUIP-7 · the attacker names at least one ship; without an active one the combat ends without effect', () => {
  const p = duel({ you: { hangar: ['liktor', 'karom'] } })
  act(p, 'attack:colony:1')
  pass(p)
  expect(p.refused({ options: [] }, 0).params?.rule).toBe('CG-EQUIP-1')
  // The attacker's only ship is used when the step begins.
  const none = duel({ you: { hangar: ['liktor'] }, also: (g) => Object.assign(g, attacked(g, 'equip')) })
  expect(asked(none)).toBe('main-action')
  expect(heard(none, 'combat-over')).toHaveLength(1)
})

test('CG-EQUIP-8 · designations are told to all and stand; other ships take no part', () => {
  const p = duel({ you: { hangar: ['liktor', 'karom'] }, opponent: { hangar: ['szarvasbogar', 'honfoglalo'] } })
  through(p, 'attack:colony:1', 'attack-with:{liktor}')
  expect(heard(p, 'attacks-with', 1)).toMatchObject([{ card: card(p, 'liktor') }])
  through(p, 'defend-with:{szarvasbogar}')
  reach(p, 'firing-act')
  expect(p.options()).toEqual([`fire:${card(p, 'liktor')}:${card(p, 'szarvasbogar')}`, 'pass'])
  reach(p, 'bombing-bombers')
  expect(p.options()).toEqual([`bomb:${card(p, 'liktor')}`])
})

test('CG-EQUIP-9 · boarded crew lies on its ship for all to see, face down while unpaid, and stays there', () => {
  const p = duel({ you: { hangar: ['liktor'], cantina: ['vasfalo unpaid'] }, opponent: { hangar: ['szarvasbogar'] } })
  through(p, 'attack:colony:1', 'board:{vasfalo}:{liktor}')
  expect(heard(p, 'boarded', 1)).toMatchObject([{ name: '@face-down' }])
  expect(p.options().some((id) => id.includes(String(card(p, 'vasfalo'))))).toBe(false)
  expect(shown(p, 'liktor').aboard.map((one) => one.id)).toEqual([card(p, 'vasfalo')])
})

test('CG-EQUIP-10 · a ship that comes into play during the combat takes no part, nor one whose controller changed', () => {
  /** Two cards that wait to take effect when the first shot is announced. */
  const waiting = (g: State): void => {
    const at = (id: string, seat: number): number => card({ g }, id, seat)
    const effectOf = (id: string, controller: number, target: number): StackItem => {
      const { number, program } = cardById(id) as Card
      return newStackItem(g, { kind: 'trigger', print: number, effect: program.resolveAt, controller, card: target, targets: [[target]] })
    }
    const fighters = ['liktor', 'karom'].map((id) => newFighter(at(id, 0), true))
    fighters.push(newFighter(at('szarvasbogar', 1), false))
    g.combat = { ...newCombat(0, 1, 'colony', NONE), step: 'firing', defended: true, fighters }
    g.waiting.push(effectOf('felvasarlas', 1, at('liktor', 0)), effectOf('feltamado-roncs', 0, at('szitakoto', 0)))
  }
  const p = duel({ you: { hangar: ['liktor', 'karom'], wasteland: ['szitakoto'] }, opponent: { hangar: ['szarvasbogar'] }, also: waiting })
  act(p, 'fire:{karom}:{szarvasbogar}')
  reach(p, 'firing-return')
  expect(['liktor', 'szitakoto'].map((id) => placeOf(p.g, card(p, id)))).toEqual(['hangar of 1', 'hangar of 0'])
  // The fastest ship would be next; nobody may fire with it or at it, nor with or at the one that changed sides.
  act(p, 'no-return')
  expect([asked(p), p.question().seat, p.options()]).toEqual([
    'firing-act',
    1,
    [`fire:${card(p, 'szarvasbogar')}:${card(p, 'karom')}`, 'pass'],
  ])
  bombAll(p)
  expect([heard(p, 'bombs-with'), heard(p, 'bombed')]).toEqual([[], []])
  expect(['liktor', 'szitakoto'].map((id) => shown(p, id).turned)).toEqual(['active', 'active'])
  // If a ship changes sides after firing, its shot is lost.
  const own = duel({
    you: { hangar: ['liktor', 'karom'], wasteland: ['szitakoto'] },
    opponent: { hangar: ['szarvasbogar'] },
    also: waiting,
  })
  act(own, 'fire:{liktor}:{szarvasbogar}')
  reach(own)
  expect([heard(own, 'fires').length, heard(own, 'damaged'), shown(own, 'szarvasbogar').armourLeft]).toEqual([1, [], 5])
})

test('CG-EQUIP-11 · a ship that left the combat keeps its crew until the unequip step, and turns damaged at once if it was hit', () => {
  const p = duel({
    you: { hangar: ['liktor', 'karom'], cantina: ['vasfalo'], credits: 0 },
    opponent: { hangar: ['halalszarny', 'sasfiok'], hand: ['megvesztegetes'], credits: 2 },
  })
  through(p, 'attack:colony:1', 'attack-with:{liktor}', 'attack-with:{karom}', 'board:{vasfalo}:{liktor}')
  through(p, 'defend-with:{halalszarny}', 'defend-with:{sasfiok@1}', 'fire:{halalszarny}:{liktor}', 'no-return')
  for (let asking = 0; asked(p) !== 'firing-act' && asking < 9; asking++) p.answer('pass')
  expect([shown(p, 'liktor').turned, p.question().seat]).toEqual(['active', 0])
  act(p, 'pass')
  through(p, 'play:{megvesztegetes}', 'target:{liktor}')
  for (let asking = 0; heard(p, 'left-combat').length === 0 && asking < 9; asking++) p.answer('pass')
  expect([shown(p, 'liktor').turned, placeOf(p.g, card(p, 'vasfalo'))]).toEqual(['damaged', 'boarded of 0'])
  reach(p)
  expect([placeOf(p.g, card(p, 'vasfalo')), shown(p, 'vasfalo').turned]).toEqual(['cantina of 0', 'used'])
})

test('CG-EQUIP-11, CG-ABIL-31 · a ship with repair that was hit turns only used when it leaves the combat', () => {
  const p = duel({
    you: { hangar: ['indafogo', 'karom'], credits: 0 },
    opponent: { hangar: ['halalszarny', 'sasfiok'], hand: ['megvesztegetes'], credits: 2 },
  })
  through(p, 'attack:colony:1', 'attack-with:{indafogo}', 'attack-with:{karom}', 'defend-with:{halalszarny}', 'defend-with:{sasfiok@1}')
  through(p, 'fire:{halalszarny}:{indafogo}', 'no-return')
  reach(p, 'firing-act')
  act(p, 'pass')
  through(p, 'play:{megvesztegetes}', 'target:{indafogo}')
  for (let asking = 0; heard(p, 'left-combat').length === 0 && asking < 9; asking++) p.answer('pass')
  expect([shown(p, 'indafogo').armourLeft, shown(p, 'indafogo').turned]).toEqual([2, 'used'])
})

test('CG-CREW-9, CG-INFO-5 · the question whether crew boards does not depend on what the face-down cards are', () => {
  for (const other of ['rajvezer unpaid', 'vasfalo unpaid']) {
    const p = duel({ you: { hangar: ['mamut-i', '> falkakapitany'], cantina: [other] } })
    act(p, 'attack:colony:1')
    pass(p)
    expect(asked(p)).toBe('equip-attackers')
  }
})

test('CG-STACK-17 · a window comes after the designation of each side', () => {
  const p = duel({
    you: { hangar: ['liktor'], hand: ['extra-talalat'] },
    opponent: { hangar: ['szarvasbogar'], hand: ['durmacel-celterelo'] },
  })
  act(p, 'attack:colony:1')
  act(p, 'pass', 'pass')
  expect([asked(p), p.question().seat, p.g.stack[0]?.verb]).toEqual(['stack-answer', 1, 'designate'])
  act(p, 'pass')
  through(p, 'defend-with:{szarvasbogar}')
  expect([asked(p), p.question().seat, p.g.stack[0]?.verb]).toEqual(['stack-answer', 0, 'designate'])
  expect(offers(p, 'play:{extra-talalat}')).toBe(true)
})

/** Seat 0 attacks with a ship that crew is named to board; the defender holds an interrupt. Stands in the window of the boarding. */
function boarding() {
  const p = duel({
    you: { hangar: ['liktor'], cantina: ['tuzer'], hand: ['extra-talalat'] },
    opponent: { hangar: ['szarvasbogar'], hand: ['durmacel-celterelo'] },
  })
  act(p, 'attack:colony:1', 'pass', 'pass')
  p.answer({ options: [written(p, 'attack-with:{liktor}'), written(p, 'board:{tuzer}:{liktor}')] })
  act(p, 'pass', 'pass')
  return p
}

test('CG-STACK-17, CG-STACK-1 · crew that boards is announced: an answer comes first, then it boards', () => {
  rewrite('durmacel-celterelo', [{ kind: 'resolve', do: [{ op: 'gainCredits', player: 'you', n: 1 }] }])
  const p = boarding()
  const crew = card(p, 'tuzer')
  expect([asked(p), p.question().seat, p.g.stack[0]?.verb, p.g.stack[0]?.targets]).toEqual(['stack-answer', 1, 'board', [[crew]]])
  expect(placeOf(p.g, crew)).toBe('cantina of 0')
  act(p, 'play:{durmacel-celterelo}')
  expect([p.question().seat, offers(p, 'play:{extra-talalat}')]).toEqual([0, true])
  act(p, 'pass')
  expect(heard(p, 'boarded')).toMatchObject([{ card: crew, ship: card(p, 'liktor') }])
  // Whoever boards could have done something else, and is asked only if somebody answered.
  const silent = boarding()
  act(silent, 'pass')
  expect([placeOf(silent.g, card(silent, 'tuzer')), asked(silent)]).toEqual(['boarded of 0', 'equip-defenders'])
})

test('CG-STACK-11, CG-STACK-17 · an answer that takes the crew away cancels its boarding', () => {
  rewrite('durmacel-celterelo', [
    { kind: 'resolve', targets: [{ id: 't1', sel: { type: 'crew', zone: 'cantina' } }], do: [{ op: 'destroy', who: 't1' }] },
  ])
  const p = boarding()
  act(p, 'play:{durmacel-celterelo}')
  reach(p, 'equip-defenders')
  expect([heard(p, 'boarded'), placeOf(p.g, card(p, 'tuzer'))]).toEqual([[], 'trash of 0'])
})
