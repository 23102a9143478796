import { randomOf, seedOf } from '@orrery/kernel'
import { atMost, effort, type Figure } from './figure.ts'
import { duel, type Person, person, someAnswer } from './person.ts'
import { startVictim, withFolder } from './victim.ts'

/** Tries to use others' seats, tokens and hands. The server may accept none of it, and must not reveal anything secret. */
export function forge(seconds: number): Promise<Figure[]> {
  return withFolder(async (data) => {
    const random = randomOf(seedOf('forge'))
    const victim = await startVictim(data)
    const end = performance.now() + seconds * 1000
    const [ann, bob] = [await person(victim.url, { name: 'Ann', keep: true }), await person(victim.url, { name: 'Bob', keep: true })]
    const eve = await person(victim.url, { name: 'Eve', keep: true })
    let forged = 0
    let accepted = 0
    const tried = async (request: Parameters<typeof eve.ask>[0], who = eve): Promise<void> => {
      forged++
      const reply = await who.ask(request)
      if (reply === null || !['error', 'refused'].includes(reply.type)) accepted++
    }
    const several = await tableOfThree(ann, bob, eve)
    while (performance.now() < end) {
      const table = await duel(ann, bob)
      await eve.ask({ type: 'watch', table })
      await aside(several, ann, bob)
      for (let round = 0; round < 30; round++) {
        const [asked, player] = [someAnswer(ann, table, random), ann] as const
        const answer = asked ?? someAnswer(bob, table, random)
        if (answer === null) break
        const owner = asked === null ? bob : player
        const other = owner === ann ? bob : ann
        await tried(answer)
        await tried(answer, other)
        await tried({ ...answer, answer: { option: 'made:up' } }, owner)
        await tried({ ...answer, version: answer.version + 99 }, owner)
        await tried({ type: 'undo', table, seat: answer.seat })
        await tried({ type: 'take', table, seat: answer.seat })
        await tried({ type: 'leave', table })
        await tried({ type: 'answer-seat-request', table, seat: answer.seat, yes: true })
        await tried({ type: 'log', table, viewer: answer.seat, before: 99 })
        await tried({ type: 'explain', table, seat: answer.seat, piece: 'marine:1' })
        await tried({ type: 'set-seat-settings', table, seat: answer.seat, settings: {} })
        await tried({ type: 'start', table })
        await tried({ type: 'say', table, to: answer.seat, text: 'from nobody' })
        if ((await owner.ask(answer))?.type !== 'accepted') break
      }
      await eve.ask({ type: 'unwatch', table })
      for (const one of [ann, bob]) await one.ask({ type: 'unwatch', table })
    }
    // Eve reads everything of the chat that she may.
    await eve.ask({ type: 'watch', table: several })
    // Secrets: a seat's view of a table where she has none, a token, the seed of an unfinished table, or private messages of others.
    const isSecret = (text: string) =>
      (/"viewer":\d/.test(text) && !text.includes(several)) ||
      text.includes(ann.token) ||
      /"seed":"/.test(text) ||
      text.includes(BETWEEN_TWO)
    const secrets = eve.received.filter(isSecret).length
    const heard = bob.received.filter((text) => text.includes(BETWEEN_TWO)).length
    const survived = victim.alive()
    await victim.kill()
    return [
      effort('forge: forged messages', forged),
      atMost('forge: foreign answers accepted', accepted, 0),
      atMost('forge: secrets seen', secrets, 0),
      effort('forge: words between two', heard),
      atMost('forge: servers that fell', survived ? 0 : 1, 0),
    ]
  })
}

const BETWEEN_TWO = 'for the two of us alone'

/** A table at which three people sit and talk. */
async function tableOfThree(host: Person, ...guests: readonly Person[]): Promise<string> {
  const seats = [{ kind: 'me' }, ...guests.map(() => ({ kind: 'open' }))]
  const made = await host.ask({ type: 'create', game: 'death-angel', settings: {}, listed: false, seats })
  if (made?.type !== 'created') throw new Error(JSON.stringify(made))
  await host.ask({ type: 'watch', table: made.table })
  for (const [at, guest] of guests.entries()) {
    await guest.ask({ type: 'watch', table: made.table })
    await guest.ask({ type: 'take', table: made.table, seat: at + 1 })
  }
  return made.table
}

/** The first two people at a table exchange private messages. */
async function aside(table: string, one: Person, other: Person): Promise<void> {
  await one.ask({ type: 'say', table, to: 1, text: BETWEEN_TWO })
  await other.ask({ type: 'say', table, to: 0, text: BETWEEN_TWO })
}
