import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { measurable } from '../load/measured.ts'

/** A server that only parses JSON and sends it back, on the same kind of sockets as ours: the cost of the sockets alone. */
const { WebSocketServer } = createRequire(import.meta.resolve('@orrery/server'))('ws') as typeof import('ws')
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
server.on('connection', (socket) => socket.on('message', (data) => socket.send(JSON.stringify(JSON.parse(String(data))))))
server.on('listening', () => measurable(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, async () => void server.close()))
