/**
 * Loaded before a server of the browser tests (`--import`): takes its random ids, tokens and table seeds from ORRERY_DRAWN, so that a
 * failed game fails again. Never part of the program itself.
 */
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const seed = process.env.ORRERY_DRAWN ?? ''
let drawn = 0

function drawBytes(size: number): Buffer {
  return crypto.createHash('shake256', { outputLength: size }).update(`${seed} ${drawn++}`).digest()
}

Object.assign(crypto, { randomBytes: drawBytes })
syncBuiltinESMExports()
