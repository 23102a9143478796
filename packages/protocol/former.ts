/**
 * Stands for the name of a deleted member in games that stay, since they are the others', too. Pages say it in their own language. Names
 * are trimmed, so that nobody can type this one.
 */
export const FORMER = ' former-member'
