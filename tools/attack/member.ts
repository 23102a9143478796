/** A member of the club in a browser. */
export interface Member {
  readonly name: string
  readonly cookie: string
}

/** The password of every member. */
export const PASSWORD = 'nine lives of a cat'

/** Signs somebody up. */
export async function member(url: string, name: string): Promise<Member> {
  const reply = await fetch(`${url}/account/sign-up`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ name, password: PASSWORD, passkey: null, guest: null, invitation: null }),
  })
  const cookie = reply.headers.get('set-cookie')?.split(';')[0]
  if (cookie === undefined) throw new Error(`${name} cannot sign up: ${await reply.text()}`)
  return { name, cookie }
}
