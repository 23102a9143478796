import type { Request } from '@orrery/protocol'
import type { OwnReport } from '@orrery/protocol/host'
import type { Whereabouts } from '../club/ties/whereabouts.ts'

/**
 * What servers write to each other about people who are connected to one (`from`) and look at or play tables of another. A `link` is a
 * pair of servers, one way, from its first letter until one of them misses something; then there is a new one.
 */
export type Letter =
  /** To the owner: somebody wants something of a table. `quiet`: nobody asked, so no reply is told. */
  | {
      readonly kind: 'request'
      readonly from: string
      readonly link: string
      readonly guest: number
      readonly person: { readonly id: string; readonly name: string }
      readonly address: string
      readonly request: Request
      readonly quiet: boolean
    }
  /** To the owner: somebody does not look any more, at a table or at all. */
  | { readonly kind: 'gone'; readonly from: string; readonly link: string; readonly guest: number; readonly table: string | null }
  /** To the owner: the link is wanted. */
  | { readonly kind: 'here'; readonly from: string; readonly link: string }
  /** From the owner: what guests are told, numbered. `ref`: it replies to that request. */
  | {
      readonly kind: 'texts'
      readonly from: string
      readonly link: string
      readonly number: number
      readonly texts: readonly { readonly to: readonly number[]; readonly text: string; readonly reply: boolean }[]
    }
  /** From the owner: the link is known, and had so many letters with texts. */
  | { readonly kind: 'beat'; readonly from: string; readonly link: string; readonly number: number }
  /** From who was the owner: these tables are not here any more. */
  | { readonly kind: 'moved'; readonly from: string; readonly link: string; readonly tables: readonly string[] }
  /** To any: where are these players, of those who are connected to you? */
  | { readonly kind: 'where'; readonly from: string; readonly players: readonly string[] }
  /** To any: how are you? */
  | { readonly kind: 'report'; readonly from: string }

/** What becomes of a request. */
export type Receipt =
  /** It was dealt with, and what was said of it is told. `report`: how the server is, `where`: where players are, if that was asked. */
  | { readonly done: true; readonly report?: OwnReport; readonly where?: readonly (readonly [string, Whereabouts])[] }
  /** The table is another server's; null: nobody knows whose. `newer`: only one with newer rules can have it. */
  | { readonly done: false; readonly owner: string | null; readonly newer?: boolean }
