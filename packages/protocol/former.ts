/**
 * The name that replaces a deleted member's in games that stay because they belong to others too. Pages show it in their own language.
 * Names are trimmed, so nobody can type this one.
 */
export const FORMER = ' former-member'
