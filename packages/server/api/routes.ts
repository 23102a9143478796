import type { RequestType } from '@orrery/protocol'
import { bodySchema, has, REQUEST_TYPES } from './schemas.ts'

/** How a request is sent over HTTP. */
export interface Route {
  readonly type: RequestType
  readonly method: 'GET' | 'POST'
  /** In fastify's syntax: `/api/tables/:table`. */
  readonly path: string
  /** Fields of the request that are in the path, and in the query. */
  readonly inPath: readonly string[]
  readonly inQuery: readonly string[]
  readonly hasBody: boolean
}

/** Requests that need a lasting connection, and those that programs may not send. */
const NOT_OVER_HTTP: readonly RequestType[] = ['hello', 'ping', 'unwatch', 'unwatch-tournament', 'keys', 'make-key', 'drop-key']

/** The subjects of requests, and their paths. */
const PLACES = { table: '/api/tables', tournament: '/api/tournaments' } as const

const GETS: Partial<Record<RequestType, Pick<Route, 'path' | 'inQuery'>>> = {
  tables: { path: '/api/tables', inQuery: ['which'] },
  watch: { path: '/api/tables/:table', inQuery: [] },
  tournaments: { path: '/api/tournaments', inQuery: [] },
  'watch-tournament': { path: '/api/tournaments/:tournament', inQuery: [] },
  log: { path: '/api/tables/:table/log', inQuery: ['viewer', 'before'] },
}

const MAKING: Partial<Record<RequestType, string>> = { create: PLACES.table, 'create-tournament': PLACES.tournament }

/** Fields that make no sense over HTTP, where nothing is sent afterwards. */
export const FIXED: { readonly [field: string]: boolean } = { follow: false }

/** Every request that can be sent over HTTP, in the order of the protocol. */
export const ROUTES: readonly Route[] = REQUEST_TYPES.filter((type) => !NOT_OVER_HTTP.includes(type)).map(routeOf)

function routeOf(type: RequestType): Route {
  const place = (['table', 'tournament'] as const).find((one) => has(type, one))
  const inPath = place === undefined ? [] : [place]
  const get = GETS[type]
  if (get !== undefined) return { type, method: 'GET', ...get, inPath, hasBody: false }
  const path = MAKING[type] ?? `${place === undefined ? '/api' : `${PLACES[place]}/:${place}`}/${type}`
  return { type, method: 'POST', path, inPath, inQuery: [], hasBody: bodySchema(type, elsewhere(inPath)) !== null }
}

/** The fields of a request that are not in its body. */
export function elsewhere(inPath: readonly string[]): readonly string[] {
  return ['type', 'ref', ...Object.keys(FIXED), ...inPath]
}
