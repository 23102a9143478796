import { expect, test } from 'vitest'
import type { Operation, OperationOf } from '../../effects/language/vocabulary.ts'
import { fight } from '../fight.ts'
import { act, asked, card, credits, duel, offers, pass, reach, shown, through } from '../given.ts'
import { rewrite } from './given.ts'

/** Gives the kelteto this static text; `without` checks the same table with another text on it. */
const holds = (...operations: readonly Operation[]): void => rewrite('kelteto', [{ kind: 'static', do: operations }])
const restrict = (cannot: OperationOf<'restrict'>['cannot'], more: Partial<OperationOf<'restrict'>> = {}): void =>
  holds({ op: 'restrict', cannot, ...more })
const permit = (may: OperationOf<'permit'>['may'], maxSize = 9): void =>
  holds({ op: 'permit', may, who: { all: { zone: 'hangar', player: 'you', maxSize } } })

test('CG-ATK-1 · restriction beAttacked: what is meant cannot be named as attack target, all else can', () => {
  restrict('beAttacked', { sel: { zone: 'surface', player: 'you', not: 'self' } })
  const p = duel({
    you: { hangar: ['karom'], surface: ['aknagyuru'] },
    opponent: { surface: ['kelteto', 'ipari-park unpaid'], cantina: ['konyvelo'] },
  })
  const targets = ['attack:base:{ipari-park}', 'attack:base:{kelteto}', 'attack:crew:{konyvelo}', 'attack:colony:1']
  expect(targets.map((option) => offers(p, option))).toEqual([false, true, true, true])
})

test('CG-ABIL-4 · restriction beTargetedByOpponent: no target for the other player’s cards; for its own player’s it is', () => {
  restrict('beTargetedByOpponent', { sel: { zone: 'hangar', player: 'you', type: 'ship', maxSize: 2 } })
  rewrite('jo-uzlet', [
    { kind: 'resolve', targets: [{ id: 't1', sel: { zone: 'hangar', player: 'any' } }], do: [{ op: 'damage', to: 't1', n: 1 }] },
  ])
  const options = (seat: number): string[] => {
    const sides = [
      { hand: ['jo-uzlet'], hangar: ['turul'] },
      { hand: ['jo-uzlet'], hangar: ['karom', 'mamut-i'], surface: ['kelteto'] },
    ]
    const p = duel({ active: seat, you: sides[0] as object, opponent: sides[1] as object })
    act(p, `event:{jo-uzlet@${seat}}`)
    return ['turul', 'karom', 'mamut-i'].filter((id) => p.options().includes(`target:${card(p, id)}`))
  }
  expect([options(0), options(1)]).toEqual([
    ['turul', 'mamut-i'],
    ['turul', 'karom', 'mamut-i'],
  ])
})

/** Seat 1 may answer the liktor's shot; returns the interrupts that it is offered. */
function answers(surface: readonly string[]): string[] {
  const p = fight(['liktor'], ['holdimado'], { you: { surface }, theirHand: ['kitero-mozdulat', 'felsobb-parancs', 'csendes-merules'] })
  through(p, 'pass')
  reach(p, 'firing-act')
  act(p, 'fire:{liktor}:{holdimado}')
  return ['kitero-mozdulat', 'csendes-merules'].filter((id) => offers(p, `play:{${id}}`))
}

test('CG-INT-1 · restriction playInterrupts: none, whatever its subtype; without it all', () => {
  restrict('playInterrupts', { player: 'opponent' })
  expect([answers(['kelteto']), answers([])]).toEqual([[], ['kitero-mozdulat', 'csendes-merules']])
})

test('CG-INT-5 · restriction playCombatInterrupts: none of that subtype; of others all', () => {
  restrict('playCombatInterrupts', { player: 'opponent' })
  expect(answers(['kelteto'])).toEqual(['csendes-merules'])
})

test('CG-PAY-12 · restriction beStolenFrom: nothing is stolen; what is lost otherwise is lost', () => {
  restrict('beStolenFrom', { player: 'you' })
  const left = (event: string, surface: readonly string[]): number => {
    const p = duel({ you: { hand: [event] }, opponent: { surface, credits: 5 } })
    act(p, `event:{${event}}`)
    return credits(reach(p), 1)
  }
  expect([left('vamszedes', ['kelteto']), left('vamszedes', []), left('birodalmi-ado', ['kelteto'])]).toEqual([5, 3, 4])
})

test('CG-END-6 · restriction turnActiveAtEnd: the cards named stay turned in the end phase, and no others', () => {
  restrict('turnActiveAtEnd', { sel: { zone: 'hangar', player: 'you', maxSize: 2 } })
  const p = duel({ you: { hangar: ['turul used', 'mamut-i used'], surface: ['kelteto'] } })
  through(p, 'end')
  expect(['turul', 'mamut-i'].map((id) => shown(reach(p), id).turned)).toEqual(['used', 'active'])
})

