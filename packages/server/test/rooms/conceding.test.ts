import { expect, test } from 'vitest'
import { connect } from '../client.ts'
import { server } from '../server.ts'

test.each([3, 4, 6])('at a table for %i everybody gives up, the asked seat last or first: it is over, and stays so', async (seats) => {
  const first = await server({ gamesModule: import.meta.resolve('@orrery/games') })
  const ann = await connect(first.url, { name: 'Ann' })
  const tables: string[] = []
  for (const askedFirst of [false, true]) {
    const { table } = await ann.want('created', {
      ...{ type: 'create', game: 'chaos-galaxy', settings: {}, listed: false },
      seats: Array.from({ length: seats }, () => ({ kind: 'me', settings: { deck: 'veres-dagaly' } }) as const),
    })
    await ann.watch(table)
    await ann.until(() => ann.tables.get(table)?.seen.has(0))
    const asked = ann.tables.get(table)?.seen.get(0)?.waiting[0] ?? 0
    const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== asked)
    const order = askedFirst ? [asked, ...others] : [...others, asked]
    for (const seat of order.slice(0, -1)) expect(await ann.answer(table, seat, { concede: true })).toMatchObject({ type: 'accepted' })
    const last = order.at(-1) as number
    await ann.until(() => ann.tables.get(table)?.info.stage === 'over')
    await ann.until(() => ann.tables.get(table)?.seen.get(last)?.result)
    expect(ann.tables.get(table)?.seen.get(last)?.result).toMatchObject({ winners: [last] })
    expect(await ann.answer(table, last, { concede: true })).toMatchObject({ refusal: { rule: 'TABLE-4' } })
    tables.push(table)
  }
  expect(first.lines.filter((line) => line.includes('failed'))).toEqual([])
  await first.close()
  const { url } = await server({ data: first.data, gamesModule: import.meta.resolve('@orrery/games') })
  const again = await connect(url, { token: ann.token })
  for (const table of tables) {
    await again.watch(table)
    expect(again.tables.get(table)?.info.stage).toBe('over')
  }
})
