import { expect, test } from 'vitest'
import { challengesOn } from '../../store/club/challenges.ts'
import { eveningGuestsOn } from '../../store/club/evening-guests.ts'
import { eveningsOn } from '../../store/club/evenings.ts'
import type { EveningRow, GameChallengeRow } from '../../store/club/rows.ts'
import { talkOn } from '../../store/club/talk.ts'
import { termsOn } from '../../store/club/terms.ts'
import type { Tried } from './store-suite.ts'

const challenge = (id: string, more: Partial<GameChallengeRow> = {}): GameChallengeRow => ({
  ...{ id, one: 'ann', other: 'bob', terms: '"first"', round: 1, side: 0, stage: 'open', one_brings: null, other_brings: null },
  ...{ table_id: `table-${id}`, silent: 0, created: 1, changed: 1, until: 1000 },
  ...more,
})

const evening = (id: string, more: Partial<EveningRow> = {}): EveningRow => ({
  ...{ id, host: 'ann', game: 'outbid', settings: '{}', title: id, at: 1000, seats: 2, pace: 'live', rated: 0, club: 0 },
  ...{ stage: 'planned', table_id: `table-${id}`, created: 1, reminded: 0 },
  ...more,
})

/** What every store must do with challenges, evenings, talk and terms. */
export function meetingSuite(name: string, open: () => Promise<Tried>): void {
  test(`${name} · of two who answer an offer at once one is first; said twice, an acceptance counts once`, async () => {
    const { store } = await open()
    const challenges = challengesOn(store.database)
    await challenges.add(challenge('a'))
    expect(await challenges.answer('a', 'eve', 1, { kind: 'end' }, 5)).toBe('unknown')
    expect(await challenges.answer('a', 'ann', 1, { kind: 'accept', brings: null }, 5)).toBe('own-offer')
    const counter = { kind: 'counter', terms: '"second"', brings: '"deck"', until: 2000 } as const
    const both = await Promise.all([
      challenges.answer('a', 'bob', 1, counter, 6),
      challenges.answer('a', 'bob', 1, { kind: 'accept', brings: null }, 6),
    ])
    expect(both.filter((one) => typeof one !== 'string')).toHaveLength(1)
    const row = await challenges.read('a')
    if (row?.round === 1) return
    expect(row).toMatchObject({ terms: '"second"', round: 2, side: 1, other_brings: '"deck"' })
    const accepts = [1, 2].map(() => challenges.answer('a', 'ann', 2, { kind: 'accept', brings: null }, 7))
    expect(await Promise.all(accepts)).toMatchObject([{ stage: 'agreed' }, { stage: 'agreed' }])
    expect(await challenges.answer('a', 'bob', 2, { kind: 'end' }, 8)).toBe('over')
  })

  test(`${name} · an offer ends with its time, and who is kept apart never hears of one`, async () => {
    const { store } = await open()
    const challenges = challengesOn(store.database)
    await challenges.add(challenge('a'))
    await challenges.add(challenge('b', { silent: 1 }))
    expect((await challenges.of('bob', 10, 9)).map(({ id }) => id)).toEqual(['a'])
    expect(await challenges.countOpen('ann', 10)).toBe(2)
    expect(await challenges.answer('a', 'bob', 1, { kind: 'accept', brings: null }, 1000)).toBe('over')
    expect(await challenges.of('bob', 1000, 900)).toEqual([])
  })

  test(`${name} · of two who want the last seat of an evening one has it; one server reminds`, async () => {
    const { store } = await open()
    for (const one of ['ann', 'bob', 'cai']) await store.addPlayer({ id: one, name: one, token: one, created: 1 })
    const evenings = eveningsOn(store.database)
    const guests = eveningGuestsOn(store.database)
    await evenings.add(evening('a'))
    const come = (player: string) => guests.come({ evening_id: 'a', player, comes: 1, since: 2 })
    expect((await Promise.all([come('bob'), come('cai')])).sort()).toEqual(['full', 'kept'])
    expect((await guests.coming(['a'])).map(({ person }) => person)).toHaveLength(2)
    expect((await evenings.for('eve', [], 0)).map(({ id }) => id)).toEqual([])
    expect((await evenings.for('eve', ['ann'], 0)).map(({ id }) => id)).toEqual(['a'])
    const reminded = await Promise.all([evenings.remind(10, 1000, 1), evenings.remind(10, 1000, 1)])
    expect(reminded.flat()).toHaveLength(1)
    expect([await evenings.due(999), (await evenings.due(1000)).map(({ id }) => id)]).toEqual([[], ['a']])
    expect([await evenings.callOff('a', 'bob'), await evenings.callOff('a', 'ann'), await come('bob')]).toEqual([false, true, 'over'])
  })

  test(`${name} · lines of a room are numbered apart, terms are kept once`, async () => {
    const { store } = await open()
    const talk = talkOn(store.database)
    const line = { room: 'hall', by_player: 'ann', name: 'Ann', text: 'hm', at: 5, silent: 0 }
    expect((await Promise.all([talk.add(line), talk.add(line), talk.add({ ...line, room: 'ann bob' })])).sort()).toEqual([5, 5, 6])
    expect((await talk.lines('hall', 1)).map(({ id }) => id)).toEqual([6])
    expect((await talk.lines('hall', 5, 6)).map(({ id }) => id)).toEqual([5])
    await talk.forget('hall', 6)
    expect([await talk.lines('hall', 5), (await talk.lines('ann bob', 5)).length]).toEqual([[], 1])
    const terms = termsOn(store.database)
    for (const rated of [true, false]) await terms.keep('t', { pace: 'day', rated, level: 'new' })
    expect([...(await terms.of(['t', 'u']))]).toEqual([['t', { pace: 'day', rated: true, level: 'new' }]])
  })
}
