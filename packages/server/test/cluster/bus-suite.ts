import { expect, test } from 'vitest'
import { PATIENCE } from '../../../../tools/patience.ts'
import { type Bus, type News, Unreached } from '../../bus.ts'
import type { Letter } from '../../cluster/letters.ts'

const renamed = (name: string): News => ({ kind: 'renamed', server: 'a', player: 'ann', was: 'Ann', name })
const beat = (number: number): Letter => ({ kind: 'beat', from: 'a', link: 'l', number })

/** Waits until a condition holds. */
async function until(what: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE.wait
  while (!what()) {
    if (performance.now() > end) throw new Error(`waited in vain: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** Waits until letters to a name are received. */
async function reached(bus: Bus, server: string): Promise<void> {
  const asked = () =>
    bus.ask(server, beat(0)).then(
      () => true,
      () => false,
    )
  while (!(await asked())) await new Promise((resolve) => setTimeout(resolve, 10))
}

/** What every bus must do; `open` returns the ends of this many servers. */
export function busSuite(name: string, open: (ends: number) => Promise<Bus[]>): void {
  test(`${name} · what is told is heard by everybody once and in order, by its teller at once, until they stop listening`, async () => {
    const [one, other] = (await open(2)) as [Bus, Bus]
    const heard: Record<'one' | 'other', string[]> = { one: [], other: [] }
    const note = (whose: 'one' | 'other') => (news: News) => void (news.kind === 'renamed' && heard[whose].push(news.name))
    const stop = one.hear(note('one'))
    other.hear(note('other'))
    for (const told of ['A', 'B', 'C']) one.tell(renamed(told))
    expect(heard.one).toEqual(['A', 'B', 'C'])
    await until(() => heard.other.length === 3)
    stop()
    other.tell(renamed('D'))
    await until(() => heard.other.length === 4)
    expect(heard).toEqual({ one: ['A', 'B', 'C'], other: ['A', 'B', 'C', 'D'] })
  })

  test(`${name} · letters come to the server of that name alone, in order, and those that are asked get its receipt`, async () => {
    const [one, other] = (await open(2)) as [Bus, Bus]
    const read: number[] = []
    const stop = other.receive('other', async (letter) => {
      if (letter.kind === 'beat' && letter.number > 0) read.push(letter.number)
      return { done: false, owner: 'third' }
    })
    one.receive('one', async () => ({ done: true }))
    await reached(one, 'other')
    await reached(other, 'one')
    for (const number of [1, 2, 3]) one.send('other', beat(number))
    expect(await one.ask('other', beat(4))).toEqual({ done: false, owner: 'third' })
    expect(read).toEqual([1, 2, 3, 4])
    expect(await other.ask('one', beat(5))).toEqual({ done: true })
    let isStopped = false
    one.hear(() => {
      isStopped = true
    })
    stop()
    // News sent after it shows that it was carried out.
    other.tell(renamed('stopped'))
    await until(() => isStopped)
    const unread = await one.ask('other', beat(6)).catch((error: unknown) => error)
    expect(unread).toBeInstanceOf(Unreached)
    expect(unread).toMatchObject({ arrived: false })
    one.send('nobody', beat(7))
    expect(read).toEqual([1, 2, 3, 4])
  })
}
