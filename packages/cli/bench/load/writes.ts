import { createServer, type Socket } from 'node:net'

/**
 * A program that does nothing but write: when told, so many bytes to each of those who have connected, again and again with so
 * many milliseconds between. Tells its port, and then the seconds of CPU that a round of writes took.
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
