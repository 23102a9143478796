import { type Answer, seenBy } from '@orrery/kernel'
import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { answeredHere as answeredItself, toggleStop } from '../board/mat/stops.ts'
import type { Stop } from '../orders/stops.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import { act, card, duel, type GivenSeat, reach, through } from './given.ts'

/** The automatic answer of the asked seat. Checks that there is none while its stop is set. */
function itself(p: Play<State>, stop: Stop): Answer | null {
  const answers = (): Answer | null => {
    const { question, view } = seenBy(p.table, p.question().seat)
    return question === null ? null : answeredItself(question, view as View)
  }
  toggleStop(stop)
  expect(answers()).toBeNull()
  toggleStop(stop)
  return answers()
}

test('CG-CREW-12, CG-CREW-2, CG-EQUIP-6 · a side is ready automatically if no crew that may board would be useful aboard', () => {
  const attack = (crew: readonly string[], credits = 0) => {
    const p = reach(through(duel({ you: { hangar: ['liktor'], cantina: crew, credits } }), 'attack:colony:1'), 'equip-attackers')
    const answered = itself(p, 'boarding')
    expect([null, `attack-with:${card(p, 'liktor')}`]).toContain(
      answered !== null && 'options' in answered ? answered.options.join() : null,
    )
    return answered !== null
  }
  expect([attack(['konyvelo']), attack(['konyvelo', 'vasfalo'])]).toEqual([true, false])
  expect([attack(['vasfalo unpaid'], 0), attack(['vasfalo unpaid'], 9)]).toEqual([true, false])
  const items = duel({ you: { hangar: ['liktor', '> asofog', 'karom'], cantina: ['konyvelo'] } })
  reach(through(items, 'attack:colony:1', 'attack-with:{karom}', 'done'), 'equip-outfit')
  expect(itself(items, 'boarding')).toBeNull()
})

test('CG-FIRE-7, CG-ABIL-28 · the firing step continues automatically if there is nothing left to fire at', () => {
  const p = duel({ you: { hangar: ['crx', 'honfoglalo'], hand: ['capatamadas'] }, opponent: { hangar: ['futar'] } })
  through(p, 'attack:colony:1', 'attack-with:{crx}', 'attack-with:{honfoglalo}', 'defend-with:{futar}')
  reach(p, 'firing-act')
  expect(itself(p, 'idle')).toBeNull()
  const fires = (): string | undefined => p.options().find((id) => id.startsWith('fire:'))
  for (; p.question().name !== 'firing-act' || fires() !== undefined; )
    p.answer((p.question().seat === 0 ? fires() : undefined) ?? p.options().find((id) => ['pass', 'no-return'].includes(id)) ?? '')
  expect([p.question().seat, p.options().at(-1), itself(p, 'idle')]).toEqual([0, 'pass', { option: 'pass' }])
})

test('CG-STACK-18 · simultaneous effects are ordered automatically: first those that give credits, then those that count them, then those that cost some', () => {
  const start = (you: GivenSeat) => {
    const p = duel({ you: { credits: 5, filler: 9, ...you } })
    act(p, 'end')
    reach(p)
    act(p, 'end')
    return reach(p, 'stack-triggers')
  }
  const p = start({ hangar: ['berelt-cirkalo', 'kereskedoszloop'], cantina: ['bankar'] })
  const on = (): string | undefined => {
    const answered = itself(p, 'triggers')
    const id = answered !== null && 'option' in answered ? answered.option : ''
    if (id !== '') p.answer(id)
    return seenBy(p.table, 0).question?.name === 'stack-triggers' ? id : undefined
  }
  const first = p.question()
  const named = first.kind === 'options' ? first.options.find(({ on }) => on === `card:${card(p, 'kereskedoszloop')}`)?.id : ''
  const then = first.kind === 'options' ? first.options.find(({ on }) => on === `card:${card(p, 'bankar')}`)?.id : ''
  expect(on()).toBe(named)
  expect(itself(p, 'triggers')).toEqual({ option: then })
})

test('CG-MAIN-16 · the main phase ends automatically if nothing useful is left to do', () => {
  const left = (you: GivenSeat) => itself(duel({ you: { credits: 0, ...you } }), 'idle')
  const end = { option: 'end' }
  expect([left({}), left({ credits: 1 })]).toEqual([end, null])
  // Laying down a card is useful, even as a bluff.
  expect([left({ hand: ['szabotazs'] }), left({ hand: ['ipari-park'] }), left({ hand: ['tuzer'] })]).toEqual([null, null, null])
  expect(left({ hand: Array(6).fill('turul') as string[] })).toBeNull()
  // A ship without bombing has no use in an attack, unless a player or a card could give it some.
  expect([left({ hangar: ['liktor'] }), left({ hangar: ['solyom used'] })]).toEqual([null, end])
})

test('CG-BOMB-1 · no ship bombs automatically if none has bombing, gets some, or has an effect that waits for it', () => {
  const bombers = (hangar: readonly string[], you: GivenSeat = {}, more: Partial<View> = {}): Answer | null => {
    const p = through(duel({ you: { hangar, ...you } }), 'attack:colony:1')
    const ships = p.question().name === 'equip-attackers' ? [`attack-with:{${(hangar[0] as string).split(' ')[0]}}`] : []
    const { question, view } = seenBy(reach(through(p, ...ships), 'bombing-bombers').table, 0)
    return question === null ? null : answeredItself(question, { ...(view as View), ...more })
  }
  expect(bombers(['karom'])).toEqual({ options: [] })
  expect(bombers(['karom', '> rakoter'])).toBeNull()
  expect(bombers(['karom'], {}, { lasting: [{ op: 'modify', cards: [] } as unknown as View['lasting'][number]] })).toBeNull()
  toggleStop('bombers')
  expect(bombers(['karom'])).toBeNull()
  toggleStop('bombers')
})
