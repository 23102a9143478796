import { type RequestType, request } from '@orrery/protocol'
import { hostReport, labReports, labWish } from '@orrery/protocol/host'
import { keyInfo, MESSAGES, patch, question, refusal, seen, tableInfo, tableLine } from '@orrery/protocol/messages'
import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import * as v from 'valibot'

/** The schema of a request, of any type. */
type RequestSchema = (typeof request)['options'][number]

/** The schemas of requests, by type. */
export const REQUESTS = Object.fromEntries(request.options.map((one) => [one.entries.type.literal, one])) as {
  readonly [T in RequestType]: RequestSchema
}
export const REQUEST_TYPES = Object.keys(REQUESTS) as readonly RequestType[]

/** The path of schemas in a document. */
const PLACE = '#/components/schemas/'

const SHARED = {
  Refusal: refusal,
  Question: question,
  Seen: seen,
  Patch: patch,
  TableInfo: tableInfo,
  TableLine: tableLine,
  Key: keyInfo,
}

/** JSON Schema in the form of OpenAPI 3.1 and AsyncAPI 3; checks that only a function can do are left out. */
const CONFIG: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'throw',
  ignoreActions: ['trim'],
  overrideRef: ({ referenceId }) => `${PLACE}${referenceId}`,
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    if (valibotSchema.type === 'custom' || valibotSchema.type === 'undefined') return {}
    return jsonSchema
  },
  // Patterns of JSON Schema are Unicode patterns anyway.
  overrideAction: ({ valibotAction, jsonSchema }) => {
    const { type, requirement } = valibotAction as { type: string; requirement?: unknown }
    return type === 'regex' && requirement instanceof RegExp ? { ...jsonSchema, pattern: requirement.source } : undefined
  },
}

/** The name of a request's or message's schema in the documents. */
export function requestName(type: string): string {
  return `Request-${type}`
}
/** The name of a message's schema in the generated documents. */
export function messageName(type: string): string {
  return `Message-${type}`
}

/** A reference to the schema with that name. */
export function reference(name: string): { readonly $ref: string } {
  return { $ref: `${PLACE}${name}` }
}

/** All requests and messages as JSON Schema. */
export function allSchemas(): { readonly [name: string]: JsonSchema } {
  return toJsonSchemaDefs(
    {
      ...SHARED,
      ...Object.fromEntries(REQUEST_TYPES.map((type) => [requestName(type), REQUESTS[type]])),
      ...Object.fromEntries(Object.entries(MESSAGES).map(([type, schema]) => [messageName(type), schema])),
    },
    CONFIG,
  )
}

/** A request without the fields that are elsewhere; null if none is left. */
export function bodySchema(type: RequestType, elsewhere: readonly string[]): JsonSchema | null {
  const entries = Object.fromEntries(Object.entries(REQUESTS[type].entries).filter(([field]) => !elsewhere.includes(field)))
  if (Object.keys(entries).length === 0) return null
  const { $schema: _schema, ...schema } = toJsonSchema(v.strictObject(entries), CONFIG)
  return schema
}

/** One field of a request. */
export function fieldSchema(type: RequestType, field: string): JsonSchema {
  const { $schema: _schema, ...schema } = toJsonSchema(
    (REQUESTS[type].entries as Record<string, v.GenericSchema>)[field] as v.GenericSchema,
    CONFIG,
  )
  return schema
}

/** The schema of a server's report to its host. */
export function reportSchema(): Record<string, unknown> {
  return bare(toJsonSchema(hostReport, CONFIG))
}

/** The schema of a host's order for a lab. */
export function labWishSchema(): Record<string, unknown> {
  return bare(toJsonSchema(labWish, CONFIG))
}

/** The schema of labs and their progress. */
export function labsSchema(): Record<string, unknown> {
  return bare(toJsonSchema(labReports, CONFIG))
}

function bare({ $schema: _schema, ...schema }: ReturnType<typeof toJsonSchema>): Record<string, unknown> {
  return schema
}

/** Whether a request has a field. */
export function has(type: RequestType, field: string): boolean {
  return field in REQUESTS[type].entries
}
