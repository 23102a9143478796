/**
 * Reports the server's address to the parent process, and its memory and CPU time on request; stops the server when told to, or when the
 * parent is gone.
 */
export function measurable(url: string, stop: () => Promise<void>): void {
  process.send?.({ url })
  process.on('message', (message) => {
    if (message === 'memory') {
      globalThis.gc?.()
      globalThis.gc?.()
      const { heapUsed, external } = process.memoryUsage()
      process.send?.({ value: heapUsed + external })
    }
    if (message === 'processor') {
      const { user, system } = process.cpuUsage()
      process.send?.({ value: (user + system) / 1e6 })
    }
    if (message === 'stop') void stop().then(() => process.exit(0))
  })
  process.on('disconnect', () => process.exit(0))
}
