import { type Request, readRequest } from '@orrery/protocol'
import type { FastifyRequest } from 'fastify'
import { freshId } from '../ids.ts'
import { RequestError } from '../request-error.ts'
import { FIXED, type Route } from './routes.ts'

/** The request as it would be on the socket. Throws a `RequestError` if it cannot be parsed. */
export function requestOf({ type, inPath, inQuery }: Route, request: FastifyRequest): Request {
  const { params, query, body, headers } = request as { params: object; query: object } & FastifyRequest
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body)))
    throw new RequestError('malformed', 'the body is a JSON object')
  const ref = headers['idempotency-key'] ?? freshId()
  const raw = { ...FIXED, ...body, ...picked(query, inQuery), ...picked(params, inPath), type, ref }
  const wanted = type === 'tables' ? raw : without(raw, Object.keys(FIXED))
  const read = readRequest(wanted)
  if ('problem' in read) throw new RequestError('malformed', read.problem)
  return read.request
}

/** The whole number in a field's text. Throws a `RequestError` if it is none, or out of its range. */
export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new RequestError('malformed', `${name}: a whole number from ${least} to ${most}`)
  return value
}

/** Fields from a path or a query; digits become numbers. */
function picked(from: object, names: readonly string[]): Record<string, unknown> {
  const found = Object.entries(from).filter(([name]) => names.includes(name))
  return Object.fromEntries(found.map(([name, value]) => [name, /^\d{1,15}$/.test(String(value)) ? Number(value) : value]))
}

function without(from: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name)))
}
