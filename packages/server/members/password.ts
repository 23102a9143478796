import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { PASSWORD } from '@orrery/protocol/account'

const argon2id = promisify((parameters: Argon2Parameters, done: (error: Error | null, key: Buffer) => void) =>
  argon2('argon2id', parameters, done),
)

/** The cost of checking a password: 19 MiB and two passes, OWASP's minimum for argon2id. It is meant to be at most 100 ms of CPU. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const
const TAG_BYTES = 32

/** Passwords that everybody tries first; those of one repeated character are checked separately. */
const WEAK = ['1234567890', '0123456789', 'qwertyuiop', 'qwertzuiop', 'passwordpassword', 'password123', 'password1234', 'jelszojelszo']

/** Whether a password is too easy to guess. */
export function isWeak(password: string, name: string): boolean {
  const plain = password.toLowerCase()
  if ([...password].length < PASSWORD.shortest || new Set(plain).size < 4) return true
  return WEAK.includes(plain) || (name !== '' && plain.replaceAll(name.toLowerCase(), '').length < 6)
}

/** Hashes a password; the hash includes its parameters, in the PHC format. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await tagOf(password, nonce, COST)
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(nonce)}$${base64(tag)}`
}

/** Whether a password matches the hash. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const read = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash)
  if (read === null) return false
  const [memory, passes, parallelism] = read.slice(1, 4).map(Number) as [number, number, number]
  const [nonce, tag] = read.slice(4).map((part) => Buffer.from(part, 'base64')) as [Buffer, Buffer]
  const made = await tagOf(password, nonce, { memory, passes, parallelism })
  return made.length === tag.length && timingSafeEqual(made, tag)
}

/** The hash of an unknown password: it is checked where there is none, so that both cases take the same time. */
export const NOBODYS = hashPassword(randomBytes(24).toString('base64url'))

function tagOf(password: string, nonce: Buffer, cost: { memory: number; passes: number; parallelism: number }): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'))
  return argon2id({ message, nonce, ...cost, tagLength: TAG_BYTES })
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
