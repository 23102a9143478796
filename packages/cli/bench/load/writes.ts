import { createServer, type Socket } from 'node:net'

/**
 * A program that only writes: on request, this many bytes to each connection, again and again at an interval in milliseconds. It reports
 * its port, and then the seconds of CPU of a round of writes.
 */
const wires: Socket[] = []
const door = createServer({ noDelay: true }, (wire) => void wires.push(wire))
door.listen(0, '127.0.0.1', () => {
  const address = door.address()
  process.send?.({ value: typeof address === 'object' ? address?.port : 0 })
})
process.on('message', async ({ bytes, rounds, apart }: { bytes: number; rounds: number; apart: number }) => {
  const text = Buffer.alloc(bytes, 'x')
  let spent = 0
  for (let round = 0; round < rounds; round++) {
    await new Promise((resolve) => setTimeout(resolve, apart))
    const before = process.cpuUsage()
    for (const wire of wires) wire.write(text)
    const { user, system } = process.cpuUsage(before)
    spent += user + system
  }
  process.send?.({ value: spent / 1e6 / rounds })
})
process.on('disconnect', () => process.exit(0))
