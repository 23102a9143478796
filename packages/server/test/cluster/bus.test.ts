import type { Stage } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { type Bus, localBus, type News } from '../../bus.ts'
import { connectNats, natsBus } from '../../cluster/nats.ts'
import { noLog } from '../../log.ts'
import { USUAL_TERMS } from '../../store/club/terms.ts'
import { afterwards } from '../server.ts'
import { HAS_SERVICES, natsForAll } from '../services.ts'
import { busSuite } from './bus-suite.ts'

busSuite('in one process', async (ends) => Array.from({ length: ends }, () => bus))
const bus = localBus()

test('an address without NATS is reported with the cause', async () => {
  await expect(connectNats('nonsense')).rejects.toThrow('NATS_URL is not an address')
  await expect(connectNats('http://127.0.0.1:4222')).rejects.toThrow('NATS_URL is not an address')
  await expect(connectNats('nats://127.0.0.1:1')).rejects.toThrow('cannot use NATS at nats://127.0.0.1:1')
})

if (HAS_SERVICES) {
  const nats = natsForAll()
  let clusters = 0

  async function end(cluster: string): Promise<Bus> {
    const one = await natsBus(await connectNats(nats().url), cluster, noLog())
    afterwards(() => one.close())
    return one
  }

  busSuite('NATS', (ends) => {
    const cluster = `c${++clusters}`
    return Promise.all(Array.from({ length: ends }, () => end(cluster)))
  })

  test('servers of different databases on one NATS do not hear each other', async () => {
    const [one, same, other] = [await end('x'), await end('x'), await end('y')]
    const heard: string[] = []
    same.hear(() => void heard.push('same'))
    other.hear(() => void heard.push('other'))
    one.tell({ kind: 'renamed', server: 'a', player: 'ann', was: 'Ann', name: 'Anna' })
    const receipt = await same.ask('nobody', { kind: 'beat', from: 'a', link: 'l', number: 1 }).catch(() => null)
    expect(receipt).toBe(null)
    while (heard.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    expect(heard).toEqual(['same'])
  })

  test('a change of a list goes to the servers whose players follow it; open and finished tables go to every server', async () => {
    const [one, follower, other] = [await end('l'), await end('l'), await end('l')]
    const heard: Record<string, string[]> = { follower: [], other: [] }
    const note = (whose: 'follower' | 'other') => (news: News) =>
      void heard[whose]?.push(news.kind === 'line' ? `${news.line.id} ${news.line.stage}` : news.kind)
    follower.hear(note('follower'))
    other.hear(note('other'))
    const stop = await follower.follow('ann')
    const line = (id: string, stage: Stage, listed: boolean, players: readonly (string | null)[], left: string | null = null): News => {
      const seats = players.map((player) => ({ player, name: player ?? '', bot: null }))
      return {
        kind: 'line',
        server: 'a',
        line: { id, game: 'g', stage, listed, terms: USUAL_TERMS, seats, waiting: [], due: null, created: 0, changed: 0 },
        left,
      }
    }
    one.tell(line('closed', 'playing', false, ['ann', 'bob']))
    one.tell(line('others', 'playing', false, ['bob', 'cat']))
    one.tell({ kind: 'table', server: 'a', table: 'closed', revision: 1, step: null })
    one.tell(line('listed', 'gathering', true, ['bob', null]))
    one.tell(line('listed', 'playing', true, ['bob', 'cat']))
    one.tell(line('listed', 'playing', true, ['bob', 'cat']))
    one.tell(line('listed', 'over', true, ['bob', 'cat']))
    one.tell(line('left', 'gathering', false, ['bob', null], 'ann'))
    one.tell({ kind: 'renamed', server: 'a', player: 'ann', was: 'Ann', name: 'Anna' })
    const toAll = ['listed gathering', 'listed playing', 'listed over']
    while (heard.other?.at(-1) !== 'renamed' || heard.follower?.at(-1) !== 'renamed') await new Promise((resolve) => setTimeout(resolve, 5))
    expect(heard).toEqual({ follower: ['closed playing', ...toAll, 'left gathering', 'renamed'], other: [...toAll, 'renamed'] })
    stop()
    one.tell(line('closed', 'playing', false, ['ann', 'bob']))
    one.tell({ kind: 'renamed', server: 'a', player: 'ann', was: 'Anna', name: 'Ann' })
    while (heard.follower?.length === 6) await new Promise((resolve) => setTimeout(resolve, 5))
    expect(heard.follower?.slice(6)).toEqual(['renamed'])
  })

  test('while NATS is away no server is reached, and when it is back every server is', async () => {
    const [one, other] = [await end('z'), await end('z')]
    other.receive('other', async () => ({ done: true }))
    const asked = () =>
      one.ask('other', { kind: 'beat', from: 'a', link: 'l', number: 1 }).then(
        () => true,
        () => false,
      )
    while (!(await asked())) await new Promise((resolve) => setTimeout(resolve, 10))
    const restarted = nats().restart(300)
    while (await asked()) await new Promise((resolve) => setTimeout(resolve, 10))
    await restarted
    while (!(await asked())) await new Promise((resolve) => setTimeout(resolve, 10))
    expect(await asked()).toBe(true)
  })
}
