/** The most bytes whose count fits into a frame's second byte, and into the two after it (RFC 6455, 5.2). */
const SHORT = 125
const MIDDLE = 0xffff
/** A final text frame. */
const FINAL_TEXT = 0x81

/** The last framed text, because the same text often goes to many, one after the other. */
let last: { readonly text: string; readonly frame: Buffer } = { text: '', frame: frameOf('') }

/**
 * A text as one frame of RFC 6455, unmasked and uncompressed. The returned buffer must not be changed, because all receivers of the same
 * text share it: it is encoded once, and written in one piece.
 */
export function framed(text: string): Buffer {
  if (text !== last.text) last = { text, frame: frameOf(text) }
  return last.frame
}

function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length <= SHORT ? 2 : length <= MIDDLE ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = FINAL_TEXT
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, head)
  return frame
}
