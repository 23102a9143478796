/**
 * SeatSettings in before a server of the browser tests (`--import`): what it draws at random (ids, tokens, seeds of tables) is
 * drawn from ORRERY_DRAWN, so that a game that failed once fails again. Never part of the program itself.
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
