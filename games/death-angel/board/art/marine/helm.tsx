/** A closed helmet with a lit visor. */
export const Helm = () => (
  <>
    <path d="M52 42C49 25 57 16 69 16c11 0 18 6 18 15l5 5-3 9-9 5H58Z" fill="var(--plate)" />
    <path d="M52 42C49 25 57 16 69 16l3 .1C60 20 59 32 62 50h-4Z" fill="var(--plate-dark)" />
    <path d="M66 28.5 88 30.5 88 35 69 34.5Z" fill="var(--lamp)" />
    <path d="M66 28.5 88 30.5 88 35 69 34.5Z" fill="none" stroke="var(--lamp)" stroke-width="2" stroke-linejoin="round" opacity=".3" />
    <path d="M75 39h14l-2 7-9 2Z" fill="var(--shade)" />
    <path d="M77 41.5h10M77 44h9" stroke="var(--plate-dark)" stroke-width="1" />
    <path d="M71 16.2c10 .6 15.5 6.5 16 14" class="da-rim" />
  </>
)
