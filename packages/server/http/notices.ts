import type { FastifyInstance, FastifyReply } from 'fastify'
import { sha256 } from '../ids.ts'
import type { DeskParts } from '../members/desk.ts'
import { feedOf } from '../notices/feed.ts'
import { readWishes } from '../notices/wishes.ts'
import type { ServerContext } from '../server-context.ts'

/** The longest body of an unsubscribe request, in bytes: mail programs send one word. */
const LONGEST = 512

/** Adds what works without signing in: unsubscribing, and calendars of deadlines at their secret addresses. */
export function noticeRoutes(app: FastifyInstance, context: ServerContext, { notices, mail }: DeskParts): void {
  const { ways, keys } = notices
  // Mail programs press the button with a form (RFC 8058), whose content is ignored.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: LONGEST }, (_request, _body, done) =>
    done(null, null),
  )

  app.get<{ Params: { token: string } }>('/notices/off/:token', async ({ params }, reply) => page(reply, params.token, false))
  app.post<{ Params: { token: string } }>('/notices/off/:token', async ({ params }, reply) => {
    const player = await keys.unsubscribed(params.token)
    const wishes = player === null ? null : await ways.wishesOf(player)
    // Of a deleted member nothing is stored again.
    if (player !== null && wishes !== null) await ways.wish(player, JSON.stringify({ ...readWishes(wishes), mail: 'off' }))
    return page(reply, params.token, true)
  })

  /** Opening the page changes nothing, because mail programs open links by themselves. */
  async function page(reply: FastifyReply, token: string, done: boolean): Promise<FastifyReply> {
    const player = await keys.unsubscribed(token)
    const { language } = readWishes(player === null ? null : await ways.wishesOf(player))
    const words = WORDS[language]
    const said = player === null ? words.wrong : done ? words.done : words.ask
    const form = player === null || done ? '' : `<form method="post"><button type="submit">${words.act}</button></form>`
    return reply
      .code(player === null ? 404 : 200)
      .header('cache-control', 'no-store')
      .header('content-type', 'text/html; charset=utf-8')
      .send(pageOf(language, said, form))
  }

  app.get<{ Params: { secret: string } }>('/feeds/:secret', async ({ params }, reply) => {
    const player = await ways.feedOf(sha256(params.secret.replace(/\.ics$/, '')))
    if (player === null) return reply.code(404).send({ error: 'there is no such calendar' })
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .send(await feedOf(context, notices, player, mail?.publicUrl ?? null))
  })
}

const WORDS = {
  en: {
    ask: 'Do you want no more letters from Orrery about tables that wait for you?',
    act: 'No more letters',
    done: 'You get no more of these letters. You can switch them on again in your account.',
    wrong: 'This link is not whole. Copy it again from the letter.',
  },
  hu: {
    ask: 'Nem kérsz több levelet az Orrerytől arról, hogy rád vár egy asztal?',
    act: 'Nem kérek több levelet',
    done: 'Nem kapsz több ilyen levelet. A fiókodban bármikor visszakapcsolhatod.',
    wrong: 'Ez a hivatkozás nem teljes. Másold ki újra a levélből.',
  },
} as const

function pageOf(language: 'en' | 'hu', said: string, form: string): string {
  const style =
    'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:20px;padding:20px;background:#070a14;color:#e8ecf6;font:1.1rem/1.5 system-ui}' +
    'main{max-width:34rem}button{min-height:44px;padding:0 20px;font:inherit;font-weight:600;border:0;border-radius:8px;background:#f2c14e;color:#1a1405}'
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">\
<title>Orrery</title><style>${style}</style></head><body><main><h1>Orrery</h1><p>${said}</p>${form}</main></body></html>`
}
