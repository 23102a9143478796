import type { FastifyInstance, FastifyRequest } from 'fastify'
import { escaped, FRAME } from '../previews/frame.ts'
import type { Previews, Shared } from '../previews/open.ts'
import type { Language } from '../previews/sentences.ts'

/** How long others may cache a picture, in seconds. */
const KEPT = 3600

/** The data in the address of a game's own page: letters that need no escaping. */
const LINK = /^[\w.~-]{1,800}$/

interface Asked {
  Params: { id: string; step?: string; link?: string }
  Querystring: { l?: string }
}

/** Adds the addresses for sharing: pages that chats and forums preview, and that lead people into the app. */
export function previewRoutes(app: FastifyInstance, previews: Previews, publicUrl: string | null): void {
  const add = (path: string, sharedBy: (params: Asked['Params']) => Shared | null, fragmentOf: (params: Asked['Params']) => string) => {
    app.get<Asked>(path, async (request, reply) => {
      const shared = sharedBy(request.params)
      if (shared === null) return reply.code(404).send({ error: 'not found' })
      const language = languageOf(request)
      const { text: words, isPublic: told } = await previews.text(shared, language)
      const here = `${publicUrl?.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`}${request.url.replace(/\?.*/, '')}`
      const picture = told ? `${here}/picture.png?l=${language}` : null
      const page = pageOf({
        ...words,
        language,
        here: `${here}?l=${language}`,
        picture,
        app: appFrom(request.url, fragmentOf(request.params)),
      })
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
    })
    app.get<Asked>(`${path}/picture.png`, async (request, reply) => {
      const shared = sharedBy(request.params)
      const png = shared === null ? null : await previews.picture(shared, languageOf(request))
      if (png === null) return reply.code(404).send({ error: 'not found' })
      // Forums show it on their own pages.
      reply.header('cross-origin-resource-policy', 'cross-origin')
      return reply.type('image/png').header('cache-control', `public, max-age=${KEPT}`).send(Buffer.from(png))
    })
  }
  add(
    '/share/game/:id',
    ({ id }) => ({ kind: 'game', id, step: null }),
    ({ id }) => `#/replay/${encodeURIComponent(id)}`,
  )
  add(
    '/share/game/:id/:step',
    ({ id, step = '' }) => (/^\d{1,6}$/.test(step) ? { kind: 'game', id, step: Number(step) } : null),
    ({ id, step = '' }) => `#/replay/${encodeURIComponent(id)}/${encodeURIComponent(step)}`,
  )
  for (const kind of ['study', 'puzzle'] as const)
    add(
      `/share/${kind}/:id`,
      ({ id }) => ({ kind, id }),
      ({ id }) => `#/${kind === 'study' ? 'study' : 'puzzles'}/${encodeURIComponent(id)}`,
    )
  add(
    '/share/page/:id/:link',
    ({ id, link = '' }) => (/^[a-z]{1,20}$/.test(id) && LINK.test(link) ? { kind: 'page', page: id, link } : null),
    ({ id, link = '' }) => `#/${id}/${link}`,
  )
  add(
    '/share/profile/:id',
    ({ id }) => ({ kind: 'profile', id }),
    ({ id }) => `#/profile/${encodeURIComponent(id)}`,
  )
}

function languageOf(request: FastifyRequest<Asked>): Language {
  return request.query.l === 'hu' ? 'hu' : 'en'
}

/** The app's address from a page below it: a proxy may serve everything below another path. */
function appFrom(url: string, fragment: string): string {
  const depth = url.replace(/\?.*/, '').split('/').length - 2
  return `${'../'.repeat(depth)}${fragment}`
}

interface PageParts {
  readonly title: string
  readonly sentence: string
  readonly language: Language
  readonly here: string
  /** The address of its picture; null: none. */
  readonly picture: string | null
  readonly app: string
}

/** The page that programs read and that sends people on. */
function pageOf({ title, sentence, language, here, picture, app }: PageParts): string {
  const property = (name: string, content: string | number) => `<meta property="${name}" content="${escaped(String(content))}">`
  const named = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}">`
  const shown =
    picture === null
      ? [named('twitter:card', 'summary')]
      : [
          property('og:image', picture),
          property('og:image:type', 'image/png'),
          property('og:image:width', FRAME.width),
          property('og:image:height', FRAME.height),
          property('og:image:alt', title),
          named('twitter:card', 'summary_large_image'),
        ]
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title>`,
    named('viewport', 'width=device-width'),
    named('description', sentence),
    property('og:type', 'website'),
    property('og:site_name', 'Orrery'),
    property('og:title', title),
    property('og:description', sentence),
    property('og:url', here),
    ...shown,
    `<meta http-equiv="refresh" content="0; url=${escaped(app)}">`,
    `</head><body><p><a href="${escaped(app)}">${escaped(title)}</a></p></body></html>`,
  ].join('\n')
}
