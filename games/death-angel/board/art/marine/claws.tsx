/** Lightning claws on the raised gauntlet. */
export const Claws = () => (
  <>
    <path d="M74 70 98 62l8 10-4 16-24 4-8-8Z" fill="var(--plate-dark)" />
    <path d="M74 70 98 62l4 5-26 9Z" fill="var(--plate)" />
    <path d="M98 64 118 34l-10 34Zm4 6 24-22-17 27Zm0 8 25-8-21 15Z" fill="#d7e6f5" />
    <path d="M98 64 118 34l-13 33Zm4 6 24-22-20 25Zm0 8 25-8-23 12Z" fill="#8aa6c4" />
    <path d="M112 30l6-8M121 44l6-4" stroke="#9fd2ff" stroke-width="1.6" stroke-linecap="round" />
    <path d="M98 62l8 10-4 16" class="da-rim" />
  </>
)
