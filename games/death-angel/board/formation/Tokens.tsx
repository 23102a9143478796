import { Token } from '../art/token.tsx'

/** The greatest number of tokens drawn one by one. */
const SHOWN = 3

/** Support tokens: coins, or a coin with a number if there are many. */
export const Tokens = ({ count }: { readonly count: number }) =>
  count === 0 ? null : count <= SHOWN ? (
    <span class="da-toks">
      {Array.from({ length: count }, (_, at) => (
        <Token key={at} />
      ))}
    </span>
  ) : (
    <span class="da-toks">
      <Token />
      <b class="da-num">{count}</b>
    </span>
  )
