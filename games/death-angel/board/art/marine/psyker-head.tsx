/** The bare head under a psychic hood. */
export const PsykerHead = () => (
  <>
    <path d="M52 44C49 25 57 14 69 14c10 0 16 7 17 17l3 6-3 9-9 5H58Z" fill="#0d0c12" />
    <path d="M60 50C57 30 62 22 71 20c8 0 12 7 12 14l2 4-3 9-7 3Z" fill="#c9a58a" />
    <path d="M60 50C57 30 62 22 71 20c-5 7-5 18-2 30Z" fill="#5f4a45" />
    <path d="M74 32l10 .5-.5 3-9-.5Z" fill="#9fdcff" />
    <path d="M52 44C49 25 57 14 69 14c6 0 11 3 14 8-9-5-17-3-20 6-2 6-2 15 0 22h-5Z" fill="var(--plate)" />
    <path d="M69 14c6 0 11 3 14 8" class="da-rim" />
  </>
)
