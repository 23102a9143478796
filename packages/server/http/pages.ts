import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { cacheControl, EMBED_PATH } from './headers.ts'
import { pathOf } from './path.ts'
import { notOfApi } from './refusals.ts'

/** Adds the built pages of a folder, if there are any, and what is sent for an address that nothing serves. */
export function pageRoutes(app: FastifyInstance, webRoot: string | undefined): void {
  const pages = webRoot !== undefined && existsSync(join(webRoot, 'index.html')) ? webRoot : null
  if (pages !== null) {
    // The same page, which other sites may embed if the host allows it.
    app.get(EMBED_PATH, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(await readFile(join(pages, 'index.html'))),
    )
    app.register(fastifyStatic, {
      root: pages,
      // Its own route would list the folders of a file at each request, to find files of other spelling: here nothing is guarded by its path.
      serve: false,
      cacheControl: false,
      // The build puts compressed copies beside its text files.
      preCompressed: true,
      setHeaders: (reply, path) => void reply.header('cache-control', cacheControl(path)),
    })
    app.get<{ Params: { '*': string } }>('/*', (request, reply) => reply.sendFile(`/${request.params['*']}`))
  }
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url)
    const told = notOfApi(path)
    if (told !== null) return reply.code(404).send(told)
    // Addresses of the app are fragments, and its files are beside its page: a request for one as a path is redirected.
    // A missing file is a 404.
    const isPage = request.method === 'GET' && (!/\.[^/]*$/.test(path) || request.headers.accept?.includes('text/html') === true)
    if (pages !== null && isPage) return reply.header('cache-control', 'no-cache').redirect(inFragment(path))
    return reply.code(404).send({ error: pages === null && isPage ? 'the pages are not built: npm run build' : 'not found' })
  })
}

/** The relative address of an app page that was requested as a path: a proxy may serve the app below another path. */
function inFragment(path: string): string {
  const up = '../'.repeat(path.split('/').length - 2)
  return `${up === '' ? './' : up}#${path}`
}
