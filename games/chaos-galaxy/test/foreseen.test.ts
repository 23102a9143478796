import { type SeenQuestion, seenQuestion } from '@orrery/kernel'
import type { Play } from '@orrery/kernel/testing'
import type { Text } from '@orrery/text'
import { expect, test } from 'vitest'
import { linesOf } from '../board/mat/asked.ts'
import { bombersOf, sharesAfter, shotOf, shotShown } from '../board/mat/shot.ts'
import type { Effect } from '../effects/language/vocabulary.ts'
import type { State } from '../state.ts'
import { view } from '../view.ts'
import { rewrite } from './effects/given.ts'
import { fight } from './fight.ts'
import { act, asked, card, heard, pile, reach, shown, through, values } from './given.ts'

/** What is foreseen when one ship fires at another. */
const foreseen = (p: Play<State>, shooter: string, target: string) => shotOf(view(p.g, 0), card(p, shooter), card(p, target))
const shield = (n: number | 'all'): Effect => ({ kind: 'static', do: [{ op: 'preventDamage', to: 'self', n }] })

test('CG-STACK-21, CG-FIRE-12 · a shot is foreseen with the damage that is prevented, in both directions', () => {
  rewrite('cobra-flash', [shield(1)])
  rewrite('liktor', [shield('all')])
  const p = fight(['liktor'], ['cobra-flash'])
  act(p, 'pass')
  const shot = foreseen(p, 'liktor', 'cobra-flash')
  expect(shot).toMatchObject({ damage: 1, targetLeft: 2, targetTurns: 'damaged', returned: 0, shooterLeft: 3 })
  act(p, 'fire:{liktor}:{cobra-flash}')
  // The other side is asked with the same numbers.
  expect(asked(p)).toBe('firing-return')
  const said = linesOf(view(p.g, 1), p.question() as SeenQuestion, { say: (id, params) => `${id} ${JSON.stringify(params)}` } as Text)
  expect(said.slice(0, 2)).toEqual(['board-ask-coming {"damage":1,"left":3,"after":2}', 'board-ask-return {"damage":0,"left":3,"after":3}'])
  act(p, 'return-fire')
  for (let asking = 0; asked(p) === 'stack-answer' && asking < 9; asking++) p.answer('pass')
  expect([shown(p, 'cobra-flash').armourLeft, shown(p, 'liktor').armourLeft]).toEqual([shot?.targetLeft, shot?.shooterLeft])
})

test('CG-FIRE-10, CG-SIMC-1 · who fires back is foreseen: a used ship that may, and nobody in simplified combat', () => {
  const fired = fight(['cobra-flash', 'mamut-i'], ['vasszorny'])
  expect(foreseen(fired, 'cobra-flash', 'vasszorny')).toMatchObject({ returned: 3, shooterLeft: 0 })
  through(fired, 'fire:{cobra-flash}:{vasszorny}', 'return-fire')
  reach(fired, 'firing-act')
  expect([shown(fired, 'vasszorny').turned, foreseen(fired, 'mamut-i', 'vasszorny')?.returned]).toEqual(['used', 3])
  through(fired, 'fire:{mamut-i}:{vasszorny}')
  reach(fired, 'firing-return')
  const simple = fight(['liktor'], ['cobra-flash'], { settings: { simplifiedCombat: true } })
  expect(foreseen(simple, 'liktor', 'cobra-flash')?.returned).toBeNull()
})

test('CG-BOMB-1, CG-BOMB-2 · what a shot costs in bombing, and what the colony loses, is foreseen with what cards change', () => {
  rewrite('liktor', [{ kind: 'static', do: [{ op: 'permit', who: 'self', may: 'bombAfterFiring' }] }])
  const p = fight(['liktor', 'mamut-i'], ['cobra-flash'], { opponent: { surface: ['kitinfal +4'], filler: 20 } })
  expect([foreseen(p, 'liktor', 'cobra-flash')?.bombingLost, foreseen(p, 'mamut-i', 'cobra-flash')?.bombingLost]).toEqual([0, 3])
  const ships = () => bombersOf(view(p.g, 0)).map(({ type }) => type)
  expect(ships()).toEqual(['liktor', 'mamut-i'])
  // The other side, which is faster, passes; who has fired may still bomb, and the other one no more.
  through(p, 'pass', 'fire:{liktor}:{cobra-flash}', 'no-return')
  reach(p, 'firing-act')
  expect(ships()).toEqual(['liktor', 'mamut-i'])
  through(p, 'fire:{mamut-i}:{cobra-flash}')
  reach(p, 'bombing-bombers')
  expect([ships(), p.options().length]).toEqual([['liktor'], 1])
  const bombing = fight(['mamut-i'], [], { opponent: { surface: ['kitinfal +4'], filler: 20 } })
  const before = pile(bombing, 'colony', 1).length
  const { combat } = view(bombing.g, 0)
  expect(combat?.bombingPrevented).toBe(1)
  act(bombing, 'bomb:{mamut-i}')
  reach(bombing)
  expect(before - pile(bombing, 'colony', 1).length).toBe(2)
})

