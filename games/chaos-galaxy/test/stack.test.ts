import { expect, test } from 'vitest'
import type { Selector } from '../effects/language/vocabulary.ts'
import { couldPay } from '../effects/read/possible.ts'
import { rewrite } from './effects/given.ts'
import { act, asked, card, duel, heard, ids, offers, placeOf, reach, through, values } from './given.ts'

const seatAsked = (p: ReturnType<typeof duel>): number => p.question().seat
const stacked = (p: ReturnType<typeof duel>): string[] =>
  ids(
    p.g,
    p.g.stack.map((item) => item.card),
  )

/** A liktor's shot at a holdimado has been announced; the defender is asked first. */
function shot(you: readonly string[], opponent: readonly string[], credits = 20) {
  const p = duel({ you: { hangar: ['liktor'], hand: you, credits }, opponent: { hangar: ['holdimado'], hand: opponent, credits } })
  return through(p, 'attack:colony:1', 'defend-with:{holdimado}', 'fire:{liktor}:{holdimado}')
}

test('CG-STACK-1 · an interrupt that answers an action takes effect before it', () => {
  const p = duel({ you: { credits: 1 }, opponent: { hand: ['biztositas'], hangar: ['liktor'] } })
  act(p, 'draw', 'play:{biztositas}')
  reach(p)
  const drawn = p.events('spectator', 'drew-hidden').map((event) => event.seat)
  expect(drawn).toEqual([1, 0])
})

test('CG-STACK-2, CG-STACK-12, CG-STACK-14 · last played, first resolved: a neutralised neutraliser protects nobody', () => {
  const p = shot(['extra-talalat', 'felsobb-parancs', 'turul'], ['durmacel-celterelo', 'felulbiralas', 'turul'])
  through(p, 'play:{extra-talalat}', 'play:{durmacel-celterelo}', 'play:{felsobb-parancs}')
  act(p, 'target:{durmacel-celterelo}')
  act(p, 'play:{felulbiralas}', 'target:{felsobb-parancs}')
  expect(stacked(p).slice(-4)).toEqual(['extra-talalat', 'durmacel-celterelo', 'felsobb-parancs', 'felulbiralas'])
  through(p, 'return-fire')
  expect(heard(p, 'neutralised').map((event) => event.card)).toEqual([card(p, 'felsobb-parancs')])
  expect(p.events('spectator', 'effect').map((event) => event.card)).toEqual([card(p, 'durmacel-celterelo'), card(p, 'extra-talalat')])
  expect(values(p, 'liktor')[1]).toBe(3)
  expect(values(p, 'holdimado')[2]).toBe(4)
})

test('CG-STACK-3, CG-STACK-12 · each cost is paid when it is announced and lost when the card is neutralised', () => {
  const p = shot(['capatamadas'], ['felsobb-parancs'], 2)
  through(p, 'play:{capatamadas}')
  expect(p.g.seats.map((seat) => seat.credits)).toEqual([0, 2])
  act(p, 'play:{felsobb-parancs}')
  expect(p.g.seats.map((seat) => seat.credits)).toEqual([0, 0])
  through(p, 'return-fire')
  expect(values(p, 'liktor')[1]).toBe(2)
  expect(p.g.seats[0]?.credits).toBe(0)
  expect(placeOf(p.g, card(p, 'capatamadas'))).toBe('trash of 0')
})

test('CG-STACK-4, CG-STACK-5 · if only one player has played, that player chooses the order in which the stack resolves', () => {
  const p = duel({ phase: 'start', you: { hand: ['kamat', 'hajnali-muszak'], credits: 3, surface: ['ipari-park unpaid'] } })
  through(p, 'play:{kamat}', 'play:{hajnali-muszak}', 'target:{ipari-park}')
  while (asked(p) !== 'stack-order') p.answer(p.options().includes('done') ? 'done' : 'pass')
  expect(seatAsked(p)).toBe(0)
  const [first, second] = p.g.stack.map((item) => item.id)
  // The options begin with the reverse order of playing.
  expect(p.options()).toEqual([`resolve:${second}`, `resolve:${first}`])
  p.answer(`resolve:${first}`)
  expect(p.events('spectator', 'to-trash').map((event) => event.card)).toEqual([card(p, 'kamat'), card(p, 'hajnali-muszak')])
})

