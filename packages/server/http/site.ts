import type { IncomingMessage } from 'node:http'

/** The address of the pages, as a browser sees it. */
export interface Site {
  /** `https://play.example.org` */
  readonly origin: string
  /** The domain that passkeys are bound to. */
  readonly domain: string
  readonly secure: boolean
}

/** The site at an address. */
export function siteAt(url: string): Site {
  const { origin, hostname, protocol } = new URL(url)
  return { origin, domain: hostname, secure: protocol === 'https:' }
}

/**
 * The site that a request comes from, if it is this one: only then do cookies count. Null for other sites, and for requests without an
 * origin. Without `publicUrl` this site is the host that the request was sent to.
 */
export function ownSite({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string | null): Site | null {
  const { host } = headers
  const origin = headers.origin ?? (headers['sec-fetch-site'] === 'same-origin' ? (publicUrl ?? `http://${host}`) : undefined)
  if (origin === undefined || !URL.canParse(origin)) return null
  const site = siteAt(origin)
  if (publicUrl !== null) return site.origin === siteAt(publicUrl).origin ? site : null
  return new URL(origin).host === host ? site : null
}

/** The cookie of a session. Over TLS its name keeps other hosts of the domain from setting it. */
function cookieName(secure: boolean): string {
  return secure ? '__Host-orrery' : 'orrery'
}

/** The session secret in a request; null: none. */
export function cookieOf({ headers }: Pick<IncomingMessage, 'headers'>, secure: boolean): string | null {
  const name = cookieName(secure)
  for (const part of (headers.cookie ?? '').split(';')) {
    const [key, value] = part.trim().split('=')
    if (key === name && value) return value
  }
  return null
}

/** Makes the browser keep a session for a while, or forget it (null). Scripts cannot read it, and other sites cannot make it be sent. */
export function setCookie(secret: string | null, secure: boolean): string {
  const kept = secret === null ? '; Max-Age=0' : `; Max-Age=${90 * 24 * 3600}`
  return `${cookieName(secure)}=${secret ?? ''}; Path=/; HttpOnly; SameSite=Strict${kept}${secure ? '; Secure' : ''}`
}
