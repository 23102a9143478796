import { useState } from 'preact/hooks'
import { useOnce } from './once.ts'

/**
 * A line that is typed and sent. It leaves the field once it has arrived: refused text stays, with the reason, and so does what is typed
 * meanwhile.
 */
export function useTyped(send: (text: string) => Promise<void>) {
  const [typed, type] = useState('')
  const once = useOnce()
  return {
    typed,
    type,
    submit(event: Event): void {
      event.preventDefault()
      const text = typed.trim()
      if (text === '') return
      once(async () => {
        await send(text)
        type((now) => (now.startsWith(typed) ? now.slice(typed.length) : now))
      })
    },
  }
}
