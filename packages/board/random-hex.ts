/** So many random hexadecimal digits (an even number), from the browser's source of randomness. It works at an address without TLS, too. */
export function randomHex(digits: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(digits / 2))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
