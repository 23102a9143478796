import type { Seat } from '@orrery/kernel'
import { useEffect, useState } from 'preact/hooks'
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
  async function look(): Promise<void> {
    setLooking(true)
    setFailed(false)
    await beforehand.foresee(seat).catch(() => setFailed(true))
    setLooking(false)
  }
  useEffect(() => {
    if (open) void look()
  }, [open, version, prints, said.passes])
  const foreseen = found?.version === version ? found.foreseen : null
  return { foreseen: foreseen ?? [], looking, failed, busy: looking || (foreseen === null && !failed), look }
}