test('CG-STACK-5 · with cards of both players the order is strictly reverse, and nobody is asked', () => {
  const p = duel({
    phase: 'start',
    you: { hand: ['kamat', 'gyors-felkeszules'] },
    opponent: { hand: ['biztositas'], hangar: ['liktor'] },
  })
  through(p, 'play:{kamat}', 'play:{biztositas}', 'play:{gyors-felkeszules}')
  while (asked(p) !== 'effect-search') p.answer('pass')
  p.answer('done', 0)
  while (p.options().some((id) => id.startsWith('next:'))) p.answer(p.options()[0] as string)
  expect(p.events('spectator', 'to-trash').map((event) => event.card)).toEqual(
    ['gyors-felkeszules', 'biztositas', 'kamat'].map((id) => card(p, id)),
  )
})

test('CG-STACK-6, CG-STACK-15 · the opponent answers first, each answer gives the other a chance, all must pass in a row', () => {
  const p = duel({
    you: { hand: ['csendes-merules'], hangar: ['liktor'] },
    opponent: { hand: ['biztositas', 'csendes-merules', 'turul'], hangar: ['karom'] },
  })
  act(p, 'draw')
  expect(seatAsked(p)).toBe(1)
  act(p, 'play:{biztositas}')
  expect(seatAsked(p)).toBe(0)
  act(p, 'pass')
  // The player who answered is asked again: only two passes in a row end the window.
  expect(seatAsked(p)).toBe(1)
  act(p, 'play:{csendes-merules@1}')
  expect(seatAsked(p)).toBe(0)
  act(p, 'pass', 'pass')
  expect(asked(p)).toBe('main-action')
})

test('CG-STACK-6 · a pass before somebody answered does not count afterwards', () => {
  const hand = ['biztositas', 'csendes-merules']
  const p = duel({ you: { hand: ['jo-uzlet', ...hand], hangar: ['liktor'] }, opponent: { hand, hangar: ['karom'] } })
  act(p, 'event:{jo-uzlet}', 'pass', 'play:{biztositas@0}', 'play:{biztositas@1}', 'pass')
  expect([seatAsked(p), p.g.stack.length]).toEqual([1, 3])
})

test('CG-STACK-7 · once the stack resolves nothing more can be added until it is empty', () => {
  const p = duel({
    you: { hand: ['biztositas', 'csendes-merules'], hangar: ['liktor'] },
    opponent: { hand: ['biztositas', 'csendes-merules'], hangar: ['karom'] },
  })
  act(p, 'draw', 'play:{biztositas@1}', 'play:{biztositas@0}', 'pass')
  const events = p.answer('pass')
  expect(events.filter(({ event }) => event.type === 'to-trash')).toHaveLength(2)
  expect(asked(p)).toBe('main-action')
  expect(p.g.stack).toEqual([])
})

test('CG-STACK-8 · a target that is no longer legal: the card leaves without effect and its cost is lost', () => {
  const p = duel({
    you: { hand: ['verdij'], credits: 3 },
    opponent: { hangar: ['marduk-kurios'], hand: ['csendes-merules'] },
  })
  act(p, 'event:{verdij}', 'play:{csendes-merules}')
  reach(p)
  expect(heard(p, 'target-lost').map((event) => event.card)).toEqual([card(p, 'verdij')])
  expect(placeOf(p.g, card(p, 'marduk-kurios'))).toBe('hangar of 1')
  expect(placeOf(p.g, card(p, 'verdij'))).toBe('trash of 0')
  expect(p.g.seats[0]?.credits).toBe(0)
})

test('CG-STACK-10 · an effect on several targets still works on those that are left', () => {
  const p = duel({
    you: { hand: ['szorgos-kezek'], surface: ['ipari-park unpaid', 'urvedelmi-kor unpaid'] },
    opponent: { hand: ['szabotazs'] },
  })
  act(p, 'event:{szorgos-kezek}', 'target:{ipari-park}', 'target:{urvedelmi-kor}')
  through(p, 'play:{szabotazs}')
  if (offers(p, 'choose:1')) act(p, 'choose:1')
  through(p, 'target:{ipari-park}')
  reach(p)
  expect(placeOf(p.g, card(p, 'ipari-park'))).toBe('wasteland of 0')
  expect(p.g.developments[card(p, 'urvedelmi-kor')]).toBe(1)
})

