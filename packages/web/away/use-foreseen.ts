import type { Seat } from '@orrery/kernel'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { RemoteTable } from '../connection/remote-table.ts'

/**
 * The questions that a seat may be asked next; computed again whenever the table or the advance answers change. `looking`: they are being
 * computed; `busy`: those of the table as it is are still to come.
 */
export function useForeseen({ beforehand }: RemoteTable, seat: Seat, version: number, open: boolean) {
  const said = beforehand.said(seat).value
  const found = beforehand.foreseen(seat).value
  const prints = said.ifs.map(({ print }) => print).join()
  const [looking, setLooking] = useState(false)
  const [failed, setFailed] = useState(false)
  const looks = useRef(0)
  async function look(): Promise<void> {
    looks.current++
    const own = looks.current
    setLooking(true)
    setFailed(false)
    const found = await beforehand.foresee(seat).then(
      () => true,
      () => false,
    )
    // Only the last one looks at the table and the orders as they are.
    if (own !== looks.current) return
    setFailed(!found)
    setLooking(false)
  }
  useEffect(() => {
    if (open) void look()
  }, [open, version, prints, said.passes])
  const foreseen = found?.version === version ? found.foreseen : null
  return { foreseen: foreseen ?? [], looking, failed, busy: looking || (foreseen === null && !failed), look }
}
