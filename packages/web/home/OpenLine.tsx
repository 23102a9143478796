import type { TableLine } from '@orrery/protocol'
import type { JSX } from 'preact'
import { accents, gameName } from '../app/catalogue.ts'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { Emblem } from '../look/Emblem.tsx'
import { nameOf } from '../table/words.ts'

/** The players of a table on the server. */
export function playersOf(line: TableLine): string {
  return line.players.flatMap((player, seat) => (player.holder === 'open' ? [] : [nameOf({ ...player, seat })])).join(', ')
}

/** Somebody else's table with an open seat. */
export function OpenLine({ line }: { readonly line: TableLine }): JSX.Element {
  const free = line.players.filter(({ holder }) => holder === 'open').length
  return (
    <li class="line-row" style={accents(line.game)}>
      <div class="row">
        <Emblem game={line.game} />
        <div>
          <b>{gameName(line.game)}</b>
          <span>
            {say('open-seats', { n: free })} · {playersOf(line)}
          </span>
        </div>
        <a class="btn small" href={address('table', line.id)}>
          {say('join')}
        </a>
      </div>
    </li>
  )
}
