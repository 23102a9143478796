/**
 * Runs in the page before anything else and delays, by a seed, some of what the page waits for: timers, frames, answers of the server and
 * messages of sockets and workers, each kind in its own order. What fails with it and passes without it depends on who comes first.
 */
export function delaySome(seed: number): void {
  if (location.protocol === 'about:') return
  let state = seed >>> 0
  const draw = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const [timer, frame] = [globalThis.setTimeout, globalThis.requestAnimationFrame]
  // A third is late, by up to 400 ms; most of it by little.
  const late = (): number => (draw() < 1 / 3 ? draw() ** 2 * 400 : 0)
  globalThis.setTimeout = ((what: TimerHandler, delay = 0, ...rest: unknown[]) =>
    timer(what, Number(delay) + late(), ...rest)) as typeof timer
  const cancelled = new Set<number>()
  globalThis.requestAnimationFrame = (what) => {
    const go = (left: number): number =>
      frame((time) => {
        if (cancelled.has(first)) return
        if (left === 0) what(time)
        else go(left - 1)
      })
    const first = go(draw() < 1 / 6 ? Math.floor(draw() * 6) : 0)
    return first
  }
  globalThis.cancelAnimationFrame = (id) => void cancelled.add(id)
  const fetched = globalThis.fetch
  globalThis.fetch = async (...request) => {
    const response = await fetched(...request)
    await new Promise((resolve) => timer(resolve, late()))
    return response
  }
  for (const sender of [WebSocket, Worker]) delayMessages(sender.prototype)

  function delayMessages(prototype: EventTarget): void {
    const listen = prototype.addEventListener
    const last = new WeakMap<EventTarget, Promise<void>>()
    prototype.addEventListener = function (this: EventTarget, type: string, heard: EventListenerOrEventListenerObject | null, ...rest: []) {
      if (type !== 'message' || typeof heard !== 'function') return listen.call(this, type, heard, ...rest)
      const later: EventListener = (event) => {
        const wait = late()
        const due = wait === 0 ? Promise.resolve() : new Promise<void>((resolve) => timer(resolve, wait))
        // A task of its own, as a message has; the next one waits for it, because two timers need not keep their order.
        const task = () =>
          new Promise<void>((resolve) => {
            timer(() => {
              resolve()
              heard.call(this, event)
            })
          })
        last.set(this, (last.get(this) ?? Promise.resolve()).then(() => due).then(task))
      }
      listen.call(this, type, later, ...rest)
    }
    Object.defineProperty(prototype, 'onmessage', {
      set(this: EventTarget, heard: EventListener) {
        this.addEventListener('message', heard)
      },
    })
  }
}
