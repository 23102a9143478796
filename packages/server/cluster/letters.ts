import type { Request } from '@orrery/protocol'
import type { OwnReport } from '@orrery/protocol/host'
import type { Whereabouts } from '../club/ties/whereabouts.ts'

/**
 * Letters between servers about people who are connected to one (`from`) and watch or play tables of another. A `link` is a pair of
 * servers, one way, from its first letter until one of them misses something; then a new one begins.
 */
export type Letter =
  /** To the owner: a request about a table. `quiet`: no person sent it, so no reply is sent. */
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
  /** To the owner: somebody stopped watching a table, or left. */
  | { readonly kind: 'gone'; readonly from: string; readonly link: string; readonly guest: number; readonly table: string | null }
  /** To the owner: the link is in use. */
  | { readonly kind: 'here'; readonly from: string; readonly link: string }
  /** From the owner: numbered texts for guests. `ref`: a reply to that request. */
  | {
      readonly kind: 'texts'
      readonly from: string
      readonly link: string
      readonly number: number
      readonly texts: readonly { readonly to: readonly number[]; readonly text: string; readonly reply: boolean }[]
    }
  /** From the owner: the link is known, and had this many letters with texts. */
  | { readonly kind: 'beat'; readonly from: string; readonly link: string; readonly number: number }
  /** From the former owner: these tables have left. */
  | { readonly kind: 'moved'; readonly from: string; readonly link: string; readonly tables: readonly string[] }
  /** To any server: the whereabouts of these players, if they are connected to it. */
  | { readonly kind: 'where'; readonly from: string; readonly players: readonly string[] }
  /** To any server: asks for its report. */
  | { readonly kind: 'report'; readonly from: string }

/** What happened to a request. */
export type Receipt =
  /** It was handled, and its replies were sent. `report`: the server's report, `where`: whereabouts, if that was asked. */
  | { readonly done: true; readonly report?: OwnReport; readonly where?: readonly (readonly [string, Whereabouts])[] }
  /** Another server owns the table; null: its owner is unknown. `newer`: only one with newer rules can own it. */
  | { readonly done: false; readonly owner: string | null; readonly newer?: boolean }