test('CG-TURN-8 · restriction declareSecondAttack: one attack in a turn; without it more', () => {
  restrict('declareSecondAttack', { player: 'opponent' })
  const again = (surface: readonly string[]): boolean[] => {
    const p = duel({ you: { hangar: ['karom', 'turul'] }, opponent: { surface } })
    const first = offers(p, 'attack:colony:1')
    through(p, 'attack:colony:1', 'attack-with:{karom}')
    return [first, offers(reach(p), 'attack:colony:1')]
  }
  expect([again(['kelteto']), again([])]).toEqual([
    [true, false],
    [true, true],
  ])
})

/** Whether the turul and the crx may bomb after firing at the holdimado, which does not fire back. */
function bombers(returns: boolean): boolean[] {
  const p = fight(['turul', 'crx'], ['holdimado'], { you: { surface: ['kelteto'] } })
  through(p, 'fire:{turul}:{holdimado}', returns ? 'return-fire' : 'no-return')
  reach(p, 'bombing-bombers')
  return ['bomb:{turul}', 'bomb:{crx}'].map((option) => offers(p, option))
}

test('CG-BOMB-1 · permission bombAfterFiring: who fired and was not hit may bomb; not who was hit, nor without it', () => {
  permit('bombAfterFiring')
  expect([bombers(false), bombers(true)]).toEqual([
    [true, true],
    [false, true],
  ])
  permit('bombAfterFiring', 1)
  expect(bombers(false)).toEqual([false, true])
})

test('CG-CREW-5 · permission boardUsed: used crew may board; damaged crew never, and on other ships it may not', () => {
  const boards = (): string[] => {
    const p = duel({ you: { hangar: ['turul'], cantina: ['vasfalo used', 'tuzer damaged'], surface: ['kelteto'] } })
    through(p, 'attack:colony:1')
    if (asked(pass(p)) !== 'equip-attackers') return []
    return ['vasfalo', 'tuzer'].filter((id) => offers(p, `board:{${id}}:{turul}`))
  }
  permit('boardUsed')
  expect(boards()).toEqual(['vasfalo'])
  permit('boardUsed', 1)
  expect(boards()).toEqual([])
})

test('CG-FIRE-1 · permission fireFirst: before faster ships; a ship without it is as fast as it is', () => {
  const begins = (): number => fight(['mamut-i'], ['holdimado'], { you: { surface: ['kelteto'] } }).question().seat
  permit('fireFirst')
  expect(begins()).toBe(0)
  permit('fireFirst', 1)
  expect(begins()).toBe(1)
})

test('CG-FIRE-10 · permission returnFireWhileUsed: once in a combat; without it only an active ship fires back', () => {
  const returns = (): boolean[] => {
    const p = fight(['szarvasbogar'], ['aranykaravan', 'aranykaravan'], { you: { surface: ['kelteto'] }, opponent: { credits: 0 } })
    through(p, 'fire:{szarvasbogar}:{aranykaravan#0}', 'no-return')
    const shot = (nth: number): boolean => {
      through(p, `fire:{aranykaravan#${nth}}:{szarvasbogar}`)
      const may = offers(p, 'return-fire')
      if (may) act(p, 'return-fire')
      return may
    }
    return [shot(0), shot(1)]
  }
  permit('returnFireWhileUsed')
  expect(returns()).toEqual([true, false])
  permit('returnFireWhileUsed', 1)
  expect(returns()).toEqual([false, false])
})

test('CG-FIRE-10 · permission returnFireWhileUsed: only return fire while used takes it up, neither a refusal nor return fire while active', () => {
  const who = { all: { zone: 'hangar', player: 'you' } } as const
  holds({ op: 'permit', may: 'returnFireWhileUsed', who }, { op: 'modify', who, armour: 20 })
  const shots = (...answers: string[]): boolean[] => {
    const p = fight(['mamut-i'], ['aranykaravan', 'aranykaravan', 'aranykaravan', 'aranykaravan'], {
      you: { surface: ['kelteto'], credits: 0 },
      opponent: { credits: 0 },
    })
    return answers.map((answer, nth) => {
      through(p, `fire:{aranykaravan#${nth}}:{mamut-i}`)
      const may = offers(p, 'return-fire')
      if (may) act(p, answer)
      return may
    })
  }
  // The first return fire turns the active ship used.
  expect(shots('return-fire', 'return-fire', 'return-fire')).toEqual([true, true, false])
  expect(shots('return-fire', 'no-return', 'return-fire', 'return-fire')).toEqual([true, true, true, false])
})
