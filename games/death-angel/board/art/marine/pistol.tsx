/** A bolt pistol at the hip. */
export const Pistol = () => (
  <>
    <path d="M76 77.5l11 14 8-3-4-14-9-2Z" fill="var(--shade)" />
    <path d="M60 78h34l4 3v9H82l-3 3H64l-4-3Z" fill="#14131a" />
    <path d="M98 82h12v4H98Z" fill="#24222c" />
    <path d="M60 80h33" class="da-rim" />
  </>
)
