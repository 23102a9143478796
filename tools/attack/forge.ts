import { randomOf, seedOf } from '@orrery/kernel'
import { atMost, effort, type Figure } from './figure.ts'
import { duel, person, someAnswer } from './person.ts'
import { startVictim, withFolder } from './victim.ts'

/** Plays with others' seats, tokens and hands: nothing of it may be taken, and nothing secret may be seen. */
export function forge(seconds: number): Promise<Figure[]> {
  return withFolder(async (data) => {
    const random = randomOf(seedOf('forge'))
    const victim = await startVictim(data)
    const end = performance.now() + seconds * 1000
    const [ann, bob] = [await person(victim.url, { name: 'Ann', keep: true }), await person(victim.url, { name: 'Bob' })]
    const eve = await person(victim.url, { name: 'Eve', keep: true })
    let forged = 0
    let accepted = 0
    const tried = async (request: Parameters<typeof eve.ask>[0], who = eve): Promise<void> => {
      forged++
      const reply = await who.ask(request)
      if (reply === null || !['error', 'refused'].includes(reply.type)) accepted++
    }
    while (performance.now() < end) {
      const table = await duel(ann, bob)
      await eve.ask({ type: 'watch', table })
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
        await tried({ type: 'agree', table, seat: answer.seat, yes: true })
        await tried({ type: 'log', table, viewer: answer.seat, before: 99 })
        await tried({ type: 'explain', table, seat: answer.seat, piece: 'marine:1' })
        await tried({ type: 'bring', table, seat: answer.seat, settings: {} })
        await tried({ type: 'start', table })
        if ((await owner.ask(answer))?.type !== 'accepted') break
      }
      await eve.ask({ type: 'unwatch', table })
      for (const one of [ann, bob]) await one.ask({ type: 'unwatch', table })
    }
    // A seat's view, a token or a seed of a table that is not over would be a secret that was seen.
    const secrets = eve.received.filter((text) => /"viewer":\d/.test(text) || text.includes(ann.token) || /"seed":"/.test(text)).length
    const survived = victim.alive()
    await victim.kill()
    return [
      effort('forge: forged messages', forged),
      atMost('forge: foreign answers accepted', accepted, 0),
      atMost('forge: secrets seen', secrets, 0),
      atMost('forge: servers that fell', survived ? 0 : 1, 0),
    ]
  })
}
