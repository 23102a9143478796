import { Ajv2020 } from 'ajv/dist/2020.js'
import { asyncApi } from '../api/asyncapi.ts'
import { messageName } from '../api/schemas.ts'

/** Checks messages by the published documents alone: returns what is wrong with one. */
export function told(): (message: { readonly type: string }) => readonly string[] {
  const ajv = new Ajv2020({ strict: true, allErrors: true, strictRequired: false, allowUnionTypes: true })
  ajv.addKeyword('components')
  const { components } = asyncApi()
  ajv.addSchema({ $id: 'document', components }, 'document')
  return (message) => {
    const valid = ajv.getSchema(`document#/components/schemas/${messageName(message.type)}`)
    if (valid === undefined) return [`no message of type ${message.type} is described`]
    return valid(message) === true ? [] : (valid.errors ?? []).map(({ instancePath, message: why }) => `${instancePath} ${why}`)
  }
}

/** One seat for the player, and hot-seats. */
export function seatsOf(count: number) {
  return Array.from({ length: count }, (_, seat) =>
    seat === 0 ? ({ kind: 'me' } as const) : ({ kind: 'hot-seat', name: `Seat ${seat}` } as const),
  )
}