test('CG-STACK-20, CG-FIRE-12 · what firing and firing back trigger for the exchange is foreseen as it then happens', () => {
  const exchange = (yours: string, theirs: string) => {
    const p = fight(['liktor', `> ${yours}`], ['birodalmi-cirkalo', `> ${theirs}`])
    const [question] = p.table.questions
    const fire = `fire:${card(p, 'liktor')}:${card(p, 'birodalmi-cirkalo')}`
    const option = question?.kind === 'options' ? question.options.find(({ id }) => id === fire) : undefined
    const shot = shotOf(view(p.g, 0), card(p, 'liktor'), card(p, 'birodalmi-cirkalo'), option)
    through(p, fire)
    reach(p, 'firing-return')
    const said = linesOf(view(p.g, 1), p.question() as SeenQuestion, { say: (_id, params) => String(params?.damage) } as Text)
    expect(said.slice(0, 2)).toEqual([String(shot?.damage), String(shot?.returned)])
    through(p, 'return-fire')
    reach(p)
    const dealt = (id: string) => heard(p, 'damaged').find((event) => event.card === card(p, id))?.amount
    expect([dealt('birodalmi-cirkalo'), dealt('liktor')]).toEqual([shot?.damage, shot?.returned])
    return [shot?.damage, shot?.returned]
  }
  expect(exchange('szingularitas-agyu', 'femkarom')).toEqual([8, 5])
  expect(exchange('femkarom', 'ammoniapajzs')).toEqual([2, 3])
})

/** The ship that is asked about return fire, and the damage that comes to it by the preview and by the lines of the question. */
function coming(p: Play<State>): unknown[] {
  const [seen, question] = [view(p.g, p.question().seat), seenQuestion(p.question())]
  const shot = shotShown(seen, question, null)
  const [line] = linesOf(seen, question, { say: (_id, params) => String(params?.damage) } as Text)
  expect(line).toBe(String(shot?.damage))
  return [shot?.target.type, shot?.damage]
}

test('CG-ABIL-15 · each ship that a barrage hits is asked with its own points, and the preview has them', () => {
  const p = fight(['crx'], ['halalszarny', 'futar'])
  act(p, 'pass', 'fire:{crx}:{halalszarny}', 'barrage', 'hit:{futar}', 'hit:{futar}', 'hit:{halalszarny}', 'done')
  expect(coming(p)).toEqual(['halalszarny', 1])
  act(p, 'no-return')
  expect(coming(p)).toEqual(['futar', 2])
})

test('CG-ABIL-15 · who is not asked foresees an announced barrage with the points of every ship that it hits', () => {
  const shares = (p: Play<State>) => sharesAfter([], [...heard(p, 'fires'), ...heard(p, 'barrage')])
  const shown = (p: Play<State>) => {
    const shot = shotShown(view(p.g, 'spectator'), null, null, shares(p))
    const others = shot?.others.map(({ target, damage }) => [target.type, damage])
    return [shot?.target.type, shot?.damage, others]
  }
  const p = fight(['crx'], ['halalszarny', 'futar'])
  act(p, 'pass', 'fire:{crx}:{halalszarny}', 'barrage', 'hit:{futar}', 'hit:{futar}', 'hit:{halalszarny}', 'done')
  expect(shown(p)).toEqual(['halalszarny', 1, [['futar', 2]]])
  // It need not hit the ship at which it was aimed.
  const aside = fight(['crx'], ['halalszarny', 'futar'])
  act(aside, 'pass', 'fire:{crx}:{halalszarny}', 'barrage', 'hit:{futar}', 'hit:{futar}', 'done')
  expect(shown(aside)).toEqual(['futar', 2, []])
  // A ship that fires anew has no share left of its former shot; the same events again change nothing.
  const [first] = heard(aside, 'fires')
  expect(sharesAfter(shares(aside), heard(aside, 'barrage'))).toEqual(shares(aside))
  expect(sharesAfter(shares(aside), first === undefined ? [] : [first])).toEqual([])
})

test('CG-ABIL-16, CG-ABIL-22 · in return for a barrage each ship is asked about the shot at it, and formation shares that shot', () => {
  const p = fight(['cobra-flash', 'karom', 'liktor'], ['crx'])
  act(p, 'fire:{cobra-flash}:{crx}', 'return-fire', 'barrage')
  for (const to of ['cobra-flash', 'cobra-flash', 'cobra-flash', 'karom', 'liktor']) act(p, `hit:{${to}}`)
  // The shot comes from the ship that returned fire, not from the own one that began.
  expect([coming(p), p.question().params?.by]).toEqual([['karom', 1], card(p, 'crx')])
  act(p, 'no-return')
  expect([coming(p), p.question().params?.by]).toEqual([['liktor', 1], card(p, 'crx')])
  const shared = fight(['sasfiok', 'dongo'], ['karom'])
  act(shared, 'fire:{sasfiok@0}:{karom}', 'return-fire')
  expect([asked(shared), shared.question().params]).toEqual(['ability-formation', { damage: values(shared, 'karom')[1] }])
})