test('CG-STACK-11 · an announced action that has become impossible is cancelled, what it cost is gone', () => {
  const p = duel({ you: { surface: ['ipari-park unpaid'], credits: 3 }, opponent: { hand: ['szabotazs'] } })
  act(p, 'develop:{ipari-park}', 'play:{szabotazs}')
  if (offers(p, 'choose:1')) act(p, 'choose:1')
  reach(p)
  expect(placeOf(p.g, card(p, 'ipari-park'))).toBe('wasteland of 0')
  expect(p.g.seats[0]?.credits).toBe(2)
  expect(heard(p, 'developed')).toEqual([])
})

test('CG-STACK-13 · what neutralises interrupts may name neither events nor abilities, unless its text says so', () => {
  const opponent = { hand: ['felsobb-parancs', 'zavaras'] }
  const event = duel({ you: { hand: ['jo-uzlet'] }, opponent })
  act(event, 'event:{jo-uzlet}')
  expect([offers(event, 'play:{felsobb-parancs}'), offers(event, 'play:{zavaras}')]).toEqual([false, false])
  const ability = duel({ you: { cantina: ['konyvelo'] }, opponent })
  act(ability, 'use:{konyvelo}:0')
  expect([offers(ability, 'play:{felsobb-parancs}'), offers(ability, 'play:{zavaras}')]).toEqual([false, true])
  const payment = duel({ you: { cantina: ['konyvelo unpaid'] }, opponent })
  act(payment, 'pay:{konyvelo}')
  expect([offers(payment, 'play:{felsobb-parancs}'), offers(payment, 'play:{zavaras}')]).toEqual([false, false])
})

test('CG-STACK-16 · where several players are told to act, the one who played the card acts first', () => {
  const p = duel({
    phase: 'start',
    you: { surface: ['ipari-park', 'kelteto'] },
    opponent: { hand: ['kaoszhullam'], surface: ['ipari-park', 'kelteto'] },
  })
  through(p, 'play:{kaoszhullam}')
  while (asked(p) !== 'effect-give-up') p.answer('pass')
  expect(seatAsked(p)).toBe(1)
  act(p, 'give:{ipari-park@1}')
  expect([asked(p), seatAsked(p)]).toEqual(['effect-give-up', 0])
})

test('CG-STACK-17 · a window opens whether or not the other holds an answer, for actions, payments, abilities and attacks', () => {
  const steps: readonly [string, Parameters<typeof duel>[0]][] = [
    ['draw', {}],
    ['pay:{konyvelo}', { you: { cantina: ['konyvelo unpaid'] } }],
    ['use:{konyvelo}:0', { you: { cantina: ['konyvelo'] } }],
    ['attack:colony:1', { you: { hangar: ['liktor'] } }],
  ]
  for (const [option, given] of steps)
    for (const held of ['turul', 'biztositas']) {
      const p = duel({ ...given, opponent: { hand: [held], hangar: ['karom used'] } })
      act(p, option)
      expect([option, seatAsked(p), p.options().includes('pass')]).toEqual([option, 1, true])
    }
})

test.each<[string, Parameters<typeof duel>[0], boolean]>([
  ['a deck of carnoplants needs a ship for a reaction', { opponent: { mono: 'carnoplant' } }, false],
  ['with a ship it might', { opponent: { mono: 'carnoplant', hangar: ['karom used'] } }, true],
  ['without a credit it might not', { opponent: { mono: 'carnoplant', hangar: ['karom used'], credits: 0 } }, false],
  ['nor without a hand', { opponent: { mono: 'carnoplant', hangar: ['karom used'], hand: [] } }, false],
  ['insectoids have nothing for that moment', { opponent: { mono: 'insectoid', hangar: ['karom used'] } }, false],
  ['xenos have something general', { opponent: { mono: 'xeno' } }, true],
  ['of a mixed deck nobody knows', {}, true],
  ['but that it costs something', { opponent: { credits: 0 } }, false],
])('CG-STACK-17 · who could not answer, whatever it held, is not asked: %s', (_, given, isAsked) => {
  for (const held of ['turul', 'biztositas']) {
    const p = duel({ opponent: { hand: [held], ...given?.opponent } })
    act(p, 'draw')
    expect(seatAsked(p)).toBe(isAsked ? 1 : 0)
  }
})

