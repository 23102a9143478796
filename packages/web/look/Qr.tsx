import type { JSX } from 'preact'
import { encode } from 'uqr'
import { say } from '../app/texts.ts'

/** An address as a QR code, for a phone nearby. */
export function Qr({ value }: { readonly value: string }): JSX.Element {
  const { data, size } = encode(value, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1Z`] : []))).join('')
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={say('qr')} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#0b1020" />
    </svg>
  )
}
