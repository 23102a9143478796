import type { AccountBody, AccountRequest } from '@orrery/protocol/account'
import { AccountError, askAccount } from './account.ts'

type Options = AccountBody<'passkey-options'>
type Passkey = AccountBody<'passkey-sign-in'>['passkey']

/** Loaded when a passkey is first used. */
const library = () => import('@simplewebauthn/browser')

/** Whether this browser supports passkeys and this address can have them. */
export const knowsPasskeys = 'PublicKeyCredential' in globalThis && isSecureContext && !/^[\d.]+$|:/.test(location.hostname)

/** Signs in with a passkey that the reader chooses. Rejects with an `AccountError`. */
export async function signInByPasskey(): Promise<void> {
  const { startAuthentication } = await library()
  const options = await optionsFor({ for: 'sign-in' })
  await askAccount('passkey-sign-in', {
    passkey: await shown(() => startAuthentication({ optionsJSON: options as unknown as StartOptions<typeof startAuthentication> })),
  })
}

/** Makes a passkey: for the reader's account, or for one that is about to be made. Rejects with an `AccountError`. */
export async function makePasskey(wish: Exclude<Options, { for: 'sign-in' }>): Promise<Passkey> {
  const { startRegistration } = await library()
  const options = await optionsFor(wish)
  return shown(() => startRegistration({ optionsJSON: options as unknown as StartOptions<typeof startRegistration> }))
}

type StartOptions<F extends (options: never) => unknown> = F extends (options: { optionsJSON: infer O }) => unknown ? O : never

async function optionsFor(wish: Options): Promise<object> {
  return (await askAccount('passkey-options' satisfies AccountRequest, wish)).options ?? {}
}

/** The result of the browser's dialog; closing it counts as showing no passkey. */
async function shown(ask: () => Promise<object>): Promise<Passkey> {
  try {
    return (await ask()) as Passkey
  } catch {
    throw new AccountError('no-passkey')
  }
}
