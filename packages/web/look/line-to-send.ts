import { useRef, useState } from 'preact/hooks'
import { useOnce } from './once.ts'

/**
 * A line that is typed and sent. It leaves the field once it has arrived: refused text stays, with the reason, and so does what is typed
 * meanwhile. What is sent while a line is on its way follows it once it has arrived.
 */
export function useTyped(send: (text: string) => Promise<void>) {
  const [typed, show] = useState('')
  const now = useRef('')
  const again = useRef(false)
  const once = useOnce()
  const type = (text: string): void => {
    now.current = text
    show(text)
  }
  async function sendAll(): Promise<void> {
    do {
      again.current = false
      const sent = now.current
      if (sent.trim() === '') return
      await send(sent.trim())
      if (now.current.startsWith(sent)) type(now.current.slice(sent.length))
    } while (again.current)
  }
  return {
    typed,
    type,
    submit(event: Event): void {
      event.preventDefault()
      again.current = true
      once(sendAll)
    },
  }
}
