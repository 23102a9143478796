import { PROTOCOL } from '@orrery/protocol'
import { elsewhere, ROUTES, type Route } from './routes.ts'
import { allSchemas, bodySchema, fieldSchema, labsSchema, labWishSchema, messageName, reference, reportSchema } from './schemas.ts'
import { STATUS } from './status.ts'
import { REQUEST_WORDS } from './words.ts'

type Json = { readonly [key: string]: unknown }

const LIMITED = 'Over the limits of the key, the player or the address: wait as long as `retry-after` says.'

/** The HTTP API as an OpenAPI document, made from the schemas that parse requests. */
export function openApi(): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const route of ROUTES) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Orrery',
      version: String(PROTOCOL),
      description:
        'Play at an Orrery table over HTTP. Every reply is one of the messages that the WebSocket at `/socket` sends too (see the AsyncAPI document), which tells changes at once.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    security: [{ key: [] }],
    paths: { '/api/games': { get: gamesOperation() }, '/api/me': { get: meOperation() }, ...paths, ...plainPaths() },
    components: {
      securitySchemes: {
        hostKey: { type: 'http', scheme: 'bearer', description: 'The setting `host-key` of the server.' },
        key: { type: 'http', scheme: 'bearer', description: "A key of a player's, made in the app's settings." },
      },
      schemas: allSchemas(),
    },
  }
}

function operationOf(route: Route): Json {
  const { about, replies } = REQUEST_WORDS[route.type]
  const body = bodySchema(route.type, elsewhere(route.inPath))
  return {
    operationId: route.type,
    summary: about,
    parameters: [
      ...route.inPath.map((name) => ({ name, in: 'path', required: true, schema: fieldSchema(route.type, name) })),
      ...route.inQuery.map((name) => ({ name, in: 'query', required: true, schema: fieldSchema(route.type, name) })),
      ...(route.type === 'watch' ? WAITING : []),
      ...(route.method === 'POST' ? [IDEMPOTENCY] : []),
    ],
    ...(route.hasBody && body !== null ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } } : {}),
    responses: {
      200: messageReply(
        'Done.',
        replies.filter((type) => type !== 'refused'),
      ),
      ...(replies.includes('refused') ? { 409: messageReply('The rules refuse it, or it cannot be now.', ['refused', 'error']) } : {}),
      ...errorReplies(replies.includes('refused')),
    },
  }
}

const IDEMPOTENCY: Json = {
  name: 'idempotency-key',
  in: 'header',
  description: 'Of two requests of a player with the same one, at a table one counts; both get the same reply.',
  schema: { type: 'string', minLength: 1, maxLength: 40 },
}

const WAITING: readonly Json[] = [
  {
    name: 'after',
    in: 'query',
    description: 'A version: the reply waits until the table is at a later one, is over, or the time is up.',
    schema: { type: 'integer', minimum: 0 },
  },
  {
    name: 'wait',
    in: 'query',
    description: 'How many seconds it waits at most; 25 where absent.',
    schema: { type: 'integer', minimum: 1, maximum: 25 },
  },
]

function messageReply(description: string, types: readonly string[]): Json {
  const all = types.map((type) => reference(messageName(type)))
  return { description, content: { 'application/json': { schema: all.length === 1 ? all[0] : { oneOf: all } } } }
}

function errorReplies(refuses: boolean): Json {
  const codes = new Map<number, string[]>([[409, []]])
  for (const [code, status] of Object.entries(STATUS)) codes.set(status, [...(codes.get(status) ?? []), code])
  if (refuses) codes.delete(409)
  return Object.fromEntries(
    [...codes].map(([status, names]) => [
      status,
      messageReply(status === 429 ? LIMITED : `It cannot be: ${names.join(', ') || 'see its code'}.`, ['error']),
    ]),
  )
}

function gamesOperation(): Json {
  const game = {
    type: 'object',
    required: ['id', 'version', 'seats', 'cooperative', 'settings', 'brings', 'bots'],
    properties: {
      id: { type: 'string' },
      version: { type: 'integer' },
      seats: { type: 'object', required: ['min', 'max'], properties: { min: { type: 'integer' }, max: { type: 'integer' } } },
      cooperative: { type: 'boolean' },
      settings: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'values'],
          properties: { id: { type: 'string' }, values: { type: 'array', description: 'The first is the default.' } },
        },
      },
      brings: {
        type: 'array',
        items: { type: 'string' },
        description: 'What a seat brings, as fields of `settings` of `take`, `set-seat-settings` and `create`.',
      },
      bots: { type: 'array', items: { type: 'string' }, description: 'Levels of bots, the weakest first.' },
    },
  }
  const schema = { type: 'object', required: ['games'], properties: { games: { type: 'array', items: game } } }
  return { operationId: 'games', summary: 'The games that are played here.', security: [], responses: { 200: json('The games.', schema) } }
}

function meOperation(): Json {
  const schema = {
    type: 'object',
    required: ['player'],
    properties: {
      player: { type: 'object', required: ['id', 'name'], properties: { id: { type: 'string' }, name: { type: 'string' } } },
    },
  }
  return { operationId: 'me', summary: 'Whose key it is.', responses: { 200: json('The player.', schema), ...errorReplies(false) } }
}

function plainPaths(): Record<string, Json> {
  const open = (operationId: string, summary: string, more: Json = {}) => ({
    get: { operationId, summary, security: [], responses: { 200: { description: 'As it says.' } }, ...more },
  })
  const table = { name: 'table', in: 'path', required: true, schema: fieldSchema('watch', 'table') }
  return {
    '/replays/{table}.json': open('replay', 'The whole of a table that is over: its seed and every answer.', { parameters: [table] }),
    '/reviews/{table}.json': open('review', 'How a table that is over went for each seat: made once, kept for all.', {
      parameters: [table],
      responses: {
        200: { description: 'By seat: how well it stood after each step, and where that turned.' },
        202: { description: 'It is being made.' },
      },
    }),
    '/health': open('health', 'Whether the server serves.'),
    '/ready': open('ready', 'Whether what it needs is there.', {
      responses: { 200: { description: 'It is.' }, 503: { description: 'It is not.' } },
    }),
    '/api/host': { get: hostOperation('hostReport', 'How the server is, for its host.', reportSchema()) },
    '/api/host/labs': {
      get: hostOperation('labs', 'The last labs, and how far they are.', labsSchema()),
      post: hostOperation('orderLab', 'Has bots play games among themselves, for later.', null, labWishSchema()),
    },
    '/api/host/stop': {
      post: hostOperation('stopServer', 'Stops the server gently: nothing is lost, people are served by its successor.', null),
    },
    '/api/openapi.json': open('openapi', 'This document.'),
    '/api/asyncapi.json': open('asyncapi', 'The messages of the WebSocket.'),
  }
}

/** An operation for the host only, with the host's key in place of a player's. */
function hostOperation(operationId: string, summary: string, schema: Json | null, body: Json | null = null): Json {
  const done = schema === null ? { [body === null ? 202 : 201]: { description: 'It is done soon.' } } : { 200: json('So it is.', schema) }
  const responses = { ...done, 401: { description: "The host's key is wanted." }, 404: { description: "The server has no host's key." } }
  const sent = body === null ? {} : { requestBody: { required: true, content: { 'application/json': { schema: body } } } }
  return { operationId, summary, security: [{ hostKey: [] }], ...sent, responses }
}

function json(description: string, schema: Json): Json {
  return { description, content: { 'application/json': { schema } } }
}