test('CG-STACK-17, CG-PAY-6 · the player of a face-down card is asked if some card in its place could be paid', () => {
  const asks = (you: NonNullable<Parameters<typeof duel>[0]>['you'], event?: string): boolean => {
    const p = duel({ you: { hangar: ['liktor'], hand: ['hadianyag-atcsoportositas'], ...you } })
    if (event !== undefined) through(p, event)
    reach(p)
    act(p, 'attack:colony:1')
    return asked(p) === 'stack-window'
  }
  for (const held of ['konyvelo unpaid', 'urvedelmi-kor unpaid']) {
    expect(asks({ cantina: [held], credits: 1 })).toBe(true)
    expect(asks({ cantina: [held], credits: 0 })).toBe(false)
    expect(asks({ cantina: [held], credits: 1 }, 'event:{hadianyag-atcsoportositas}')).toBe(true)
    // Only xeno bases without developments cost more than nothing.
    expect(asks({ surface: [held], credits: 0 })).toBe(true)
    expect(asks({ surface: [held], credits: 0, mono: 'xeno' })).toBe(false)
    expect(asks({ surface: [`${held} +2`], credits: 0, mono: 'xeno' })).toBe(true)
  }
})

test('CG-STACK-17, CG-PAY-2 · if a card in play makes others of its type cheaper, they might cost nothing', () => {
  const asks = (sel: Selector, n: number, you: NonNullable<Parameters<typeof duel>[0]>['you']): boolean => {
    rewrite('pancelterem', [{ kind: 'static', do: [{ op: 'modifyCost', sel, player: 'you', n }] }])
    const p = duel({ you: { hangar: ['liktor'], credits: 0, surface: ['pancelterem'], ...you } })
    act(p, 'attack:colony:1')
    return asked(p) === 'stack-window'
  }
  for (const held of ['konyvelo unpaid', 'urvedelmi-kor unpaid']) {
    const crew = { cantina: [held] }
    expect(asks({ type: 'crew' }, -1, crew)).toBe(true)
    expect(asks({ type: ['ship', 'crew'] }, -1, crew)).toBe(true)
    expect(asks({}, -1, crew)).toBe(true)
    expect(asks({ type: 'crew' }, 1, crew)).toBe(false)
    expect(asks({ type: 'crew' }, 0, crew)).toBe(false)
    expect(asks({ type: 'base' }, -1, crew)).toBe(false)
    expect(asks({ type: ['ship', 'base'] }, -1, crew)).toBe(false)
    expect(asks({ type: 'crew' }, -1, { cantina: [held], surface: ['pancelterem unpaid', 'ipari-park'], mono: 'xeno' })).toBe(false)
  }
})

test('CG-STACK-17, CG-PAY-2 · a temporary price reduction of one player does not apply to the other', () => {
  const p = duel({
    you: { hand: ['hadianyag-atcsoportositas'], cantina: ['konyvelo unpaid'], credits: 3 },
    opponent: { cantina: ['konyvelo unpaid'], credits: 0 },
  })
  through(p, 'event:{hadianyag-atcsoportositas}')
  reach(p)
  const [own, other] = p.g.seats
  if (own !== undefined) own.credits = 0
  expect([own, other].map((seat, at) => [seat?.credits, couldPay(p.g, at, card(p, 'konyvelo', at))])).toEqual([
    [0, true],
    [0, false],
  ])
})

test('CG-STACK-17, CG-BASE-5 · a face-down base that carries more developments than any base asks for could still be paid', () => {
  const p = duel({ you: { surface: ['urvedelmi-kor unpaid +40'], credits: 99 } })
  expect(couldPay(p.g, 0, card(p, 'urvedelmi-kor'))).toBe(true)
})

test('CG-STACK-17 · a seat that lets windows pass is asked again when the other does something', () => {
  const p = duel({ you: { hand: ['jo-uzlet'] }, opponent: { hand: ['biztositas'], hangar: ['karom'] } })
  act(p, 'draw', 'pass-until')
  expect(p.g.seats[1]?.passing).toBe(true)
  act(p, 'draw')
  expect(asked(p)).toBe('main-action')
  act(p, 'event:{jo-uzlet}')
  expect([seatAsked(p), asked(p)]).toEqual([1, 'stack-answer'])
})

test.each([
  ['bankar', 20],
  ['kereskedoszloop', 21],
])('CG-STACK-18 · one player says in which order own simultaneous effects resolve: first %s', (first, credits) => {
  const p = duel({ phase: 'start', you: { cantina: ['bankar'], hangar: ['kereskedoszloop'], credits: 12 } })
  expect([asked(p), seatAsked(p)]).toEqual(['stack-triggers', 0])
  const item = p.question()
  if (item.kind !== 'options') throw new Error('no options')
  expect(item.options.map(({ on }) => on)).toEqual(['bankar', 'kereskedoszloop'].map((id) => `card:${card(p, id)}`))
  p.answer(item.options.find((one) => one.on === `card:${card(p, first)}`)?.id as string)
  reach(p)
  expect(p.g.seats[0]?.credits).toBe(credits)
})

