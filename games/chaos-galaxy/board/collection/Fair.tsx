import type { OpenedPack } from '@orrery/collecting'
import type { Text } from '@orrery/text'

/** How a pack was drawn, for anybody to check: the commitment and the seed. */
export function Fair({ pack, text }: { readonly pack: OpenedPack; readonly text: Text }) {
  const save = () => {
    const { kind, commitment, seed, cards } = pack
    const file = new Blob([`${JSON.stringify({ game: 'chaos-galaxy', pack: kind, commitment, seed, cards }, null, 2)}\n`], {
      type: 'application/json',
    })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = `booster-${pack.id}.json`
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <details class="cgc-fair">
      <summary>{text.say('coll-fair')}</summary>
      <p>{text.say('coll-fair-is')}</p>
      <dl>
        <dt>{text.say('coll-fair-commitment')}</dt>
        <dd data-commitment>{pack.commitment}</dd>
        <dt>{text.say('coll-fair-seed')}</dt>
        <dd data-seed>{pack.seed}</dd>
      </dl>
      <button type="button" class="btn small" onClick={save}>
        {text.say('coll-fair-save')}
      </button>
    </details>
  )
}
