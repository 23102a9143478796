/** A support token. */
export const Token = () => (
  <svg class="da-tok" data-means="word-token" viewBox="0 0 24 24" aria-hidden="true">
    <use href="#da-token" />
  </svg>
)

export const TokenSymbol = () => (
  <symbol id="da-token" viewBox="0 0 24 24">
    <circle cx="12" cy="12" r="11" fill="#6d5426" />
    <circle cx="12" cy="11.3" r="10.3" fill="#d8b36a" />
    <circle cx="12" cy="11.3" r="8" fill="none" stroke="#8a6b35" stroke-width="1" />
    <path d="M12 5.5l1.7 3.7 4 .4-3 2.7.9 4-3.6-2.1-3.6 2.1.9-4-3-2.7 4-.4Z" fill="#3b2a0c" />
  </symbol>
)