test('CG-STACK-19 · after a hundred abilities in one window without a card moving further ones are refused', () => {
  const p = duel({ you: { hangar: ['yggdrasil'], credits: 500 }, opponent: { hangar: ['karom'] } })
  through(p, 'attack:colony:1', 'defend-with:{karom}', 'fire:{karom}:{yggdrasil}')
  let used = 0
  while (p.table.result === null && used < 150) {
    if (p.question().seat === 1) p.answer('pass')
    if (!offers(p, 'use:{yggdrasil}:0')) break
    act(p, 'use:{yggdrasil}:0')
    if (p.question().seat === 0 && p.options()[0]?.startsWith('choose') === true) p.answer(p.options()[0] as string)
    used++
  }
  expect(used).toBe(100)
})

test('CG-STACK-20 · what an announcement triggers lies above the announced card and resolves first', () => {
  const p = duel({
    you: { hand: ['tozsdebumm'], surface: ['szenatus'], credits: 5 },
    opponent: { hand: ['biztositas'], hangar: ['karom'] },
  })
  act(p, 'event:{tozsdebumm}')
  expect(stacked(p)).toEqual(['tozsdebumm', 'szenatus'])
  act(p, 'pass')
  if (asked(p) !== 'main-action') reach(p)
  // 5 - 2 = 3; the senate makes it 4, and half of 4 is added.
  expect(p.g.seats[0]?.credits).toBe(6)
})

test('CG-STACK-18, CG-STACK-20 · effects of both players at one moment form a stack, the active player’s resolves first', () => {
  const p = duel({
    you: { hangar: ['liktor'], cantina: ['zsoldos'], hand: ['turul'] },
    opponent: { hangar: ['karom'], cantina: ['zsoldos'], hand: ['turul'] },
  })
  through(p, 'attack:colony:1', 'board:{zsoldos@0}:{liktor}', 'defend-with:{karom}', 'board:{zsoldos@1}:{karom}')
  while (p.g.stack.length < 2 || p.g.stack[0]?.kind !== 'trigger') {
    const options = p.options()
    p.answer(['pass', 'done', 'no'].find((id) => options.includes(id)) ?? (options[0] as string))
  }
  expect(p.g.combat?.step).toBe('unequip')
  expect(p.g.stack.map((item) => item.controller)).toEqual([1, 0])
  while (asked(p) !== 'effect-unless') p.answer('pass')
  expect(seatAsked(p)).toBe(0)
})

test('CG-STACK-20 · what lasts for the exchange takes effect at once, without a window', () => {
  const p = duel({
    you: { hangar: ['liktor'], hand: ['turul'] },
    opponent: { hangar: ['holdimado', '> ammoniapajzs'], hand: ['turul'] },
  })
  through(p, 'attack:colony:1', 'defend-with:{holdimado}', 'fire:{liktor}:{holdimado}')
  expect(p.g.stack.map((item) => item.verb)).toEqual(['shot'])
  expect(values(p, 'liktor')[1]).toBe(1)
})

test('CG-STACK-9, CG-STACK-20 · a triggered effect names its targets when it goes onto the stack', () => {
  const p = duel({
    you: { hangar: ['kiralyno-barkaja'], surface: ['ipari-park unpaid', 'urvedelmi-kor unpaid'], hand: ['turul'] },
    opponent: { hand: ['turul'] },
  })
  through(p, 'end')
  while (asked(p) !== 'stack-target') p.answer('pass')
  act(p, 'target:{urvedelmi-kor}')
  expect(p.g.stack[0]?.targets).toEqual([[card(p, 'urvedelmi-kor')]])
  expect(p.g.developments[card(p, 'urvedelmi-kor')]).toBe(0)
  while (p.g.stack.length > 0) p.answer('pass')
  expect(p.g.developments[card(p, 'urvedelmi-kor')]).toBe(1)
})

test('CG-STACK-20 · a triggered effect without a legal target does not go onto the stack', () => {
  const p = duel({ you: { hangar: ['kiralyno-barkaja'], hand: ['turul'] }, opponent: { hand: ['turul'] } })
  through(p, 'end')
  while (p.g.phase !== 'end') p.answer('pass')
  expect(p.g.stack).toEqual([])
  expect(heard(p, 'triggered')).toEqual([])
})
