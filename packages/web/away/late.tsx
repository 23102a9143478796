import { render } from 'preact'
import { say, speakMore } from '../app/texts.ts'
import { Dialog } from '../look/Dialog.tsx'

/** Asks a reader whose time ran out twice in a row at a table by day whether they have time for another table. */
export async function confirmsLate(): Promise<boolean> {
  await speakMore()
  return new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'))
    function decide(yes: boolean): void {
      render(null, place)
      place.remove()
      resolve(yes)
    }
    render(
      <Dialog title={say('late-title')} onClose={() => decide(false)}>
        <p>{say('late-why')}</p>
        <div class="acts spread">
          <button type="button" class="btn" data-late="no" onClick={() => decide(false)}>
            {say('late-no')}
          </button>
          <button type="button" class="btn primary" data-late="yes" onClick={() => decide(true)}>
            {say('late-yes')}
          </button>
        </div>
      </Dialog>,
      place,
    )
  })
}
