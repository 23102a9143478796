import { expect, test } from 'vitest'
import { type Bus, localBus } from '../bus.ts'
import { connectNats, natsBus } from '../cluster/nats.ts'
import { noLog } from '../log.ts'
import { busSuite } from './bus-suite.ts'
import { afterwards } from './server.ts'
import { HAS_SERVICES, natsForAll } from './services.ts'

busSuite('in one process', async (ends) => Array.from({ length: ends }, () => bus))
const bus = localBus()

test('an address of no NATS is named, with what is wrong about it', async () => {
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
    one.tell({ kind: 'renamed', house: 'a', player: 'ann', was: 'Ann', name: 'Anna' })
    const receipt = await same.ask('nobody', { kind: 'beat', from: 'a', link: 'l', number: 1 }).catch(() => null)
    expect(receipt).toBe(null)
    while (heard.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    expect(heard).toEqual(['same'])
  })

  test('while NATS is away nobody is reached, and when it is back everybody is', async () => {
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
