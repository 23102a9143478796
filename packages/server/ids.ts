import { createHash, randomBytes } from 'node:crypto'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** The bytes of an id, and of many: asking the system for each alone costs ten times as much. */
const ID = 16
const POOL = ID * 64
let pool = randomBytes(0)
let drawn = 0

/** An unguessable id: 80 bits as 16 letters, for players and tables. */
export function freshId(): string {
  if (drawn === pool.length) {
    pool = randomBytes(POOL)
    drawn = 0
  }
  drawn += ID
  return lettersOf(pool.subarray(drawn - ID, drawn))
}

/** An id made from a text: the same for the same text. */
export function idOf(text: string): string {
  return lettersOf(createHash('sha256').update(text).digest().subarray(0, 16))
}

function lettersOf(bytes: Uint8Array): string {
  let id = ''
  for (const byte of bytes) id += LETTERS[byte & 31]
  return id
}

/** The secret of a personal link: 192 bits. */
export function freshToken(): string {
  return randomBytes(24).toString('base64url')
}

/** A table's seed: 128 bits as 32 hexadecimal digits. */
export function freshSeed(): string {
  return randomBytes(16).toString('hex')
}

/** SHA-256 of a text, in hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
