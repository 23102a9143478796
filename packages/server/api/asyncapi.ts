import { LIMITS, PROTOCOL } from '@orrery/protocol'
import { MESSAGES } from '@orrery/protocol/messages'
import { allSchemas, messageName, REQUEST_TYPES, reference, requestName } from './schemas.ts'
import { MESSAGE_WORDS, REQUEST_WORDS } from './words.ts'

type Json = { readonly [key: string]: unknown }

const SAID = Object.keys(MESSAGES) as readonly (keyof typeof MESSAGES)[]

/** The WebSocket as an AsyncAPI document, made from the schemas that parse requests. */
export function asyncApi(): Json {
  const messages = {
    ...Object.fromEntries(REQUEST_TYPES.map((type) => [requestName(type), messageOf(requestName(type), REQUEST_WORDS[type].about)])),
    ...Object.fromEntries(SAID.map((type) => [messageName(type), messageOf(messageName(type), MESSAGE_WORDS[type])])),
  }
  const inChannel = (name: string) => ({ $ref: `#/channels/socket/messages/${name}` })
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Orrery',
      version: String(PROTOCOL),
      description: `JSON over one WebSocket, a message of at most ${LIMITS.messageBytes} bytes each. Say \`hello\` first, with a key as \`token\` and \`protocol: ${PROTOCOL}\`. Every request has a \`ref\` that you never used before; its reply repeats it, and replies come in the order of the requests. What has no \`ref\` is told by itself.`,
    },
    defaultContentType: 'application/json',
    channels: {
      socket: {
        address: '/socket',
        messages: Object.fromEntries(Object.keys(messages).map((name) => [name, { $ref: `#/components/messages/${name}` }])),
      },
    },
    operations: {
      ...Object.fromEntries(
        REQUEST_TYPES.map((type) => [
          type,
          {
            action: 'receive',
            channel: { $ref: '#/channels/socket' },
            summary: REQUEST_WORDS[type].about,
            messages: [inChannel(requestName(type))],
            reply: {
              channel: { $ref: '#/channels/socket' },
              messages: [...REQUEST_WORDS[type].replies, 'error'].map((reply) => inChannel(messageName(reply))),
            },
          },
        ]),
      ),
      tell: {
        action: 'send',
        channel: { $ref: '#/channels/socket' },
        summary: 'What is told by itself: to who looks at a table or follows a list.',
        messages: TOLD.map((type) => inChannel(messageName(type))),
      },
    },
    components: { messages, schemas: allSchemas() },
  }
}

/** Messages that come without a request. */
const TOLD: readonly (keyof typeof MESSAGES)[] = [
  'table',
  'info',
  'step',
  'chat',
  'line',
  'collection-changed',
  'tournament-step',
  'tournament-mine',
  'error',
]

function messageOf(name: string, summary: string): Json {
  return { name, summary, payload: reference(name) }
}
